//! Conditions on all tiles of a hand together: one suit, ones and nines, honours. Bonus tiles do not matter.

use serde::{Deserialize, Serialize};

use super::matches::{Matches, once};
use super::only;
use crate::rules::Obstacle;
use crate::rules::facts::Facts;
use crate::tiles::{Meld, Suit, Tile};

/// What the tiles of a hand consist of. Losers score for it only with the option `losers_purity`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purity {
    /// One suit and honours, at least one of each.
    OneSuitWithHonours,
    /// One suit without honours.
    OneSuit,
    /// At least one one or nine, at least one honour, and nothing else.
    TerminalsWithHonours,
    /// Ones and nines only.
    Terminals,
    /// Winds and Dragons only.
    Honours,
    /// Nothing but ones, nines and honours, of which some may be absent.
    Majors,
    /// At least one one or nine, all of a single suit, at least one honour, and nothing else.
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

    /// The one set or pair that spoils it.
    pub(super) fn obstacle(self, facts: &Facts<'_>) -> Option<Obstacle> {
        let melds = &facts.arrangement.melds;
        if !facts.arrangement.rest.is_empty() {
            return None;
        }
        let split_off_misfit = |fits: &dyn Fn(Tile) -> bool| {
            let misfit = only(
                melds
                    .iter()
                    .filter(|meld| !meld.tiles().iter().all(|tile| fits(*tile))),
            )?;
            let others = melds.iter().filter(|meld| *meld != misfit);
            Some((misfit, others.copied().collect::<Vec<Meld>>()))
        };
        let terminal = |meld: &Meld| meld.tile.is_terminal();
        let honour = |meld: &Meld| meld.tile.is_honour();
        let misfit = match self {
            Self::OneSuitWithHonours | Self::OneSuit => Suit::ALL.into_iter().find_map(|suit| {
                let (misfit, others) =
                    split_off_misfit(&|tile| tile.suit().is_none_or(|other| other == suit))?;
                let suited = others.iter().any(|meld| meld.tile.is_suited());
                let honours = others.iter().any(honour);
                (suited && honours == (self == Self::OneSuitWithHonours)).then_some(misfit)
            }),
            Self::TerminalsWithHonours | Self::Terminals => split_off_misfit(&Tile::is_major)
                .and_then(|(misfit, others)| {
                    let honours = others.iter().any(honour);
                    let fits = honours == (self == Self::TerminalsWithHonours);
                    (others.iter().any(terminal) && fits).then_some(misfit)
                }),
            Self::Honours => split_off_misfit(&Tile::is_honour).map(|(misfit, _)| misfit),
            Self::OneSuitTerminalsWithHonours => None,
            Self::Minors => split_off_misfit(&Tile::is_minor).map(|(misfit, _)| misfit),
            Self::Majors => split_off_misfit(&Tile::is_major).map(|(misfit, _)| misfit),
        };
        misfit.map(|misfit| Obstacle::DoesNotFit(*misfit))
    }
}
