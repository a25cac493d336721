//! Bonus tiles and kongs before play: automatic and in rounds [T17], or seat by seat by the players' moves.

use smallvec::SmallVec;

use super::{Declaring, Event, Game};
use crate::tiles::{BySeat, Seat, Tile};

/// How far the laying out before play has come, where the table does it by itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Declarations {
    /// Places after East of the seat that is being looked at.
    place: usize,
    /// Something was laid out in this turn round the table.
    stirred: bool,
    /// Kongs that were offered and kept on the stake.
    kept: BySeat<SmallVec<[Tile; 3]>>,
}

impl Game {
    /// Begins the rounds in which dealt bonus tiles and kongs are replaced [T17].
    pub(super) fn begin_declaring(&mut self) {
        self.declarations = Declarations::default();
        self.declare_in_rounds();
    }

    /// Goes on until a player is asked about a kong, or nothing is left to lay out.
    fn declare_in_rounds(&mut self) {
        loop {
            if self.declarations.place == 4 {
                if !self.declarations.stirred {
                    return self.ask_to_start();
                }
                self.declarations.place = 0;
                self.declarations.stirred = false;
            }
            let seat = self.any_view().east.plus(self.declarations.place);
            let kongs = self.fresh_kongs(seat);
            if !self.replace_dealt_bonus(seat) {
                return;
            }
            if kongs.is_empty() {
                self.declarations.place += 1;
            } else {
                return self.emit(Event::DeclareAsked { seat, kongs });
            }
        }
    }

    /// Lays out the bonus tiles this seat holds; those that come as replacements wait for the next round.
    /// False if the wall has run out.
    fn replace_dealt_bonus(&mut self, seat: Seat) -> bool {
        let bonus: SmallVec<[Tile; 8]> = self.bonus_on_stake(seat).collect();
        for tile in bonus {
            self.declarations.stirred = true;
            self.emit(Event::BonusDeclared { seat, tile });
            if !self.draw_replacement(seat) {
                return false;
            }
        }
        true
    }

    pub(super) fn bonus_on_stake(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        let stake = &self.views[seat].me().stake;
        Tile::all()
            .skip(Tile::PLAIN_KINDS)
            .filter(|tile| stake.has(*tile))
    }

    /// Four alike on that stake that were not offered before.
    fn fresh_kongs(&self, seat: Seat) -> SmallVec<[Tile; 3]> {
        let kept = &self.declarations.kept[seat];
        Tile::plain()
            .filter(|tile| self.views[seat].me().stake[*tile] == 4 && !kept.contains(tile))
            .collect()
    }

    /// A dealt kong was laid out and replaced; goes on when its owner is no longer asked.
    pub(super) fn go_on_declaring(&mut self, seat: Seat) {
        self.declarations.stirred = true;
        if self.views[seat].declaring == Declaring::Nothing {
            self.declarations.place += 1;
            self.declare_in_rounds();
        }
    }

    /// The player lays out nothing more.
    pub(super) fn finish_declaring(&mut self, seat: Seat) {
        if let Declaring::Kongs(kongs) = &self.views[seat].declaring {
            let kept = kongs.clone();
            self.declarations.kept[seat].extend(kept);
            self.emit(Event::DeclareAsked {
                seat,
                kongs: SmallVec::new(),
            });
            self.declarations.place += 1;
            return self.declare_in_rounds();
        }
        self.emit(Event::DeclaringFinished { seat });
        if seat.next() == self.any_view().east {
            self.ask_to_start();
        }
    }

    /// A bonus tile laid out by a move; its replacement follows [C6].
    pub(super) fn declare_bonus(&mut self, seat: Seat, tile: Tile) {
        self.emit(Event::BonusDeclared { seat, tile });
        self.draw_replacement(seat);
    }
}
