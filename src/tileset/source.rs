//! Where the faces come from: pictures inside the program, a bitmap of a player.

use image::{ImageFormat, RgbaImage, imageops};

use super::{BuiltIn, Face};

/// Why a tile set cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TileSetError {
    /// The bytes are not a picture that can be read [E1].
    #[error("This is not a Windows bitmap that can be read: {0}.")]
    NotABitmap(String),
    /// The picture has too few pixels [E1].
    #[error("The bitmap is {0} by {1} pixels; a tile set needs at least 324 by 230.")]
    TooSmall(u32, u32),
}

/// Width and height of a tile in a set bitmap [K2].
const CELL: (u32, u32) = (36, 46);

/// The faces of a set in one picture, nine columns and five rows.
#[derive(Clone, Debug)]
pub struct Art {
    picture: RgbaImage,
    cell: (u32, u32),
    rows: [usize; 3],
    /// Whether a face is a whole picture (a foreign bitmap) or art to lay on our own body.
    covers_face: bool,
}

impl Art {
    /// The art of one of our own sets.
    pub fn builtin(set: BuiltIn) -> Result<Self, TileSetError> {
        let bytes: &[u8] = match set {
            BuiltIn::Numbers => include_bytes!("../../tilesets/numbers/art-144.png"),
            BuiltIn::Plain => include_bytes!("../../tilesets/plain/art-144.png"),
            BuiltIn::Characters => include_bytes!("../../tilesets/characters/art-144.png"),
            BuiltIn::ColourBlind => include_bytes!("../../tilesets/colour-blind/art-144.png"),
        };
        Self::own(bytes, 4)
    }

    /// The plainer drawings with numbers, for small tiles.
    pub fn small() -> Result<Self, TileSetError> {
        Self::own(include_bytes!("../../tilesets/small/art-72.png"), 2)
    }

    fn own(bytes: &[u8], scale: u32) -> Result<Self, TileSetError> {
        let picture = image::load_from_memory_with_format(bytes, ImageFormat::Png)
            .map_err(|error| TileSetError::NotABitmap(error.to_string()))?
            .into_rgba8();
        Ok(Self {
            picture,
            cell: (CELL.0 * scale, CELL.1 * scale),
            rows: [0, 1, 2],
            covers_face: false,
        })
    }

    /// A player's bitmap.
    pub fn from_bitmap(bytes: &[u8], rows: [usize; 3]) -> Result<Self, TileSetError> {
        let picture = image::load_from_memory_with_format(bytes, ImageFormat::Bmp)
            .map_err(|error| TileSetError::NotABitmap(error.to_string()))?
            .into_rgba8();
        let (width, height) = picture.dimensions();
        if width < CELL.0 * 9 || height < CELL.1 * 5 {
            return Err(TileSetError::TooSmall(width, height));
        }
        Ok(Self {
            picture,
            cell: CELL,
            rows: rows.map(|row| row.min(2)),
            covers_face: true,
        })
    }

    /// Whether a face is a whole picture rather than art to lay on a body.
    pub fn covers_face(&self) -> bool {
        self.covers_face
    }

    /// The picture of one face.
    pub fn cut(&self, face: Face) -> RgbaImage {
        let index = face.index();
        let (row, column) = match index {
            0..27 => (self.rows[index / 9], index % 9),
            27..34 => (3, index - 27),
            _ => (4, index - 34),
        };
        let (width, height) = self.cell;
        imageops::crop_imm(
            &self.picture,
            column as u32 * width,
            row as u32 * height,
            width,
            height,
        )
        .to_image()
    }
}
