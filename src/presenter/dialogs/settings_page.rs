//! The pages of the Settings dialog.

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
}
