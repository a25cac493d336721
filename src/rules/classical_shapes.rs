//! The complete hands of the classical game that are not four sets and a pair [C7].

use super::{RuleSet, RuleSetId};
use crate::tiles::{Counts, Hand, Tile};

impl RuleSet {
    /// Whether a hand with its last tile on the stake is Thirteen Unique Wonders, or seven pairs where they are
    /// allowed; never under other rules than the classical ones.
    pub(super) fn is_classical_shape(&self, hand: &Hand) -> bool {
        self.id == RuleSetId::Classical
            && hand.melds.is_empty()
            && (is_thirteen_wonders(&hand.stake)
                || self.options.seven_pairs && is_all_pairs(&hand.stake) && hand.stake.len() == 14)
    }
}

/// Thirteen Unique Wonders: each terminal and honour, and a second of one of them.
pub fn is_thirteen_wonders(stake: &Counts) -> bool {
    let right = |tile: Tile| match (tile.is_major(), stake[tile]) {
        (true, 1 | 2) => true,
        (true, _) => false,
        (false, count) => count == 0,
    };
    Tile::all().all(right) && stake.len() == 14
}

/// Whether the tiles are pairs and nothing else; four alike are two pairs.
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

    fn hand(text: &str) -> Hand {
        Hand {
            stake: counts(text),
            ..Hand::default()
        }
    }

    #[test]
    fn thirteen_wonders_need_each_of_the_thirteen() {
        let whole = "1B 9B 1D 9D 1C 9C EW SW WW NW RD GD WD";
        assert!(is_thirteen_wonders(&counts(&format!("{whole} 9C"))));
        assert!(!is_thirteen_wonders(&counts(&format!("{whole} 5C"))));
        assert!(!is_thirteen_wonders(&counts(whole)));
    }

    #[test]
    fn seven_pairs_are_a_hand_only_where_they_are_allowed() {
        let pairs = hand("1B 1B 2B 2B 5C 5C 7D 7D 7D 7D EW EW RD RD");
        let mut rules = RuleSet::classical();
        assert!(!rules.is_classical_shape(&pairs));
        rules.options.seven_pairs = true;
        assert!(rules.is_classical_shape(&pairs));
        assert!(!RuleSet::bloem().is_classical_shape(&pairs));
    }
}
