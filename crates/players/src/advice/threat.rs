//! What the play of an opponent reveals about the hand: what it collects, whether it may be ready, and what a tile could cost.

use crate::danger::{Danger, dangers};
use crate::feeding::is_doubled;
use crate::reader::{self, suits};
use engine::table::{Move, SeatView};
use engine::tiles::{Seat, Suit, Tile};

/// A hand is a threat if its probability of being ready, in percent, is at least this.
const POSSIBLY_READY: u32 = 30;
/// A tile is a threat if the probability that somebody goes out with it, in percent, is at least this.
const MIN_DANGER: u32 = 3;
/// A discard is a risk if that probability is at least this.
const RISKY: u32 = 4;
/// A hand is probably ready from this probability on.
const PROBABLY_READY: u32 = 60;
/// Costs below this, in points of the deal, are not mentioned.
const NOTABLE_COST: u32 = 5;
/// A suit is named if the probability that the hand collects it is at least this.
const PROBABLY_COLLECTED: f64 = 0.4;

/// The risk that somebody goes out with a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Risk {
    /// The estimated chance that somebody does, in percent.
    pub percent: u32,
    /// Who may do so, if enough is known.
    pub threat: Option<Threat>,
    /// Whether the viewer then pays double: as East, or to East, if that is the threat.
    pub is_doubled: bool,
}

impl Risk {
    /// The risk of a discard of this danger, with what is known of the opponent; `None` if it is small.
    /// `pays_all_double`: whether the viewer pays every winner double.
    pub(super) fn of(percent: u32, threat: Option<Threat>, pays_all_double: bool) -> Option<Self> {
        (percent >= RISKY).then_some(Self {
            percent,
            threat,
            is_doubled: threat.map_or(pays_all_double, |threat| threat.is_doubled),
        })
    }
}

/// An opponent who may go out with a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threat {
    /// The seat of that opponent.
    pub seat: Seat,
    /// The estimated probability that their hand lacks only one tile, in percent.
    pub ready_percent: u32,
    /// Whether their hand stands and cannot change any more.
    pub standing: bool,
    /// The suit they collect, if that is likely and the tile fits it.
    pub suit: Option<Suit>,
    /// The tile that may complete their hand.
    pub tile: Tile,
    /// The cost if they go out with it, in points of the deal.
    pub cost: u32,
    /// Whether they and the viewer pay each other double, because one of them is East.
    pub is_doubled: bool,
    /// Whether it is they who are East.
    pub is_east: bool,
}

impl Threat {
    /// The opponent who may go out with a tile of this danger; `None` if too little is known.
    pub(super) fn of(view: &SeatView, tile: Tile, danger: &Danger) -> Option<Self> {
        let seat = danger.winner?;
        let ready_percent = (reader::ready_chance(view, seat) * 100.0).round() as u32;
        (ready_percent >= POSSIBLY_READY && danger.percent >= MIN_DANGER).then(|| Self {
            seat,
            ready_percent,
            standing: view.players[seat].standing,
            suit: suits::collected(view, seat, PROBABLY_COLLECTED)
                .filter(|suit| tile.suit().is_none_or(|own| own == *suit)),
            tile,
            cost: danger.cost,
            is_doubled: is_doubled(view, seat),
            is_east: seat == view.east,
        })
    }

    /// The threat that a safer discard would have avoided.
    pub(super) fn avoided(view: &SeatView, discarded: Move, better: Move) -> Option<Self> {
        let (
            Move::Discard {
                tile: discarded, ..
            },
            Move::Discard { tile: better, .. },
        ) = (discarded, better)
        else {
            return None;
        };
        Self::of_riskier(view, better, discarded)
    }

    /// The threat of the riskier tile; `None` if the other one is not clearly safer.
    fn of_riskier(view: &SeatView, safe: Tile, risky: Tile) -> Option<Self> {
        match dangers(view, &[safe, risky])[..] {
            [low, high] if low.is_safer_than(&high) => Self::of(view, risky, &high),
            _ => None,
        }
    }

    /// Whether that hand is probably ready, not just possibly.
    pub fn is_probably_ready(&self) -> bool {
        self.ready_percent >= PROBABLY_READY
    }

    /// The cost, if it is high enough to be mentioned.
    pub fn notable_cost(&self) -> Option<u32> {
        (self.cost >= NOTABLE_COST).then_some(self.cost)
    }
}
