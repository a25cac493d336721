//! Parts of a score.

/// What a part of a hand adds to its score.
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
    /// How many tiles beyond the style's reach it may lack to be considered, because it is valuable.
    pub extra_reach: u32,
}

impl Gain {
    /// The difference of two gains; a negative difference of limits is 0.
    pub fn minus(self, other: Self) -> Self {
        Self {
            points: self.points - other.points,
            doubles: self.doubles - other.doubles,
            limit: (self.limit - other.limit).max(0.0),
        }
    }
}
