//! The review: its dialog judges the hands, and the table shows any point of them.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_event::DialogEvent;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::dialogs::menu_dialog::MenuDialog;
use crate::presenter::effect::Effect;
use crate::presenter::playing::phase::Phase;
use crate::presenter::teaching::review_mode::{ReviewMode, Reviewed};
use crate::presenter::text::phrases::Words;
use coach::review::PlayedDeal;
use engine::table::{Game, Record, SeatView, Viewer};
use engine::tiles::Seat;
use words::say;

impl Presenter {
    /// The open review.
    pub fn review(&self) -> Option<&ReviewMode> {
        self.review.as_ref()
    }

    /// The finished hands of the reviewed game in which a seat had a decision.
    pub fn reviewed_hands(&self, seat: Seat) -> Vec<PlayedDeal> {
        let review = self.review.as_ref();
        let stored = review.and_then(|review| review.game.hands(seat));
        let mut hands = stored.unwrap_or_else(|| match self.tables.current.local() {
            Some(local) if seat == self.tables.current.viewer() => {
                let record = local.game().record();
                PlayedDeal::deals_of(record, seat, local.decision_log().auto_played())
            }
            Some(local) => {
                let player = local.computer_player(seat).copied();
                PlayedDeal::deals_by(player, local.game().record(), seat)
            }
            None => Vec::new(),
        });
        hands.retain(|hand| hand.result.is_some());
        hands
    }

    /// The record of the reviewed game, if it was local.
    fn reviewed_record(&self) -> Option<&Record> {
        match self.review.as_ref().map(|review| &review.game) {
            Some(Reviewed::Seen(_)) => None,
            Some(Reviewed::Saved(saved)) => Some(&saved.record),
            Some(Reviewed::OnTable) | None => Some(self.tables.current.local()?.game().record()),
        }
    }

    /// Opens the review of the game on the table.
    pub(in crate::presenter) fn open_review(&mut self) {
        let network = self.tables.current.network();
        let seen = network.map(|network| Reviewed::Seen(Box::new(network.seen())));
        self.open_review_of(seen.unwrap_or(Reviewed::OnTable));
    }

    /// Notes that the review returns to this page of the scores when it is closed.
    pub(in crate::presenter) fn return_to_scores(&mut self, page: usize) {
        if let Some(review) = &mut self.review {
            review.from_scores = Some(page);
        }
    }

    /// Opens the review of a game, unless it has no finished hand.
    pub(in crate::presenter) fn open_review_of(&mut self, game: Reviewed) {
        let (viewer, names) = match &game {
            Reviewed::Seen(seen) => (seen.seat, seen.names.clone()),
            Reviewed::Saved(saved) => (saved.viewer, saved.names.clone()),
            Reviewed::OnTable => (self.tables.current.viewer(), self.tables.current.names()),
        };
        // If another review is open, the screen keeps the point that it shows until the dialog chooses one.
        let point = self.review.as_ref().and_then(|open| open.point.clone());
        let before = self.review.replace(ReviewMode {
            game,
            viewer,
            names,
            from_scores: None,
            point,
        });
        if self.reviewed_hands(viewer).is_empty() {
            self.review = before;
            return self.refuse(say!("notice-no-finished-hand"));
        }
        self.open_dialog(DialogKind::Review);
    }

    /// Gives the open review the hands of another seat.
    pub(in crate::presenter) fn review_from(&mut self, seat: Seat) {
        let hands = self.reviewed_hands(seat);
        let event = DialogEvent::ReviewedHands(seat, hands);
        self.effects.push(Effect::Notify(event));
    }

    /// Shows the table after this many inputs of the reviewed game, or events of a network game, and what has just happened there.
    pub(in crate::presenter) fn show_point(&mut self, seat: Seat, at: usize) {
        if let Some((view, said)) = self.point(seat, at) {
            self.catch_up();
            self.notices.show(said);
            if let Some(review) = &mut self.review {
                review.point = Some(view);
            }
            self.effects.push(Effect::ResetTable);
        }
    }

    /// Shows the game on the table instead of a point of the review or a puzzle.
    pub(in crate::presenter) fn show_now(&mut self) {
        if let Some(review) = &mut self.review {
            review.point = None;
        }
        // Everything a network table has reported meanwhile has happened.
        self.finish_showing();
        let last = self.notices.log().last().cloned().unwrap_or_default();
        self.notices.show(last);
        self.effects.push(Effect::ResetTable);
    }

    /// Closes the review: shows the game, returns to the scores if it came from there, and asks again what the player was asked before.
    pub(in crate::presenter) fn leave_review(&mut self) {
        let Some(review) = self.review.take() else {
            return;
        };
        if review.point.is_some() {
            self.show_now();
        }
        if let Some(page) = review.from_scores {
            self.open_dialog(DialogKind::Menu(MenuDialog::Scores));
            self.effects
                .push(Effect::Notify(DialogEvent::ScoresPage(page)));
        }
        if self.phase.is_asked() {
            self.phase = Phase::Undecided;
        }
    }

    /// The table at a point of the reviewed game, and what has just happened there. All hands of a local game are open.
    fn point(&self, seat: Seat, at: usize) -> Option<(SeatView, String)> {
        let review = self.review.as_ref()?;
        let previous = at.saturating_sub(1);
        let words = Words {
            names: &review.names,
            viewer: review.own_seat(),
        };
        if let Reviewed::Seen(seen) = &review.game {
            let mut view = seen.initial_view();
            let events = seen.events.iter().take(at);
            events.clone().for_each(|event| view.apply(event));
            let said = events
                .skip(previous)
                .find_map(|event| words.sentence(event, &view));
            return Some((view, said.unwrap_or_default()));
        }
        let record = self.reviewed_record()?;
        let mut game = Game::open(record, previous).ok()?;
        let events = game.replay_next(record).ok()?;
        let view = game.view(Viewer::Open(seat));
        let mut seen = events.iter().filter_map(|event| event.seen_by(view.viewer));
        let said = seen.find_map(|event| words.sentence(&event, &view));
        Some((view, said.unwrap_or_default()))
    }
}
