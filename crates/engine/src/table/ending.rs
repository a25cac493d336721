//! The end of a deal: Mah Jongg, scoring and payment, or a dead hand.

use std::ops::ControlFlow;
use std::sync::Arc;

use super::emitter::Emitter;
use super::{Event, Outcome};
use crate::rules::{Source, Win};
use crate::tiles::{BySeat, Seat, Tile};

/// How a deal ends in play. It can also be abandoned.
#[derive(Clone, Copy, Debug)]
pub(super) enum DealOver {
    /// A player went Mah Jongg, and all hands are scored. The deal is settled too, unless all hands were visible during play.
    Won(Seat),
    /// A tile must be drawn, but the part of the wall from which it comes is used up.
    WallExhausted,
}

/// Whether a deal goes on or is over.
pub(super) type Flow<T = ()> = ControlFlow<DealOver, T>;

/// Who went Mah Jongg, how, and with whose tile.
#[derive(Clone, Debug)]
pub(super) struct Victory {
    /// The winner.
    pub winner: Seat,
    /// The player who supplied the last tile by a discard or a robbed kong; `None` if it was drawn.
    pub from: Option<Seat>,
    win: Win,
}

impl Victory {
    /// Announces Mah Jongg.
    pub fn declare(
        out: &mut Emitter,
        winner: Seat,
        tile: Tile,
        source: Source,
        from: Option<Seat>,
    ) -> Self {
        let win = out.view(winner).win(tile, source);
        out.emit(Event::WentMahJong {
            seat: winner,
            tile,
            source,
            from,
        });
        Self { winner, from, win }
    }

    /// Shows the tiles of all players, then scores the best arrangement of each hand, beginning with the winner.
    pub fn score_all(&self, out: &mut Emitter) {
        let seats = [0, 1, 2, 3].map(|place| self.winner.plus(place));
        for seat in seats {
            show_tiles(out, seat);
        }
        for seat in seats {
            self.score(out, seat);
        }
    }

    /// Scores a hand as it is laid out, or in its best arrangement where players do not lay out sets.
    pub fn score(&self, out: &mut Emitter, seat: Seat) {
        let view = out.view(seat);
        let win = (self.winner == seat).then(|| self.win.clone());
        let (hand, situation) = (view.me().hand(), view.situation(win));
        // A special hand is shown undivided, and then gets its best score.
        let is_special = situation.win.is_some() && !hand.stake.is_empty();
        let score = if view.table_rules().lays_out_sets && !is_special {
            Some(view.rules.score_laid_out(&hand, &situation))
        } else {
            view.rules.score(&hand, &situation)
        };
        let outcome = Outcome::Ours(Arc::new(score.unwrap_or_default()));
        out.emit(Event::Scored { seat, outcome });
    }

    /// The tiles of a special hand, with the tile that completed it at the end.
    pub fn special_tiles(&self, out: &Emitter, seat: Seat) -> Vec<Tile> {
        let mut stake = out.stake(seat).clone();
        let last = Some(self.win.tile).filter(|tile| stake.remove(*tile));
        stake.iter().chain(last).collect()
    }

    /// Settles the deal, unless all hands were visible. `pays_for_all` is the player who let off a cannon, if somebody did.
    pub fn settle(&self, out: &mut Emitter, pays_for_all: Option<Seat>) {
        let view = out.any_view();
        if view.hands_shown {
            return out.emit(Event::NotSettled);
        }
        let outcome = |seat: Seat| view.players[seat].outcome.as_ref();
        let totals = BySeat::from_fn(|seat| outcome(seat).map_or(0, Outcome::total));
        let discarder = self.from.filter(|_| self.win.source == Source::Discard);
        let settlement =
            view.rules
                .settle(&totals, self.winner, view.east, discarder, pays_for_all);
        let gains = settlement.totals();
        let scores = BySeat::from_fn(|seat| view.scores[seat].saturating_add(gains[seat]));
        let (settlement, text) = (Box::new(settlement), String::new());
        out.emit(Event::Settled {
            settlement,
            text,
            scores,
        });
    }
}

/// Shows the tiles left on a stake.
pub(super) fn show_tiles(out: &mut Emitter, seat: Seat) {
    let tiles = out.stake(seat).iter().collect();
    out.emit(Event::TilesShown { seat, tiles });
}
