//! Scores and payments in the form of a score sheet.

use engine::rules::{Award, Payment, Score};
use words::{figure, say};

/// Words for an award.
pub trait AwardWording {
    /// The value of a line of a score sheet: `20`, `×4`, `50%`. Of an award of points and doubles only the factor.
    fn in_short(&self) -> String;

    /// The same with the number of doubles in words: `20`, `2 doubles`, `50%`.
    fn with_doubles_in_words(&self) -> String;
}

impl AwardWording for Award {
    fn in_short(&self) -> String {
        match (self.points, self.doubles) {
            (0, 0) => say!("score-hundredths", part = self.limit),
            (points, 0) => figure(i64::from(points)),
            (..) => say!("score-doubled", factor = self.factor()),
        }
    }

    fn with_doubles_in_words(&self) -> String {
        match self.doubles {
            0 => self.in_short(),
            doubles => say!("score-doubles", doubles),
        }
    }
}

/// Words for a score.
pub trait ScoreWording {
    /// The points and their factor: `48 × 2`.
    fn product(&self) -> String;

    /// The name of a hand that is paid a limit, or a part of one.
    fn limit_name(&self) -> &'static str;

    /// The calculation of the total: `48 × 2 = 96`, or `Limit hand: 1000`.
    fn sum(&self) -> String;
}

impl ScoreWording for Score {
    fn product(&self) -> String {
        let (apart, points) = (self.apart, self.points);
        if apart.points == 0 {
            return say!("score-product", points, factor = self.factor());
        }
        say!(
            "score-product-and-bonus",
            points,
            factor = self.factor(),
            bonus = apart.points,
            doubled = apart.factor()
        )
    }

    fn limit_name(&self) -> &'static str {
        match self.is_full_limit() {
            true => say!("score-limit-hand"),
            false => say!("score-part-of-limit"),
        }
    }

    fn sum(&self) -> String {
        let total = self.total;
        match (self.is_limit_hand(), self.is_capped()) {
            (true, _) => say!("score-sum-limit", limit = self.limit_name(), total),
            (false, true) => say!("score-sum-at-most", product = self.product(), total),
            (false, false) if self.doubles == 0 && self.apart.points == 0 => {
                figure(i64::from(total))
            }
            (false, false) => say!("score-sum", product = self.product(), total),
        }
    }
}

/// Words for a payment.
pub trait PaymentWording {
    /// The calculation of the amount: `(22 − 8) × 2 for East`, `96`.
    fn calculation(&self) -> String;
}

impl PaymentWording for Payment {
    fn calculation(&self) -> String {
        let (more, is_doubled) = (self.hand_value, self.for_east || self.for_discard);
        let points = match (self.payer_hand_value, is_doubled) {
            (None, _) => say!("payment-points", points = more),
            (Some(less), false) => say!("payment-difference", more, less),
            (Some(less), true) => say!("payment-difference-doubled", more, less),
        };
        let points = match self.for_east {
            true => say!("payment-for-east", points),
            false => points,
        };
        match self.for_discard {
            true => say!("payment-for-the-discard", points),
            false => points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_award_is_worded_by_what_it_gives() {
        let award = |points, doubles, limit| Award {
            points,
            doubles,
            limit,
        };
        for (award, in_short, in_words) in [
            (award(20, 0, 0), "20", "20"),
            (award(0, 1, 0), "×2", "1 double"),
            (award(0, 2, 0), "×4", "2 doubles"),
            (award(0, 0, 100), "100%", "100%"),
        ] {
            assert_eq!(award.in_short(), in_short);
            assert_eq!(award.with_doubles_in_words(), in_words);
        }
    }
}
