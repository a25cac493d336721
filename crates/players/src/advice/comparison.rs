//! How a move compares with the advised one.

use super::figures::Figures;
use super::move_evaluator::MoveEvaluator;
use super::shortfall::Shortfall;
use super::valued_moves::MoveValue;
use engine::tiles::Hand;

/// A clear deficit is at least this many points of the deal, ...
const CLEAR: f64 = 15.0;
/// ... and this fraction of the best move's value, since the values of expensive hands are less certain.
const CLEAR_FRACTION: f64 = 0.15;

/// How a move compares with the advised one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// It would do about as well.
    Even,
    /// It would do about as well, but others are more likely to go out with the tile.
    Riskier,
    /// Its figures are higher, but because of expensive hands that are hard to make.
    LongShot,
    /// It is worth less.
    Behind(Deficit),
}

/// By how much a move is worth less than the advised one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deficit {
    /// In points of the deal, at least 1, computed from the rounded figures.
    pub points: u32,
    /// The part of it that is due to own wins; the rest is due to the wins of others. Below 0 if own wins bring more.
    pub won: i32,
    /// What it mostly consists of; `None` if the rounded figures are equal.
    pub mostly: Option<Shortfall>,
    /// The move is clearly worse, considering what is at stake.
    pub clear: bool,
}

/// The advised move, with which the others are compared.
#[derive(Clone, Copy)]
pub(super) struct Advised {
    value: MoveValue,
    figures: Figures,
    /// What a point of a win brings.
    paid: f64,
}

impl Advised {
    /// The advised move, which has this value and leaves this hand.
    pub fn of(evaluator: &MoveEvaluator<'_>, value: MoveValue, rest: &Hand) -> Self {
        Self {
            value,
            figures: evaluator.figures(value, rest),
            paid: evaluator.paid_a_point(),
        }
    }

    /// The part of a value that is due to the wins of others, in points of the deal.
    fn settles(&self, value: MoveValue) -> f64 {
        value.in_all - self.paid * value.counts
    }
}

impl Comparison {
    /// Compares a move with this value and these figures with the advised one.
    pub(super) fn of(own: MoveValue, figures: Figures, advised: Advised) -> Self {
        let best = advised.value;
        let won = (advised.paid * (advised.figures.brings() - figures.brings())).round();
        let points = won + (advised.settles(best) - advised.settles(own)).round();
        let clear = CLEAR.max(CLEAR_FRACTION * best.in_all);
        let even = own.is_as_good_as(best) && points > -clear;
        if even || points < 1.0 {
            let is_long_shot = !even && won < 0.0 && figures.worth > advised.figures.worth;
            return if is_long_shot {
                Self::LongShot
            } else {
                Self::Even
            };
        }
        let expectation = [own, best].map(|value| value.expectation);
        let mostly = Shortfall::of(expectation, [figures, advised.figures]);
        Self::Behind(Deficit {
            points: points as u32,
            won: won as i32,
            mostly: (figures != advised.figures).then_some(mostly),
            clear: points >= clear,
        })
    }
}

/// How the wins of the player and those of the others make up a deficit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeficitParts {
    /// Own wins bring less.
    Own,
    /// The wins of others cost more.
    Others,
    /// Both.
    Both,
    /// Own wins bring less, though those of others cost less.
    OwnThough,
    /// The wins of others cost more, though own wins bring more.
    OthersThough,
}

impl Deficit {
    /// How much more the wins of others cost, in points of the deal; below 0 if they cost less.
    pub fn paid(self) -> i32 {
        self.points as i32 - self.won
    }

    /// What it is made of.
    pub fn parts(self) -> DeficitParts {
        match (self.won, self.paid()) {
            (0, _) => DeficitParts::Others,
            (_, 0) => DeficitParts::Own,
            (..0, _) => DeficitParts::OthersThough,
            (_, ..0) => DeficitParts::OwnThough,
            _ => DeficitParts::Both,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value_network::Expectation;

    #[test]
    fn a_deficit_is_due_to_own_wins_to_those_of_others_or_to_both() {
        let parts = |points: u32, won: i32| {
            let deficit = Deficit {
                points,
                won,
                mostly: None,
                clear: true,
            };
            (deficit.parts(), deficit.paid())
        };
        assert_eq!(parts(21, 12), (DeficitParts::Both, 9));
        assert_eq!(parts(21, 21), (DeficitParts::Own, 0));
        assert_eq!(parts(21, 0), (DeficitParts::Others, 21));
        assert_eq!(parts(21, 30), (DeficitParts::OwnThough, -9));
        assert_eq!(parts(21, -4), (DeficitParts::OthersThough, 25));
    }

    #[test]
    fn a_clear_deficit_depends_on_the_values() {
        // The wins of others bring the same.
        let value = |figures: Figures| MoveValue {
            points: 4.0 * figures.brings(),
            in_all: 4.0 * figures.brings(),
            counts: figures.brings(),
            expectation: Expectation::default(),
        };
        let clear = |percent: [u32; 2], worth| {
            let [own, best] = percent.map(|percent| Figures { percent, worth });
            let advised = Advised {
                value: value(best),
                figures: best,
                paid: 4.0,
            };
            match Comparison::of(value(own), own, advised) {
                Comparison::Behind(deficit) => deficit.clear,
                _ => false,
            }
        };
        assert!(clear([17, 25], 100));
        assert!(!clear([22, 25], 100));
        assert!(!clear([22, 25], 900));
        assert!(clear([19, 25], 900));
    }

    #[test]
    fn a_move_with_higher_figures_but_a_lower_value_is_a_long_shot() {
        let value = |points: f64, counts: f64| MoveValue {
            points,
            in_all: 4.0 * counts,
            counts,
            expectation: Expectation::default(),
        };
        let figures = |percent, worth| Figures { percent, worth };
        let advised = Advised {
            value: value(200.0, 82.5),
            figures: figures(33, 250),
            paid: 4.0,
        };
        let long_shot = Comparison::of(value(198.0, 130.0), figures(20, 650), advised);
        assert_eq!(long_shot, Comparison::LongShot);
        let alike = Comparison::of(value(198.0, 84.0), figures(30, 280), advised);
        assert_eq!(alike, Comparison::Even);
    }
}
