//! What it is that one move is behind another in, when every tile that may come next is thought of.

use super::figures::Figures;
use crate::value_network::Foreseen;

/// What a move mostly lacks beside a better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// The hand goes out less often.
    Chance,
    /// It counts less when it goes out.
    Worth,
    /// It brings less, or costs more, when another goes out.
    Paid,
}

impl Shortfall {
    /// The part in which one hand is furthest behind a better one: what both come to is a chance times a worth, and what
    /// is left if another goes out. What is told of both must not speak against it: where the hand that is behind is told no fewer times in
    /// a hundred it is not the chance, where it is told no fewer points it is not the worth, and where it wins more in all, it is what is
    /// left.
    pub(super) fn of([behind, better]: [Foreseen; 2], told: [Figures; 2]) -> Self {
        let worth = |hand: Foreseen| hand.won / hand.chance.max(f32::EPSILON);
        let half = |one: f32, other: f32| (one + other) / 2.0;
        let chance = (better.chance - behind.chance) * half(worth(better), worth(behind));
        let counted = (worth(better) - worth(behind)) * half(better.chance, behind.chance);
        let paid = (better.value - better.won) - (behind.value - behind.won);
        if behind.won >= better.won {
            return Self::Paid;
        }
        let told_less =
            |figure: fn(&Figures) -> u32, part: f32| match figure(&told[0]) < figure(&told[1]) {
                true => part,
                false => f32::NEG_INFINITY,
            };
        let chance = told_less(|told| told.percent, chance);
        let counted = told_less(|told| told.worth, counted);
        if chance >= counted.max(paid) {
            Self::Chance
        } else if counted >= paid {
            Self::Worth
        } else {
            Self::Paid
        }
    }

    /// Its name among the sentences.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Chance => "chance",
            Self::Worth => "worth",
            Self::Paid => "paid",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(hand: Foreseen) -> Figures {
        let worth = hand.won / hand.chance.max(f32::EPSILON);
        Figures {
            percent: (hand.chance * 100.0).round() as u32,
            worth: worth.round() as u32,
        }
    }

    #[test]
    fn what_is_named_is_the_part_that_weighs_most() {
        let hand = |chance: f32, worth: f32, otherwise: f32| Foreseen {
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
            assert_eq!(Shortfall::of(both, both.map(told)), part);
        }
    }

    #[test]
    fn what_is_named_agrees_with_the_figures_that_are_told() {
        let hand = |chance: f32, worth: f32, value: f32| Foreseen {
            value,
            chance,
            won: chance * worth,
        };
        // Twice as often at more than half of the points: only what others' wins leave can be behind.
        let (slow, fast) = (hand(0.208, 254.0, 90.5), hand(0.439, 160.0, 88.2));
        let both = [fast, slow];
        assert_eq!(Shortfall::of(both, both.map(told)), Shortfall::Paid);
        // 36 times in 100 is not less often than 36 times in 100.
        let (better, behind) = (hand(0.3640, 60.0, 30.0), hand(0.3560, 59.9, 29.0));
        let both = [behind, better];
        assert_eq!(Shortfall::of(both, both.map(told)), Shortfall::Paid);
        // Nor are 60 points fewer than 60.
        let (better, behind) = (hand(0.4, 60.4, 30.0), hand(0.3, 59.8, 25.0));
        let both = [behind, better];
        assert_eq!(Shortfall::of(both, both.map(told)), Shortfall::Chance);
    }
}
