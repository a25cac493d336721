//! How a move compares with the advised one.

use super::shortfall::Shortfall;
use super::valued_moves::MoveValue;

/// The minimum of a clear deficit, in points of the deal.
const CLEAR: f64 = 15.0;
/// The minimum of a clear deficit as a fraction of the best move's value, since the values of expensive hands are less certain.
const CLEAR_FRACTION: f64 = 0.15;

/// How a move compares with the advised one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// It is about as good.
    Even,
    /// It is about as good, but others are more likely to go out with the tile.
    Riskier,
    /// It is worth less.
    Behind(Deficit),
}

/// By how much a move is worth less than the advised one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deficit {
    /// In points of the deal, computed from the rounded figures; 0 only if own wins bring more.
    pub points: u32,
    /// The part of it that is due to own wins; the rest is due to the wins of others. Negative if own wins bring more.
    pub won: i32,
    /// Its main cause; `None` if the rounded figures are equal.
    pub main_cause: Option<Shortfall>,
    /// Whether the move is clearly worse, given the size of the values.
    pub clear: bool,
}

impl Comparison {
    /// Compares a move with this value with the advised one, whose printed points are no lower.
    pub(super) fn of(own: MoveValue, advised: MoveValue) -> Self {
        let points = advised.points() - own.points();
        let clear = points >= CLEAR.max(CLEAR_FRACTION * advised.exact);
        let is_even = points < 1.0 || own.is_as_good_as(advised) && !clear;
        // If own wins would bring more, only the wins of others explain why the move is not advised.
        if is_even && own.won <= advised.won {
            return Self::Even;
        }
        let figures = [own.figures, advised.figures];
        let main_cause = Shortfall::of([own.expectation, advised.expectation], figures);
        Self::Behind(Deficit {
            points: points as u32,
            won: (advised.won - own.won) as i32,
            main_cause: (own.figures != advised.figures).then_some(main_cause),
            clear,
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
    OwnPartlyOffset,
    /// The wins of others cost more, though own wins bring more.
    OthersPartlyOffset,
}

impl Deficit {
    /// How much more the wins of others cost, in points of the deal; negative if they cost less.
    pub fn paid(self) -> i32 {
        self.points as i32 - self.won
    }

    /// Which parts it has.
    pub fn parts(self) -> DeficitParts {
        match (self.won, self.paid()) {
            (0, _) => DeficitParts::Others,
            (_, 0) => DeficitParts::Own,
            (..0, _) => DeficitParts::OthersPartlyOffset,
            (_, ..0) => DeficitParts::OwnPartlyOffset,
            _ => DeficitParts::Both,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::figures::Figures;
    use crate::value_network::Expectation;

    #[test]
    fn a_deficit_is_due_to_own_wins_to_those_of_others_or_to_both() {
        let parts = |points: u32, won: i32| {
            let deficit = Deficit {
                points,
                won,
                main_cause: None,
                clear: true,
            };
            (deficit.parts(), deficit.paid())
        };
        assert_eq!(parts(21, 12), (DeficitParts::Both, 9));
        assert_eq!(parts(21, 21), (DeficitParts::Own, 0));
        assert_eq!(parts(21, 0), (DeficitParts::Others, 21));
        assert_eq!(parts(21, 30), (DeficitParts::OwnPartlyOffset, -9));
        assert_eq!(parts(21, -4), (DeficitParts::OthersPartlyOffset, 25));
    }

    #[test]
    fn a_clear_deficit_depends_on_the_values() {
        // The wins of others cost the same.
        let value = |percent, worth| {
            let figures = Figures { percent, worth };
            let won = (4.0 * figures.expected_points()).round();
            MoveValue {
                figures,
                won,
                others: 0.0,
                exact: won,
                expectation: Expectation::default(),
            }
        };
        let clear = |[own, best]: [u32; 2], worth| match Comparison::of(
            value(own, worth),
            value(best, worth),
        ) {
            Comparison::Behind(deficit) => deficit.clear,
            Comparison::Even | Comparison::Riskier => false,
        };
        assert!(clear([17, 25], 100));
        assert!(!clear([22, 25], 100));
        assert!(!clear([22, 25], 900));
        assert!(clear([19, 25], 900));
    }
}
