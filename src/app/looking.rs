//! Looking back at what was played: hands are judged away from this thread, and the table shows any point of them.

use iced::Task;

use super::dialog::{Action, Open, ReviewBox};
use super::screen::table::Table;
use super::words::Words;
use super::{App, Message};
use crate::review::{Effort, Played, Review};
use crate::save::{self, SeenGame};
use crate::table::{Game, IllegalMove, SeatView, Viewer};
use crate::tiles::Seat;

impl App {
    /// The hands that are over, from a seat.
    fn hands_of(&self, seat: Seat) -> Vec<Played> {
        let mut deals = match &self.reviewed_game {
            Some(seen) => Played::seen(seen),
            None => Played::deals(self.session.game().record(), seat),
        };
        deals.retain(|deal| deal.result.is_some());
        deals
    }

    /// Opens the review of the last hand that is over.
    pub(super) fn look_back(&mut self) -> Task<Message> {
        self.look_back_at(self.seen_away())
    }

    /// The same of a game that was seen at a table of the network, if one is given.
    pub(super) fn look_back_at(&mut self, seen: Option<SeenGame>) -> Task<Message> {
        let ours = seen.is_none();
        let (seat, names) = match &seen {
            Some(seen) => (seen.seat, seen.names.clone()),
            None => (self.viewer, self.names()),
        };
        self.reviewed_game = seen;
        let deals = self.hands_of(seat);
        if deals.is_empty() {
            self.refuse(&IllegalMove("No hand of this game is over yet.".to_owned()));
            return Task::none();
        }
        self.open(ReviewBox::new(names, seat, deals, ours).into());
        self.judge_next()
    }

    /// Does what the review wants.
    pub(super) fn review(&mut self, action: Action) -> Task<Message> {
        match action {
            Action::LookFrom(seat) => {
                let deals = self.hands_of(seat);
                if let Some(open) = self.review_box() {
                    open.sit(seat, deals);
                }
                self.judge_next()
            }
            Action::Judge => self.judge_next(),
            Action::ShowPoint(seat, at) => {
                if let Some((view, told)) = self.point(seat, at) {
                    self.status = told;
                    self.show_table(view);
                }
                Task::none()
            }
            Action::ShowNow => {
                self.status = self.log.last().cloned().unwrap_or_default();
                self.show_table(self.now.clone());
                Task::none()
            }
            Action::LeaveReview => {
                self.close();
                // Questions that were open are asked again.
                self.asked = false;
                self.go_on()
            }
            Action::PlayOn(at) => self.play_on(at),
            _ => Task::none(),
        }
    }

    pub(super) fn review_box(&mut self) -> Option<&mut ReviewBox> {
        match self.dialog.as_mut()?.screen_mut() {
            Open::ReviewBox(open) => Some(open),
            _ => None,
        }
    }

    /// Judges the hand that the review wants next.
    fn judge_next(&mut self) -> Task<Message> {
        let Some(open) = self.review_box() else {
            return Task::none();
        };
        let seat = open.seat();
        let Some(deal) = open.wanted().cloned() else {
            return Task::none();
        };
        let judge = move || (seat, Box::new(deal.review(Effort::REVIEW)));
        let judged = async move { tokio::task::spawn_blocking(judge).await.ok() };
        Task::future(judged).and_then(|(seat, review)| Task::done(Message::Reviewed(seat, review)))
    }

    /// Takes in a hand that was judged.
    pub(super) fn reviewed(&mut self, seat: Seat, review: Review) -> Task<Message> {
        let seen = self.reviewed_game.as_ref();
        if seat == seen.map_or(self.viewer, |seen| seen.seat) {
            self.note_mistakes(&review);
        }
        match self.review_box() {
            Some(open) => {
                open.take(seat, review);
                self.judge_next()
            }
            None => Task::none(),
        }
    }

    /// The table at a point of the game, with all hands open if it was ours, as it was seen if not; and what just happened.
    fn point(&self, seat: Seat, at: usize) -> Option<(SeatView, String)> {
        let before = at.saturating_sub(1);
        let (names, own) = match &self.reviewed_game {
            Some(seen) => (seen.names.clone(), seen.seat),
            None => (self.names(), self.viewer),
        };
        let words = Words {
            names: &names,
            viewer: Some(own),
        };
        if let Some(seen) = &self.reviewed_game {
            let mut view = seen.begin();
            let events = seen.events.iter().take(at);
            events.clone().for_each(|event| view.apply(event));
            let told = events
                .skip(before)
                .find_map(|event| words.tell(event, &view));
            return Some((view, told.unwrap_or_default()));
        }
        let record = self.session.game().record();
        let mut game = Game::replay(record, before).ok()?;
        let events = match record.inputs.get(before) {
            Some(input) => game.apply(input.clone()).ok()?,
            None => Vec::new(),
        };
        let view = game.view(Viewer::Open(seat));
        let seen = events.iter().filter_map(|event| event.seen_by(view.viewer));
        let told = seen.filter_map(|event| words.tell(&event, &view)).next();
        Some((view, told.unwrap_or_default()))
    }

    fn show_table(&mut self, view: SeatView) {
        if let Some(open) = &mut self.dialog {
            open.refocus();
        }
        let motion = self.settings.motion.clone();
        self.table = Table::new(view, &self.pictures, motion, self.table.rows.clone());
    }

    /// Plays on from a point of the game; the game as it was is kept.
    fn play_on(&mut self, at: usize) -> Task<Message> {
        let inputs = self.session.game().inputs().len();
        let path = self.folders.games().join(format!(
            "Before playing on, {:08x}-{inputs}.{}",
            self.session.game().record().setup.seed as u32,
            save::EXTENSION
        ));
        match self.save_as(&path) {
            Ok(path) => {
                let task = self.rewind(at, false);
                self.say(format!("The game as it was is kept as {}.", path.display()));
                task
            }
            Err(error) => {
                self.say(error.to_string());
                Task::none()
            }
        }
    }
}
