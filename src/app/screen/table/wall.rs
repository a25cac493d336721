//! The wall: four sides of stacks of two tiles, opened where the dice say. Drawn tiles leave its front, and the Loose Tiles lie on its end.

use super::placed::{PlacedTile, TilePosition};
use crate::app::render::geometry::Geometry;
use crate::app::render::side::Side;
use engine::table::SeatView;

/// The tiles that remain in the wall, with their places.
pub fn place(view: &SeatView, geometry: &Geometry) -> Vec<PlacedTile> {
    let total = if view.rules.options.flowers { 144 } else { 136 };
    let (first, end) = remaining(view, total);
    let start = opening(view, total / 8);
    (first..end)
        .map(|index| match loose_stack(index, total, end) {
            Some(stack) => wall_tile(geometry, total / 8, index, start + stack, 2),
            None => wall_tile(geometry, total / 8, index, start + index / 2, 1 - index % 2),
        })
        .collect()
}

/// The range of tiles that remain in the wall, as indices in the order of drawing: those that no player has and that are not discarded.
fn remaining(view: &SeatView, total: usize) -> (usize, usize) {
    let held: usize = view
        .players
        .iter()
        .map(|(_, player)| {
            let laid_out: usize = player.melds.iter().map(|meld| meld.tiles().len()).sum();
            player.stake.len() + usize::from(player.hidden) + laid_out + player.bonus.len()
        })
        .sum();
    let discarded = view.discards.iter().filter(|tile| tile.taken_by.is_none());
    let not_in_wall = held + discarded.count();
    if view.deal_number == 0 {
        return (0, 0);
    }
    let end = total - view.loose_drawn.min(total);
    (not_in_wall.saturating_sub(view.loose_drawn).min(end), end)
}

/// The first stack right of the opening, counted through all sides from the left end of the viewer's own. East's two dice choose the side that
/// is opened; the sum of all four dice is the distance from its left end.
fn opening(view: &SeatView, stacks: usize) -> usize {
    let dice = view.dice.map(usize::from);
    let side = view.east.plus((dice[0] + dice[1] + 3) % 4);
    let side = Side::of(side, view.seat()) as usize;
    side * stacks + dice.iter().sum::<usize>()
}

/// The stack on which a Loose Tile lies, counted from the opening; `None` for other tiles. The last two tiles are the Loose Tiles: they are
/// lifted onto the first and the third stack before their own.
fn loose_stack(index: usize, total: usize, end: usize) -> Option<usize> {
    let pair = (end - 1) / 2;
    (index / 2 == pair).then(|| {
        let back = if index % 2 == 1 { 1 } else { 3 };
        (pair + total - back) % total
    })
}

/// The tile at this index in the order of drawing. `stack` counts from the first stack of the player at the bottom, `level` from 0.
fn wall_tile(
    geometry: &Geometry,
    stacks: usize,
    index: usize,
    stack: usize,
    level: usize,
) -> PlacedTile {
    let stack = stack % (4 * stacks);
    let (side, along) = (Side::ALL[stack / stacks % 4], stack % stacks);
    // Lower tiles are painted first, and on each side those farther from the viewer. The slots are those of the larger wall, with 18 stacks on
    // each side, so the smaller one leaves some of them empty.
    let far_first = match side {
        Side::Right => stacks - 1 - along,
        _ => along,
    };
    let slot = match level {
        2 => 2 * 72 + index % 2,
        _ => level * 72 + side as usize * 18 + far_first,
    };
    PlacedTile {
        position: TilePosition::Wall(index, slot),
        face: None,
        side,
        rect: geometry.in_wall(side, along, stacks, level),
        width: geometry.wall_tile,
    }
}

#[cfg(test)]
mod tests {
    use iced::Size;

    use super::*;
    use engine::table::{Game, Setup, Viewer};
    use engine::tiles::Seat;
    use storage::settings::{TableSettings, WallShown};

    #[test]
    fn the_wall_has_all_undealt_tiles_and_two_loose_tiles_on_top() {
        let rules = std::sync::Arc::new(engine::rules::RuleSet::bloem());
        let mut game = Game::new(rules, Setup::seeded(3));
        let ready = engine::table::Move::Ready;
        for seat in Seat::ALL {
            game.apply(engine::table::Input::Move(seat, ready))
                .expect("ready");
        }
        let shown = TableSettings {
            wall: WallShown::Always,
            ..TableSettings::default()
        };
        let geometry = Geometry::new(Size::new(1280.0, 742.0), 49.0, shown);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let placed = place(&view, &geometry);
        let held: usize = view
            .players
            .iter()
            .map(|(_, player)| player.stake.len() + usize::from(player.hidden) + player.bonus.len())
            .sum();
        assert_eq!(placed.len(), 144 - held);
        let slots: std::collections::BTreeSet<_> =
            placed.iter().map(|tile| tile.painting_slot()).collect();
        assert_eq!(slots.len(), placed.len(), "each has a slot of its own");
        assert_eq!(slots.iter().filter(|slot| **slot >= 2 * 72).count(), 2);
    }

    impl PlacedTile {
        fn painting_slot(&self) -> usize {
            match self.position {
                TilePosition::Wall(_, slot) => slot,
                _ => usize::MAX,
            }
        }
    }
}
