//! Why to discard a tile: the clearest argument that learners can see in their own hand.

use std::cmp::Ordering;

use super::assessment::Assessment;
use super::hand_distance::waits;
use super::hand_goal::HandGoal;
use super::lone_tile::{LoneTile, is_alone};
use super::preference::Preference;
use super::shortfall::Shortfall;
use crate::search::PlanGoal;
use engine::rules::RowId;
use engine::table::SeatView;
use engine::tiles::{Hand, Tile};

/// The clearest argument for a discard.
#[derive(Clone, Debug, PartialEq)]
pub enum DiscardReason {
    /// The hand stands, so the drawn tile must be discarded.
    Standing,
    /// The hand is then one tile short of Mah Jongg. These available tiles complete it.
    Calling(Vec<Tile>),
    /// It has no place in this special hand (the id of its row), which lacks this number of tiles.
    NoPlaceIn(RowId, u8),
    /// It has no place in a hand of this kind.
    Outside(HandGoal),
    /// It is isolated, and all others of its kind are visible.
    Gone,
    /// No other tile of the hand can form a set with it.
    Alone(LoneTile),
    /// It is isolated. So is this other tile, whose discard would be expected but has this drawback.
    AloneBefore(Tile, Drawback),
    /// It is safer than this tile. The ordering compares the hands that the two leave: `Less` if that of the advised discard is farther from
    /// complete, or as near with fewer tiles that help.
    SaferThan(Tile, Ordering),
    /// Discarding this tile is worth more, but not clearly, and this speaks for the advised one.
    Level(Tile, Preference),
    /// No other discard leaves the hand nearer, or as near with more tiles that help; this is the number of tiles that help.
    KeepsMost(u32),
    /// Like `KeepsMost`, but discarding this other, isolated tile leaves the hand as near with as many tiles that help, with this drawback.
    KeepsAsMany(u32, Tile, Drawback),
    /// Discarding this other tile would leave the hand nearer or more tiles that help, but the two are about even.
    AboutEvenWith(Tile),
    /// Discarding this other tile would leave the hand nearer (`true`) or more tiles that help, but looking ahead shows this drawback.
    Lookahead(Tile, bool, Drawback),
    /// No tile helps less towards this goal, which is not the ordinary one.
    HelpsGoalLeast(HandGoal),
}

/// An argument against discarding another tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Drawback {
    /// A Pung of it would bring this many doubles.
    Doubles(u32),
    /// The hand falls behind, mostly in this respect if one is clear, when all possible next tiles are taken into account.
    FallsBehind(Option<Shortfall>),
}

impl DiscardReason {
    /// The reason that the discarded tile itself shows; `None` if it merely helps little.
    pub(super) fn of(view: &SeatView, assessment: &Assessment) -> Option<Self> {
        let tile = assessment.tile;
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        let waits = waits(view, &rest);
        if !waits.is_empty() {
            return Some(Self::Calling(waits));
        }
        let special = assessment.plan.special.as_ref();
        match (&assessment.plan.goal, special) {
            (PlanGoal::Special(row), Some(tiles)) if view.me().stake[tile] > tiles[tile] => {
                return Some(Self::NoPlaceIn(row.clone(), assessment.lacking));
            }
            (PlanGoal::Sets(..), _) if !assessment.plan.aim.uses(tile) => {
                return Some(Self::Outside(assessment.goal.clone()));
            }
            _ => {}
        }
        Some(match (is_alone(&rest, tile), view.open[tile]) {
            (true, 3..) => Self::Gone,
            (true, _) => Self::Alone(LoneTile::of(view, &rest, tile)),
            (false, _)
                if assessment.lacking > 0
                    && !assessment.goal.is_ordinary()
                    && all_tiles_fit(assessment, &rest) =>
            {
                Self::HelpsGoalLeast(assessment.goal.clone())
            }
            (false, _) => return None,
        })
    }

    /// The tiles with which this reason compares the discard.
    pub(super) fn others(&self) -> Vec<Tile> {
        match self {
            Self::SaferThan(other, _)
            | Self::Level(other, _)
            | Self::AboutEvenWith(other)
            | Self::AloneBefore(other, _)
            | Self::KeepsAsMany(_, other, _)
            | Self::Lookahead(other, ..) => vec![*other],
            Self::Alone(lone) => lone.named().collect(),
            _ => Vec::new(),
        }
    }
}

/// Whether the plan can use every tile that remains in the hand. For a special hand this is always assumed.
fn all_tiles_fit(assessment: &Assessment, rest: &Hand) -> bool {
    let aim = assessment.plan.aim;
    let is_special = assessment.plan.special.is_some();
    is_special || rest.stake.kinds().all(|(tile, _)| aim.uses(tile))
}
