//! Conditions on Flowers and Seasons.

use serde::{Deserialize, Serialize};

use super::matches::{Match, Matches};
use crate::rules::Obstacle;
use crate::rules::facts::Facts;
use crate::tiles::{Bonus, Tile, Wind};

/// Which bonus tiles a row counts. It counts none if the option `bonus_scores` is off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusTest {
    /// Each Flower or Season.
    Each,
    /// Each Flower or Season of the player's own wind.
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
        let all_of = |tiles: &[Tile]| {
            let has_all = tiles.iter().all(|tile| bonus.contains(tile));
            let matched = has_all.then(|| Match::showing(tiles.iter().copied()));
            matched.into_iter().collect()
        };
        match self {
            Self::OwnFlower => all_of(&[Tile::bonus(Bonus::Flower(wind))]),
            Self::OwnSeason => all_of(&[Tile::bonus(Bonus::Season(wind))]),
            Self::OwnBoth => all_of(&[Bonus::Flower(wind), Bonus::Season(wind)].map(Tile::bonus)),
            Self::AllFlowers => all_of(&Wind::ALL.map(|wind| Tile::bonus(Bonus::Flower(wind)))),
            Self::AllSeasons => all_of(&Wind::ALL.map(|wind| Tile::bonus(Bonus::Season(wind)))),
            Self::Each => bonus
                .iter()
                .map(|tile| Match::named_after(*tile, [*tile]))
                .collect(),
            Self::Own => {
                let own = [Bonus::Flower(wind), Bonus::Season(wind)].map(Tile::bonus);
                let held = own.into_iter().filter(|tile| bonus.contains(tile));
                held.map(|tile| Match::named_after(tile, [tile])).collect()
            }
            Self::CompleteSet => [Bonus::Flower as fn(Wind) -> Bonus, Bonus::Season]
                .map(|class| Wind::ALL.map(|wind| Tile::bonus(class(wind))))
                .into_iter()
                .filter(|set| set.iter().all(|tile| bonus.contains(tile)))
                .map(Match::showing)
                .collect(),
        }
    }

    /// The only obstacle, if the condition is narrowly missed.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        match self {
            Self::CompleteSet if facts.options.bonus_scores => missing_bonus(facts),
            _ => None,
        }
    }
}

/// The only Flower or the only Season that is missing.
fn missing_bonus(facts: &Facts<'_>) -> Option<Obstacle> {
    let classes: [fn(Wind) -> Bonus; 2] = [Bonus::Flower, Bonus::Season];
    classes.into_iter().find_map(|class| {
        let set = Wind::ALL.map(|wind| Tile::bonus(class(wind)));
        let mut missing = set.iter().filter(|tile| !facts.hand.bonus.contains(tile));
        let only = missing.next().filter(|_| missing.next().is_none())?;
        Some(Obstacle::BonusMissing(*only))
    })
}
