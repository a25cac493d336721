//! What a hand may come to.

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
