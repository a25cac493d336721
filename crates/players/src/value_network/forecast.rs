//! What a hand may come to, now and over the tiles to come.

/// The standard error of the difference between two moves, as a part of what the hand promises: so far apart is what the networks say of
/// two moves and of the same two in mirrored suits, which should be alike (`docs/strength.md`).
pub const ERROR_OF_A_DIFFERENCE: f64 = 0.021;

/// What a hand may come to, in points of a hand that goes out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The chance to go out.
    pub chance: f32,
    /// What going out brings, what it spares counted in.
    pub worth: f32,
    /// What the hand brings if another goes out.
    pub otherwise: f32,
}

impl Forecast {
    /// What the hand is worth in all.
    pub fn value(self) -> f32 {
        self.chance * self.worth + (1.0 - self.chance) * self.otherwise
    }
}

/// What a hand promises over tiles to come, in points of a hand that goes out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expectation {
    /// In all.
    pub value: f32,
    /// The chance to go out.
    pub chance: f32,
    /// What going out brings of the value: the chance is counted in.
    pub won: f32,
}

impl Expectation {
    /// A hand that is out, and what that brings.
    pub fn out(value: f32) -> Self {
        Self {
            value,
            chance: 1.0,
            won: value,
        }
    }

    /// So large a part of it.
    pub fn trusted(self, part: f32) -> Self {
        Self {
            value: part * self.value,
            chance: part * self.chance,
            won: part * self.won,
        }
    }

    /// This and so large a part of what another promises more than a third.
    pub fn more(self, part: f32, other: Self, than: Self) -> Self {
        Self {
            value: self.value + part * (other.value - than.value),
            chance: self.chance + part * (other.chance - than.chance),
            won: self.won + part * (other.won - than.won),
        }
    }

    /// This if the deal goes on, which has this chance; else the hand brings so much.
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
