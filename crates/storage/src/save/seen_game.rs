//! A network game as one seat has seen it, also stored in `.mah` files, for review from that seat. It cannot be continued, because the
//! server has the wall and the other hands.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::record_limits;

use engine::rules::RuleSet;
use engine::table::{Event, SeatView, Viewer};
use engine::tiles::{BySeat, Seat};

/// A game of a network table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenGame {
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// The seat from which it was seen.
    pub seat: Seat,
    /// Whether it was only watched. `seat` is then the one at the bottom of the watcher's screen, and all tiles of a finished hand are known if
    /// the table sent the hand again with all its tiles.
    #[serde(default)]
    pub watched: bool,
    /// The rules of the table; `None` for Chinese Classical, whose options are among the events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Arc<RuleSet>>,
    /// The events that the seat saw; the first ones describe the table and its options.
    pub events: Vec<Event>,
}

impl SeenGame {
    /// The table before the first event, as the viewer of this game saw it.
    pub fn initial_view(&self) -> SeatView {
        let viewer = match self.watched {
            true => Viewer::Watcher(self.seat),
            false => Viewer::Seat(self.seat),
        };
        SeatView::new(self.initial_rules(), viewer)
    }

    /// The table before the first event, as a player at this seat saw it.
    pub fn initial_view_of(&self, seat: Seat) -> SeatView {
        SeatView::new(self.initial_rules(), Viewer::Seat(seat))
    }

    /// The rules before the first event.
    fn initial_rules(&self) -> Arc<RuleSet> {
        let rules = self.rules.clone();
        rules.unwrap_or_else(|| Arc::new(RuleSet::classical()))
    }

    /// The table after the last event, as the viewer of this game saw it.
    pub fn view(&self) -> SeatView {
        let mut view = self.initial_view();
        self.events.iter().for_each(|event| view.apply(event));
        view
    }

    /// A number that identifies this game: a hash of what its seat saw before the first discard.
    pub fn number(&self) -> u64 {
        Self::number_of(&self.events)
    }

    /// The number of the game with these events.
    pub fn number_of(events: &[Event]) -> u64 {
        let is_discard = |event: &&Event| matches!(event, Event::Discarded { .. });
        Event::digest(events.iter().take_while(|event| !is_discard(event)))
    }

    /// Whether an event has possible numbers, so that a game with it can be saved and opened.
    pub fn accepts(event: &Event) -> bool {
        record_limits::check_event(event).is_ok()
    }

    /// The number of finished hands, including dead ones and those for which nothing was paid.
    pub fn hands(&self) -> usize {
        let is_end = |event: &&Event| {
            matches!(
                event,
                Event::Settled { .. } | Event::NotSettled | Event::WashedOut { .. }
            )
        };
        self.events.iter().filter(is_end).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save::{open_seen, save_seen};

    #[test]
    fn a_seen_game_is_stored_and_cannot_be_continued() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let reason = "the wall is used up".to_owned();
        let game = SeenGame {
            names: BySeat(["Mary", "Ann", "Bob", "Cy"].map(str::to_owned)),
            seat: Seat::new(2),
            watched: false,
            rules: None,
            events: vec![Event::WashedOut { reason }, Event::NotSettled],
        };
        let path = save_seen(&folder.path().join("evening"), &game)?;
        assert_eq!(open_seen(&path)?, game);
        assert_eq!(game.hands(), 2);
        assert!(crate::save::open(&path).is_err());
        Ok(())
    }
}
