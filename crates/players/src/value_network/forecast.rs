//! Forecasts and expectations for a hand.

/// The standard error of the difference between two moves, as a fraction of the hand's value: the networks differ by this much on the same
/// two moves in mirrored suits, which should be equal (`docs/strength.md`).
pub const ERROR_OF_A_DIFFERENCE: f64 = 0.021;

/// The forecast for a hand, in points of a winning hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The probability of going out.
    pub chance: f32,
    /// The result of going out, including payments avoided.
    pub worth: f32,
    /// The result if another goes out.
    pub otherwise: f32,
}

impl Forecast {
    /// The expected value of the hand.
    pub fn value(self) -> f32 {
        self.chance * self.worth + (1.0 - self.chance) * self.otherwise
    }
}

/// The expected value of a hand over the tiles to come, in points of a winning hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expectation {
    /// The expected value.
    pub value: f32,
    /// The probability of going out.
    pub chance: f32,
    /// The part of the value from going out.
    pub won: f32,
}

impl Expectation {
    /// A complete hand with this result.
    pub fn out(value: f32) -> Self {
        Self {
            value,
            chance: 1.0,
            won: value,
        }
    }

    /// The expectation times a factor.
    pub fn trusted(self, part: f32) -> Self {
        Self {
            value: part * self.value,
            chance: part * self.chance,
            won: part * self.won,
        }
    }

    /// This expectation plus `part` times the difference between two others.
    pub fn more(self, part: f32, other: Self, than: Self) -> Self {
        Self {
            value: self.value + part * (other.value - than.value),
            chance: self.chance + part * (other.chance - than.chance),
            won: self.won + part * (other.won - than.won),
        }
    }

    /// This expectation if the deal continues, with probability `goes_on`; otherwise the hand's result is `otherwise`.
    pub fn unless_over(self, goes_on: f32, otherwise: f32) -> Self {
        Self {
            value: goes_on * self.value + (1.0 - goes_on) * otherwise,
            chance: goes_on * self.chance,
            won: goes_on * self.won,
        }
    }
}

impl From<Forecast> for Expectation {
    fn from(forecast: Forecast) -> Self {
        Self {
            value: forecast.value(),
            chance: forecast.chance,
            won: forecast.chance * forecast.worth,
        }
    }
}
