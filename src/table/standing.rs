//! The Standing Hand: offered once, after one's own first discard [P27, Q37].

use super::{Event, Game};
use crate::tiles::Seat;

impl Game {
    /// Offers a Standing Hand if the tiles that are left wait for something.
    pub(super) fn offer_standing(&mut self, seat: Seat) {
        let view = &self.views[seat];
        if !view.play().standing_hand {
            return;
        }
        let waits = view.rules.waits(&view.me().hand(), &view.situation(None));
        if !waits.is_empty() {
            self.emit(Event::StandAsked { seat, waits });
        }
    }

    /// The player declares it or not; the discard may have been answered meanwhile.
    pub(super) fn stand(&mut self, seat: Seat, stands: bool) {
        self.emit(match stands {
            true => Event::Stood { seat },
            false => Event::StandDeclined { seat },
        });
        self.decide_when_answered();
    }
}
