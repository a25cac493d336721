//! The built-in tile sets.

use serde::{Deserialize, Serialize};

/// A tile set that is part of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuiltIn {
    /// Tiles With Numbers.
    #[default]
    Numbers,
    /// Tiles Without Numbers.
    Plain,
    /// Characters Only.
    Characters,
    /// With numbers, in colours that also differ in lightness.
    ColourBlind,
}

impl BuiltIn {
    /// All of them, in the order of the Tile Sets dialog.
    pub const ALL: [Self; 4] = [
        Self::Numbers,
        Self::Plain,
        Self::Characters,
        Self::ColourBlind,
    ];

    /// Its short name in the settings file and on the command line; also the name of its folder in `tilesets/`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Plain => "plain",
            Self::Characters => "characters",
            Self::ColourBlind => "colour-blind",
        }
    }

    /// The set with this short name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }
}
