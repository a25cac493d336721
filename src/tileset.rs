//! Tile pictures: four sets of our own, and any bitmap or folder a player brings. A picture is made for exactly the size and
//! turn in which it is drawn, because scaled pictures are never sharp. No screen here: pixels in memory.

mod body;
mod source;

pub use source::TileSetError;

use image::RgbaImage;
use image::imageops::{self, FilterType};
use serde::{Deserialize, Serialize};
use source::Art;

use crate::tiles::Tile;

/// What is seen of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Its face.
    Tile(Tile),
    /// Its back.
    Back,
}

impl From<Tile> for Face {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl Face {
    /// Its place in a set: 0 to 41 in the order of the tiles, 42 for the back.
    pub fn index(self) -> usize {
        match self {
            Self::Tile(tile) => tile.index(),
            Self::Back => Tile::KINDS,
        }
    }
}

/// How a tile lies. Only its picture turns: the body is lit from above in every turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// As the viewer reads it.
    Upright,
    /// A quarter turn to the right: the left-hand player reads it.
    Right,
    /// A quarter turn to the left: the right-hand player reads it.
    Left,
}

/// The sets that come with the game [K1].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BuiltIn {
    /// Tiles With Numbers.
    #[default]
    Numbers,
    /// Tiles Without Numbers.
    Plain,
    /// Characters Only.
    Characters,
    /// For colour-blind eyes: shape and number before colour.
    ColourBlind,
}

/// A finished picture of a tile, edge included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Red, green, blue and opacity of each, row by row.
    pub rgba: Vec<u8>,
}

/// Below this width the plainer drawings are used: coins lose their petals, lines get heavier.
const SMALL: u32 = 44;

/// A set of 42 faces and a back.
#[derive(Clone, Debug)]
pub struct TileSet {
    art: Art,
    small: Option<Art>,
}

impl TileSet {
    /// One of our own sets.
    ///
    /// # Errors
    /// Only if a picture inside the program were damaged.
    pub fn builtin(set: BuiltIn) -> Result<Self, TileSetError> {
        Ok(Self {
            art: Art::builtin(set)?,
            small: match set {
                BuiltIn::Numbers => Some(Art::small()?),
                _ => None,
            },
        })
    }

    /// A player's own bitmap: at least 324 by 230 pixels, cut into nine columns and five rows from the upper left corner
    /// [K2, K3]. `rows` says which of its first three rows holds Bamboo, Circle and Wan [Q48].
    ///
    /// # Errors
    /// The bytes are no bitmap, or it is too small.
    pub fn from_bitmap(bytes: &[u8], rows: [usize; 3]) -> Result<Self, TileSetError> {
        Ok(Self {
            art: Art::from_bitmap(bytes, rows)?,
            small: None,
        })
    }

    /// A picture `width` pixels wide (of the face's short side), at least 8.
    pub fn face(&self, face: Face, width: u32, turn: Turn) -> Pixels {
        let width = width.max(8);
        let art = match &self.small {
            Some(small) if width < SMALL => small,
            _ => &self.art,
        };
        let mut tile = body::body(width, face, turn, art.covers_face());
        let (face_width, face_height) = body::face_size(width);
        let art_size = if art.covers_face() {
            (face_width.saturating_sub(2), face_height.saturating_sub(2))
        } else {
            (face_width, face_height)
        };
        let picture = scaled(&art.cut(face), art_size);
        let picture = match turn {
            Turn::Upright => picture,
            Turn::Right => imageops::rotate90(&picture),
            Turn::Left => imageops::rotate270(&picture),
        };
        let inset = i64::from(art.covers_face());
        if art.covers_face() {
            body::overlay_clipped(&mut tile, &picture, inset);
            body::outline(&mut tile, width, turn);
        } else {
            imageops::overlay(&mut tile, &picture, inset, inset);
        }
        Pixels {
            width: tile.width(),
            height: tile.height(),
            rgba: tile.into_raw(),
        }
    }
}

/// A picture at another size, with opacity taken into account so that no dark fringe appears.
fn scaled(picture: &RgbaImage, (width, height): (u32, u32)) -> RgbaImage {
    let mut weighted = picture.clone();
    for pixel in weighted.pixels_mut() {
        let opacity = u16::from(pixel[3]);
        for channel in 0..3 {
            pixel[channel] = (u16::from(pixel[channel]) * opacity / 255) as u8;
        }
    }
    let mut small = imageops::resize(
        &weighted,
        width.max(1),
        height.max(1),
        FilterType::CatmullRom,
    );
    for pixel in small.pixels_mut() {
        let opacity = u16::from(pixel[3]);
        if opacity > 0 {
            for channel in 0..3 {
                pixel[channel] = (u16::from(pixel[channel]) * 255 / opacity).min(255) as u8;
            }
        }
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_set() -> impl Iterator<Item = TileSet> {
        [
            BuiltIn::Numbers,
            BuiltIn::Plain,
            BuiltIn::Characters,
            BuiltIn::ColourBlind,
        ]
        .into_iter()
        .flat_map(TileSet::builtin)
    }

    #[test]
    fn no_two_faces_of_a_set_look_alike() {
        assert_eq!(every_set().count(), 4);
        for set in every_set() {
            let mut seen = std::collections::HashSet::new();
            for face in Tile::all().map(Face::Tile).chain([Face::Back]) {
                assert!(
                    seen.insert(set.face(face, 36, Turn::Upright).rgba),
                    "{face:?}"
                );
            }
        }
    }

    #[test]
    fn a_turned_tile_lies_on_its_side() {
        for set in every_set() {
            let upright = set.face(Face::Back, 50, Turn::Upright);
            let turned = set.face(Face::Back, 50, Turn::Left);
            assert!(upright.height > upright.width);
            assert!(turned.width > turned.height);
        }
    }

    #[test]
    fn bitmaps_that_do_not_fit_are_refused_in_words() {
        let mut bytes = std::io::Cursor::new(Vec::new());
        let small = image::RgbImage::new(323, 230);
        assert!(small.write_to(&mut bytes, image::ImageFormat::Bmp).is_ok());
        let refused = TileSet::from_bitmap(&bytes.into_inner(), [0, 1, 2]);
        assert_eq!(
            refused.map(|_| ()).map_err(|error| error.to_string()),
            Err(
                "The bitmap is 323 by 230 pixels; a tile set needs at least 324 by 230.".to_owned()
            )
        );
        assert!(TileSet::from_bitmap(b"not a picture", [0, 1, 2]).is_err());
    }
}
