//! The opponents' portraits and names: in corners of the middle, each close to its owner's stake. Discards in rows do not reach them, except the
//! single long rows beside a wall.

use iced::{Point, Rectangle, Size};

use super::{Geometry, snap, wall_depth};
use crate::app::render::side::Side;

/// Width of a portrait, in tile widths.
const FACE: f32 = 1.15;
/// Gap between the inlay and a plate, in tile widths.
const EDGE: f32 = 0.34;
/// Gap between a portrait and its name, in tile widths.
const GAP: f32 = 0.12;

/// An opponent's portrait and name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plate {
    /// The bounds of the portrait.
    pub face: Rectangle,
    /// The end of the name next to the portrait, at its vertical middle.
    pub name: Point,
    /// The maximum width of the name.
    pub name_width: f32,
    /// The bounds of the whole plate.
    pub whole: Rectangle,
}

impl Geometry {
    /// Text size of a name on a plate.
    pub fn plate_text(&self) -> f32 {
        let usual = (0.30 * self.tile).max(12.0 * self.text_scale);
        usual.min(0.42 * self.tile.max(30.0))
    }

    /// The plate of an opponent; `None` for the player at the bottom.
    pub fn plate(&self, side: Side) -> Option<Plate> {
        let wall = match self.wall_tile > 0.0 {
            true => wall_depth(self.wall_tile),
            false => 0.0,
        };
        let corner = self.inlay().shrink((EDGE * self.tile).max(wall));
        let (face, gap, line) = (
            (FACE * self.tile).round(),
            (GAP * self.tile).round().max(3.0),
            (1.2 * self.plate_text()).round(),
        );
        // The plate ends before the compass, so that it covers no discard of two rows.
        let width = (self.compass.x - corner.x - gap).max(face);
        let size = Size::new(width, face.max(line));
        let (x, y) = match side {
            Side::Bottom => return None,
            Side::Top | Side::Left => (corner.x, corner.y),
            Side::Right => (corner.x + corner.width - width, corner.y),
        };
        let y = match side {
            Side::Left => corner.y + corner.height - size.height,
            _ => y,
        };
        let whole = Rectangle::new(snap(Point::new(x, y)), size);
        let at_right = side == Side::Right;
        let left = match at_right {
            true => whole.x + whole.width - face,
            false => whole.x,
        };
        let top = whole.y + ((whole.height - face) / 2.0).round();
        let name = match at_right {
            true => left - gap,
            false => left + face + gap,
        };
        Some(Plate {
            face: Rectangle::new(Point::new(left, top), Size::new(face, face)),
            name: Point::new(name, whole.center_y().round()),
            name_width: width - face - gap,
            whole,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::settings::{Discards, TableSettings, WallShown};

    #[test]
    fn plates_overlap_neither_the_compass_nor_each_other_nor_discards_without_a_wall() {
        for (width, height, tile) in [
            (800.0, 545.0, 36.0),
            (1280.0, 742.0, 49.0),
            (1920.0, 1013.0, 67.0),
            (3840.0, 2044.0, 135.0),
        ] {
            for wall in [WallShown::Never, WallShown::Always] {
                let shown = TableSettings {
                    discards: Discards::Rows,
                    wall,
                };
                let g = Geometry::new(Size::new(width, height), tile, shown);
                let plates: Vec<Plate> = Side::ALL
                    .into_iter()
                    .filter_map(|side| g.plate(side))
                    .collect();
                assert_eq!(plates.len(), 3);
                for (place, plate) in plates.iter().enumerate() {
                    assert!(plate.whole.is_within(&g.middle), "{width}");
                    assert!(plate.face.is_within(&plate.whole.expand(0.5)), "{width}");
                    assert!(plate.whole.intersection(&g.compass).is_none(), "{width}");
                    assert!(
                        plate.name_width > 1.5 * g.plate_text(),
                        "{width}: {}",
                        plate.name_width
                    );
                    let others = plates.iter().skip(place + 1);
                    for other in others {
                        assert!(plate.whole.intersection(&other.whole).is_none(), "{width}");
                    }
                    for side in Side::ALL {
                        for index in 0..18 {
                            let tile = g.in_discards(side, index);
                            let free = tile.intersection(&plate.whole).is_none();
                            assert!(
                                free || wall == WallShown::Always,
                                "{width} {side:?} {index}"
                            );
                        }
                    }
                }
            }
        }
    }
}
