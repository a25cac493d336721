//! Conditions on how somebody went Mah Jongg.

use serde::Deserialize;

use super::{Match, Matches, once};
use crate::rules::facts::Facts;
use crate::rules::{Source, Win};
use crate::tiles::{Tile, Wind};

/// A way of winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winning {
    /// Won at all.
    Out,
    /// With a tile drawn from the wall, not a Loose Tile [S15, Q26].
    Drawn,
    /// With a Loose Tile [S16].
    Loose,
    /// With the last live tile, drawn [S14, Q3].
    LastTile,
    /// By snatching a kong [S13].
    Snatch,
    /// East, before its first discard [S11].
    Original,
    /// After declaring a Standing Hand [S12].
    Standing,
    /// With East's first discard, as the first thing that happened [H27, Q7].
    FirstDiscardOfEast,
    /// With the only kind of tile that could complete the hand [S17, Q25].
    OnlyPossible,
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
        }
    }
}

pub(super) fn won_with(tile: Tile, facts: &Facts<'_>) -> Matches {
    let win = facts.situation.win.as_ref();
    win.filter(|win| win.tile == tile)
        .map(|_| Match::showing([tile]))
        .into_iter()
        .collect()
}
