//! Why a tile is best discarded: the one thing that a learner can see in their own hand.

use std::cmp::Ordering;

use super::assessment::Assessment;
use super::hand_distance::waits;
use super::hand_goal::HandGoal;
use super::lone_tile::{LoneTile, is_alone};
use super::shortfall::Shortfall;
use crate::search::PlanGoal;
use engine::rules::RowId;
use engine::table::SeatView;
use engine::tiles::{Hand, Tile};

/// The one thing that speaks for a discard most plainly.
#[derive(Clone, Debug, PartialEq)]
pub enum DiscardReason {
    /// The hand stands, so the drawn tile goes.
    Standing,
    /// The hand is then one tile short of Mah Jongg. These tiles, which can still come, complete it.
    Calling(Vec<Tile>),
    /// It has no place in this special hand, by the id of its row, which lacks this many tiles.
    NoPlaceIn(RowId, u8),
    /// It has no place in a hand of this kind.
    Outside(HandGoal),
    /// It is isolated, and all others of its kind are visible.
    Gone,
    /// No other tile of the hand makes a set with it.
    Alone(LoneTile),
    /// It is isolated, and so is this other tile, which would be expected to go first but for this drawback.
    AloneBefore(Tile, Drawback),
    /// It is safer than this tile. The ordering says whether fewer, as many or more tiles help after it.
    SaferThan(Tile, Ordering),
    /// No other discard leaves more tiles that help; this one leaves so many.
    KeepsMost(u32),
    /// No other discard leaves more tiles that help. Discarding this other, isolated tile leaves as many, but for this drawback.
    KeepsAsMany(u32, Tile, Drawback),
    /// Discarding this other tile would leave more tiles that help, but the two are about even.
    AsLittleAs(Tile),
    /// Discarding this other tile would leave the hand nearer (`true`) or more tiles that help, but looking ahead shows this drawback.
    Lookahead(Tile, bool, Drawback),
    /// The other tiles are complete without it.
    Spare,
    /// It helps least towards a hand of this kind, which is not the ordinary one.
    HelpsItLeast(HandGoal),
}

/// What speaks against discarding another tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drawback {
    /// A Pung of it would bring this many doubles.
    Doubles(u32),
    /// It fits a goal that counts more and that the advised tile does not fit.
    Fits(HandGoal),
    /// The hand falls behind, mostly in this, when every tile that may come next is taken into account.
    FallsBehind(Shortfall),
}

impl DiscardReason {
    /// The reason that the tile itself offers; `None` if there is none but that it helps little.
    pub(super) fn of(view: &SeatView, choice: &Assessment) -> Option<Self> {
        let tile = choice.tile;
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        let waits = waits(view, &rest);
        if !waits.is_empty() {
            return Some(Self::Calling(waits));
        }
        let special = choice.plan.special.as_ref();
        match (&choice.plan.goal, special) {
            (PlanGoal::Special(row), Some(tiles)) if view.me().stake[tile] > tiles[tile] => {
                return Some(Self::NoPlaceIn(row.clone(), choice.lacking));
            }
            (PlanGoal::Sets(..), _) if !choice.plan.aim.uses(tile) => {
                return Some(Self::Outside(choice.goal.clone()));
            }
            _ => {}
        }
        Some(match (is_alone(&rest, tile), view.open[tile]) {
            (true, 3..) => Self::Gone,
            (true, _) => Self::Alone(LoneTile::of(view, &rest, tile)),
            (false, _)
                if choice.lacking > 0
                    && !choice.goal.is_ordinary()
                    && all_tiles_fit(choice, &rest) =>
            {
                Self::HelpsItLeast(choice.goal.clone())
            }
            (false, _) if choice.nearest == 0 => Self::Spare,
            (false, _) => return None,
        })
    }

    /// The tiles it compares the discard with.
    pub(super) fn others(&self) -> Vec<Tile> {
        match self {
            Self::SaferThan(other, _)
            | Self::AsLittleAs(other)
            | Self::AloneBefore(other, _)
            | Self::KeepsAsMany(_, other, _)
            | Self::Lookahead(other, ..) => vec![*other],
            Self::Alone(lone) => lone.named().collect(),
            _ => Vec::new(),
        }
    }
}

/// Whether the plan can use every tile of the hand, so that the discard is not the only misfit.
fn all_tiles_fit(choice: &Assessment, rest: &Hand) -> bool {
    let aim = choice.plan.aim;
    let special = choice.plan.special.is_some();
    special || rest.stake.kinds().all(|(tile, _)| aim.uses(tile))
}
