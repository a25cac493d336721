//! Conditions on how a player went Mah Jongg.

use serde::{Deserialize, Serialize};

use super::matches::{Match, Matches, once};
use crate::rules::facts::Facts;
use crate::rules::{Obstacle, Source, TileClass, Win};
use crate::tiles::{Tile, Wind};

/// A way of winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winning {
    /// Any win.
    #[serde(rename = "out")]
    Any,
    /// With a tile drawn from the live wall, not a Loose Tile.
    Drawn,
    /// With a Loose Tile.
    Loose,
    /// With the last tile of the live wall, drawn by the winner.
    LastTile,
    /// By snatching (robbing) a kong.
    Snatch,
    /// East, with a drawn tile before its first discard.
    Original,
    /// After declaring a Standing Hand or, in the classical game, an Original Call.
    Standing,
    /// Another player than East, with East's first discard, before anybody else has discarded.
    FirstDiscardOfEast,
    /// With the only kind of tile that could make the hand Mah Jongg.
    OnlyPossible,
    /// Filling the only place: with the only kind that fits, apart from kinds of which all four are visible. The hand must have exactly one
    /// pair.
    OnlyPlace,
    /// With a discard after the last live tile was drawn.
    LastDiscard,
    /// With any tile, drawn or not, when no live tile is left.
    NoTileLeft,
    /// Heaven's Blessing: East, before its first discard, even by robbing a kong.
    Blessing,
    /// Kong upon Kong: after two or more kongs since the last discard, except by robbing the last one.
    KongUponKong,
    /// East's thirteenth win in a row. The option `east_wins` can set another number.
    Thirteenth,
}

/// A win with a certain tile from a certain source, such as Gathering Plum Blossom from the Roof.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catch {
    /// The tile.
    pub tile: Tile,
    /// Where it came from.
    pub from: Source,
    /// Whether it counts only when no live tile is left.
    #[serde(default)]
    pub last: bool,
}

impl Catch {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let win = facts.situation.win.as_ref();
        let caught = win.is_some_and(|win| win.tile == self.tile && win.source == self.from);
        let is_late = !self.last || facts.situation.live_left == 0;
        let matched = (caught && is_late).then(|| Match::showing([self.tile]));
        matched.into_iter().collect()
    }
}

impl Winning {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let Some(win) = &facts.situation.win else {
            return Matches::new();
        };
        match self {
            Self::Any => once(true),
            _ if !self.holds(win, facts) => Matches::new(),
            _ => std::iter::once(Match::showing([win.tile])).collect(),
        }
    }

    fn holds(self, win: &Win, facts: &Facts<'_>) -> bool {
        let situation = facts.situation;
        let drawn = win.source == Source::Wall;
        let from_others = matches!(win.source, Source::Discard | Source::Snatch);
        match self {
            Self::Any => true,
            Self::Drawn => drawn,
            Self::Loose => win.source == Source::Loose,
            Self::LastTile => drawn && situation.live_left == 0,
            Self::Snatch => win.source == Source::Snatch,
            Self::Original => win.original && situation.seat_wind == Wind::East && !from_others,
            Self::Standing => win.standing,
            Self::FirstDiscardOfEast => {
                win.first_discard_of_east
                    && situation.seat_wind != Wind::East
                    && win.source == Source::Discard
            }
            Self::OnlyPossible => facts.waits_before().len() == 1,
            Self::OnlyPlace => facts.only_pair().is_some() && facts.possible_waits_before() <= 1,
            Self::LastDiscard => win.source == Source::Discard && situation.live_left == 0,
            Self::NoTileLeft => situation.live_left == 0,
            Self::Blessing => win.original && situation.seat_wind == Wind::East,
            Self::KongUponKong => {
                situation.kongs_since_discard >= 2 && win.source != Source::Snatch
            }
            Self::Thirteenth => {
                let max = facts.options.max_east_wins();
                situation.seat_wind == Wind::East && situation.east_wins + 1 == max
            }
        }
    }

    /// The only obstacle, if the condition is narrowly missed.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        match self {
            Self::OnlyPossible => other_winning_tile(facts),
            _ => None,
        }
    }
}

/// Fishing the eyes: the only pair is of the last tile, and if the tile came from another player it was claimed for the pair.
pub(super) fn completed_pair(of: TileClass, facts: &Facts<'_>) -> Matches {
    let fished = || {
        let win = facts.situation.win.as_ref()?;
        let pair = facts.only_pair().filter(|pair| pair.tile == win.tile)?;
        let in_class = of.contains(pair.tile, facts.situation);
        let completed = match facts.won_from_others() {
            true => pair.is_exposed() || completes_no_set(facts),
            false => !pair.is_exposed(),
        };
        (in_class && completed).then(|| Match::showing(pair.tiles()))
    };
    fished().into_iter().collect()
}

/// Whether another player's tile completed none of the sets on the stake, so that it completed the pair. Needed where that leaves the pair
/// concealed. False if the hand is laid out.
fn completes_no_set(facts: &Facts<'_>) -> bool {
    let stake_sets = facts.arrangement.melds.get(facts.hand.melds.len()..);
    let stake_sets = stake_sets.filter(|_| !facts.hand.stake.is_empty());
    stake_sets.is_some_and(|stake_sets| !stake_sets.iter().any(|set| set.is_exposed()))
}

/// One match if the hand was won with this tile.
pub(super) fn won_with(tile: Tile, facts: &Facts<'_>) -> Matches {
    let win = facts.situation.win.as_ref();
    win.filter(|win| win.tile == tile)
        .map(|_| Match::showing([tile]))
        .into_iter()
        .collect()
}

/// The other tile, if two kinds would have completed the hand.
fn other_winning_tile(facts: &Facts<'_>) -> Option<Obstacle> {
    let won_with = facts.situation.win.as_ref()?.tile;
    match facts.waits_before() {
        &[one, two] => {
            let other = if one == won_with { two } else { one };
            Some(Obstacle::WouldAlsoComplete(other))
        }
        _ => None,
    }
}

/// This tile, if it would have completed the hand.
pub(super) fn would_complete(tile: Tile, facts: &Facts<'_>) -> Option<Obstacle> {
    let waits = facts.waits_before();
    waits
        .contains(&tile)
        .then_some(Obstacle::WouldAlsoComplete(tile))
}
