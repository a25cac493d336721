//! The pages of the Settings dialog.

use words::{Key, key};

/// A page of the Settings dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingsPage {
    /// Names, autosave and the time to claim.
    General,
    /// Who plays against the player, and how well.
    Opponents,
    /// What the program suggests.
    Hints,
    /// Colours of the table and the stakes.
    Themes,
    /// What lies and stands on the table.
    Table,
    /// The player's own tiles, and how they are chosen and claimed.
    YourTiles,
    /// The pictures on the tiles.
    TileSets,
    /// How tiles move.
    Movements,
    /// Voices and tile sounds.
    Sound,
    /// Text size, typeface, and the position of dialogs.
    Text,
    /// The language of the program.
    Language,
    /// What is declared automatically at network tables.
    Network,
}

impl SettingsPage {
    /// All pages, in their order on the screen.
    pub const ALL: [Self; 12] = [
        Self::General,
        Self::Opponents,
        Self::Hints,
        Self::Themes,
        Self::Table,
        Self::YourTiles,
        Self::TileSets,
        Self::Movements,
        Self::Sound,
        Self::Text,
        Self::Language,
        Self::Network,
    ];

    /// Its name in the list of pages.
    pub const fn label(self) -> Key {
        match self {
            Self::General => key!("settings-general"),
            Self::Opponents => key!("settings-opponents"),
            Self::Hints => key!("settings-hints"),
            Self::Themes => key!("settings-themes"),
            Self::Table => key!("settings-table"),
            Self::YourTiles => key!("settings-your-tiles"),
            Self::TileSets => key!("settings-tile-sets"),
            Self::Movements => key!("settings-movements"),
            Self::Sound => key!("settings-sound"),
            Self::Text => key!("settings-text"),
            Self::Language => key!("settings-language"),
            Self::Network => key!("settings-network"),
        }
    }
}
