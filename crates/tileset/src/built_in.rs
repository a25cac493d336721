//! The embedded tile sets.

use super::TileSetError;
use super::manifest::{self, LoadedSet};

pub use storage::settings::BuiltIn;

/// Loads an embedded set.
pub(super) fn load(set: BuiltIn) -> Result<LoadedSet, TileSetError> {
    let (manifest, [small, large]) = files(set);
    manifest::load(manifest, |name| {
        Ok(if name == "small.png" { small } else { large })
    })
}

/// The manifest, the small atlas, and the large atlas.
const fn files(set: BuiltIn) -> (&'static str, [&'static [u8]; 2]) {
    macro_rules! files {
        ($folder:literal) => {
            (
                include_str!(concat!("../../../tilesets/", $folder, "/tileset.toml")),
                [
                    include_bytes!(concat!("../../../tilesets/", $folder, "/small.png")),
                    include_bytes!(concat!("../../../tilesets/", $folder, "/large.png")),
                ],
            )
        };
    }
    match set {
        BuiltIn::Numbers => files!("numbers"),
        BuiltIn::Plain => files!("plain"),
        BuiltIn::Characters => files!("characters"),
        BuiltIn::ColourBlind => files!("colour-blind"),
    }
}
