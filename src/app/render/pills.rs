//! The plates under the names on the compass.

use iced::{Point, Rectangle};

use super::side::Side;

/// The plate under the name of the upper or lower player, in compass units (a height of 4.3).
pub const FLAT: (f32, f32) = (3.7, 0.60);
/// The plate under the name of a player at the side.
pub const TALL: (f32, f32) = (1.84, 1.16);

/// The side whose name and score are at this point of the plate.
pub fn side_at(plate: Rectangle, point: Point) -> Option<Side> {
    let unit = plate.height / 4.3;
    let (x, y) = (
        (point.x - plate.center_x()) / unit,
        (point.y - plate.center_y()) / unit,
    );
    let (flat, tall) = (FLAT.0 / 2.0, TALL.1);
    if x.abs() <= flat && y.abs() > 1.1 {
        return Some(if y < 0.0 { Side::Top } else { Side::Bottom });
    }
    let beside = x.abs() > flat - 0.3 && y.abs() <= tall;
    beside.then_some(if x < 0.0 { Side::Left } else { Side::Right })
}
