//! An atlas: art in nine columns and five rows, from which tiles are cut and scaled to any size.

use std::io::Cursor;
use std::sync::Arc;

use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat, ImageReader};
use tiny_skia::{IntSize, Pixmap};

use super::error::TileSetError;
use super::picture::Turn;
use words::say;

const COLUMNS: u32 = 9;
const ROWS: u32 = 5;

/// The width and height of a tile in a bitmap, in pixels.
const BITMAP_TILE: (u32, u32) = (36, 46);

/// The maximum width and height of a tile, in pixels. Larger tiles fit no screen, and the limit keeps products of sizes from overflowing.
const MAX_TILE: u32 = 1024;

/// The maximum number of pixels of a picture.
const MAX_PIXELS: u64 = 64_000_000;

/// The art of all faces and the back at one size. Colours are premultiplied by alpha, so that scaling leaves no fringes.
#[derive(Clone, Debug)]
pub struct TileArt {
    picture: Arc<DynamicImage>,
    tile: (u32, u32),
    up_to: Option<u32>,
}

impl TileArt {
    /// Reads the upper left 324 by 230 pixels of a Windows bitmap.
    pub fn from_bitmap(bytes: &[u8]) -> Result<Self, TileSetError> {
        let picture = decode(bytes, ImageFormat::Bmp).ok_or(TileSetError::NotABitmap)?;
        let (width, height) = (picture.width(), picture.height());
        if width < COLUMNS * BITMAP_TILE.0 || height < ROWS * BITMAP_TILE.1 {
            return Err(TileSetError::TooSmall { width, height });
        }
        Ok(Self::new(&picture, BITMAP_TILE, None))
    }

    /// Reads an atlas: a PNG file of tiles of this size, used for tiles on the screen up to the width `up_to`.
    pub fn from_atlas(
        file: &str,
        bytes: &[u8],
        tile: (u32, u32),
        up_to: Option<u32>,
    ) -> Result<Self, TileSetError> {
        if !(1..=MAX_TILE).contains(&tile.0) || !(1..=MAX_TILE).contains(&tile.1) {
            let words = say!("tiles-tile-size", largest = MAX_TILE);
            return Err(TileSetError::Manifest(words));
        }
        let picture = decode(bytes, ImageFormat::Png)
            .ok_or_else(|| TileSetError::NotAPicture(file.to_owned()))?;
        if picture.width() < COLUMNS * tile.0 || picture.height() < ROWS * tile.1 {
            return Err(TileSetError::AtlasTooSmall {
                file: file.to_owned(),
                tile_width: tile.0,
                tile_height: tile.1,
            });
        }
        Ok(Self::new(&picture, tile, up_to))
    }

    fn new(picture: &DynamicImage, tile: (u32, u32), up_to: Option<u32>) -> Self {
        let mut picture = picture
            .crop_imm(0, 0, COLUMNS * tile.0, ROWS * tile.1)
            .into_rgba8();
        for [colours @ .., alpha] in picture.as_chunks_mut::<4>().0 {
            // Most pixels are opaque, and stay as they are.
            if *alpha == u8::MAX {
                continue;
            }
            for colour in colours {
                *colour = (u16::from(*colour) * u16::from(*alpha)).div_ceil(255) as u8;
            }
        }
        Self {
            picture: Arc::new(picture.into()),
            tile,
            up_to,
        }
    }

    /// The same art for tiles up to another width.
    pub fn up_to(&self, up_to: Option<u32>) -> Self {
        Self {
            up_to,
            ..self.clone()
        }
    }

    /// The number of pixels.
    pub fn pixels(&self) -> u64 {
        u64::from(self.picture.width()) * u64::from(self.picture.height())
    }

    /// Whether it is used for tiles of this width in pixels.
    pub fn is_for(&self, width: u32) -> bool {
        self.up_to.is_none_or(|limit| width <= limit)
    }

    /// The art at a column and row, scaled to a size in pixels and then turned; `None` if the size is zero.
    pub fn art(
        &self,
        column: u32,
        row: u32,
        (width, height): (u32, u32),
        turn: Turn,
    ) -> Option<Pixmap> {
        let (from_width, from_height) = self.tile;
        let (x, y) = (column * from_width, row * from_height);
        let cell = self.picture.crop_imm(x, y, from_width, from_height);
        let filter = if width > from_width {
            FilterType::CatmullRom
        } else {
            FilterType::Lanczos3
        };
        let scaled = cell.resize_exact(width, height, filter);
        let mut turned = match turn {
            Turn::Upright => scaled,
            Turn::Right => scaled.rotate90(),
            Turn::Left => scaled.rotate270(),
        }
        .into_rgba8();
        // Sharp filters overshoot a little; premultiplied colours must not exceed their alpha.
        for pixel in turned.pixels_mut() {
            let [colours @ .., alpha] = &mut pixel.0;
            // Most pixels are opaque, and stay as they are.
            if *alpha == u8::MAX {
                continue;
            }
            for colour in colours {
                *colour = (*colour).min(*alpha);
            }
        }
        let size = IntSize::from_wh(turned.width(), turned.height())?;
        Pixmap::from_vec(turned.into_raw(), size)
    }
}

fn decode(bytes: &[u8], format: ImageFormat) -> Option<DynamicImage> {
    let reader = || ImageReader::with_format(Cursor::new(bytes), format);
    // A small file may decompress to a huge picture.
    let (width, height) = reader().into_dimensions().ok()?;
    let is_small = u64::from(width) * u64::from(height) <= MAX_PIXELS;
    is_small.then(|| reader().decode().ok()).flatten()
}
