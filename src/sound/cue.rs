//! What the table lets one hear besides the voices.

use super::SoundSettings;

/// An event at the table that has a sound of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A tile lands on a stake.
    StakeTile,
    /// A tile lands on a stake while the hand is dealt.
    DealtTile,
    /// A tile lands on the table.
    TableTile,
    /// A discard is claimed.
    Claim,
    /// Somebody is out.
    MahJongg,
    /// What the player tried is not allowed.
    Refusal,
    /// The last second of a waiting time.
    Tick,
}

impl Cue {
    /// Every cue.
    pub const ALL: [Self; 7] = [
        Self::StakeTile,
        Self::DealtTile,
        Self::TableTile,
        Self::Claim,
        Self::MahJongg,
        Self::Refusal,
        Self::Tick,
    ];

    /// The file it is played from.
    pub const fn file(self) -> &'static str {
        match self {
            Self::StakeTile | Self::DealtTile => "stake.wav",
            Self::TableTile => "table.wav",
            Self::Claim => "claim.wav",
            Self::MahJongg => "mahjongg.wav",
            Self::Refusal => "refusal.wav",
            Self::Tick => "tick.wav",
        }
    }

    /// Whether the switches let it be heard.
    pub const fn is_on(self, settings: &SoundSettings) -> bool {
        match self {
            Self::DealtTile => settings.tile_sounds && settings.during_dealing,
            Self::StakeTile | Self::TableTile | Self::Claim | Self::MahJongg => {
                settings.tile_sounds
            }
            Self::Refusal | Self::Tick => settings.beeps,
        }
    }
}
