//! Kongs made in one's own turn or before play, and the chance to rob them [P13, P15, P25].

use super::{Claim, Event, Game, Move};
use crate::tiles::{Exposure, Meld, MeldKind, Seat, Tile};

impl Game {
    /// Lays out four alike, or adds the fourth tile to an exposed pung.
    pub(super) fn make_kong(&mut self, seat: Seat, tile: Tile) {
        let exposure = match self.views[seat].me().stake[tile] {
            4 => Exposure::Concealed,
            _ => Exposure::Annexed,
        };
        let meld = Meld {
            kind: MeldKind::Kong,
            tile,
            exposure,
        };
        let serial = self.next_serial();
        self.emit(Event::KongDeclared { seat, meld, serial });
        self.open_answers();
        let play = self.any_view().play();
        if !play.can_be_robbed(meld) {
            return self.replace_kong(seat);
        }
        if play.passes_hopeless_robbers {
            let rob = Move::Claim(Claim::MahJong);
            for other in seat.others() {
                if self.views[other].judge(rob).is_err() {
                    self.pass(other, false);
                }
            }
            self.decide_when_answered();
        }
    }

    /// The kong stands: its Loose Tile is drawn [Q33].
    pub(super) fn replace_kong(&mut self, seat: Seat) {
        let view = &self.views[seat];
        if view.turn.is_some() {
            return self.draw_loose(seat);
        }
        let in_rounds = view.play().lays_bonus_tiles;
        if self.take_loose(seat).is_some() && in_rounds {
            self.go_on_declaring(seat);
        }
    }
}
