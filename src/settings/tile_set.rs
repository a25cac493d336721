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
