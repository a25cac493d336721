//! The respect in which one move is worth less than another.

use super::figures::Figures;
use crate::value_network::Expectation;

/// The main reason why a move is worth less than a better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// The hand goes out less often.
    Chance,
    /// It counts less when it goes out.
    Worth,
    /// It gains less, or loses more, when another player goes out.
    Paid,
}

impl Shortfall {
    /// The largest part of the difference between a hand and a better one. The value of a hand is its probability of winning times its
    /// worth, plus its result if another player goes out. The answer never contradicts the rounded figures: it is the probability or the
    /// worth only if that figure is lower, and the result of others' wins only if the own wins bring no less.
    pub(super) fn of([behind, better]: [Expectation; 2], figures: [Figures; 2]) -> Self {
        let worth = |hand: Expectation| hand.won / hand.chance.max(f32::EPSILON);
        let half = |one: f32, other: f32| (one + other) / 2.0;
        let chance = (better.chance - behind.chance) * half(worth(better), worth(behind));
        let counted = (worth(better) - worth(behind)) * half(better.chance, behind.chance);
        let paid = (better.value - better.won) - (behind.value - behind.won);
        if behind.won >= better.won {
            return Self::Paid;
        }
        let if_lower = |figure: fn(&Figures) -> u32, part: f32| match figure(&figures[0])
            < figure(&figures[1])
        {
            true => part,
            false => f32::NEG_INFINITY,
        };
        let chance = if_lower(|figures| figures.percent, chance);
        let counted = if_lower(|figures| figures.worth, counted);
        if chance >= counted.max(paid) {
            Self::Chance
        } else if counted >= paid {
            Self::Worth
        } else {
            Self::Paid
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(hand: Expectation) -> Figures {
        let worth = hand.won / hand.chance.max(f32::EPSILON);
        Figures {
            percent: (hand.chance * 100.0).round() as u32,
            worth: worth.round() as u32,
        }
    }

    #[test]
    fn the_largest_part_is_named() {
        let hand = |chance: f32, worth: f32, otherwise: f32| Expectation {
            value: chance * worth + otherwise,
            chance,
            won: chance * worth,
        };
        let better = hand(0.3, 60.0, -10.0);
        for (behind, part) in [
            (hand(0.2, 62.0, -10.0), Shortfall::Chance),
            (hand(0.31, 40.0, -9.0), Shortfall::Worth),
            (hand(0.3, 60.0, -15.0), Shortfall::Paid),
            (hand(0.0, 0.0, -10.0), Shortfall::Chance),
        ] {
            let both = [behind, better];
            assert_eq!(Shortfall::of(both, both.map(figures)), part);
        }
    }

    #[test]
    fn the_part_does_not_contradict_the_rounded_figures() {
        let hand = |chance: f32, worth: f32, value: f32| Expectation {
            value,
            chance,
            won: chance * worth,
        };
        // Twice as often at more than half of the points: only the wins of others can explain the difference.
        let (slow, fast) = (hand(0.208, 254.0, 90.5), hand(0.439, 160.0, 88.2));
        let both = [fast, slow];
        assert_eq!(Shortfall::of(both, both.map(figures)), Shortfall::Paid);
        // 36 times in 100 is not less often than 36 times in 100.
        let (better, behind) = (hand(0.3640, 60.0, 30.0), hand(0.3560, 59.9, 29.0));
        let both = [behind, better];
        assert_eq!(Shortfall::of(both, both.map(figures)), Shortfall::Paid);
        // Nor are 60 points fewer than 60.
        let (better, behind) = (hand(0.4, 60.4, 30.0), hand(0.3, 59.8, 25.0));
        let both = [behind, better];
        assert_eq!(Shortfall::of(both, both.map(figures)), Shortfall::Chance);
    }
}
