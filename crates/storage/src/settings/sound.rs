//! Sound settings.

use serde::{Deserialize, Serialize};

use super::range::within;

/// The switches of the Sound Configuration box and the two volumes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// A knock at a refused action and a tick before time is up.
    pub beeps: bool,
    /// Tiles landing on a stake or on the table, claims and Mah Jongg.
    pub tile_sounds: bool,
    /// Tile sounds while the hand is dealt too; needs `tile_sounds`.
    pub during_dealing: bool,
    /// The players call their tiles and claims.
    pub voices: bool,
    /// The player in front of the screen calls too; needs `voices`.
    pub your_voice: bool,
    /// One file for a whole suit tile where there is one; needs `voices`.
    pub wav_per_tile: bool,
    /// How loud the voices are, in per cent; more than 100 counts as 100.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub voice_volume: u8,
    /// How loud everything else is, in per cent; more than 100 counts as 100.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub tile_volume: u8,
    /// A system voice reads the log aloud.
    pub read_log: bool,
    /// Mutes everything; the switches stay as they are.
    pub muted: bool,
}

impl Default for SoundSettings {
    /// Everything on but one file per tile and reading the log.
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
