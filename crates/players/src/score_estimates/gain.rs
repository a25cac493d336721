//! Parts of a score.

/// Points, doubles and hundredths of a limit that are added to a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gain {
    /// Points before doubling.
    pub points: f32,
    /// Number of doubles.
    pub doubles: f32,
    /// Hundredths of the limit.
    pub limit: f32,
}

/// The estimate for a special hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SpecialEstimate {
    /// The points it counts.
    pub worth: f32,
    /// How many more tiles than usual it may lack to be considered.
    pub further: u32,
}

impl Gain {
    /// The difference of two gains.
    pub fn minus(self, other: Self) -> Self {
        Self {
            points: self.points - other.points,
            doubles: self.doubles - other.doubles,
            limit: (self.limit - other.limit).max(0.0),
        }
    }
}
