//! Conditions on Flowers and Seasons.

use serde::{Deserialize, Serialize};

use super::matches::{Match, Matches};
use crate::rules::facts::Facts;
use crate::tiles::{Bonus, Tile, Wind};

/// Which bonus tiles a row counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusTest {
    /// Each Flower or Season.
    Each,
    /// Each one of the player's own wind.
    Own,
    /// All four Flowers, or all four Seasons.
    CompleteSet,
    /// The player's own Flower.
    OwnFlower,
    /// The player's own Season.
    OwnSeason,
    /// The player's own Flower and own Season together.
    OwnBoth,
    /// All four Flowers.
    AllFlowers,
    /// All four Seasons.
    AllSeasons,
}

impl BonusTest {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let bonus = &facts.hand.bonus;
        if !facts.options.bonus_scores {
            return Matches::new();
        }
        let wind = facts.situation.seat_wind;
        let whole = |tiles: &[Tile]| {
            let there = tiles.iter().all(|tile| bonus.contains(tile));
            let found = there.then(|| Match::showing(tiles.iter().copied()));
            found.into_iter().collect()
        };
        match self {
            Self::OwnFlower => whole(&[Tile::bonus(Bonus::Flower(wind))]),
            Self::OwnSeason => whole(&[Tile::bonus(Bonus::Season(wind))]),
            Self::OwnBoth => whole(&[Bonus::Flower(wind), Bonus::Season(wind)].map(Tile::bonus)),
            Self::AllFlowers => whole(&Wind::ALL.map(|wind| Tile::bonus(Bonus::Flower(wind)))),
            Self::AllSeasons => whole(&Wind::ALL.map(|wind| Tile::bonus(Bonus::Season(wind)))),
            Self::Each => bonus.iter().map(|tile| Match::of(*tile, [*tile])).collect(),
            Self::Own => {
                let own = [Bonus::Flower(wind), Bonus::Season(wind)].map(Tile::bonus);
                let held = own.into_iter().filter(|tile| bonus.contains(tile));
                held.map(|tile| Match::of(tile, [tile])).collect()
            }
            Self::CompleteSet => [Bonus::Flower as fn(Wind) -> Bonus, Bonus::Season]
                .map(|class| Wind::ALL.map(|wind| Tile::bonus(class(wind))))
                .into_iter()
                .filter(|set| set.iter().all(|tile| bonus.contains(tile)))
                .map(Match::showing)
                .collect(),
        }
    }
}
