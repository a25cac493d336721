//! Conditions on Flowers and Seasons.

use serde::Deserialize;

use super::{Match, Matches};
use crate::rules::facts::Facts;
use crate::tiles::{Bonus, Tile, Wind};

/// What a row counts of the bonus tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusTest {
    /// Each Flower or Season [S23].
    Each,
    /// Each that belongs to the player's own wind [S24, Q28].
    Own,
    /// All four Flowers, and all four Seasons [S25].
    CompleteSet,
}

impl BonusTest {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let bonus = &facts.hand.bonus;
        match self {
            Self::Each => bonus.iter().map(|tile| Match::of(*tile, [*tile])).collect(),
            Self::Own => {
                let wind = facts.situation.seat_wind;
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
