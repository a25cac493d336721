//! The review: a hand or the whole game as a curve, each decision with all its moves and their values, skill separated from luck, and a
//! step-by-step replay from any seat.

mod ending;
mod moves;
mod page;
mod step;
mod stepping;

use iced::Task;

use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::services::Services;
use crate::app::widget::{Form, Look};
use crate::presenter::{DialogEvent, Work};
use coach::review::{Decision, PlayedDeal, Review};
use engine::tiles::{BySeat, Seat};
use step::Step;
use words::say;

/// Width of the dialog in the middle of the window, in units.
const WIDTH: f32 = 760.0;

/// The dialog's state.
pub struct ReviewDialog {
    names: BySeat<String>,
    /// The player's own seat, or the seat from which a game was watched.
    own: Seat,
    /// The seat whose hands are shown.
    seat: Seat,
    /// Whether all seats can be viewed, because the game was played at our own table.
    ours: bool,
    /// Whether play can continue from any point, because this is the game on the table.
    can_play_on: bool,
    /// Whether the player only watched: nobody is addressed as "you", and all seats can be viewed.
    watched: bool,
    deals: Vec<PlayedDeal>,
    /// The review of each hand, if it is done.
    reviews: Vec<Option<Review>>,
    /// Numbers of the hands whose review failed.
    failed: Vec<u32>,
    /// Index of the shown page: of a hand in `deals`, or the index after the last hand for the whole game.
    page: usize,
    /// Index of the chosen step, which is shown in full; `None`: the costliest decision, or the first if none is costly.
    chosen: Option<usize>,
    /// The page and the step last chosen for each seat. The choice is restored when the user returns to the seat on the same page.
    last_chosen: BySeat<Option<(usize, usize)>>,
    /// The point of the replay that the table shows, counted as in `PlayedDeal::inputs`; `None` while a page is shown.
    point: Option<usize>,
    services: Services,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Views the game from this seat, counted from the player's own.
    Sit(usize),
    /// Turns this many pages; that of the whole game is the last.
    Turn(isize),
    /// Shows the step at this index in full.
    Choose(usize),
    /// Shows the table at this point of the replay.
    Show(usize),
    /// Steps through the replay: forward if `true`, otherwise back.
    Step(bool),
    /// Skips to the point of the next costly decision of the hand.
    NextCostly,
    /// Returns from the table to the page.
    Back,
    /// Plays on from the shown point of the replay.
    PlayOn,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The hand of this number was judged from this seat; `None` if that failed.
    Judged(Seat, u32, Option<Box<Review>>),
}

impl ReviewDialog {
    /// Opens the review of the player's own hands at the last one; `ours` says that the game was played at our own table. Play can continue in
    /// such a game unless `with_playing_on` says otherwise.
    pub fn new(
        names: BySeat<String>,
        own: Seat,
        deals: Vec<PlayedDeal>,
        ours: bool,
        services: Services,
    ) -> Self {
        let page = deals.len().saturating_sub(1);
        Self {
            names,
            own,
            seat: own,
            ours,
            watched: false,
            can_play_on: ours,
            reviews: vec![None; deals.len()],
            failed: Vec::new(),
            deals,
            page,
            chosen: None,
            last_chosen: BySeat::default(),
            point: None,
            services,
        }
    }

    /// The same dialog for a game that the player only watched.
    pub fn watched(self) -> Self {
        Self {
            watched: true,
            ..self
        }
    }

    /// Sets whether play can continue from any point; the reviewed game may not be the one on the table.
    pub fn with_playing_on(self, can_play_on: bool) -> Self {
        Self {
            can_play_on,
            ..self
        }
    }

    /// Shows the hands from this seat.
    fn show_seat(&mut self, seat: Seat, deals: Vec<PlayedDeal>) {
        self.last_chosen[self.seat] = self.chosen.map(|chosen| (self.page, chosen));
        self.reviews = vec![None; deals.len()];
        self.failed.clear();
        self.deals = deals;
        self.page = self.page.min(self.last_page());
        self.seat = seat;
        let last_chosen = self.last_chosen[seat].filter(|(page, _)| *page == self.page);
        self.chosen = last_chosen.map(|(_, chosen)| chosen);
    }

    /// The seat whose hands are shown.
    #[cfg(test)]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Judges the next hand that the shown page needs, on another thread.
    fn judge_next(&self) -> Task<Message> {
        let Some(hand) = self.hand_to_review().cloned() else {
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

    /// The hand to review next, if the shown page still needs one. Hands whose review has failed are not tried again.
    pub fn hand_to_review(&self) -> Option<&PlayedDeal> {
        let has_failed = |index: usize| self.failed.contains(&self.deals[index].number);
        let is_pending = |index: &usize| self.reviews[*index].is_none() && !has_failed(*index);
        let index = match self.is_whole() {
            true => (0..self.deals.len()).find(is_pending),
            false => Some(self.page).filter(is_pending),
        };
        self.deals.get(index?)
    }

    /// Adds the review of a hand from this seat, or notes that it failed. Reviews from a seat that is no longer shown are dropped.
    fn add_review(&mut self, seat: Seat, number: u32, review: Option<Review>) {
        if seat != self.seat {
            return;
        }
        let index = self.deals.iter().position(|deal| deal.number == number);
        match (index, review) {
            (Some(index), Some(review)) => self.reviews[index] = Some(review),
            _ => self.failed.push(number),
        }
    }

    /// The number of the shown hand if its review failed.
    fn failed_hand(&self) -> Option<u32> {
        let number = self.deals.get(self.page)?.number;
        self.failed.contains(&number).then_some(number)
    }

    /// The steps of the shown page, which are the points of its curve: for each hand its start, the decisions in the order of play, and its
    /// end. Hands that are not judged yet, or offered no choice, have none.
    fn steps(&self) -> Vec<Step<'_>> {
        let hands = self.deals.iter().zip(&self.reviews).enumerate();
        let shown = hands.filter(|(index, _)| self.is_whole() || *index == self.page);
        let judged = shown.filter_map(|(_, (deal, review))| Some((deal, review.as_ref()?)));
        let steps = judged.flat_map(|(deal, review)| {
            let decisions = review.decisions.iter();
            let start = decisions.clone().next();
            let start = start.map(|first| Step::Start(review, first));
            let last = decisions.clone().last();
            let end = last.map(|last| Step::End(deal, last));
            let decisions = (1..).zip(decisions);
            let decisions =
                decisions.map(|(place, decision)| Step::Decision(review.number, place, decision));
            start.into_iter().chain(decisions).chain(end)
        });
        steps.collect()
    }

    /// The index of the step shown in full: the chosen one, or the costliest decision, or the first if none is costly; `None` without steps. Unless
    /// it is chosen, a move that is not the player's own is shown only if there is no other.
    fn step_in_full(&self, all: &[Step<'_>]) -> Option<usize> {
        // Only decisions with a red bar in the curve count as costly.
        let cost = |at: &usize| match all[*at].decision() {
            None => f64::NEG_INFINITY,
            Some(decision) if !decision.is_own() => -1.0,
            Some(decision) if decision.is_costly() => decision.verdict.points,
            Some(_) => 0.0,
        };
        // `max_by` returns the last of equals, which in reverse order is the first.
        let reversed = || (0..all.len()).rev();
        let costliest = || reversed().max_by(|one, other| cost(one).total_cmp(&cost(other)));
        self.chosen.filter(|at| *at < all.len()).or_else(costliest)
    }

    /// The index of the next costly decision after the step shown in full, wrapping around; `None` if there is no other.
    fn next_turning_point(&self, all: &[Step<'_>], chosen: Option<usize>) -> Option<usize> {
        let shown = chosen.unwrap_or(all.len());
        let mut indices = (shown + 1..all.len()).chain(0..shown);
        indices.find(|at| all[*at].is_turning_point())
    }

    /// The index of the step shown in full.
    #[cfg(test)]
    pub fn shown_step(&self) -> Option<usize> {
        self.step_in_full(&self.steps())
    }

    /// The points of the curve.
    #[cfg(test)]
    pub fn curve_steps(&self) -> Vec<crate::app::widget::CurveStep> {
        self.steps().into_iter().map(Step::curve_step).collect()
    }

    /// The index of the last page: the whole game, after the last hand. A game of a single hand has no separate page.
    fn last_page(&self) -> usize {
        match self.deals.len() {
            1 => 0,
            hands => hands,
        }
    }

    /// Whether the page of the whole game is shown.
    fn is_whole(&self) -> bool {
        self.page >= self.deals.len()
    }

    /// The hand that contains this point of the replay. The input that ends one hand may begin the next; then it is the next.
    fn deal_at(&self, point: usize) -> Option<&PlayedDeal> {
        let contains = |deal: &&PlayedDeal| deal.inputs.0 < point && point <= deal.inputs.1;
        self.deals.iter().rfind(contains)
    }

    /// Shows the table at this point of the replay, moved to between the first and the last stop of its hand.
    fn show(&mut self, point: usize) -> Option<Reply> {
        let deal = self.deal_at(point)?;
        let (first, last) = (deal.stops.first()?, deal.stops.last()?);
        let point = point.clamp(*first, *last);
        self.point = Some(point);
        Some(Reply::ShowPoint(self.seat, point))
    }

    /// Shows the next or previous stop of the hand.
    fn step(&mut self, forward: bool) -> Option<Reply> {
        let now = self.point?;
        let stops = &self.deal_at(now)?.stops;
        let stop = match forward {
            true => stops.iter().find(|stop| **stop > now),
            false => stops.iter().rev().find(|stop| **stop < now),
        };
        self.show(*stop?)
    }

    /// The reviewed decision at this point of the replay.
    fn decision_at(&self, point: usize) -> Option<&Decision> {
        let reviews = self.reviews.iter().flatten();
        let mut decisions = reviews.flat_map(|review| review.decisions.iter());
        decisions.find(|decision| decision.at == point)
    }

    /// The point of the next costly decision after `now` in the same hand. Moves by Auto Play do not count.
    fn next_costly_point(&self, now: usize) -> Option<usize> {
        let end = self.deal_at(now)?.inputs.1;
        let reviews = self.reviews.iter().flatten();
        let all = reviews.flat_map(|review| review.decisions.iter());
        let later = all.filter(|decision| decision.is_turning_point() && decision.at > now);
        let next = later.map(|decision| decision.at).min();
        next.filter(|at| *at <= end)
    }
}

impl DialogContent for ReviewDialog {
    type Message = Message;

    fn title(&self) -> String {
        match (self.point, self.deals.get(self.page)) {
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
            Message::Turn(pages) => {
                self.page = self.page.saturating_add_signed(pages);
                self.page = self.page.min(self.last_page());
                self.chosen = None;
                return Action::Run(self.judge_next());
            }
            Message::Sit(places) => Some(Reply::ReviewFrom(self.own.plus(places))),
            Message::Choose(at) => {
                self.chosen = Some(at);
                None
            }
            Message::Show(point) => self.show(point),
            Message::Step(forward) => self.step(forward),
            Message::NextCostly => {
                let next = self.point.and_then(|now| self.next_costly_point(now));
                next.and_then(|point| self.show(point))
            }
            Message::Back => {
                self.point = None;
                Some(Reply::ShowNow)
            }
            Message::PlayOn => self.point.map(Reply::PlayOn),
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
        match self.point {
            Some(_) => DialogSize {
                place: DialogPlace::Docked,
                width: 290.0,
            },
            None => DialogSize::middle(WIDTH),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        match self.point {
            Some(point) => self.replay_card(form, point),
            None => self.page_layout(form),
        }
    }
}
