//! The manifest of a tile set, `tileset.toml`: what the set is called and which atlases it has.

use serde::Deserialize;

use super::error::TileSetError;
use super::tile_art::TileArt;
use engine::tiles::Suit;
use wording::Named;
use words::say;

/// The manifest's name in the folder of a set.
pub const FILE_NAME: &str = "tileset.toml";

/// No set needs more atlases, one for each of a few sizes.
const MOST_ATLASES: usize = 12;
/// The most pixels of all art of a set: some 250 MB.
const MOST_PIXELS: u64 = 64_000_000;

/// Which suit each of the first three rows of a set holds.
pub type SuitRows = [Suit; 3];

/// What a manifest describes.
pub struct Described {
    /// What the set is called.
    pub title: String,
    /// What its first rows hold.
    pub rows: SuitRows,
    /// Its art.
    pub sheets: Vec<TileArt>,
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
    /// Width and height of a tile in pixels.
    tile: [u32; 2],
    /// The widest tile it is meant for; without it, all that no atlas before it is for.
    up_to: Option<u32>,
}

/// Makes the set a manifest describes; `read` gets the files that it names.
pub fn load<B: AsRef<[u8]>>(
    text: &str,
    read: impl Fn(&str) -> Result<B, TileSetError>,
) -> Result<Described, TileSetError> {
    let manifest: Manifest =
        toml::from_str(text).map_err(|error| TileSetError::Manifest(error.message().to_owned()))?;
    if manifest.atlas.is_empty() {
        return Err(TileSetError::Manifest(String::from(say!(
            "tiles-it-names-no-atlas"
        ))));
    }
    if manifest.atlas.len() > MOST_ATLASES {
        let why = say!("tiles-too-many-atlases", most = MOST_ATLASES);
        return Err(TileSetError::Manifest(why));
    }
    let sheets = sheets(&manifest.atlas, read);
    Ok(Described {
        rows: manifest.rows.as_ref().map_or(Ok(Suit::ALL), suit_rows)?,
        sheets: sheets?,
        title: manifest.title,
    })
}

/// The art of the atlases. A picture that is named again for tiles of the same size is not loaded again.
fn sheets<B: AsRef<[u8]>>(
    atlases: &[Atlas],
    read: impl Fn(&str) -> Result<B, TileSetError>,
) -> Result<Vec<TileArt>, TileSetError> {
    let mut sheets: Vec<TileArt> = Vec::new();
    let mut pixels = 0;
    for (place, atlas) in atlases.iter().enumerate() {
        let same = |other: &Atlas| other.file == atlas.file && other.tile == atlas.tile;
        let again = atlases[..place].iter().position(same);
        let sheet = match again.and_then(|place| sheets.get(place)) {
            Some(sheet) => sheet.up_to(atlas.up_to),
            None => {
                let bytes = read(&atlas.file)?;
                let tile = atlas.tile.into();
                let sheet = TileArt::from_atlas(&atlas.file, bytes.as_ref(), tile, atlas.up_to)?;
                pixels += sheet.pixels();
                sheet
            }
        };
        if pixels > MOST_PIXELS {
            let most = MOST_PIXELS / 1_000_000;
            let why = say!("tiles-too-many-pixels", file = atlas.file, most);
            return Err(TileSetError::Manifest(why));
        }
        sheets.push(sheet);
    }
    Ok(sheets)
}

/// The order of the first three rows; each suit must come once.
fn suit_rows(names: &[String; 3]) -> Result<SuitRows, TileSetError> {
    let row = |name: &String| Suit::ALL.into_iter().find(|suit| suit.name() == name);
    let rows = [row(&names[0]), row(&names[1]), row(&names[2])];
    match rows {
        [Some(a), Some(b), Some(c)] if a != b && b != c && a != c => Ok([a, b, c]),
        _ => Err(TileSetError::Manifest(String::from(say!(
            "tiles-rows-must-name-bamboo-circle"
        )))),
    }
}
