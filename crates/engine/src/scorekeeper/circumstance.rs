//! Circumstances of a win that the tiles don't show.

use serde::{Deserialize, Serialize};

#[cfg(doc)]
use super::Draft;

/// A circumstance of a win, marked by the person who keeps score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Circumstance {
    /// No live tile was left in the wall.
    LastTile,
    /// A Standing Hand, or an Original Call, had been declared.
    Standing,
    /// East went out before its first discard (not an Original Call).
    Original,
    /// The last tile was East's first discard, and nobody had discarded before.
    FirstDiscard,
    /// Two kongs had been made since the last discard.
    KongUponKong,
    /// All four of every other tile that fits lay open.
    OnlyPlace,
    /// East had won as many hands in a row as the rules allow, less this one: twelve by default. Offered only for a single hand, as a
    /// scorecard counts the wins itself.
    Thirteenth,
    /// The player who discarded the last tile pays for all. Only in scorecards of early versions; now [`Draft::liable`] holds the liable
    /// player, as the dangerous discard may have been an earlier one.
    PaysForAll,
}

impl Circumstance {
    /// All circumstances that can be marked, in the order of the check boxes.
    pub const ALL: [Self; 7] = [
        Self::LastTile,
        Self::Standing,
        Self::Original,
        Self::FirstDiscard,
        Self::KongUponKong,
        Self::OnlyPlace,
        Self::Thirteenth,
    ];
}
