//! Pictures of tiles for dialogs under test.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use iced::Size;
use iced::advanced::image::Handle;

use crate::app::widget::Picture;
use engine::tiles::Tile;
use tileset::{BuiltIn, Face, TileSet, Turn};

/// A tile's picture from the built-in set, with twice the resolution of `width`, as snapshots need it; `None` is a back.
pub fn picture(tile: Option<Tile>, width: f32) -> Picture {
    static SET: LazyLock<TileSet> = LazyLock::new(|| {
        TileSet::builtin(BuiltIn::default()).expect("the built-in tile set can be read")
    });
    // Scaling is slow in a build for tests, and each view of a dialog asks for its tiles again.
    static PICTURES: LazyLock<Mutex<HashMap<(Face, u32), Picture>>> = LazyLock::new(Mutex::default);
    let face = tile.map_or(Face::Back, Face::from);
    let width = (width * 2.0) as u32;
    let mut pictures = PICTURES.lock().expect("no test panics while it scales");
    let picture = pictures.entry((face, width)).or_insert_with(|| {
        let pixels = SET.face(face, width, Turn::Upright);
        Picture {
            size: Size::new(pixels.width as f32 / 2.0, pixels.height as f32 / 2.0),
            handle: Handle::from_rgba(pixels.width, pixels.height, pixels.rgba),
        }
    });
    picture.clone()
}
