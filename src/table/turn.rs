//! A turn: drawing, replacing bonus tiles, discarding.

use super::{Event, Game};
use crate::rules::Source;
use crate::tiles::{Seat, Tile};

const EXHAUSTED: &str = "wall exhausted";

impl Game {
    /// The next tile from the wall for this player; a dead hand if only the Kong Box is left [T26, P36].
    pub(super) fn draw(&mut self, seat: Seat) {
        match self.wall.draw() {
            Some(tile) => {
                self.emit(Event::Drew {
                    seat,
                    tile: Some(tile),
                    source: Source::Wall,
                });
                self.replace_drawn_bonus(seat, tile);
            }
            None => self.wash_out(EXHAUSTED.to_owned()),
        }
    }

    /// A Loose Tile after a kong, in play.
    pub(super) fn draw_loose(&mut self, seat: Seat) {
        if let Some(tile) = self.take_loose(seat) {
            self.replace_drawn_bonus(seat, tile);
        }
    }

    /// A replacement for a bonus tile, as it comes; false if there was none and the deal is over.
    pub(super) fn draw_replacement(&mut self, seat: Seat) -> bool {
        if self.rules().options.flowers_loose {
            return self.take_loose(seat).is_some();
        }
        let tile = self.wall.draw();
        match tile {
            Some(_) => self.emit(Event::Drew {
                seat,
                tile,
                source: Source::Wall,
            }),
            None => self.wash_out(EXHAUSTED.to_owned()),
        }
        tile.is_some()
    }

    /// Draws a Loose Tile and leaves it on the stake whatever it is.
    pub(super) fn take_loose(&mut self, seat: Seat) -> Option<Tile> {
        let tile = self.wall.draw_loose();
        match tile {
            Some(_) => self.emit(Event::Drew {
                seat,
                tile,
                source: Source::Loose,
            }),
            None => self.wash_out(EXHAUSTED.to_owned()),
        }
        tile
    }

    /// Where the table lays out bonus tiles: replaces this one until a plain tile comes [T7].
    fn replace_drawn_bonus(&mut self, seat: Seat, drawn: Tile) {
        let mut next = drawn.is_bonus().then_some(drawn);
        while let Some(tile) = next.filter(|_| self.any_view().play().lays_bonus_tiles) {
            self.emit(Event::BonusDeclared { seat, tile });
            if !self.draw_replacement(seat) {
                return;
            }
            next = self.bonus_on_stake(seat).next();
        }
    }

    /// Throws a tile; the others may claim it.
    pub(super) fn discard(&mut self, seat: Seat, tile: Tile, calling: bool) {
        let first = !self.views[seat].me().has_discarded;
        let serial = self.next_serial();
        self.emit(Event::Discarded {
            seat,
            tile,
            serial,
            calling,
        });
        self.open_answers();
        if first {
            self.offer_standing(seat);
        }
    }

    /// Discards and kongs of a deal are numbered from 1.
    pub(super) fn next_serial(&mut self) -> u32 {
        self.serial += 1;
        self.serial
    }
}
