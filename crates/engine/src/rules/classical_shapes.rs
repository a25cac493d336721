//! The complete hands of the classical game that are not four sets and a pair.

use crate::tiles::{Counts, Tile};

/// Whether 14 tiles are Thirteen Unique Wonders: each terminal and honour, and a second of one of them.
pub fn is_thirteen_wonders(stake: &Counts) -> bool {
    let fits = |tile: Tile| match (tile.is_major(), stake[tile]) {
        (true, 1 | 2) => true,
        (true, _) => false,
        (false, count) => count == 0,
    };
    Tile::all().all(fits) && stake.len() == 14
}

/// Whether the tiles consist of pairs; four of a kind are two pairs.
pub fn is_all_pairs(tiles: &Counts) -> bool {
    Tile::all().all(|tile| tiles[tile].is_multiple_of(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(text: &str) -> Counts {
        let tiles = text
            .split_whitespace()
            .map(|tile| tile.parse::<Tile>().expect("a tile"));
        tiles.collect()
    }

    #[test]
    fn thirteen_wonders_need_each_of_the_thirteen() {
        let thirteen = "1B 9B 1D 9D 1C 9C EW SW WW NW RD GD WD";
        assert!(is_thirteen_wonders(&counts(&format!("{thirteen} 9C"))));
        assert!(!is_thirteen_wonders(&counts(&format!("{thirteen} 5C"))));
        assert!(!is_thirteen_wonders(&counts(thirteen)));
    }
}
