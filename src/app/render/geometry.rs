//! The geometry of the table: the stakes, the rows of exposed sets in front of them, the middle, and the compass. In the compass is the well, a
//! round recess where a discard lies until it is claimed or passed. Constants are in tile widths.

mod free_space;
mod plates;
mod raised;
mod spread;

pub use plates::Plate;

use iced::{Point, Rectangle, Size};

use super::side::Side;
use storage::settings::{Discards, TableSettings, WallShown};

/// Height of a tile's face.
const FACE: f32 = 1.278;
/// Thickness of a tile's edge below the face.
const EDGE: f32 = 0.085;
/// Length of a stake.
const STAKE_LENGTH: f32 = 14.9;
/// Depth of a stake.
const STAKE_DEPTH: f32 = 1.62;
/// Gap between the edge of the window and a stake.
const RIM: f32 = 0.1;
/// Gap between a stake and the row above it, and between that row and the middle.
const GAP: f32 = 0.14;
/// The mean width of a letter in a balloon, relative to the text size.
const BALLOON_LETTER: f32 = 0.56;

/// How many scattered discards have a place of their own; few hands have more.
const MAX_DISCARDS: usize = 70;

/// The places of the large parts, in table coordinates.
#[derive(Clone, Debug, PartialEq)]
pub struct Geometry {
    /// Size of the whole table.
    pub size: Size,
    /// Width of a tile's face, in whole pixels.
    pub tile: f32,
    /// Thickness of a tile's edge.
    pub edge: f32,
    /// The player's text scale, 1 to 2; less in a miniature.
    pub text_scale: f32,
    /// The stakes, in the order of `Side::ALL`.
    stakes: [Rectangle; 4],
    /// The middle of the table, inside the rows of exposed sets.
    pub middle: Rectangle,
    /// The compass plate.
    pub compass: Rectangle,
    /// The layout of discards.
    pub discards: Discards,
    /// Width of a discard; 0 if they are not shown.
    pub discard_tile: f32,
    /// Width of a tile of the wall; 0 if the wall is not shown.
    pub wall_tile: f32,
}

impl Geometry {
    /// Lays out the table. The compass is smaller if discards lie around it. With the wall, the upper and lower player's discards have one long
    /// row instead of two.
    pub fn new(size: Size, tile: f32, shown: TableSettings) -> Self {
        let w = tile;
        let edge = (EDGE * w).round().max(2.0);
        // In a window of other proportions the stakes do not move farther apart than this.
        let block = Size::new(size.width.min(27.5 * w), size.height.min(15.7 * w));
        let origin = Point::new(
            ((size.width - block.width) / 2.0).round(),
            ((size.height - block.height) / 2.0).round(),
        );
        let (length, depth, rim) = (
            (STAKE_LENGTH * w).round(),
            (STAKE_DEPTH * w).round(),
            (RIM * w).round(),
        );
        let across = (origin.x + (block.width - length) / 2.0).round();
        let down = (origin.y + (block.height - length) / 2.0).round();
        let right = origin.x + block.width;
        let bottom = origin.y + block.height;
        let flat = Size::new(length, depth);
        let tall = Size::new(depth, length);
        let stakes = [
            Rectangle::new(Point::new(across, bottom - rim - depth), flat),
            Rectangle::new(Point::new(right - rim - depth, down), tall),
            Rectangle::new(Point::new(across, origin.y + rim), flat),
            Rectangle::new(Point::new(origin.x + rim, down), tall),
        ];
        let inset = rim + depth + (2.0 * GAP + FACE) * w + edge;
        let middle = Rectangle::new(
            Point::new(origin.x + inset, origin.y + inset),
            Size::new(block.width - 2.0 * inset, block.height - 2.0 * inset),
        );
        let growth = match shown.discards {
            Discards::Hidden => 1.26,
            Discards::Rows | Discards::Scattered => 1.0,
        };
        let plate = Size::new((7.6 * w * growth).round(), (4.3 * w * growth).round());
        let center = middle.center();
        let compass = Rectangle::new(
            Point::new(
                (center.x - plate.width / 2.0).round(),
                (center.y - plate.height / 2.0).round(),
            ),
            plate,
        );
        let room = (middle.height - plate.height) / 2.0 - 0.3 * w;
        let wall_tile = (middle.height / 18.4).min(0.5 * w).floor().max(8.0);
        // Two rows, each one face high, plus the edge of the last; one row beside the wall.
        let fitting_tile = |has_wall: bool| {
            let (room, rows) = match has_wall {
                true => (room - wall_depth(wall_tile), 1.0),
                false => (room, 2.0),
            };
            (w * 2.0 / 3.0)
                .min(room / (rows * FACE + EDGE))
                .floor()
                .max(18.0)
        };
        let wall = match shown.wall {
            WallShown::Always => true,
            WallShown::WhenRoom => {
                shown.discards != Discards::Rows || fitting_tile(true) >= 0.55 * w
            }
            WallShown::Never => false,
        };
        let discard_tile = match shown.discards {
            Discards::Rows => fitting_tile(wall),
            Discards::Scattered => (w * 2.0 / 3.0).floor().max(18.0),
            Discards::Hidden => 0.0,
        };
        let mut geometry = Self {
            size,
            tile,
            edge,
            text_scale: 1.0,
            stakes,
            middle,
            compass,
            discards: shown.discards,
            discard_tile,
            wall_tile: if wall { wall_tile } else { 0.0 },
        };
        if shown.discards == Discards::Scattered {
            while geometry.scattered_places(0).len() < MAX_DISCARDS && geometry.discard_tile > 18.0
            {
                geometry.discard_tile -= 1.0;
            }
        }
        geometry
    }

    /// The stake of a side.
    pub fn stake(&self, side: Side) -> Rectangle {
        self.stakes[side as usize]
    }

    /// Centre of the well in the compass.
    pub fn well(&self) -> Point {
        let c = self.compass;
        Point::new(c.x + c.width / 2.0, c.y + c.height * 0.475)
    }

    /// Radius of the well.
    pub fn well_radius(&self) -> f32 {
        self.compass.height * 1.02 / 4.3
    }

    /// The timer bar at the bottom of the compass.
    pub fn timer(&self) -> Rectangle {
        let c = self.compass;
        let (width, height) = (c.width * 6.9 / 7.6, (c.height * 0.13 / 4.3).max(5.0));
        // Whole pixels, so that its last line is cleared when it disappears.
        Rectangle {
            x: (c.x + (c.width - width) / 2.0).round(),
            y: (c.y + c.height - height - c.height * 0.045).round(),
            width: width.round(),
            height: height.round(),
        }
    }

    /// The outer inlaid line.
    pub fn inlay(&self) -> Rectangle {
        self.middle.shrink(0.10 * self.tile)
    }

    /// The size of a tile at a side, including its edge, for a face of width `w`.
    pub fn tile_size(&self, side: Side, w: f32) -> Size {
        let edge = (EDGE * w).round().max(2.0);
        let face = (FACE * w).round();
        if side.is_upright() {
            Size::new(w, face + edge)
        } else {
            Size::new(face, w + edge)
        }
    }

    /// The visible part of a tile on a stake: at the sides each tile covers the edge of the previous one.
    pub fn uncovered(&self, side: Side, w: f32) -> Size {
        match side.is_upright() {
            true => self.tile_size(side, w),
            false => Size::new((FACE * w).round(), w),
        }
    }

    /// The rectangle of a tile on the stake of a side. `along` is the distance in pixels from the left end of the stake to the left edge of the
    /// tile, as the owner sees them.
    pub fn on_stake(&self, side: Side, along: f32) -> Rectangle {
        let stake = self.stake(side);
        let size = self.tile_size(side, self.tile);
        let inset = |depth: f32, tile: f32| ((depth - tile) / 2.0).round();
        let position = match side {
            Side::Bottom => Point::new(stake.x + along, stake.y + inset(stake.height, size.height)),
            Side::Top => Point::new(
                stake.x + stake.width - along - size.width,
                stake.y + inset(stake.height, size.height),
            ),
            Side::Left => Point::new(stake.x + inset(stake.width, size.width), stake.y + along),
            Side::Right => Point::new(
                stake.x + inset(stake.width, size.width),
                stake.y + stake.height - along - self.tile,
            ),
        };
        Rectangle::new(snap(position), size)
    }

    /// The rectangle of a tile in the exposed row of a side; `along` as for `on_stake`.
    pub fn on_row(&self, side: Side, along: f32) -> Rectangle {
        let stake = self.stake(side);
        let size = self.tile_size(side, self.tile);
        let gap = (GAP * self.tile).round();
        let position = match side {
            Side::Bottom => Point::new(stake.x + along, stake.y - gap - size.height),
            Side::Top => Point::new(
                stake.x + stake.width - along - size.width,
                stake.y + stake.height + gap,
            ),
            Side::Left => Point::new(stake.x + stake.width + gap, stake.y + along),
            Side::Right => Point::new(
                stake.x - gap - size.width,
                stake.y + stake.height - along - self.tile,
            ),
        };
        Rectangle::new(snap(position), size)
    }

    /// The rectangle of the `index`-th discard of a side.
    pub fn in_discards(&self, side: Side, index: usize) -> Rectangle {
        let w = self.discard_tile;
        let size = self.tile_size(side, w);
        let c = self.compass;
        let gap = (0.2 * self.tile).round();
        let per_row = if side.is_upright() { 11 } else { 6 };
        let (row, column) = match self.wall_tile > 0.0 && side.is_upright() {
            true => (0.0, self.in_one_row(index)),
            false => ((index / per_row) as f32, (index % per_row) as f32),
        };
        let step = (FACE * w).round();
        let row_length = if side.is_upright() { 11.0 * w } else { 6.0 * w };
        let position = match side {
            Side::Bottom => Point::new(
                c.center_x() - row_length / 2.0 + column * w,
                c.y + c.height + gap + row * step,
            ),
            Side::Top => Point::new(
                c.center_x() + row_length / 2.0 - (column + 1.0) * w,
                c.y - gap - size.height - row * step,
            ),
            Side::Left => Point::new(
                c.x - gap - size.width - row * step,
                c.center_y() - row_length / 2.0 + column * w,
            ),
            Side::Right => Point::new(
                c.x + c.width + gap + row * step,
                c.center_y() + row_length / 2.0 - (column + 1.0) * w,
            ),
        };
        Rectangle::new(snap(position), size)
    }

    /// The rectangle of the discard in the well.
    pub fn in_well(&self) -> Rectangle {
        let w = self.well_tile();
        let size = self.tile_size(Side::Bottom, w);
        let center = self.well();
        Rectangle::new(
            snap(Point::new(
                center.x - size.width / 2.0,
                center.y - size.height / 2.0,
            )),
            size,
        )
    }

    /// Text size in a speech balloon.
    pub fn balloon_text(&self) -> f32 {
        (0.40 * self.tile).max(14.0 * self.text_scale)
    }

    /// The size of a text as wide as this many letters in a balloon.
    pub fn balloon_text_size(&self, letters: u16) -> Size {
        let text = self.balloon_text();
        Size::new(text * BALLOON_LETTER * f32::from(letters), text)
    }

    /// The number of average letters in a balloon that are as wide as this.
    pub fn balloon_letters(&self, width: f32) -> f32 {
        (width / (self.balloon_text() * BALLOON_LETTER)).ceil()
    }

    /// The point to which the tail of a balloon points: the edge of the owner's portrait if `at_face`, otherwise the stake, between the owner's
    /// third set and the Flowers at the other end of the row.
    pub fn balloon_tip(&self, side: Side, at_face: bool) -> Point {
        let (stake, w) = (self.stake(side), self.tile);
        if let Some(plate) = self.plate(side).filter(|_| at_face) {
            let (face, gap) = (plate.face, 0.05 * w);
            return snap(match side {
                Side::Left | Side::Bottom => Point::new(face.center_x(), face.y - gap),
                Side::Right => Point::new(face.center_x(), face.y + face.height + gap),
                Side::Top => Point::new(face.x + face.width + gap, face.center_y() + 0.5 * w),
            });
        }
        snap(match side {
            Side::Bottom => Point::new(stake.x + stake.width * 0.70, stake.y - 0.05 * w),
            Side::Top => Point::new(
                stake.x + stake.width * 0.30,
                stake.y + stake.height + 0.05 * w,
            ),
            Side::Left => Point::new(
                stake.x + stake.width + 0.15 * w,
                stake.y + stake.height * 0.715,
            ),
            Side::Right => Point::new(stake.x - 0.15 * w, stake.y + stake.height * 0.292),
        })
    }

    /// The middle of the stake's inner edge, where the turn light is.
    pub fn turn_light(&self, side: Side) -> Rectangle {
        let (stake, inset) = (self.stake(side), (0.055 * self.tile).round());
        let center = stake.center();
        let at = match side {
            Side::Bottom => Point::new(center.x, stake.y + inset),
            Side::Top => Point::new(center.x, stake.y + stake.height - inset),
            Side::Left => Point::new(stake.x + stake.width - inset, center.y),
            Side::Right => Point::new(stake.x + inset, center.y),
        };
        Rectangle::new(snap(at), Size::ZERO)
    }

    /// Width of the tile in the well.
    pub fn well_tile(&self) -> f32 {
        (self.well_radius() * 1.08).round()
    }
}

/// The depth of a side of the wall, including the gap beside it.
fn wall_depth(tile: f32) -> f32 {
    (1.6 * tile).round() + 4.0
}

/// Rounds a point to whole pixels.
fn snap(point: Point) -> Point {
    Point::new(point.x.round(), point.y.round())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn geometry(width: f32, height: f32, tile: f32) -> Geometry {
        Geometry::new(Size::new(width, height), tile, TableSettings::default())
    }

    #[test]
    fn stakes_and_middle_do_not_overlap_at_common_sizes() {
        for (width, height, tile) in [
            (800.0, 545.0, 36.0),
            (1280.0, 742.0, 49.0),
            (1920.0, 1013.0, 67.0),
        ] {
            let g = geometry(width, height, tile);
            for side in Side::ALL {
                assert!(g.stake(side).intersection(&g.middle).is_none());
                for other in Side::ALL {
                    let is_free = g.stake(side).intersection(&g.stake(other)).is_none();
                    assert!(side == other || is_free, "{side:?} {other:?}");
                }
            }
            assert!(g.compass.is_within(&g.middle));
        }
    }

    #[test]
    fn twenty_two_discards_at_the_bottom_and_the_top_fit_in_the_middle() {
        let g = geometry(1280.0, 742.0, 49.0);
        for side in [Side::Bottom, Side::Top] {
            assert!(g.in_discards(side, 21).is_within(&g.middle), "{side:?}");
        }
    }
}
