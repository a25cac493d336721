//! The Standing Hand, offered once after a player's first discard (Bloem, rule 9), and the Original Call of the classical game, made with
//! the first discard (Millington 55).

use super::emitter::Emitter;
use super::{Event, Move, SeatView};
use crate::tiles::{Seat, Tile};

impl SeatView {
    /// The first discards that leave a calling hand, each with its waits. Only with these does an Original Call make sense, although the
    /// table allows one with any first discard before a set is laid out.
    pub fn original_calls(&self) -> Vec<(Tile, Vec<Tile>)> {
        let situation = self.situation(None);
        let calls = self.legal().into_iter().filter_map(|choice| match choice {
            Move::Discard {
                tile,
                calling: true,
            } => Some(tile),
            _ => None,
        });
        calls
            .map(|tile| {
                let mut hand = self.me().hand();
                hand.stake.remove(tile);
                (tile, self.rules.waits(&hand, &situation))
            })
            .filter(|(_, waits)| !waits.is_empty())
            .collect()
    }
}

/// Asks whether to declare a Standing Hand, if the rules have it and the hand is calling after the discard.
pub(super) fn offer(out: &mut Emitter, seat: Seat) {
    let view = out.view(seat);
    if !view.table_rules().stands_after_discard || !view.rules.options.standing_hands {
        return;
    }
    let waits = view.rules.waits(&view.me().hand(), &view.situation(None));
    if !waits.is_empty() {
        out.emit(Event::StandAsked { seat, waits });
    }
}
