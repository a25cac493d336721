//! The wall: four sides of stacks of two, opened by the dice, getting shorter at the front with every drawn tile, and with the Loose Tiles on
//! its end.

use super::placed::{PlacedTile, TilePosition, viewer_seat};
use crate::app::render::geometry::Geometry;
use crate::app::render::side::Side;
use engine::table::SeatView;

/// The tiles of the wall.
pub fn place(view: &SeatView, geometry: &Geometry) -> Vec<PlacedTile> {
    let total = if view.rules.options.flowers { 144 } else { 136 };
    let (first, end) = left(view, total);
    let start = opening(view, total / 8);
    (first..end)
        .map(|index| match loose(index, total, end) {
            Some(on) => brick(geometry, total / 8, index, start + on, 2),
            None => brick(geometry, total / 8, index, start + index / 2, 1 - index % 2),
        })
        .collect()
}

/// The range of tiles left in the wall, by their place in the drawing order: all that are nowhere else.
fn left(view: &SeatView, total: usize) -> (usize, usize) {
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

/// The stack right of the opening, counted through all sides from the viewer's left: East's dice choose the side to open, all four dice together
/// the distance from its left.
fn opening(view: &SeatView, stacks: usize) -> usize {
    let dice = view.dice.map(usize::from);
    let side = view.east.plus((dice[0] + dice[1] + 3) % 4);
    let side = Side::of(side, viewer_seat(view)) as usize;
    side * stacks + dice.iter().sum::<usize>()
}

/// The stack of a Loose Tile: one and three stacks left of the opened ones, counted as stacks right of the opening.
fn loose(index: usize, total: usize, end: usize) -> Option<usize> {
    let pair = (end - 1) / 2;
    (index / 2 == pair).then(|| {
        let back = if index % 2 == 1 { 1 } else { 3 };
        (pair + total - back) % total
    })
}

fn brick(
    geometry: &Geometry,
    stacks: usize,
    index: usize,
    stack: usize,
    level: usize,
) -> PlacedTile {
    let stack = stack % (4 * stacks);
    let (side, along) = (Side::ALL[stack / stacks % 4], stack % stacks);
    // Lower tiles come first, and on each side the farther ones.
    let far_first = match side {
        Side::Right => stacks - 1 - along,
        _ => along,
    };
    let turn = match level {
        2 => 2 * 72 + index % 2,
        _ => level * 72 + side as usize * 18 + far_first,
    };
    PlacedTile {
        position: TilePosition::Wall(index, turn),
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
    fn the_wall_holds_undealt_tiles_with_two_loose_tiles_on_top() {
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
        let turns: std::collections::BTreeSet<_> =
            placed.iter().map(|tile| tile.painting_slot()).collect();
        assert_eq!(turns.len(), placed.len(), "each has a turn of its own");
        assert_eq!(turns.iter().filter(|turn| **turn >= 2 * 72).count(), 2);
    }

    impl PlacedTile {
        fn painting_slot(&self) -> usize {
            match self.position {
                TilePosition::Wall(_, turn) => turn,
                _ => usize::MAX,
            }
        }
    }
}
