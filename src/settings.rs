//! Preferences of the player.

use crate::tileset::BuiltIn;

/// Preferences.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Seconds a discard waits; `None`: without limit.
    pub wait_time: Option<f32>,
    /// Tile set.
    pub tile_set: BuiltIn,
    /// Movement.
    pub motion: crate::app::motion::MotionSettings,
    /// Discards are laid out.
    pub show_discards: bool,
    /// Boxes ask first.
    pub ask_first: bool,
    /// Tips.
    pub quick_tip: bool,
    /// Balloons.
    pub balloons: bool,
    /// Timer bar.
    pub timer_bar: bool,
    /// The first question was answered.
    pub welcomed: bool,
    /// You, right, opposite, left.
    pub names: [String; 4],
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            wait_time: Some(1.0),
            tile_set: BuiltIn::Numbers,
            motion: crate::app::motion::MotionSettings::default(),
            show_discards: true,
            ask_first: true,
            quick_tip: false,
            balloons: true,
            timer_bar: true,
            welcomed: false,
            names: ["You", "Lin", "Ada", "Tomás"].map(str::to_owned),
        }
    }
}
