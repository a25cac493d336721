//! Which of the built-in tile sets is used.

use serde::{Deserialize, Serialize};

/// The sets that are part of the program [K1].
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
    /// With numbers, in colours that differ in lightness too.
    ColourBlind,
}

impl BuiltIn {
    /// The set with this short name, as it stands in the file of the preferences.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "numbers" => Self::Numbers,
            "plain" => Self::Plain,
            "characters" => Self::Characters,
            "colour-blind" => Self::ColourBlind,
            _ => return None,
        })
    }
}
