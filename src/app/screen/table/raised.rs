//! Tiles that are painted higher or in front of others.

use iced::{Point, Rectangle};

use super::placed::{PlacedTile, TilePosition};
use super::{Over, TableScreen};
use crate::app::render::geometry::Geometry;
use crate::app::render::side::Side;

impl TableScreen {
    /// Raises the tiles under the cursor or pointer, QuickTip's tile, those chosen to pass on, and the fitting ones, so that what a press claims
    /// or discards is unmistakable.
    pub(super) fn raise(&mut self) {
        self.placed.clone_from(&self.resting);
        let (viewer, (framed, bare)) = (self.viewer, self.lifts);
        let own = |index: usize| TilePosition::Stake(viewer, index);
        let cursor = self.marks.cursor.map(own);
        let tip = self.marks.tip.map(own);
        for placed in &mut self.placed {
            let index = match placed.position {
                TilePosition::Stake(seat, index) if seat == viewer => index,
                _ => continue,
            };
            let is_fitting = placed
                .face
                .is_some_and(|tile| self.marks.fitting.contains(&tile));
            let is_chosen = self.marks.chosen.contains(&index);
            let has_cursor = Some(placed.position) == cursor;
            let lift = if has_cursor || is_fitting || is_chosen {
                if has_cursor { framed } else { bare }
            } else if Over::Tile(placed.position) == self.hovered {
                (0.05 * placed.width).round()
            } else if Some(placed.position) == tip {
                (0.6 * framed).round()
            } else {
                continue;
            };
            placed.rect.y -= lift;
        }
        if let Some(front) = self.front {
            // The tile painted last is the topmost one.
            self.placed.sort_by_key(|placed| placed.position == front);
        }
    }

    /// The discard under the pointer as large and upright as a tile of the player's, if it lies on its side, where it is hard to read.
    pub(super) fn pointed_discard(&self, geometry: &Geometry) -> Option<PlacedTile> {
        let Over::Tile(position @ TilePosition::Discard(_)) = self.hovered else {
            return None;
        };
        let mut placed = self.placed.iter();
        let lying = placed.find(|placed| placed.position == position)?;
        let (width, middle) = (geometry.tile, lying.rect.center());
        let size = geometry.tile_size(Side::Bottom, width);
        let corner = Point::new(
            (middle.x - size.width / 2.0).round(),
            (middle.y - size.height / 2.0).round(),
        );
        let upright = PlacedTile {
            side: Side::Bottom,
            rect: Rectangle::new(corner, size),
            width,
            ..*lying
        };
        (!lying.side.is_upright()).then_some(upright)
    }

    /// Whether a tile of a set, a bonus tile or a discard overlaps another tile by more than a fifth of its area.
    pub(super) fn overlaps(&self, position: TilePosition) -> bool {
        let Some(tile) = self
            .placed
            .iter()
            .find(|placed| placed.position == position)
        else {
            return false;
        };
        let others = self
            .placed
            .iter()
            .filter(|other| other.position != position);
        let area = |rect: Rectangle| rect.width * rect.height;
        let shared = others.filter_map(|other| tile.rect.intersection(&other.rect));
        let is_laid_out = matches!(
            position,
            TilePosition::Meld(..) | TilePosition::Bonus(..) | TilePosition::Discard(_)
        );
        is_laid_out && shared.map(area).any(|part| part > 0.2 * area(tile.rect))
    }

    /// Shows an overlapping tile in front while the pointer is on it; false if the tile overlaps no other.
    pub fn bring_forward(&mut self, position: TilePosition) -> bool {
        let overlaps = self.overlaps(position);
        if overlaps {
            self.front = Some(position);
            self.raise();
        }
        overlaps
    }
}
