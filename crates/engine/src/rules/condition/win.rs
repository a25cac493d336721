//! Conditions on how a player went Mah Jongg.

use serde::{Deserialize, Serialize};

use super::matches::{Match, Matches, once};
use crate::rules::facts::Facts;
use crate::rules::{Source, TileClass, Win};
use crate::tiles::{Tile, Wind};

/// A way of winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winning {
    /// Any win.
    Out,
    /// With a tile drawn from the wall, not a Loose Tile.
    Drawn,
    /// With a Loose Tile.
    Loose,
    /// With the last live tile, drawn.
    LastTile,
    /// By snatching a kong.
    Snatch,
    /// East, before its first discard.
    Original,
    /// After declaring a Standing Hand.
    Standing,
    /// With East's first discard, before anything else has happened.
    FirstDiscardOfEast,
    /// With the only kind of tile that could complete the hand.
    OnlyPossible,
    /// With the only kind that fits, not counting kinds of which all four are visible.
    OnlyPlace,
    /// With a discard after the last live tile was drawn.
    LastDiscard,
    /// When no live tile is left, whatever the last tile was; this includes the last discard.
    NoTileLeft,
    /// East, before its first discard, whatever has happened before.
    Blessing,
    /// After two kongs since the last discard, except by robbing the second.
    KongUponKong,
    /// East, with its thirteenth win in a row, or the number that the option names.
    Thirteenth,
}

/// A last tile with a name of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Catch {
    /// The tile.
    pub tile: Tile,
    /// Where it came from.
    pub from: Source,
    /// It was the last live tile.
    #[serde(default)]
    pub last: bool,
}

impl Catch {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let win = facts.situation.win.as_ref();
        let caught = win.is_some_and(|win| win.tile == self.tile && win.source == self.from);
        let late = !self.last || facts.situation.live_left == 0;
        let found = (caught && late).then(|| Match::showing([self.tile]));
        found.into_iter().collect()
    }
}

impl Winning {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let Some(win) = &facts.situation.win else {
            return Matches::new();
        };
        match self {
            Self::Out => once(true),
            _ if !self.holds(win, facts) => Matches::new(),
            _ => std::iter::once(Match::showing([win.tile])).collect(),
        }
    }

    fn holds(self, win: &Win, facts: &Facts<'_>) -> bool {
        let situation = facts.situation;
        let drawn = win.source == Source::Wall;
        let from_others = matches!(win.source, Source::Discard | Source::Snatch);
        match self {
            Self::Out => true,
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
            Self::OnlyPlace => facts.only_pair().is_some() && facts.places_before() <= 1,
            Self::LastDiscard => win.source == Source::Discard && situation.live_left == 0,
            Self::NoTileLeft => situation.live_left == 0,
            Self::Blessing => win.original && situation.seat_wind == Wind::East,
            // Robbing the second of two kongs does not count as making two kongs.
            Self::KongUponKong => {
                situation.kongs_since_discard >= 2 && win.source != Source::Snatch
            }
            Self::Thirteenth => {
                let last = facts.options.max_east_wins();
                situation.seat_wind == Wind::East && situation.east_wins + 1 == last
            }
        }
    }
}

/// Fishing the eyes: the only pair is of the last tile, and if the tile came from another player it was claimed for the pair.
pub(super) fn completed_pair(of: TileClass, facts: &Facts<'_>) -> Matches {
    let fished = || {
        let win = facts.situation.win.as_ref()?;
        let pair = facts.only_pair().filter(|pair| pair.tile == win.tile)?;
        let right = of.contains(pair.tile, facts.situation);
        let completed = match facts.won_from_others() {
            true => pair.is_exposed() || completes_no_set(facts),
            false => !pair.is_exposed(),
        };
        (right && completed).then(|| Match::showing(pair.tiles()))
    };
    fished().into_iter().collect()
}

/// Whether another player's tile has completed none of the sets on the stake, where a pair that it completes stays concealed.
fn completes_no_set(facts: &Facts<'_>) -> bool {
    let made = facts.arrangement.melds.get(facts.hand.melds.len()..);
    let made = made.filter(|_| !facts.hand.stake.is_empty());
    made.is_some_and(|made| !made.iter().any(|set| set.is_exposed()))
}

pub(super) fn won_with(tile: Tile, facts: &Facts<'_>) -> Matches {
    let win = facts.situation.win.as_ref();
    win.filter(|win| win.tile == tile)
        .map(|_| Match::showing([tile]))
        .into_iter()
        .collect()
}
