//! Sound settings.

use serde::{Deserialize, Serialize};

use super::range::within;

/// The settings of the Sound Configuration dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// Whether a knock sounds at a refused action, and a tick in the last seconds to claim a tile.
    pub beeps: bool,
    /// Whether claims, Mah Jongg, and tiles that land on a stake or on the table have sounds.
    pub tile_sounds: bool,
    /// Whether tiles sound during the deal too; needs `tile_sounds`.
    pub during_dealing: bool,
    /// Whether the players call their tiles and claims.
    pub voices: bool,
    /// Whether the player at this computer calls too; needs `voices`.
    pub your_voice: bool,
    /// Whether a tile is called with a single recording, if there is one, instead of one for each word; needs `voices`.
    pub wav_per_tile: bool,
    /// The volume of the voices, 0 to 100 percent.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub voice_volume: u8,
    /// The volume of everything else, 0 to 100 percent.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub tile_volume: u8,
    /// Whether a system voice reads the log aloud.
    pub read_log: bool,
    /// Whether everything is muted; the other switches stay as they are.
    pub muted: bool,
}

impl Default for SoundSettings {
    /// Every switch is on except `wav_per_tile`, `read_log` and `muted`.
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
