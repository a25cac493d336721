//! Sounds other than voices.

use super::SoundSettings;

/// An event with a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A tile lands on a stake, or a bonus tile is laid out beside it.
    StakeTile,
    /// A tile lands on a stake while the hand is dealt.
    DealtTile,
    /// A tile lands on the table.
    TableTile,
    /// A discard is claimed, or a Kong is declared.
    Claim,
    /// A player goes Mah Jongg.
    MahJongg,
    /// An action of the player was refused.
    Refusal,
    /// One of the last seconds of a long waiting time begins, and the player can still claim.
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

    /// The name of its file.
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

    /// Whether the settings allow it.
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
