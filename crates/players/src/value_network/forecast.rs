//! Forecasts and expectations for a hand.

/// The standard error of the difference between two moves, as a fraction of the hand's value. Measured as the networks' difference on the
/// same two moves in exchanged suits, which should be 0 (`docs/strength.md`).
pub const DIFFERENCE_ERROR: f64 = 0.021;

/// The forecast for a hand, in points of a winning hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The probability of going out.
    pub chance: f32,
    /// The result of going out, including payments avoided unless `ValueNetwork::forecast_of` has split them off.
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
    /// The part of the value that comes from going out.
    pub won: f32,
}

impl Expectation {
    /// The expectation of a complete hand with this result.
    pub fn won(value: f32) -> Self {
        Self {
            value,
            chance: 1.0,
            won: value,
        }
    }

    /// The expectation times a factor.
    pub fn scaled(self, factor: f32) -> Self {
        Self {
            value: factor * self.value,
            chance: factor * self.chance,
            won: factor * self.won,
        }
    }

    /// This expectation plus `weight` times the difference between two others.
    pub fn plus_difference(self, weight: f32, minuend: Self, subtrahend: Self) -> Self {
        Self {
            value: self.value + weight * (minuend.value - subtrahend.value),
            chance: self.chance + weight * (minuend.chance - subtrahend.chance),
            won: self.won + weight * (minuend.won - subtrahend.won),
        }
    }

    /// The mean of this expectation, if the deal continues with probability `continue_chance`, and of the result `otherwise`.
    pub fn if_deal_continues(self, continue_chance: f32, otherwise: f32) -> Self {
        Self {
            value: continue_chance * self.value + (1.0 - continue_chance) * otherwise,
            chance: continue_chance * self.chance,
            won: continue_chance * self.won,
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
