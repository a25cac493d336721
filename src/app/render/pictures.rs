//! The cache of prepared pictures: tiles in the sizes and rotations in use, and the sprites of the table. Each is made on first use and kept
//! until the window's size, the screen's scale, the colours or the tile set change.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use iced::advanced::image::Handle;
use iced::{Color, Point, Rectangle, Size};

use super::geometry::Geometry;
use super::pills;
use super::side::Side;
use super::sprite::{self, Pieces};
use crate::app::theme::Palette;
use crate::app::widget::Picture;
use engine::tiles::Tile;
use tileset::{Face, TileSet, Turn};

/// Large sprites, painted in pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Large {
    /// The table top, with the plate of the compass and its recesses.
    TableTop,
    /// A stake, horizontal or vertical.
    Stake {
        /// Vertical, for the left and right side of the table.
        tall: bool,
        /// It is East's.
        east: bool,
        /// Its gold line is lit, because the player is calling.
        bright: bool,
    },
}

/// Small sprites: everything that is painted on the table besides tiles, text and large sprites.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sprite {
    /// The needle in the well, pointing to a side.
    Needle(Side),
    /// The plate under the name of the player whose turn it is; on the left and right of the compass it is taller.
    Pill {
        /// For the players at the left and right.
        tall: bool,
    },
    /// The seal behind a wind's character and its letter; on the left and right of the compass the letter is below.
    Seal {
        /// East's is red.
        east: bool,
        /// For the players at the left and right.
        tall: bool,
    },
    /// The red knot before the name of the first East.
    Knot,
    /// The gold plate under the word "calling".
    Calling,
    /// The gold ring around the well: the discard can be claimed.
    Ring,
    /// The frame of a selected tile.
    Selected,
    /// The frame of the tile with the keyboard focus.
    Focus,
    /// The frame of the newest discard in its row.
    Fresh(Side),
    /// The frame of the winning tile, on the stake of this side or in a set in front of it.
    Winning(Side),
    /// The arrow at a newly drawn tile.
    Pointer,
    /// The frame of the tile that QuickTip would discard.
    Advised,
    /// The light below that tile.
    Lamp,
    /// An arrow on a claimed tile, pointing to the side of the player who discarded it.
    ClaimedFrom(Side),
    /// The mark of a discard that was the tile drawn just before.
    DrawnDiscard,
    /// The light on the stake of the player whose turn it is.
    TurnLight {
        /// For the players at the left and right.
        tall: bool,
    },
    /// A speech balloon of a player at a side, for a text of this many letters.
    Balloon {
        /// The side of the player who speaks.
        side: Side,
        /// The number of letters of its text.
        letters: u16,
        /// Its tail points to the portrait, not to the stake.
        at_face: bool,
    },
    /// A tile's shadow.
    Shadow {
        /// Width of the tile's face, in pixels.
        width: u16,
        /// The side it faces.
        side: Side,
        /// The tile is moving above the table.
        high: bool,
    },
}

/// The pictures of the tiles of the current set, in the sizes and rotations requested so far.
pub struct Tiles {
    set: RefCell<TileSet>,
    scale: Cell<f32>,
    pictures: RefCell<HashMap<(Face, u32, Turn), Picture>>,
}

impl Tiles {
    /// The picture of a tile whose face has this width in logical pixels; `None` is a back.
    pub fn get(&self, tile: Option<Tile>, width: f32, side: Side) -> Picture {
        let face = tile.map_or(Face::Back, Face::from);
        let turn = match side {
            Side::Bottom | Side::Top => Turn::Upright,
            Side::Left => Turn::Right,
            Side::Right => Turn::Left,
        };
        let scale = self.scale.get();
        let pixels = (width * scale).round().max(1.0) as u32;
        let make = || {
            let picture = self.set.borrow().face(face, pixels, turn);
            let size = Size::new(picture.width as f32 / scale, picture.height as f32 / scale);
            let handle = Handle::from_rgba(picture.width, picture.height, picture.rgba);
            Picture { handle, size }
        };
        let mut pictures = self.pictures.borrow_mut();
        pictures
            .entry((face, pixels, turn))
            .or_insert_with(make)
            .clone()
    }
}

/// The cache.
pub struct PictureCache {
    tiles: Rc<Tiles>,
    palette: Palette,
    geometry: Geometry,
    sprites: RefCell<HashMap<Sprite, Option<Picture>>>,
    large: RefCell<HashMap<Large, Rc<Pieces>>>,
    placeholder: Handle,
    /// How often all pictures were cleared.
    renewals: u32,
}

impl PictureCache {
    /// An empty cache for a table of this geometry on a screen of this scale (physical pixels per logical pixel).
    pub fn new(set: TileSet, palette: Palette, geometry: Geometry, scale: f32) -> Self {
        Self {
            tiles: Rc::new(Tiles {
                set: RefCell::new(set),
                scale: Cell::new(scale),
                pictures: RefCell::default(),
            }),
            palette,
            geometry,
            sprites: RefCell::default(),
            large: RefCell::default(),
            placeholder: Handle::from_rgba(1, 1, vec![0; 4]),
            renewals: 0,
        }
    }

    /// The current colours.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// The current geometry.
    pub fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Changes the size or scale, and clears all pictures if that makes a difference.
    pub fn resize(&mut self, geometry: Geometry, scale: f32) {
        if self.geometry != geometry || self.tiles.scale.get() != scale {
            self.geometry = geometry;
            self.tiles.scale.set(scale);
            self.clear();
        }
    }

    /// Changes the colours.
    pub fn recolour(&mut self, palette: Palette) {
        self.palette = palette;
        self.clear();
    }

    /// The current tile set.
    pub fn set(&self) -> TileSet {
        self.tiles.set.borrow().clone()
    }

    /// Changes the tile set.
    pub fn change_set(&mut self, set: TileSet) {
        *self.tiles.set.borrow_mut() = set;
        self.clear();
    }

    /// How often all pictures were cleared: when this changes, the whole screen is repainted.
    pub fn renewals(&self) -> u32 {
        self.renewals
    }

    /// Removes all pictures, so that they are made anew.
    fn clear(&mut self) {
        self.renewals = self.renewals.wrapping_add(1);
        self.tiles.pictures.borrow_mut().clear();
        self.sprites.get_mut().clear();
        self.large.get_mut().clear();
    }

    /// The picture of a tile whose face has this width in logical pixels; `None` is a back.
    pub fn tile(&self, tile: Option<Tile>, width: f32, side: Side) -> Picture {
        self.tiles.get(tile, width, side)
    }

    /// The tiles alone, for callers that keep them.
    pub fn tiles(&self) -> Rc<Tiles> {
        Rc::clone(&self.tiles)
    }

    /// A small sprite; `None` if it cannot be painted.
    pub fn sprite(&self, sprite: Sprite) -> Option<Picture> {
        self.sprites
            .borrow_mut()
            .entry(sprite)
            .or_insert_with(|| self.paint(sprite))
            .clone()
    }

    /// A large sprite, in pieces; no pieces if it cannot be painted.
    pub fn large(&self, large: Large) -> Rc<Pieces> {
        let mut pictures = self.large.borrow_mut();
        let make = || Rc::new(self.paint_large(large).unwrap_or_default());
        Rc::clone(pictures.entry(large).or_insert_with(make))
    }

    /// Physical pixels per logical pixel.
    pub fn scale(&self) -> f32 {
        self.tiles.scale.get()
    }

    /// A transparent picture, for the slot of an absent one.
    pub fn placeholder(&self) -> Handle {
        self.placeholder.clone()
    }

    fn paint_large(&self, large: Large) -> Option<Pieces> {
        let (g, p, scale) = (&self.geometry, &self.palette, self.scale());
        match large {
            Large::TableTop => {
                let inlay = (g.wall_tile == 0.0).then(|| g.inlay());
                let mut table = sprite::table(g.size, inlay, g.tile, p, scale)?;
                let compass = [
                    (sprite::plate(g.compass.size(), g.tile, p, scale), g.compass),
                    (sprite::trough(g.timer().size(), p, scale), g.timer()),
                    (
                        sprite::well(g.well_radius(), p, scale),
                        Rectangle::new(g.well(), Size::ZERO),
                    ),
                ];
                for (part, place) in compass {
                    table.draw(&part?, place);
                }
                Some(table.finish_in_pieces())
            }
            Large::Stake { tall, east, bright } => {
                let side = if tall { Side::Left } else { Side::Bottom };
                let lacquer = if east { p.east_stake } else { p.stake };
                let size = g.stake(side).size();
                sprite::stake(size, g.tile, lacquer, east, bright, p, scale)
            }
        }
    }

    fn paint(&self, sprite: Sprite) -> Option<Picture> {
        let (g, p, scale, w) = (
            &self.geometry,
            &self.palette,
            self.tiles.scale.get(),
            self.geometry.tile,
        );
        let gold = (p.gold, p.gold_line);
        let radius = 0.1 * w;
        let frame = |side: Side, width: f32, line: f32, colors: (Color, Color)| {
            sprite::frame(g.tile_size(side, width), radius, line, colors, scale)
        };
        // Half of the line lies on the rim of the tile, so that it hides no number of the next one.
        let own_frame = |colors: (Color, Color)| {
            let (size, line) = (g.tile_size(Side::Bottom, w), g.frame_line());
            let rim = 2.0 * (line / 2.0).floor();
            let size = Size::new(size.width - rim, size.height - rim);
            sprite::frame(size, radius, line, colors, scale)
        };
        match sprite {
            Sprite::Needle(side) => sprite::needle(g.well_radius(), side as usize, p, scale),
            Sprite::Pill { tall } => {
                let size = if tall { pills::TALL } else { pills::FLAT };
                let unit = g.compass.height / 4.3;
                sprite::pill(
                    Size::new(size.0 * unit, size.1 * unit),
                    0.16 * unit,
                    Palette::TURN,
                    gold,
                    scale,
                )
            }
            Sprite::Seal { east, tall } => {
                let unit = g.compass.height / 4.3;
                let (long, short) = ((0.9 * unit).round(), (0.56 * unit).round());
                let size = match tall {
                    true => Size::new(short, long),
                    false => Size::new(long, short),
                };
                sprite::seal(size, if east { p.east_stake } else { p.stake }, scale)
            }
            Sprite::Knot => {
                let red = (p.east_stake[0], p.east_stake[2]);
                sprite::knot((g.compass.height * 0.24 / 4.3).round(), red, scale)
            }
            Sprite::Calling => {
                let unit = g.compass.height / 4.3;
                let size = Size::new(1.05 * unit, 0.36 * unit);
                sprite::pill(size, 0.16 * unit, p.gold, (p.gold_line, p.gold_line), scale)
            }
            Sprite::Ring => sprite::ring(g.well_radius(), (0.09 * w).max(3.0), gold, scale),
            Sprite::Selected => own_frame(gold),
            Sprite::Focus => own_frame(p.focus),
            Sprite::Advised => own_frame(p.tip),
            Sprite::Fresh(side) => {
                let red = (p.east_stake[1], p.east_stake[2]);
                frame(side, g.discard_tile, (0.04 * w).max(2.0), red)
            }
            Sprite::Winning(side) => {
                let (size, line) = (g.uncovered(side, w), (0.06 * w).max(2.0));
                sprite::frame(size, radius, line, gold, scale)
            }
            Sprite::Pointer => sprite::pointer((0.4 * w).round(), gold, scale),
            Sprite::TurnLight { tall } => {
                let (long, thick) = ((6.0 * w).round(), (0.2 * w).round().max(6.0));
                let size = if tall {
                    Size::new(thick, long)
                } else {
                    Size::new(long, thick)
                };
                sprite::light(size, 0.8 * w, gold, scale)
            }
            Sprite::Balloon {
                side,
                letters,
                at_face,
            } => sprite::balloon((side, at_face), g.balloon_text_size(letters), w, p, scale),
            Sprite::Lamp => sprite::lamp((0.42 * w).round().max(12.0), p.tip, scale),
            Sprite::ClaimedFrom(side) => {
                sprite::arrow((0.34 * w).round(), side as usize, gold, scale)
            }
            Sprite::DrawnDiscard => {
                sprite::knot((0.42 * g.discard_tile).round().max(8.0), gold, scale)
            }
            Sprite::Shadow { width, side, high } => {
                let width = f32::from(width);
                let (height, strength) = if high {
                    (0.2 * width, 0.4)
                } else {
                    (0.07 * width, 0.45)
                };
                sprite::shadow(g.tile_size(side, width), height, strength, scale)
            }
        }
    }
}

/// The bounds of a picture of this size that is centred on `rect`, so that its margins surround it.
pub fn around(rect: Rectangle, size: Size) -> Rectangle {
    Rectangle::new(
        Point::new(
            rect.x - (size.width - rect.width) / 2.0,
            rect.y - (size.height - rect.height) / 2.0,
        ),
        size,
    )
}
