//! The review: the hand or the whole game as a curve, one decision of it with all its moves and their worth, luck told apart from
//! choice; and the hand itself, step by step from any seat.

mod ending;
mod moves;
mod page;
mod step;
mod stepping;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
use coach::review::{Decision, Played, Review};
use engine::tiles::{BySeat, Seat};
use step::Step;
use words::say;

/// The box.
pub struct ReviewBox {
    names: BySeat<String>,
    /// Who looks back, and from whose seat.
    own: Seat,
    seat: Seat,
    /// All seats can be looked at: the table was ours.
    ours: bool,
    /// The hand can be played on from anywhere: it is the one on the table.
    plays_on: bool,
    /// The game was only watched: nobody is "you", and all seats can be looked at.
    watched: bool,
    deals: Vec<Played>,
    /// What was judged of these.
    judged: Vec<Option<Review>>,
    /// The numbers of those that cannot be judged.
    unjudged: Vec<u32>,
    /// The hand on show; behind the last one the whole game.
    place: usize,
    /// The decision of these that is told in full; `None`: the dearest.
    chosen: Option<usize>,
    /// Hand and decision that were on show from each seat when another was looked at.
    left: BySeat<Option<(usize, usize)>>,
    /// The point of the hand that is stepped through.
    at: Option<usize>,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// From this seat, counted from one's own.
    Sit(usize),
    /// The hand before, or after; behind the last one the whole game.
    Hand(isize),
    /// Tell this decision in full.
    Choose(usize),
    /// Show the table at this point.
    Show(usize),
    /// One step on, or back.
    Step(bool),
    /// To the next decision that cost something.
    NextPoint,
    /// From the table back to the list.
    Back,
    /// Play on from the point on show.
    PlayOn,
    /// Closes the box.
    Close,
    /// Opens the page of the help about this box.
    Help,
}

impl ReviewBox {
    /// The box for these hands of one's own seat, the last one first; `ours`: they were played at a table of ours.
    pub fn new(names: BySeat<String>, own: Seat, deals: Vec<Played>, ours: bool) -> Self {
        let place = deals.len().saturating_sub(1);
        Self {
            names,
            own,
            seat: own,
            ours,
            watched: false,
            plays_on: ours,
            judged: vec![None; deals.len()],
            unjudged: Vec::new(),
            deals,
            place,
            chosen: None,
            left: BySeat::default(),
            at: None,
        }
    }

    /// The same box for a game that was only watched.
    pub fn watched(self) -> Self {
        Self {
            watched: true,
            ..self
        }
    }

    /// The same, where the game that is reviewed may be another than the one on the table.
    pub fn with_playing_on(self, plays_on: bool) -> Self {
        Self { plays_on, ..self }
    }

    /// Shows the hands of another seat.
    pub fn sit(&mut self, seat: Seat, deals: Vec<Played>) {
        self.left[self.seat] = self.chosen.map(|chosen| (self.place, chosen));
        self.judged = vec![None; deals.len()];
        self.unjudged.clear();
        self.deals = deals;
        self.place = self.place.min(self.last_place());
        self.seat = seat;
        let left = self.left[seat].filter(|(place, _)| *place == self.place);
        self.chosen = left.map(|(_, chosen)| chosen);
    }

    /// Whose hands they are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The hand to be judged next, if what is on show needs one.
    pub fn wanted(&self) -> Option<&Played> {
        let unjudged = |place: usize| self.unjudged.contains(&self.deals[place].number);
        let open = |place: &usize| self.judged[*place].is_none() && !unjudged(*place);
        let place = match self.place < self.deals.len() {
            true => Some(self.place).filter(open),
            false => (0..self.deals.len()).find(open),
        };
        self.deals.get(place?)
    }

    /// Takes in a hand that was judged, of this seat.
    pub fn take(&mut self, seat: Seat, review: Review) {
        let place = self
            .deals
            .iter()
            .position(|deal| deal.number == review.number);
        if let Some(place) = place.filter(|_| seat == self.seat) {
            self.judged[place] = Some(review);
        }
    }

    /// The hand of this number, of this seat, cannot be judged.
    pub fn go_without(&mut self, seat: Seat, number: u32) {
        if seat == self.seat {
            self.unjudged.push(number);
        }
    }

    /// The number of the hand on show if it cannot be judged.
    fn unjudged(&self) -> Option<u32> {
        let number = self.deals.get(self.place)?.number;
        self.unjudged.contains(&number).then_some(number)
    }

    /// What the curve goes through: the decisions on show in the order of play, and the end of each hand behind its own.
    fn steps(&self) -> Vec<Step<'_>> {
        let hands = self.deals.iter().zip(&self.judged).enumerate();
        let shown = hands.filter(|(place, _)| self.is_whole() || *place == self.place);
        let judged = shown.filter_map(|(_, (deal, review))| Some((deal, review.as_ref()?)));
        let steps = judged.flat_map(|(deal, review)| {
            let decisions = review.decisions.iter();
            let last = decisions.clone().last();
            let end = last.map(|last| Step::End(deal, last));
            decisions
                .map(|decision| Step::Decision(review.number, decision))
                .chain(end)
        });
        steps.collect()
    }

    /// The one of these that is told in full: that which was chosen, or the dearest decision.
    fn chosen(&self, all: &[Step<'_>]) -> Option<usize> {
        // Only what has a red bar in the curve has cost anything.
        let points = |at: &usize| match all[*at].decision() {
            None => f64::NEG_INFINITY,
            Some(decision) if decision.auto_played => -1.0,
            Some(decision) if decision.is_dear() => decision.verdict.points,
            Some(_) => 0.0,
        };
        // Among equals the first.
        let all_steps = || (0..all.len()).rev();
        let dearest = || all_steps().max_by(|one, other| points(one).total_cmp(&points(other)));
        self.chosen.filter(|at| *at < all.len()).or_else(dearest)
    }

    /// The next of these that cost something, after the chosen one and then from the beginning.
    fn next_turning_point(&self, all: &[Step<'_>], chosen: Option<usize>) -> Option<usize> {
        let from = chosen.map_or(0, |at| at + 1);
        let mut round = (from..all.len()).chain(0..from);
        let is_dear = |decision: &Decision| decision.is_dear() && !decision.auto_played;
        round.find(|at| all[*at].decision().is_some_and(is_dear))
    }

    /// The place of the decision that is told in full.
    #[cfg(test)]
    pub fn told(&self) -> Option<usize> {
        self.chosen(&self.steps())
    }

    /// What the curve goes through, last what came out in the end.
    #[cfg(test)]
    pub fn curve_steps(&self) -> Vec<crate::app::widget::CurveStep> {
        self.steps().into_iter().map(Step::in_curve).collect()
    }

    /// The last place there is: the whole game, behind the last of several hands. One hand alone is all there is of its game.
    fn last_place(&self) -> usize {
        match self.deals.len() {
            1 => 0,
            hands => hands,
        }
    }

    fn is_whole(&self) -> bool {
        self.place >= self.deals.len()
    }

    /// The hand in which a point of the record lies; what ends one hand may begin the next.
    fn deal_at(&self, at: usize) -> Option<&Played> {
        let within = |deal: &&Played| deal.inputs.0 < at && at <= deal.inputs.1;
        self.deals.iter().rfind(within)
    }

    fn show(&mut self, at: usize) -> Option<Reply> {
        let deal = self.deal_at(at)?;
        let (first, last) = (deal.points.first()?, deal.points.last()?);
        let at = at.clamp(*first, *last);
        self.at = Some(at);
        Some(Reply::ShowPoint(self.seat, at))
    }

    /// The next point worth looking at, or the one before.
    fn step(&mut self, forward: bool) -> Option<Reply> {
        let now = self.at?;
        let points = &self.deal_at(now)?.points;
        let next = match forward {
            true => points.iter().find(|at| **at > now),
            false => points.iter().rev().find(|at| **at < now),
        };
        self.show(*next?)
    }

    /// What was judged at this point.
    fn decision_at(&self, at: usize) -> Option<&Decision> {
        let reviews = self.judged.iter().flatten();
        let mut decisions = reviews.flat_map(|review| review.decisions.iter());
        decisions.find(|decision| decision.at == at)
    }

    /// The next decision of this hand that cost something, after a point of it.
    fn next_point(&self, now: usize) -> Option<usize> {
        let end = self.deal_at(now)?.inputs.1;
        let reviews = self.judged.iter().flatten();
        let all = reviews.flat_map(|review| review.decisions.iter());
        let later = all.filter(|decision| decision.is_dear() && decision.at > now);
        let next = later.map(|decision| decision.at).min();
        next.filter(|at| *at <= end)
    }
}

impl Screen for ReviewBox {
    type Message = Message;

    fn title(&self) -> String {
        match (self.at, self.deals.get(self.place)) {
            (Some(_), _) => say!("review-step-by-step").to_owned(),
            (None, Some(deal)) => say!("review-review-of-hand", number = deal.number),
            (None, None) => say!("review-review-of-the-game").to_owned(),
        }
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Sit(places) => return Some(Reply::LookFrom(self.own.plus(places))),
            Message::Hand(step) => {
                self.place = self.place.saturating_add_signed(step);
                self.place = self.place.min(self.last_place());
                self.chosen = None;
                return Some(Reply::Judge);
            }
            Message::Choose(at) => self.chosen = Some(at),
            Message::Show(at) => return self.show(at),
            Message::Step(forward) => return self.step(forward),
            Message::NextPoint => return self.show(self.next_point(self.at?)?),
            Message::Back => {
                self.at = None;
                return Some(Reply::ShowNow);
            }
            Message::PlayOn => return self.at.map(Reply::PlayOn),
            Message::Close => return Some(Reply::LeaveReview),
            Message::Help => return Some(Reply::Help("review")),
        }
        None
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        match self.at {
            Some(at) => self.stepping(form, at),
            None => self.page(form),
        }
    }
}
