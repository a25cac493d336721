//! The review: a hand or the whole game as a curve, each decision with all its moves and their values, skill separated from luck, and a
//! step-by-step replay from any seat.

mod ending;
mod moves;
mod page;
mod step;
mod stepping;

use iced::Task;

use crate::app::dialog::{Action, DialogLayout, DialogPlace, DialogSize, Reply, Screen};
use crate::app::services::Services;
use crate::app::widget::{Form, Look};
use crate::presenter::{DialogEvent, Work};
use coach::review::{Decision, PlayedDeal, Review};
use engine::tiles::{BySeat, Seat};
use step::Step;
use words::say;

/// The dialog's state.
pub struct ReviewDialog {
    names: BySeat<String>,
    /// The player's own seat.
    own: Seat,
    seat: Seat,
    /// Whether all seats can be viewed, because the game was played at our own table.
    ours: bool,
    /// Whether play can continue from any point, because this is the game on the table.
    plays_on: bool,
    /// Whether the player only watched: nobody is addressed as "you", and all seats can be viewed.
    watched: bool,
    deals: Vec<PlayedDeal>,
    /// The reviews of these hands, as far as they are done.
    reviews: Vec<Option<Review>>,
    /// Numbers of the hands whose review failed.
    failed: Vec<u32>,
    /// Index of the shown hand; the index after the last hand is the whole game.
    place: usize,
    /// Index of the decision shown in full; `None` is the costliest one.
    chosen: Option<usize>,
    /// The hand and decision last shown for each seat, restored when the user returns to it.
    left: BySeat<Option<(usize, usize)>>,
    /// The replay position in the shown hand.
    at: Option<usize>,
    services: Services,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Views the game from this seat, counted from the player's own.
    Sit(usize),
    /// Moves by this many hands; the whole game comes after the last one.
    Hand(isize),
    /// Shows this decision in full.
    Choose(usize),
    /// Shows the table at this point.
    Show(usize),
    /// Steps forward or back.
    Step(bool),
    /// Skips to the next decision that cost something.
    NextPoint,
    /// Returns from the table to the list.
    Back,
    /// Plays on from the shown point.
    PlayOn,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The hand of this number was judged from this seat; `None` if that failed.
    Judged(Seat, u32, Option<Box<Review>>),
}

impl ReviewDialog {
    /// Opens the review of the player's own hands at the last one; `ours` says that the game was played at our own table.
    pub fn new(
        names: BySeat<String>,
        own: Seat,
        deals: Vec<PlayedDeal>,
        ours: bool,
        services: Services,
    ) -> Self {
        let place = deals.len().saturating_sub(1);
        Self {
            names,
            own,
            seat: own,
            ours,
            watched: false,
            plays_on: ours,
            reviews: vec![None; deals.len()],
            failed: Vec::new(),
            deals,
            place,
            chosen: None,
            left: BySeat::default(),
            at: None,
            services,
        }
    }

    /// Marks the game as only watched.
    pub fn watched(self) -> Self {
        Self {
            watched: true,
            ..self
        }
    }

    /// Sets whether play can continue from here; the reviewed game may not be the one on the table.
    pub fn with_playing_on(self, plays_on: bool) -> Self {
        Self { plays_on, ..self }
    }

    /// Shows the hands from another seat.
    fn show_seat(&mut self, seat: Seat, deals: Vec<PlayedDeal>) {
        self.left[self.seat] = self.chosen.map(|chosen| (self.place, chosen));
        self.reviews = vec![None; deals.len()];
        self.failed.clear();
        self.deals = deals;
        self.place = self.place.min(self.last_place());
        self.seat = seat;
        let left = self.left[seat].filter(|(place, _)| *place == self.place);
        self.chosen = left.map(|(_, chosen)| chosen);
    }

    /// The seat whose hands are shown.
    #[cfg(test)]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Judges the next hand that the shown page needs.
    fn judge_next(&self) -> Task<Message> {
        let Some(hand) = self.wanted().cloned() else {
            return Task::none();
        };
        let (seat, number) = (self.seat, hand.number);
        let judgements = self.services.judgements.clone();
        let failed = Message::Judged(seat, number, None);
        self.services.run(Work::Judging, failed, move || {
            let review = judgements.judge(|judgements| hand.review(judgements));
            Message::Judged(seat, number, Some(Box::new(review)))
        })
    }

    /// The hand to review next, if the shown page still needs one.
    pub fn wanted(&self) -> Option<&PlayedDeal> {
        let has_failed = |place: usize| self.failed.contains(&self.deals[place].number);
        let open = |place: &usize| self.reviews[*place].is_none() && !has_failed(*place);
        let place = match self.place < self.deals.len() {
            true => Some(self.place).filter(open),
            false => (0..self.deals.len()).find(open),
        };
        self.deals.get(place?)
    }

    /// Adds the review of a hand from this seat, or notes that it failed.
    fn add_review(&mut self, seat: Seat, number: u32, review: Option<Review>) {
        if seat != self.seat {
            return;
        }
        let place = self.deals.iter().position(|deal| deal.number == number);
        match (place, review) {
            (Some(place), Some(review)) => self.reviews[place] = Some(review),
            _ => self.failed.push(number),
        }
    }

    /// The number of the shown hand if its review failed.
    fn failed_hand(&self) -> Option<u32> {
        let number = self.deals.get(self.place)?.number;
        self.failed.contains(&number).then_some(number)
    }

    /// The points of the curve: the shown decisions in the order of play, and the end of each hand after its own.
    fn steps(&self) -> Vec<Step<'_>> {
        let hands = self.deals.iter().zip(&self.reviews).enumerate();
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

    /// The step shown in full: the chosen one, or the costliest decision.
    fn chosen(&self, all: &[Step<'_>]) -> Option<usize> {
        // Only decisions with a red bar in the curve count as costly.
        let points = |at: &usize| match all[*at].decision() {
            None => f64::NEG_INFINITY,
            Some(decision) if decision.auto_played => -1.0,
            Some(decision) if decision.is_costly() => decision.verdict.points,
            Some(_) => 0.0,
        };
        // The first of equals wins.
        let all_steps = || (0..all.len()).rev();
        let dearest = || all_steps().max_by(|one, other| points(one).total_cmp(&points(other)));
        self.chosen.filter(|at| *at < all.len()).or_else(dearest)
    }

    /// The next costly step after the chosen one, wrapping around to the beginning.
    fn next_turning_point(&self, all: &[Step<'_>], chosen: Option<usize>) -> Option<usize> {
        let from = chosen.map_or(0, |at| at + 1);
        let mut round = (from..all.len()).chain(0..from);
        let is_costly = |decision: &Decision| decision.is_costly() && !decision.auto_played;
        round.find(|at| all[*at].decision().is_some_and(is_costly))
    }

    /// The index of the step shown in full.
    #[cfg(test)]
    pub fn shown_step(&self) -> Option<usize> {
        self.chosen(&self.steps())
    }

    /// The points of the curve, ending with the final result.
    #[cfg(test)]
    pub fn curve_steps(&self) -> Vec<crate::app::widget::CurveStep> {
        self.steps().into_iter().map(Step::curve_step).collect()
    }

    /// The last page: the whole game, after the last of several hands. A game of a single hand has no separate page.
    fn last_place(&self) -> usize {
        match self.deals.len() {
            1 => 0,
            hands => hands,
        }
    }

    fn is_whole(&self) -> bool {
        self.place >= self.deals.len()
    }

    /// The hand that contains this point of the record; the event that ends one hand may begin the next.
    fn deal_at(&self, at: usize) -> Option<&PlayedDeal> {
        let within = |deal: &&PlayedDeal| deal.inputs.0 < at && at <= deal.inputs.1;
        self.deals.iter().rfind(within)
    }

    fn show(&mut self, at: usize) -> Option<Reply> {
        let deal = self.deal_at(at)?;
        let (first, last) = (deal.stops.first()?, deal.stops.last()?);
        let at = at.clamp(*first, *last);
        self.at = Some(at);
        Some(Reply::ShowPoint(self.seat, at))
    }

    /// Moves to the next or previous point worth showing.
    fn step(&mut self, forward: bool) -> Option<Reply> {
        let now = self.at?;
        let stops = &self.deal_at(now)?.stops;
        let next = match forward {
            true => stops.iter().find(|at| **at > now),
            false => stops.iter().rev().find(|at| **at < now),
        };
        self.show(*next?)
    }

    /// The reviewed decision at this point.
    fn decision_at(&self, at: usize) -> Option<&Decision> {
        let reviews = self.reviews.iter().flatten();
        let mut decisions = reviews.flat_map(|review| review.decisions.iter());
        decisions.find(|decision| decision.at == at)
    }

    /// The next decision of this hand after `now` that cost something.
    fn next_point(&self, now: usize) -> Option<usize> {
        let end = self.deal_at(now)?.inputs.1;
        let reviews = self.reviews.iter().flatten();
        let all = reviews.flat_map(|review| review.decisions.iter());
        let later = all.filter(|decision| decision.is_costly() && decision.at > now);
        let next = later.map(|decision| decision.at).min();
        next.filter(|at| *at <= end)
    }
}

impl Screen for ReviewDialog {
    type Message = Message;

    fn title(&self) -> String {
        match (self.at, self.deals.get(self.place)) {
            (Some(_), _) => say!("review-step-title").to_owned(),
            (None, Some(deal)) => say!("review-title-hand", number = deal.number),
            (None, None) => say!("review-title-game").to_owned(),
        }
    }

    fn load(&mut self) -> Task<Message> {
        self.judge_next()
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        let reply = match message {
            Message::Judged(seat, number, review) => {
                self.add_review(seat, number, review.map(|review| *review));
                return Action::Run(self.judge_next());
            }
            Message::Hand(step) => {
                self.place = self.place.saturating_add_signed(step);
                self.place = self.place.min(self.last_place());
                self.chosen = None;
                return Action::Run(self.judge_next());
            }
            Message::Sit(places) => Some(Reply::ReviewFrom(self.own.plus(places))),
            Message::Choose(at) => {
                self.chosen = Some(at);
                None
            }
            Message::Show(at) => self.show(at),
            Message::Step(forward) => self.step(forward),
            Message::NextPoint => {
                let next = self.at.and_then(|now| self.next_point(now));
                next.and_then(|at| self.show(at))
            }
            Message::Back => {
                self.at = None;
                Some(Reply::ShowNow)
            }
            Message::PlayOn => self.at.map(Reply::PlayOn),
            Message::Close => Some(Reply::LeaveReview),
            Message::Help => Some(Reply::Help("review")),
        };
        reply.into()
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        let DialogEvent::ReviewedHands(seat, hands) = event else {
            return Task::none();
        };
        self.show_seat(seat, hands);
        self.judge_next()
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        match self.at {
            Some(_) => DialogSize {
                place: DialogPlace::Docked,
                width: 290.0,
            },
            None => DialogSize::middle(760.0),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        match self.at {
            Some(at) => self.stepping(form, at),
            None => self.page(form),
        }
    }
}
