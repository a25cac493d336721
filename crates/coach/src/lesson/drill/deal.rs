//! Random hands for the drills.

use rand::{Rng, RngExt};

use engine::rules::Situation;
use engine::tiles::{Counts, Tile, Wind};

/// Adds a random tile of a kind with fewer than four.
pub fn add_random_tile(stake: &mut Counts, rng: &mut impl Rng) {
    let available: Vec<Tile> = Tile::plain().filter(|tile| stake[*tile] < 4).collect();
    if let Some(tile) = available.get(rng.random_range(0..available.len().max(1))) {
        stake.add(*tile);
    }
}

/// Four random sets and a pair on the stake; at level 1 mostly and at level 2 only of one suit, which is harder to read.
pub fn random_complete(level: u32, rng: &mut impl Rng) -> Counts {
    let suit = rng.random_range(0..3usize);
    let mut stake = Counts::default();
    let mut sets = 0;
    while sets < 4 {
        let tile = random_tile(level, suit, rng);
        let set = match tile.chow() {
            Some(chow) if rng.random_range(0..10) < 7 => chow,
            _ => [tile; 3],
        };
        sets += u32::from(try_add(&mut stake, &set));
    }
    while !try_add(&mut stake, &[random_tile(level, suit, rng); 2]) {}
    stake
}

/// A random tile; at level 1 mostly and at level 2 always of this suit.
fn random_tile(level: u32, suit: usize, rng: &mut impl Rng) -> Tile {
    let kinds: Vec<Tile> = Tile::plain().collect();
    let is_of_suit = rng.random_range(0..10) < [0, 6, 10][level.min(2) as usize];
    if is_of_suit {
        kinds[suit * 9 + rng.random_range(0..9)]
    } else {
        kinds[rng.random_range(0..kinds.len())]
    }
}

/// Adds all these tiles, unless there would be more than four of a kind. Returns whether they were added.
fn try_add(stake: &mut Counts, tiles: &[Tile]) -> bool {
    let mut enlarged = stake.clone();
    enlarged.extend(tiles.iter().copied());
    let fits = tiles.iter().all(|tile| enlarged[*tile] <= 4);
    if fits {
        *stake = enlarged;
    }
    fits
}

/// The situation of a player who has not won.
pub fn losing_situation() -> Situation {
    Situation {
        seat_wind: Wind::East,
        round_wind: Wind::East,
        win: None,
        live_left: 40,
        open: Counts::default(),
        kongs_since_discard: 0,
        east_wins: 0,
    }
}
