//! How a move compares with the advised one.

use super::preference::Preference;
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
    /// It is about as good, but this speaks for the advised move.
    EvenBut(Preference),
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
    /// Which of these two parts are clear.
    pub parts: DeficitParts,
    /// Its main cause; `None` if no part is clear.
    pub main_cause: Option<Shortfall>,
    /// How clear it is, given the size of the values.
    pub size: DeficitSize,
}

/// How clear a deficit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeficitSize {
    /// The move is about as good, but its parts differ clearly.
    Even,
    /// The move is a little worse.
    Slight,
    /// The move is clearly worse.
    Clear,
}

/// How the wins of the player and those of the others make up a deficit. A part within the error of the figures, or of no more than two
/// points, is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeficitParts {
    /// Neither part is clear.
    Unclear,
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

impl Comparison {
    /// Compares a move with this value with the advised one, for which this speaks if both are about as good. `highest` is the value that is
    /// highest of all, with which both must be level for that.
    pub(super) fn of(
        own: MoveValue,
        (advised, highest): (MoveValue, MoveValue),
        preference: Option<Preference>,
    ) -> Self {
        let points = advised.points() - own.points();
        let is_large = points >= CLEAR.max(CLEAR_FRACTION * advised.exact);
        let is_even = points < 1.0 || own.is_as_good_as(highest) && !is_large;
        let won = advised.won - own.won;
        let parts = DeficitParts::of(
            [won, points - won],
            own.differs_clearly(advised),
            preference == Some(Preference::Safer),
        );
        // If own wins bring clearly more, the wins of others explain why the move is not advised.
        if is_even && parts != DeficitParts::OthersPartlyOffset {
            return preference.map_or(Self::Even, Self::EvenBut);
        }
        Self::Behind(Deficit {
            points: points as u32,
            won: won as i32,
            parts,
            main_cause: own.clear_shortfall(advised),
            size: match (is_even, is_large) {
                (true, _) => DeficitSize::Even,
                (false, false) => DeficitSize::Slight,
                (false, true) => DeficitSize::Clear,
            },
        })
    }

    /// Whether the move is about as good as the better one.
    pub(super) fn is_even(self) -> bool {
        match self {
            Self::Even | Self::EvenBut(_) => true,
            Self::Behind(deficit) => deficit.size == DeficitSize::Even,
        }
    }
}

impl DeficitParts {
    /// The parts of a deficit, of which these are clear. A riskier tile is not said to make the wins of others cheaper, since the network does
    /// not see that risk.
    fn of([won, paid]: [f64; 2], clear: [bool; 2], is_riskier: bool) -> Self {
        let sign = |part: f64, is_clear: bool| match is_clear {
            true => part.total_cmp(&0.0) as i8,
            false => 0,
        };
        match (sign(won, clear[0]), sign(paid, clear[1])) {
            (1, -1) if !is_riskier => Self::OwnPartlyOffset,
            (-1, 1) => Self::OthersPartlyOffset,
            (1, 1) => Self::Both,
            (1, 0) => Self::Own,
            (0, 1) => Self::Others,
            _ => Self::Unclear,
        }
    }
}

impl Deficit {
    /// How much more the wins of others cost, in points of the deal; negative if they cost less.
    pub fn paid(self) -> i32 {
        self.points as i32 - self.won
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advice::figures::Figures;
    use crate::value_network::Expectation;

    /// A value of these figures whose other part is this, in points of the deal.
    fn value((percent, worth): (u32, u32), others: f64) -> MoveValue {
        let figures = Figures { percent, worth };
        let exact_won = 4.0 * figures.expected_points();
        MoveValue {
            figures,
            won: exact_won.round(),
            others: others.round(),
            exact: exact_won + others,
            exact_won,
            expectation: Expectation::default(),
        }
    }

    fn compare(own: MoveValue, advised: MoveValue) -> Comparison {
        Comparison::of(own, (advised, advised), None)
    }

    fn parts(comparison: Comparison) -> Option<(DeficitParts, [i32; 2])> {
        match comparison {
            Comparison::Behind(deficit) => Some((deficit.parts, [deficit.won, deficit.paid()])),
            Comparison::Even | Comparison::EvenBut(_) => None,
        }
    }

    #[test]
    fn only_clear_parts_of_a_deficit_are_reasons() {
        let advised = value((25, 100), -30.0);
        let parts = |own| parts(compare(own, advised));
        let both = Some((DeficitParts::Both, [20, 10]));
        assert_eq!(parts(value((20, 100), -40.0)), both);
        let own = Some((DeficitParts::Own, [20, -1]));
        assert_eq!(parts(value((20, 100), -29.0)), own, "one point is noise");
        let others = Some((DeficitParts::Others, [0, 12]));
        assert_eq!(parts(value((25, 100), -42.0)), others);
        let offset = Some((DeficitParts::OwnPartlyOffset, [20, -8]));
        assert_eq!(parts(value((20, 100), -22.0)), offset);
        let offset = Some((DeficitParts::OthersPartlyOffset, [-20, 30]));
        assert_eq!(parts(value((30, 100), -60.0)), offset);
        let unclear = Some((DeficitParts::Unclear, [4, 4]));
        assert_eq!(parts(value((24, 100), -34.0)), unclear);
        assert_eq!(parts(value((24, 100), -28.0)), None, "2 points of 70");
    }

    #[test]
    fn the_wins_of_others_are_not_said_to_cost_less_after_a_riskier_tile() {
        let (own, advised) = (value((20, 100), -22.0), value((25, 100), -30.0));
        let riskier = Comparison::of(own, (advised, advised), Some(Preference::Safer));
        let unclear = Some((DeficitParts::Unclear, [20, -8]));
        assert_eq!(parts(riskier), unclear);
        let as_good = Comparison::of(advised, (advised, advised), Some(Preference::Safer));
        assert_eq!(as_good, Comparison::EvenBut(Preference::Safer));
    }

    #[test]
    fn a_clear_deficit_depends_on_the_values() {
        let clear = |[own, best]: [u32; 2], worth| match compare(
            value((own, worth), 0.0),
            value((best, worth), 0.0),
        ) {
            Comparison::Behind(deficit) => deficit.size == DeficitSize::Clear,
            Comparison::Even | Comparison::EvenBut(_) => false,
        };
        assert!(clear([17, 25], 100));
        assert!(!clear([22, 25], 100));
        assert!(!clear([22, 25], 900));
        assert!(clear([19, 25], 900));
    }
}
