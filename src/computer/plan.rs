//! What a hand may be made into: any sets, pungs alone, one suit with or without honours.

use super::chance::Coming;
use crate::rules::GameOptions;
use crate::tiles::shanten::Aim;
use crate::tiles::{Meld, MeldKind};

/// A kind of hand to go for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The sets it is made of.
    pub aim: Aim,
    /// Doubles it brings by itself.
    pub doubles: u8,
    /// Points it brings by itself, before doubling.
    pub points: u8,
    /// How its tiles come.
    pub coming: Coming,
}

/// The honours among the groups of an aim.
const HONOURS: u8 = 8;

impl Plan {
    /// The plans that fit the sets laid out, the broadest first.
    pub fn possible(melds: &[Meld], options: &GameOptions) -> impl Iterator<Item = Self> {
        let laid_out = melds.iter().fold(0, |groups, meld| groups | group(*meld));
        let chow_laid_out = melds.iter().any(|meld| meld.kind == MeldKind::Chow);
        let regular = Aim::regular(melds.len());
        let chows = options.chows;
        let one_suit = [1, 2, 4].into_iter().flat_map(move |suit| {
            let mixed = Self::sets(regular.within(suit | HONOURS), 1);
            [mixed, Self::sets(regular.within(suit), 3)]
        });
        let any = Self::sets(regular, 0);
        let pungs = Self {
            aim: regular.without_chows(),
            doubles: 0,
            points: 10,
            coming: Coming::Pungs,
        };
        [any, pungs]
            .into_iter()
            .chain(one_suit)
            .map(move |plan| Self {
                aim: Aim {
                    chows: plan.aim.chows && chows,
                    ..plan.aim
                },
                ..plan
            })
            .filter(move |plan| {
                laid_out & !plan.aim.groups == 0 && (plan.aim.chows || !chow_laid_out)
            })
    }

    /// Any sets and a pair.
    pub fn regular(melds: &[Meld], options: &GameOptions) -> Self {
        let aim = Aim::regular(melds.len());
        Self::sets(
            Aim {
                chows: options.chows,
                ..aim
            },
            0,
        )
    }

    fn sets(aim: Aim, doubles: u8) -> Self {
        Self {
            aim,
            doubles,
            points: 0,
            coming: Coming::Sets,
        }
    }
}

fn group(meld: Meld) -> u8 {
    1 << (meld.tile.index() / 9).min(3)
}
