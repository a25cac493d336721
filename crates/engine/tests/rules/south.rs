//! Hands of South in the East round, given as text.

use engine::rules::{Situation, Source, Win};
use engine::tiles::{Counts, Hand, Meld, MeldKind, Tile, Wind};

fn tiles(text: &str) -> Vec<Tile> {
    text.split(' ')
        .filter_map(|tile| tile.parse().ok())
        .collect()
}

/// South's hand: claimed pungs, given by one tile each, and the stake. If `won`, the last tile of the stake was drawn.
pub fn hand(pungs: &str, stake: &str, won: bool) -> (Hand, Situation) {
    let hand = Hand {
        stake: tiles(stake).into_iter().collect(),
        melds: tiles(pungs)
            .into_iter()
            .map(|tile| Meld::claimed(MeldKind::Pung, tile))
            .collect(),
        bonus: Vec::new(),
    };
    let last = tiles(stake).pop().filter(|_| won);
    let situation = Situation {
        seat_wind: Wind::South,
        round_wind: Wind::East,
        win: last.map(|tile| Win {
            tile,
            source: Source::Wall,
            original: false,
            standing: false,
            first_discard_of_east: false,
        }),
        live_left: 30,
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    };
    (hand, situation)
}
