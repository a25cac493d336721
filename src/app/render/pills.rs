//! The plates under the names and scores on the compass. They are called pills here, since `Plate` is that of a portrait.

use iced::{Point, Rectangle};

use super::side::Side;

/// The size of the pill of the upper or lower player, in units of which the compass is 4.3 high.
pub const FLAT: (f32, f32) = (3.7, 0.60);
/// The size of the pill of the player at the left or right.
pub const TALL: (f32, f32) = (1.84, 1.16);

/// The side whose name and score are at this point of the compass.
pub fn side_at(compass: Rectangle, point: Point) -> Option<Side> {
    let unit = compass.height / 4.3;
    let (x, y) = (
        (point.x - compass.center_x()) / unit,
        (point.y - compass.center_y()) / unit,
    );
    let (flat, tall) = (FLAT.0 / 2.0, TALL.1);
    if x.abs() <= flat && y.abs() > 1.1 {
        return Some(if y < 0.0 { Side::Top } else { Side::Bottom });
    }
    let beside = x.abs() > flat - 0.3 && y.abs() <= tall;
    beside.then_some(if x < 0.0 { Side::Left } else { Side::Right })
}
