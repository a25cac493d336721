//! The switches of the Sound Configuration box [D44] and the two volumes.

use serde::{Deserialize, Serialize};

use super::range::within;

/// What is to be heard, and how loud.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// A knock at a refused action and a tick before time is up [A12].
    pub beeps: bool,
    /// Tiles landing on a stake or on the table, claims and Mah Jongg [V1].
    pub tile_sounds: bool,
    /// Tile sounds while the hand is dealt too; needs `tile_sounds`.
    pub during_dealing: bool,
    /// The players call their tiles and claims [V15].
    pub voices: bool,
    /// The player in front of the screen calls too; needs `voices`.
    pub your_voice: bool,
    /// One file for a whole suit tile where there is one [V12]; needs `voices`.
    pub wav_per_tile: bool,
    /// How loud the voices are, in per cent; more than 100 counts as 100.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub voice_volume: u8,
    /// How loud everything else is, in per cent; more than 100 counts as 100.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub tile_volume: u8,
    /// The sentences of the log are read by a voice of the system.
    pub read_log: bool,
    /// Nothing at all is heard; the switches keep their places.
    pub muted: bool,
}

impl Default for SoundSettings {
    /// Everything on but one file per tile [Q84] and reading the log.
    fn default() -> Self {
        Self {
            beeps: true,
            tile_sounds: true,
            during_dealing: true,
            voices: true,
            your_voice: true,
            wav_per_tile: false,
            voice_volume: 80,
            tile_volume: 80,
            read_log: false,
            muted: false,
        }
    }
}
