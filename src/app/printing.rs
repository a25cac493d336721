//! Makes printable pages: the reference card and the rulebook with the pictures of a tile set.

use std::io::Cursor;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use image::{ImageFormat, RgbaImage};

use crate::help::Help;
use crate::help::print::Printable;
use engine::rules::RuleSet;
use engine::tiles::Tile;
use tileset::{Face, Pixels, TileSet, Turn};

/// The width of a tile's picture in pixels, enough to be sharp at its printed size.
const WIDTH: u32 = 72;

/// The page as HTML, for these rules and tiles.
pub fn page(printable: Printable, help: &Help, rules: &RuleSet, set: &TileSet) -> String {
    let picture = |tile: Option<Tile>| {
        let face = tile.map_or(Face::Back, Face::Tile);
        data_url(set.face(face, WIDTH, Turn::Upright))
    };
    let Pixels { width, height, .. } = set.face(Face::Back, WIDTH, Turn::Upright);
    printable.html(help, rules, &picture, height as f32 / width as f32)
}

/// A picture as a data URL.
fn data_url(
    Pixels {
        width,
        height,
        rgba,
    }: Pixels,
) -> String {
    let mut bytes = Cursor::new(Vec::new());
    if let Some(picture) = RgbaImage::from_raw(width, height, rgba)
        && let Err(error) = picture.write_to(&mut bytes, ImageFormat::Png)
    {
        tracing::warn!(%error, "a tile cannot be drawn");
    }
    format!("data:image/png;base64,{}", STANDARD.encode(bytes.get_ref()))
}
