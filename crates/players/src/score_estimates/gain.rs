//! What something adds to a score.

/// Points, doubles and hundredths of a limit that something adds to a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Gain {
    /// Points before doubling.
    pub points: f32,
    /// How often they are doubled.
    pub doubles: f32,
    /// Hundredths of the limit.
    pub limit: f32,
}

/// What is estimated of a special hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SpecialEstimate {
    /// What it counts.
    pub worth: f32,
    /// How many tiles further away than usual it is worth a thought.
    pub further: u32,
}

impl Gain {
    /// What is left without another gain.
    pub fn less(self, other: Self) -> Self {
        Self {
            points: self.points - other.points,
            doubles: self.doubles - other.doubles,
            limit: (self.limit - other.limit).max(0.0),
        }
    }
}
