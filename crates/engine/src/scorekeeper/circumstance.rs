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

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::LastTile => "last_tile",
            Self::Standing => "standing",
            Self::Original => "original",
            Self::FirstDiscard => "first_discard",
            Self::KongUponKong => "kong_upon_kong",
            Self::OnlyPlace => "only_place",
            Self::Thirteenth => "thirteenth",
            Self::PaysForAll => "pays_for_all",
        }
    }

    /// The circumstance with this name in files.
    pub fn from_id(id: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter().chain([Self::PaysForAll]);
        all.find(|circumstance| circumstance.id() == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_files_are_those_of_saved_sheets() {
        for circumstance in Circumstance::ALL
            .into_iter()
            .chain([Circumstance::PaysForAll])
        {
            let json = serde_json::to_string(&circumstance).unwrap_or_default();
            assert_eq!(json.trim_matches('"'), circumstance.id());
            assert_eq!(Circumstance::from_id(circumstance.id()), Some(circumstance));
        }
    }
}
