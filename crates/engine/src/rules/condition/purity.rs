//! Conditions on all tiles of a hand together: one suit, ones and nines, honours. Bonus tiles do not matter.

use serde::{Deserialize, Serialize};

use super::matches::{Matches, once};
use crate::rules::facts::Facts;

/// What the tiles of a hand consist of. Losers score for it only with the option `losers_purity`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purity {
    /// One suit and honours, at least one of each.
    OneSuitWithHonours,
    /// One suit without honours.
    OneSuit,
    /// Ones or nines, and honours; at least one of each, and nothing else.
    TerminalsWithHonours,
    /// Ones and nines only.
    Terminals,
    /// Winds and Dragons only.
    Honours,
    /// Nothing but ones, nines and honours; one of these may be absent.
    Majors,
    /// Ones or nines of a single suit, and honours; at least one of each, and nothing else.
    OneSuitTerminalsWithHonours,
    /// Twos to eights and nothing else.
    Minors,
}

impl Purity {
    pub(super) fn matches(self, facts: &Facts<'_>) -> Matches {
        let tiles = facts.tiles;
        if facts.situation.win.is_none() && !facts.options.losers_purity {
            return Matches::new();
        }
        let one_suit = tiles.suits.count_ones() == 1;
        let only_terminals = tiles.terminals && !tiles.minors;
        once(match self {
            Self::OneSuitWithHonours => one_suit && tiles.honours,
            Self::OneSuit => one_suit && !tiles.honours,
            Self::TerminalsWithHonours => only_terminals && tiles.honours,
            Self::Terminals => only_terminals && !tiles.honours,
            Self::Honours => tiles.honours && tiles.suits == 0,
            Self::Majors => !tiles.minors,
            Self::OneSuitTerminalsWithHonours => only_terminals && one_suit && tiles.honours,
            Self::Minors => !tiles.terminals && !tiles.honours,
        })
    }
}
