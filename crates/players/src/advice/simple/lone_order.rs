//! Which of several isolated tiles that are equally useless goes first.

use std::cmp::Reverse;

use crate::advice::lone_tile::{discard_order, doubles, doubles_for_others};
use engine::table::SeatView;
use engine::tiles::Tile;

/// A sort key of isolated tiles, smallest for the one to discard first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct LoneOrder {
    /// The doubles that a Pung of it would bring the player.
    pub doubles: u32,
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
        Self {
            doubles: doubles(view, tile),
            chows,
            for_others: for_others.map_or(0, |(_, doubles)| doubles),
            open,
        }
    }
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
        let mut discard = |seat: usize, name: &str| {
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
        discard(3, "SW");
        discard(2, "WW");
        discard(1, "WD");
        discard(2, "WD");
        assert_eq!(order(&view, "RD SW WW WD"), ["WD", "WW", "SW", "RD"]);
    }
}
