//! Why a row did not count, and why a hand is not Mah Jongg.

use serde::{Deserialize, Serialize};

use super::RowId;
use crate::tiles::{Meld, Tile, Wind};

/// Why a row that a hand nearly made did not count.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// This tile would have completed the hand as well.
    WouldAlsoComplete(Tile),
    /// Only this Flower or Season was missing.
    BonusMissing(Tile),
    /// Without this set the row would have counted.
    InTheWay(Meld),
    /// This set or pair scores points.
    ScoresPoints(Meld),
    /// This set is exposed.
    Exposed(Meld),
    /// This Pung should have been a Kong.
    NotAKong(Meld),
    /// The tiles of this set or pair do not fit the rest of the hand.
    DoesNotFit(Meld),
    /// One tile was missing.
    TileMissing(Tile),
    /// Two tiles of a kind were missing.
    PairMissing(Tile),
    /// A Pung of this tile was missing: all three tiles, or the third one to a pair.
    PungMissing(Tile),
    /// Special hands are not allowed.
    SpecialHandsNotAllowed,
    /// This special hand is not allowed.
    NotAllowed,
    /// The row needs tiles of the player's own wind, which is this one.
    NotOwnWind(Wind),
    /// The hand has to be concealed up to the last tile.
    NotConcealed,
    /// The last tile has to be drawn.
    NotDrawn,
    /// This set on the table is no part of the special hand.
    NoPlaceFor(Meld),
    /// The sentence that a file of an earlier version has instead.
    #[serde(untagged)]
    Words(String),
}

/// Why a hand with its last tile is not Mah Jongg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum NotMahJongg {
    /// The hand would be Mah Jongg if Chows were allowed.
    ChowsNotAllowed,
    /// The hand would be Mah Jongg if more than one Chow were allowed.
    TooManyChows,
    /// The hand is not four sets and a pair, but nearly a special hand.
    NearlySpecial {
        /// The id of the special hand.
        row: RowId,
        /// Why it is not that hand.
        obstacle: Obstacle,
    },
    /// The hand is neither four sets and a pair nor close to a special hand.
    NoSets,
}
