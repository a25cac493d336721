//! Which of several isolated tiles that are equally useless goes first.

use std::cmp::Reverse;

use crate::advice::lone_tile::{discard_order, doubles, doubles_for_others};
use engine::table::SeatView;
use engine::tiles::Tile;

/// The number of discards, four of each player, until which a hand is at its beginning.
const EARLY_DISCARDS: usize = 16;

/// A sort key of isolated tiles, smallest for the one to discard first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct LoneOrder {
    /// The doubles that a Pung of it would bring the player.
    pub doubles: u32,
    /// The same as `for_others` late in a hand, when opponents are more likely to have two; early, such tiles are let go at once.
    pub held_back: u32,
    /// The number of Chows that it can be in.
    pub chows: u8,
    /// The doubles that a Pung of it would bring an opponent who may still collect it.
    pub for_others: u32,
    /// How many of its kind lie open.
    pub open: Reverse<u8>,
}

impl LoneOrder {
    /// The key of a tile.
    pub fn of(view: &SeatView, tile: Tile) -> Self {
        let (chows, open) = discard_order(view, tile);
        let for_others = doubles_for_others(view, tile);
        let for_others = for_others.map_or(0, |(_, doubles)| doubles);
        Self {
            doubles: doubles(view, tile),
            held_back: if is_early(view) { 0 } else { for_others },
            chows,
            for_others,
            open,
        }
    }
}

/// Whether so little has been discarded that an opponent is unlikely to have two of a wind already.
pub(super) fn is_early(view: &SeatView) -> bool {
    view.discards.len() < EARLY_DISCARDS
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::{Discard, Viewer};
    use engine::tiles::Seat;

    /// The viewer is East. A wind whose owner has discarded it goes first, then those that somebody may still collect.
    #[test]
    fn a_wind_that_nobody_collects_goes_before_an_opponents_own() {
        let tile = |name: &str| -> Tile { name.parse().expect("a tile") };
        let mut view = SeatView::new(RuleSet::bloem().into(), Viewer::Seat(Seat::new(0)));
        let order = |view: &SeatView, names: &str| -> Vec<String> {
            let mut tiles: Vec<Tile> = names.split(' ').map(tile).collect();
            tiles.sort_by_key(|tile| LoneOrder::of(view, *tile));
            tiles.iter().map(Tile::to_string).collect()
        };
        let discard = |seat: usize, view: &mut SeatView, name: &str| {
            let (tile, serial) = (tile(name), 0);
            let seat = Seat::new(seat);
            view.discards.push(Discard {
                seat,
                tile,
                serial,
                taken_by: None,
            });
            view.open.add(tile);
        };
        for (seat, name) in [(3, "SW"), (2, "WW"), (1, "WD"), (2, "WD")] {
            discard(seat, &mut view, name);
        }
        assert_eq!(
            order(&view, "1B RD SW WW WD"),
            ["WD", "WW", "SW", "1B", "RD"]
        );
        for name in ["5B", "5C", "5D", "6B"].repeat(3) {
            discard(1, &mut view, name);
        }
        let late = order(&view, "1B RD SW WW WD");
        assert_eq!(late, ["WD", "WW", "1B", "SW", "RD"]);
    }
}
