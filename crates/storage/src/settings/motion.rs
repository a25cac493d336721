//! Animation of tiles.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::range::within;

/// The settings of the Tile Movements dialog.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MotionSettings {
    /// Whether tiles fly to their places; otherwise they appear there.
    pub movements: bool,
    /// Whether tiles of other players fly to and from their own places on the stakes; otherwise to and from the middle of each stake.
    pub direction: bool,
    /// Whether the deal is animated.
    pub dealing: bool,
    /// Whether flying tiles cast a shadow.
    pub shading: bool,
    /// Size of the shadow, 1 to 10.
    #[serde(deserialize_with = "within::<_, 1, 10>")]
    pub shadow_size: u8,
    /// Whether motion is reduced: tiles fade in, and the timer bar shrinks in steps.
    pub reduced: bool,
    /// Speed from 1 (leisurely) to 10 (instant); 5 is normal.
    #[serde(deserialize_with = "within::<_, 1, 10>")]
    pub speed: u8,
}

impl Default for MotionSettings {
    fn default() -> Self {
        Self {
            movements: true,
            direction: true,
            dealing: true,
            shading: true,
            shadow_size: 5,
            reduced: false,
            speed: 5,
        }
    }
}

impl MotionSettings {
    /// The duration at this speed of an animation that takes this long at normal speed; zero at speed 10 or without movements.
    pub fn scaled(&self, milliseconds: f32) -> Duration {
        if !self.movements || self.speed >= 10 {
            return Duration::ZERO;
        }
        let factor = 2f32.powf((5.0 - f32::from(self.speed.max(1))) / 2.0);
        Duration::from_secs_f32(milliseconds * factor / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_speed_is_instant() {
        let settings = MotionSettings {
            speed: 10,
            ..MotionSettings::default()
        };
        assert_eq!(settings.scaled(400.0), Duration::ZERO);
    }
}
