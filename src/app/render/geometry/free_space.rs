//! The space for a small dialog on the table: at the right, between the right player's discards and sets, which no tile reaches unless that
//! player has unusually many discards.

use iced::{Point, Rectangle, Size};

use super::{GAP, Geometry, wall_depth};
use crate::app::render::side::Side;
use storage::settings::Discards;

/// The number of discards expected at a side: a player whose turn is never skipped has no more with 144 tiles.
const EXPECTED_DISCARDS: usize = 18;

impl Geometry {
    /// The free space at the right; `None` if there is none, or discards may lie anywhere.
    pub fn free_space(&self) -> Option<Rectangle> {
        let gap = (GAP * self.tile).round();
        let discards = match self.discards {
            Discards::Rows => self.in_discards(Side::Right, EXPECTED_DISCARDS - 1),
            Discards::Hidden => self.compass,
            Discards::Scattered => return None,
        };
        let wall = match self.wall_tile > 0.0 {
            true => wall_depth(self.wall_tile),
            false => 0.0,
        };
        let left = discards.x + discards.width + gap;
        let right = match wall > 0.0 {
            true => self.middle.x + self.middle.width - wall,
            false => self.on_row(Side::Right, 0.0).x,
        } - gap;
        let portrait = self.plate(Side::Right)?.whole;
        let top = portrait.y + portrait.height + gap;
        let bottom = self.middle.y + self.middle.height - wall - gap;
        let room = Rectangle::new(Point::new(left, top), Size::new(right - left, bottom - top));
        (room.width > 0.0 && room.height > 0.0).then_some(room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::settings::TableSettings;

    #[test]
    fn the_usual_number_of_discards_leaves_the_space_for_a_small_dialog_free() {
        for (width, height, tile) in [
            (1280.0, 742.0, 49.0),
            (1366.0, 710.0, 47.0),
            (1920.0, 1013.0, 67.0),
            (3840.0, 2044.0, 135.0),
        ] {
            let g = Geometry::new(Size::new(width, height), tile, TableSettings::default());
            let room = g.free_space().expect("free space");
            assert!(
                room.width > 2.5 * tile && room.height > 5.0 * tile,
                "{room:?}"
            );
            let covers = |other: &Rectangle| room.intersection(other).is_some();
            for side in Side::ALL {
                assert!(!covers(&g.stake(side)), "{width} {side:?}");
                let sets = g.on_row(side, 0.0).union(&g.on_row(side, 13.9 * tile));
                assert!(!covers(&sets), "{width} {side:?}: sets");
                let discards = (0..EXPECTED_DISCARDS).map(|index| g.in_discards(side, index));
                assert!(
                    !discards.into_iter().any(|tile| covers(&tile)),
                    "{width} {side:?}"
                );
                let plate = g.plate(side).map(|plate| plate.whole);
                assert!(
                    !plate.is_some_and(|plate| covers(&plate)),
                    "{width} {side:?}"
                );
            }
            assert!(!covers(&g.compass));
        }
    }

    #[test]
    fn a_small_window_has_no_space_for_a_small_dialog() {
        let g = Geometry::new(Size::new(800.0, 545.0), 36.0, TableSettings::default());
        let is_enough = |room: Rectangle| room.width > 2.0 * g.tile;
        assert!(
            !g.free_space().is_some_and(is_enough),
            "{:?}",
            g.free_space()
        );
    }
}
