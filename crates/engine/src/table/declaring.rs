//! Bonus tiles and kongs before play. Bloem: in rounds, in which the table lays out bonus tiles and asks players about kongs. Classical: one
//! player after another lays out both.

use std::ops::ControlFlow::Continue;

use smallvec::SmallVec;

use super::drawing::{bonus_on_stake, draw_replacement};
use super::emitter::Emitter;
use super::ending::Flow;
use super::{Declaring, Event, ReadyFor};
use crate::tiles::{BySeat, Seat, Tile, Wall};

/// The progress of laying out before play, where the table does it automatically.
#[derive(Clone, Debug, Default)]
pub(super) struct Declarations {
    /// The seat to check next, counted from East.
    place: usize,
    /// Whether something was laid out in this round.
    laid_out: bool,
    /// The kongs that each seat was asked about and did not lay out.
    declined: BySeat<SmallVec<[Tile; 3]>>,
}

impl Declarations {
    /// Goes round the table and replaces bonus tiles, until a player is asked about kongs, or nothing is left to lay out and play can start.
    pub fn continue_round(&mut self, wall: &mut Wall, out: &mut Emitter) -> Flow {
        loop {
            if self.place == 4 {
                if !self.laid_out {
                    ask_to_start(out);
                    return Continue(());
                }
                self.place = 0;
                self.laid_out = false;
            }
            let seat = out.any_view().east.plus(self.place);
            let kongs = self.new_kongs(out, seat);
            self.replace_dealt_bonus(wall, out, seat)?;
            if !kongs.is_empty() {
                out.emit(Event::DeclareAsked { seat, kongs });
                return Continue(());
            }
            self.place += 1;
        }
    }

    /// Replaces the bonus tiles of every player before tiles are exchanged. Kongs wait until after the exchange.
    pub fn replace_all_bonus(&mut self, wall: &mut Wall, out: &mut Emitter) -> Flow {
        loop {
            self.laid_out = false;
            for place in 0..4 {
                let seat = out.any_view().east.plus(place);
                self.replace_dealt_bonus(wall, out, seat)?;
            }
            if !self.laid_out {
                return Continue(());
            }
        }
    }

    /// Continues after a dealt kong was laid out and its Loose Tile drawn, unless its owner is still asked about another kong.
    pub fn kong_laid_out(&mut self, wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow {
        self.laid_out = true;
        if out.view(seat).declaring != Declaring::Nothing {
            return Continue(());
        }
        self.place += 1;
        self.continue_round(wall, out)
    }

    /// Continues after a player has finished laying out.
    pub fn finish(&mut self, wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow {
        if let Declaring::Kongs(kongs) = &out.view(seat).declaring {
            self.declined[seat].extend(kongs.iter().copied());
            out.emit(Event::DeclareAsked {
                seat,
                kongs: SmallVec::new(),
            });
            self.place += 1;
            return self.continue_round(wall, out);
        }
        out.emit(Event::DeclaringFinished { seat });
        if seat.next() == out.any_view().east {
            ask_to_start(out);
        }
        Continue(())
    }

    /// Lays out and replaces the bonus tiles on this stake. Bonus tiles among the replacements wait for the next round.
    fn replace_dealt_bonus(&mut self, wall: &mut Wall, out: &mut Emitter, seat: Seat) -> Flow {
        let bonus: SmallVec<[Tile; 8]> = bonus_on_stake(out, seat).collect();
        for tile in bonus {
            self.laid_out = true;
            out.emit(Event::BonusDeclared { seat, tile });
            draw_replacement(wall, out, seat)?;
        }
        Continue(())
    }

    /// The kinds of which all four are on this stake and which the player has not declined to lay out.
    fn new_kongs(&self, out: &Emitter, seat: Seat) -> SmallVec<[Tile; 3]> {
        let (stake, declined) = (out.stake(seat), &self.declined[seat]);
        Tile::plain()
            .filter(|tile| stake[*tile] == 4 && !declined.contains(tile))
            .collect()
    }
}

/// Asks everybody to be ready for play, except East where its fourteenth tile was dealt.
fn ask_to_start(out: &mut Emitter) {
    let east = out.any_view().east;
    let exempt = out.table_rules().east_dealt_14.then_some(east);
    out.emit(Event::ReadyAsked {
        purpose: ReadyFor::Play,
        exempt,
    });
}
