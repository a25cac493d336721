//! How a move stands to the one that is advised, in words and in figures.

use super::figures::Figures;
use super::judgement::{Judgement, Promise};
use super::shortfall::Shortfall;
use engine::tiles::Hand;
use words::say;

/// So many points of the deal are much, ...
const MUCH: f64 = 15.0;
/// ... and so large a part of what the best promises: of a hand that promises much less can be told.
const PART: f64 = 0.15;

/// How a move stands to the one that is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// It would do about as well.
    Even,
    /// It would do about as well, but others are likelier to go out with it.
    Riskier,
    /// It promises more by what is told, but by dear hands that are hard to make.
    Dearer,
    /// It promises less.
    By(Gap),
}

/// How far a move is behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// In points of the deal, at least 1, by the figures that are told.
    pub points: u32,
    /// How many of these because own wins bring less; the rest because the wins of others cost more. Below 0 where own wins bring more.
    pub won: i32,
    /// Mostly in this; `None`: in nothing that its figures, which are round, show.
    pub mostly: Option<Shortfall>,
    /// That is clearly worse, beside all that is promised.
    pub clear: bool,
}

/// The move that is advised, beside which the others are told.
#[derive(Clone, Copy)]
pub(super) struct Advised {
    promise: Promise,
    figures: Figures,
    /// What a point of a win brings.
    paid: f64,
}

impl Advised {
    /// The one that promises this and leaves this hand.
    pub fn of(judgement: &Judgement<'_>, promise: Promise, rest: &Hand) -> Self {
        Self {
            promise,
            figures: judgement.figures(promise, rest),
            paid: judgement.paid_a_point(),
        }
    }

    /// What is left of a promise beside own wins, in points of the deal: what the wins of others bring or cost.
    fn settles(&self, promise: Promise) -> f64 {
        promise.in_all - self.paid * promise.counts
    }
}

impl Behind {
    /// How a move that promises this, and is told with these figures, stands to the one advised.
    pub(super) fn of(own: Promise, told: Figures, advised: Advised) -> Self {
        let best = advised.promise;
        let won = (advised.paid * (advised.figures.brings() - told.brings())).round();
        let points = won + (advised.settles(best) - advised.settles(own)).round();
        let much = MUCH.max(PART * best.in_all);
        let even = own.is_as_good_as(best) && points > -much;
        if even || points < 1.0 {
            let is_dearer = !even && won < 0.0 && told.worth > advised.figures.worth;
            return if is_dearer { Self::Dearer } else { Self::Even };
        }
        let foreseen = [own, best].map(|promise| promise.foreseen);
        let mostly = Shortfall::of(foreseen, [told, advised.figures]);
        Self::By(Gap {
            points: points as u32,
            won: won as i32,
            mostly: (told != advised.figures).then_some(mostly),
            clear: points >= much,
        })
    }

    /// It in words.
    pub(super) fn in_words(self) -> String {
        match self {
            Self::Even => say!("advice-verdict-even").to_owned(),
            Self::Riskier => say!("advice-verdict-riskier").to_owned(),
            Self::Dearer => say!("advice-verdict-dearer").to_owned(),
            Self::By(gap) => {
                let by = gap.mostly.map_or("alike", Shortfall::key);
                say!("advice-verdict-behind", by, much = gap.clear)
            }
        }
    }

    /// It in figures.
    pub(super) fn in_figures(self) -> String {
        match self {
            Self::Even => say!("advice-figures-even").to_owned(),
            Self::Riskier => say!("advice-verdict-riskier").to_owned(),
            Self::Dearer => say!("advice-verdict-dearer").to_owned(),
            Self::By(gap) => gap.in_figures(),
        }
    }
}

impl Gap {
    /// Its points, and what they are made of.
    fn in_figures(self) -> String {
        // The wins of others make up the difference.
        let (points, paid) = (self.points, self.points as i32 - self.won);
        let parts = match (self.won, paid) {
            (0, _) => "others",
            (_, 0) => "own",
            (..0, _) => "others-though",
            (_, ..0) => "own-though",
            _ => "both",
        };
        let [won, paid] = [self.won, paid].map(i32::unsigned_abs);
        say!("advice-figures-behind", points, parts, won, paid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value_network::Foreseen;

    #[test]
    fn what_a_move_is_behind_is_told_in_parts_that_come_to_it() {
        let said = |points: u32, won: i32| {
            let gap = Gap {
                points,
                won,
                mostly: None,
                clear: true,
            };
            gap.in_figures()
        };
        let parts = [(21, 12), (21, 21), (21, 0), (21, 30), (21, -4)];
        let told = [
            "your own wins bring 12 less, those of others cost 9 more.",
            "your own wins bring that much less.",
            "the wins of others cost that much more.",
            "your own wins bring 30 less, though those of others cost 9 less.",
            "the wins of others cost 25 more, though your own bring 4 more.",
        ];
        for ((points, won), told) in parts.into_iter().zip(told) {
            let behind = "All in all 21 points less than the first: ";
            assert_eq!(said(points, won), format!("{behind}{told}"));
        }
    }

    #[test]
    fn what_is_clearly_worse_depends_on_what_is_promised() {
        // What the wins of others bring is the same.
        let promise = |figures: Figures| Promise {
            points: 4.0 * figures.brings(),
            in_all: 4.0 * figures.brings(),
            counts: figures.brings(),
            foreseen: Foreseen::default(),
        };
        let clear = |percent: [u32; 2], worth| {
            let [own, best] = percent.map(|percent| Figures { percent, worth });
            let advised = Advised {
                promise: promise(best),
                figures: best,
                paid: 4.0,
            };
            match Behind::of(promise(own), own, advised) {
                Behind::By(gap) => gap.clear,
                _ => false,
            }
        };
        assert!(clear([17, 25], 100));
        assert!(!clear([22, 25], 100));
        assert!(!clear([22, 25], 900));
        assert!(clear([19, 25], 900));
    }

    #[test]
    fn a_move_whose_figures_come_to_more_is_told_to_be_dearer() {
        let promise = |points: f64, counts: f64| Promise {
            points,
            in_all: 4.0 * counts,
            counts,
            foreseen: Foreseen::default(),
        };
        let figures = |percent, worth| Figures { percent, worth };
        let advised = Advised {
            promise: promise(200.0, 82.5),
            figures: figures(33, 250),
            paid: 4.0,
        };
        let dear = Behind::of(promise(198.0, 130.0), figures(20, 650), advised);
        assert_eq!(dear, Behind::Dearer);
        let alike = Behind::of(promise(198.0, 84.0), figures(30, 280), advised);
        assert_eq!(alike, Behind::Even);
    }
}
