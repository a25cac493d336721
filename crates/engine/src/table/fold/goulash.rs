//! How a view applies the events of a Goulash.

use std::mem;
use std::sync::Arc;

use crate::table::{SeatView, Tiles};
use crate::tiles::Seat;

impl SeatView {
    /// Starts a Goulash: its rules are in force until the next deal.
    pub(super) fn begin_goulash(&mut self) {
        let goulash = Arc::new(self.rules.for_goulash());
        self.ordinary_rules = Some(mem::replace(&mut self.rules, goulash));
    }

    /// Passes tiles from one player to another. The players have chosen, so nobody is asked any more.
    pub(super) fn pass_tiles(&mut self, from: Seat, to: Seat, tiles: &Tiles) {
        self.exchange = None;
        match tiles {
            Tiles::Known(tiles) => {
                for tile in tiles {
                    self.take_from_stake(from, *tile);
                }
                match self.viewer.sees(to) {
                    true => self.players[to].stake.extend(tiles.iter().copied()),
                    false => self.add_hidden(to, tiles.len() as u8),
                }
            }
            Tiles::Hidden(count) => {
                let hidden = &mut self.players[from].hidden;
                *hidden = hidden.saturating_sub(*count);
                self.add_hidden(to, *count);
            }
        }
    }

    /// Adds tiles that lie face down to a stake.
    fn add_hidden(&mut self, seat: Seat, count: u8) {
        let hidden = &mut self.players[seat].hidden;
        *hidden = hidden.saturating_add(count);
    }
}
