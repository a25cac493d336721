//! Plans of four sets and a pair: any sets, Pungs alone, honours alone, one suit with or without honours.

use super::completion_odds::Acquisition;
use super::score_estimates::HandPattern;
use engine::rules::GameOptions;
use engine::tiles::shanten::Aim;
use engine::tiles::{Meld, MeldKind};

/// A plan of sets and a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetPlan {
    /// The sets it is made of.
    pub aim: Aim,
    /// What they have in common.
    pub pattern: HandPattern,
    /// How its tiles can be acquired.
    pub acquisition: Acquisition,
    /// Whether nothing is claimed for it except the last tile.
    pub closed: bool,
    /// Whether it allows no Chow and none is laid out.
    pub pungs_only: bool,
}

/// The bit of honours in the groups of an aim.
pub const HONOURS: u8 = 8;

impl SetPlan {
    /// The plans that fit the sets laid out, that of any sets first, including closed plans if `with_closed`.
    pub fn possible(
        melds: &[Meld],
        options: &GameOptions,
        with_closed: bool,
    ) -> impl Iterator<Item = Self> + use<> {
        let laid_out = melds.iter().fold(0, |groups, meld| groups | group(*meld));
        let chow_laid_out = melds.iter().any(|meld| meld.kind == MeldKind::Chow);
        let may_close = with_closed && melds.iter().all(|meld| !meld.is_exposed());
        let regular = Aim::regular(melds.len());
        let chows = options.chow_limit().remaining(melds);
        let one_suit = [1, 2, 4].into_iter().flat_map(move |suit| {
            let mixed = Self::new(regular.within(suit | HONOURS), HandPattern::Mixed);
            let pungs = Self::new(
                regular.within(suit | HONOURS).without_chows(),
                HandPattern::MixedPungs,
            );
            [
                mixed,
                Self::new(regular.within(suit), HandPattern::Pure),
                pungs,
            ]
        });
        let pungs = [
            Self::new(regular.without_chows(), HandPattern::Pungs),
            Self::new(
                regular.without_chows().within(HONOURS),
                HandPattern::Honours,
            ),
        ];
        std::iter::once(Self::new(regular, HandPattern::Any))
            .chain(pungs)
            .chain(one_suit)
            .filter(move |plan| {
                let pungs_only = !plan.aim.chows.allows_chows();
                laid_out & !plan.aim.groups == 0 && !(pungs_only && chow_laid_out)
            })
            .map(move |plan| {
                let chows = plan.aim.chows.min(chows);
                Self {
                    aim: Aim { chows, ..plan.aim },
                    pungs_only: !chows.allows_chows() && !chow_laid_out,
                    ..plan
                }
            })
            .flat_map(move |plan| {
                let closed = may_close.then_some(Self {
                    closed: true,
                    acquisition: Acquisition::Drawn,
                    ..plan
                });
                std::iter::once(plan).chain(closed)
            })
    }

    /// The plan for any sets and a pair.
    pub fn regular(melds: &[Meld], options: &GameOptions) -> Self {
        let aim = Aim::regular(melds.len());
        let aim = Aim {
            chows: options.chow_limit().remaining(melds),
            ..aim
        };
        Self::new(aim, HandPattern::Any)
    }

    fn new(aim: Aim, pattern: HandPattern) -> Self {
        let acquisition = match pattern {
            HandPattern::Pungs | HandPattern::MixedPungs | HandPattern::Honours => {
                Acquisition::Pungs
            }
            HandPattern::Any | HandPattern::Mixed | HandPattern::Pure => Acquisition::Sets,
        };
        Self {
            aim,
            pattern,
            acquisition,
            closed: false,
            pungs_only: !aim.chows.allows_chows(),
        }
    }
}

/// The bit of a set's suit, or of honours, in the groups of an aim.
pub fn group(meld: Meld) -> u8 {
    1 << (meld.tile.index() / 9).min(3)
}
