//! The main reason why one move is worth less than another.

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
    /// The largest part of the difference between a worse hand and a better one. The value of a hand is its probability of winning times
    /// its worth, plus its result if another player goes out. The reason never contradicts the rounded figures that are shown: it is the
    /// probability or the worth only if that figure is lower.
    pub(super) fn of([worse, better]: [Expectation; 2], figures: [Figures; 2]) -> Self {
        let worth = |hand: Expectation| hand.won / hand.chance.max(f32::EPSILON);
        let mean = |one: f32, other: f32| (one + other) / 2.0;
        let by_chance = (better.chance - worse.chance) * mean(worth(better), worth(worse));
        let by_worth = (worth(better) - worth(worse)) * mean(better.chance, worse.chance);
        let by_others = (better.value - better.won) - (worse.value - worse.won);
        if worse.won >= better.won {
            return Self::Paid;
        }
        let if_lower = |figure: fn(&Figures) -> u32, difference: f32| match figure(&figures[0])
            < figure(&figures[1])
        {
            true => difference,
            false => f32::NEG_INFINITY,
        };
        let by_chance = if_lower(|figures| figures.percent, by_chance);
        let by_worth = if_lower(|figures| figures.worth, by_worth);
        if by_chance >= by_worth.max(by_others) {
            Self::Chance
        } else if by_worth >= by_others {
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
    fn the_largest_difference_is_the_reason() {
        let hand = |chance: f32, worth: f32, otherwise: f32| Expectation {
            value: chance * worth + otherwise,
            chance,
            won: chance * worth,
        };
        let better = hand(0.3, 60.0, -10.0);
        for (worse, shortfall) in [
            (hand(0.2, 62.0, -10.0), Shortfall::Chance),
            (hand(0.31, 40.0, -9.0), Shortfall::Worth),
            (hand(0.3, 60.0, -15.0), Shortfall::Paid),
            (hand(0.0, 0.0, -10.0), Shortfall::Chance),
        ] {
            let both = [worse, better];
            assert_eq!(Shortfall::of(both, both.map(figures)), shortfall);
        }
    }

    #[test]
    fn the_reason_does_not_contradict_the_rounded_figures() {
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
        let (better, worse) = (hand(0.3640, 60.0, 30.0), hand(0.3560, 59.9, 29.0));
        let both = [worse, better];
        assert_eq!(Shortfall::of(both, both.map(figures)), Shortfall::Paid);
        // Nor are 60 points fewer than 60.
        let (better, worse) = (hand(0.4, 60.4, 30.0), hand(0.3, 59.8, 25.0));
        let both = [worse, better];
        assert_eq!(Shortfall::of(both, both.map(figures)), Shortfall::Chance);
    }
}
