//! How far tiles are raised on the player's stake.

use super::Geometry;
use crate::app::render::side::Side;

impl Geometry {
    /// The width of the line of a frame around a tile on the stake.
    pub fn frame_line(&self) -> f32 {
        (0.06 * self.tile).max(3.0)
    }

    /// How far a tile on the stake is raised, so that neither the tile nor its frame, if it has one, reaches the row of sets above.
    pub fn lift(&self, has_frame: bool) -> f32 {
        let row = self.on_row(Side::Bottom, 0.0);
        let distance = self.on_stake(Side::Bottom, 0.0).y - row.y - row.height;
        let frame = if has_frame {
            self.frame_line() + 1.0
        } else {
            0.0
        };
        (distance - frame).floor().max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;
    use crate::app::theme::Metrics;
    use storage::settings::TableSettings;

    #[test]
    fn raised_tiles_and_their_frames_stay_below_the_row_of_sets() {
        for (width, height) in [
            (640.0, 480.0),
            (800.0, 600.0),
            (1280.0, 800.0),
            (3840.0, 2160.0),
        ] {
            for text in [1.0, 1.5, 2.0] {
                let metrics = Metrics::new(Size::new(width, height), text);
                let g = Geometry::new(metrics.table(), metrics.tile, TableSettings::default());
                let (tile, row) = (g.on_stake(Side::Bottom, 0.0), g.on_row(Side::Bottom, 0.0));
                let room = tile.y - row.y - row.height;
                assert!(g.lift(false) <= room, "{width} {text}");
                assert!(g.lift(true) + g.frame_line() <= room, "{width} {text}");
                assert!(g.lift(true) >= 2.0, "{width} {text}");
            }
        }
    }
}
