//! The places of the wall, of scattered discards, and of discards in a single row, which leaves space for the wall.

use iced::{Point, Rectangle, Size};

use super::{EDGE, Geometry, snap, wall_depth};
use crate::app::render::side::Side;

impl Geometry {
    /// The column of a discard if there is only one row. The row continues past the compass up to the wall, and then at its other end.
    pub(super) fn in_one_row(&self, index: usize) -> f32 {
        let beyond = self.middle.width / 2.0 - wall_depth(self.wall_tile);
        let columns = (5.5 + beyond / self.discard_tile).floor().max(1.0) as usize;
        if index < columns {
            index as f32
        } else {
            columns as f32 - 1.0 - index as f32
        }
    }

    /// Places for scattered discards, which do not touch each other, the wall or the compass. Their order and small offsets differ for each
    /// deal.
    pub fn scattered_places(&self, deal: u32) -> Vec<Point> {
        let size = self.tile_size(Side::Left, self.discard_tile);
        let cell = size.width.max(size.height) * 1.14;
        let inset = (0.35 * self.tile).max(match self.wall_tile > 0.0 {
            true => wall_depth(self.wall_tile) + 2.0,
            false => 0.0,
        });
        let room = self.middle.shrink(inset);
        let (columns, rows) = ((room.width / cell) as u32, (room.height / cell) as u32);
        let compass = self.compass.expand(0.12 * self.tile);
        let mut places: Vec<(u32, Point)> = (0..columns * rows)
            .map(|cell| (cell % columns, cell / columns))
            .filter_map(|(column, row)| {
                let random = scramble(deal.wrapping_mul(4099) + column * 131 + row);
                let offset =
                    |bits: u32| (cell - size.width.max(size.height)) * (bits % 16) as f32 / 16.0;
                let corner = Point::new(
                    room.x + column as f32 * room.width / columns as f32 + offset(random >> 8),
                    room.y + row as f32 * room.height / rows as f32 + offset(random >> 16),
                );
                let tile = Rectangle::new(corner, Size::new(size.width, size.width));
                let free = tile.intersection(&compass).is_none();
                free.then(|| (scramble(random), snap(corner)))
            })
            .collect();
        places.sort_by_key(|place| place.0);
        places.into_iter().map(|place| place.1).collect()
    }

    /// The rectangle of a tile of the wall. `stack` counts from the owner's left, of `stacks` on this side; `level` is 0 on the table.
    pub fn in_wall(&self, side: Side, stack: usize, stacks: usize, level: usize) -> Rectangle {
        let (w, m) = (self.wall_tile, self.middle);
        let size = self.tile_size(side, w);
        let edge = (EDGE * w).round().max(2.0);
        let along = (stack as f32 - stacks as f32 / 2.0) * w;
        let center = m.center();
        let position = match side {
            Side::Bottom => Point::new(center.x + along, m.y + m.height - size.height),
            Side::Top => Point::new(center.x - along - w, m.y + 2.0 * edge),
            Side::Left => Point::new(m.x, center.y + along),
            Side::Right => Point::new(m.x + m.width - size.width, center.y - along - w),
        };
        let raised = Point::new(position.x, position.y - level as f32 * edge);
        Rectangle::new(snap(raised), size)
    }
}

/// A pseudo-random number, always the same for the same seed.
fn scramble(seed: u32) -> u32 {
    let mixed = (seed ^ (seed >> 15)).wrapping_mul(0x2C1B_3C6D);
    let mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
    mixed ^ (mixed >> 15)
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::settings::{Discards, TableSettings, WallShown};

    #[test]
    fn discards_and_wall_do_not_overlap() {
        for (width, height, tile) in [(800.0, 545.0, 36.0), (1280.0, 742.0, 49.0)] {
            for discards in [Discards::Rows, Discards::Scattered] {
                let shown = TableSettings {
                    discards,
                    wall: WallShown::Always,
                };
                let g = Geometry::new(Size::new(width, height), tile, shown);
                let wall: Vec<Rectangle> = Side::ALL
                    .into_iter()
                    .flat_map(|side| (0..18).map(move |stack| (side, stack)))
                    .map(|(side, stack)| g.in_wall(side, stack, 18, 1))
                    .collect();
                let tiles: Vec<Rectangle> = match discards {
                    Discards::Rows => [Side::Bottom, Side::Right, Side::Top, Side::Left]
                        .into_iter()
                        .flat_map(|side| (0..18).map(move |index| (side, index)))
                        .map(|(side, index)| g.in_discards(side, index))
                        .collect(),
                    _ => {
                        let size = g.tile_size(Side::Bottom, g.discard_tile);
                        let places = g.scattered_places(3);
                        assert!(places.len() >= 40, "{}", places.len());
                        places
                            .into_iter()
                            .map(|at| Rectangle::new(at, size))
                            .collect()
                    }
                };
                for tile in &tiles {
                    assert!(tile.intersection(&g.compass).is_none());
                    let free = wall
                        .iter()
                        .all(|wall_tile| tile.intersection(wall_tile).is_none());
                    assert!(free, "{discards:?} {tile:?} at {width}");
                }
            }
        }
    }
}
