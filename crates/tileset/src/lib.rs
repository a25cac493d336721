//! Tile pictures. A tile set consists of atlases of nine columns by five rows, described by a manifest, or of one bitmap such as the 1996
//! program used. The body of the tile, with its outline, bevel and jade edge, is drawn here at the exact size, so that all sets share one look
//! and the light comes from above, whichever side a tile is turned to.

mod body;
mod built_in;
mod error;
mod manifest;
mod picture;
mod tile_art;

use std::path::Path;

pub use built_in::BuiltIn;
pub use error::TileSetError;
pub use manifest::SuitRows;
pub use picture::{Face, Pixels, Turn, edge, face_height};

use engine::tiles::Suit;
use manifest::LoadedSet;
use storage::save::{PICTURE_BYTES, disk, read_file};
use storage::settings::Settings;
use tile_art::TileArt;

/// The maximum width of a tile in pixels, which bounds memory.
const LARGEST_WIDTH: u32 = 1024;

/// A tile set; cloning is cheap.
#[derive(Clone, Debug)]
pub struct TileSet {
    title: String,
    rows: SuitRows,
    is_bitmap: bool,
    atlases: Vec<TileArt>,
}

impl TileSet {
    /// An embedded set.
    ///
    /// # Errors
    ///
    /// Only if the program was built with a damaged set.
    pub fn builtin(set: BuiltIn) -> Result<Self, TileSetError> {
        Ok(built_in::load(set)?.into())
    }

    /// A set from the bytes of a Windows bitmap of at least 324 by 230 pixels; of larger ones, the upper left corner is used.
    ///
    /// # Errors
    ///
    /// It is not such a bitmap.
    pub fn from_bitmap(bytes: &[u8]) -> Result<Self, TileSetError> {
        Ok(Self {
            title: String::from("Bitmap"),
            rows: Suit::ALL,
            is_bitmap: true,
            atlases: vec![TileArt::from_bitmap(bytes)?],
        })
    }

    /// A set from a folder with a manifest `tileset.toml` and its atlases.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or the manifest does not fit the pictures.
    pub fn from_folder(folder: &Path) -> Result<Self, TileSetError> {
        let text = read(&folder.join(manifest::FILE_NAME))?;
        let set = manifest::load(&String::from_utf8_lossy(&text), |name| {
            read(&folder.join(name))
        })?;
        Ok(set.into())
    }

    /// A set from a folder, from its manifest, or from a bitmap, whose file name becomes the title.
    ///
    /// # Errors
    ///
    /// As [`Self::from_folder`] and [`Self::from_bitmap`].
    pub fn open(path: &Path) -> Result<Self, TileSetError> {
        if disk::is_dir(path) {
            return Self::from_folder(path);
        }
        if path
            .file_name()
            .is_some_and(|name| name == manifest::FILE_NAME)
        {
            return Self::from_folder(path.parent().unwrap_or(Path::new("")));
        }
        let mut set = Self::from_bitmap(&read(path)?)?;
        if let Some(stem) = path.file_stem() {
            set.title = stem.to_string_lossy().into_owned();
        }
        Ok(set)
    }

    /// The set chosen in these preferences: embedded, or the player's own from the disk. The order of suits in the preferences is that of a
    /// bitmap; a manifest has its own.
    ///
    /// # Errors
    ///
    /// As [`Self::open`].
    pub fn chosen(settings: &Settings) -> Result<Self, TileSetError> {
        if settings.tile_file.as_os_str().is_empty() {
            return Self::builtin(settings.tile_set);
        }
        let set = Self::open(&settings.tile_file_path())?;
        Ok(match set.is_bitmap {
            true => set.with_rows(settings.suit_rows),
            false => set,
        })
    }

    /// The same set with the suits of the first three rows in another order; a suit that is not named keeps its row.
    pub fn with_rows(mut self, rows: SuitRows) -> Self {
        self.rows = rows;
        self
    }

    /// Whether the set is a bitmap.
    pub fn is_bitmap(&self) -> bool {
        self.is_bitmap
    }

    /// The title of the set.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The picture of a tile whose face is `width` pixels wide when upright, limited to 1..=`LARGEST_WIDTH`: the face, and below it the
    /// edge of [`edge`] pixels. Only the art is turned, never the body: light comes from above.
    pub fn face(&self, face: Face, width: u32, turn: Turn) -> Pixels {
        let width = width.clamp(1, LARGEST_WIDTH);
        let (column, row) = self.cell(face);
        let art = self
            .atlas_for(width)
            .and_then(|atlas| atlas.art(column, row, (width, face_height(width)), turn));
        body::tile(face == Face::Back, width, turn, art)
    }

    /// The first atlas that fits tiles of this width, or else the last one.
    fn atlas_for(&self, width: u32) -> Option<&TileArt> {
        self.atlases
            .iter()
            .find(|atlas| atlas.is_for(width))
            .or(self.atlases.last())
    }

    /// The column and row of a face in an atlas.
    fn cell(&self, face: Face) -> (u32, u32) {
        let Face::Tile(tile) = face else {
            return (8, 4);
        };
        let index = tile.index() as u32;
        match (tile.suit(), index) {
            (Some(suit), _) => {
                let default_row = suit as usize;
                let row = self.rows.iter().position(|&row_suit| row_suit == suit);
                (index % 9, row.unwrap_or(default_row) as u32)
            }
            (None, 27..34) => (index - 27, 3),
            (None, _) => (index.saturating_sub(34), 4),
        }
    }
}

impl From<LoadedSet> for TileSet {
    fn from(described: LoadedSet) -> Self {
        let LoadedSet {
            title,
            rows,
            atlases,
        } = described;
        Self {
            title,
            rows,
            is_bitmap: false,
            atlases,
        }
    }
}

fn read(path: &Path) -> Result<Vec<u8>, TileSetError> {
    read_file(path, PICTURE_BYTES).map_err(|error| TileSetError::unreadable(path, &error))
}

#[cfg(test)]
mod tests;
