//! The manifest of a tile set, `tileset.toml`: its title and atlases.

use serde::Deserialize;

use super::error::TileSetError;
use super::tile_art::TileArt;
use engine::tiles::Suit;
use words::say;

/// The file name of the manifest.
pub const FILE_NAME: &str = "tileset.toml";

/// The maximum number of atlases. A set needs one for each of a few sizes.
const MAX_ATLASES: usize = 12;
/// The maximum number of pixels in a set, about 250 MB.
const MAX_PIXELS: u64 = 64_000_000;

/// The suits of the first three rows of a set.
pub type SuitRows = [Suit; 3];

/// A set loaded from its manifest.
pub struct LoadedSet {
    /// The title of the set.
    pub title: String,
    /// The suits of its first three rows.
    pub rows: SuitRows,
    /// Its atlases, in several sizes.
    pub atlases: Vec<TileArt>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    title: String,
    #[serde(rename = "author")]
    _author: Option<String>,
    #[serde(rename = "licence")]
    _licence: Option<String>,
    rows: Option<[String; 3]>,
    atlas: Vec<Atlas>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Atlas {
    file: String,
    /// The width and height of a tile in pixels.
    tile: [u32; 2],
    /// The maximum width in pixels of the tiles on the screen that it is used for; no limit if absent.
    up_to: Option<u32>,
}

/// Loads the set that a manifest describes; `read` returns the files it names.
pub fn load<B: AsRef<[u8]>>(
    text: &str,
    read: impl Fn(&str) -> Result<B, TileSetError>,
) -> Result<LoadedSet, TileSetError> {
    let manifest: Manifest =
        toml::from_str(text).map_err(|error| TileSetError::Manifest(error.message().to_owned()))?;
    if manifest.atlas.is_empty() {
        return Err(TileSetError::Manifest(String::from(say!("tiles-no-atlas"))));
    }
    if manifest.atlas.len() > MAX_ATLASES {
        let why = say!("tiles-too-many-atlases", most = MAX_ATLASES);
        return Err(TileSetError::Manifest(why));
    }
    let atlases = load_atlases(&manifest.atlas, read);
    Ok(LoadedSet {
        rows: manifest.rows.as_ref().map_or(Ok(Suit::ALL), suit_rows)?,
        atlases: atlases?,
        title: manifest.title,
    })
}

/// The art of the atlases. A file that is listed again with the same tile size is not decoded again.
fn load_atlases<B: AsRef<[u8]>>(
    listed: &[Atlas],
    read: impl Fn(&str) -> Result<B, TileSetError>,
) -> Result<Vec<TileArt>, TileSetError> {
    let mut loaded: Vec<TileArt> = Vec::new();
    let mut pixels = 0;
    for (index, atlas) in listed.iter().enumerate() {
        let same = |other: &Atlas| other.file == atlas.file && other.tile == atlas.tile;
        let earlier = listed[..index].iter().position(same);
        let art = match earlier.and_then(|index| loaded.get(index)) {
            Some(art) => art.up_to(atlas.up_to),
            None => {
                let bytes = read(&atlas.file)?;
                let tile = atlas.tile.into();
                let art = TileArt::from_atlas(&atlas.file, bytes.as_ref(), tile, atlas.up_to)?;
                pixels += art.pixels();
                art
            }
        };
        if pixels > MAX_PIXELS {
            let most = MAX_PIXELS / 1_000_000;
            let why = say!("tiles-too-many-pixels", file = atlas.file, most);
            return Err(TileSetError::Manifest(why));
        }
        loaded.push(art);
    }
    Ok(loaded)
}

/// The names of the suits in these files, the same in every language.
const SUIT_NAMES: [(&str, Suit); 3] = [
    ("Bamboo", Suit::Bamboo),
    ("Circle", Suit::Circle),
    ("Wan", Suit::Character),
];

/// Reads the suits of the first three rows; each suit must be named once.
fn suit_rows(names: &[String; 3]) -> Result<SuitRows, TileSetError> {
    let row = |name: &String| {
        SUIT_NAMES
            .iter()
            .find(|(suit, _)| suit == name)
            .map(|(_, suit)| *suit)
    };
    let rows = [row(&names[0]), row(&names[1]), row(&names[2])];
    match rows {
        [Some(a), Some(b), Some(c)] if a != b && b != c && a != c => Ok([a, b, c]),
        _ => Err(TileSetError::Manifest(String::from(say!(
            "tiles-rows-invalid"
        )))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suits_of_rows_have_the_same_names_in_every_language() {
        let names = ["Wan", "Bamboo", "Circle"].map(String::from);
        let rows = words::with_made_up_words(|| suit_rows(&names));
        let expected = [Suit::Character, Suit::Bamboo, Suit::Circle];
        assert!(rows.is_ok_and(|rows| rows == expected));
    }
}
