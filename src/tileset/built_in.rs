//! The sets that are part of the program.

use super::TileSetError;
use super::manifest::{self, Described};

pub use crate::settings::BuiltIn;

impl BuiltIn {
    /// All of them, in the order of the Tile Sets box.
    pub const ALL: [Self; 4] = [
        Self::Numbers,
        Self::Plain,
        Self::Characters,
        Self::ColourBlind,
    ];

    /// The name of its folder in `tilesets/`.
    pub const fn folder(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Plain => "plain",
            Self::Characters => "characters",
            Self::ColourBlind => "colour-blind",
        }
    }

    pub(super) fn load(self) -> Result<Described, TileSetError> {
        let (manifest, [small, large]) = self.files();
        manifest::load(manifest, |name| {
            Ok(if name == "small.png" { small } else { large })
        })
    }

    /// Manifest, small atlas, large atlas.
    const fn files(self) -> (&'static str, [&'static [u8]; 2]) {
        macro_rules! files {
            ($folder:literal) => {
                (
                    include_str!(concat!("../../tilesets/", $folder, "/tileset.toml")),
                    [
                        include_bytes!(concat!("../../tilesets/", $folder, "/small.png")),
                        include_bytes!(concat!("../../tilesets/", $folder, "/large.png")),
                    ],
                )
            };
        }
        match self {
            Self::Numbers => files!("numbers"),
            Self::Plain => files!("plain"),
            Self::Characters => files!("characters"),
            Self::ColourBlind => files!("colour-blind"),
        }
    }
}
