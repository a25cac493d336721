//! Random hands for the drills.

use rand::{Rng, RngExt};

use engine::rules::Situation;
use engine::tiles::{Counts, Tile, Wind};

/// Adds a random tile of a kind with fewer than four.
pub fn add_one(stake: &mut Counts, rng: &mut impl Rng) {
    let free: Vec<Tile> = Tile::plain().filter(|tile| stake[*tile] < 4).collect();
    if let Some(tile) = free.get(rng.random_range(0..free.len().max(1))) {
        stake.add(*tile);
    }
}

/// Four sets and a pair on the stake; at higher levels mostly of one suit, which is harder to read.
pub fn complete(level: u32, rng: &mut impl Rng) -> Counts {
    let suit = rng.random_range(0..3usize);
    let mut stake = Counts::default();
    let mut sets = 0;
    while sets < 4 {
        let tile = pick(level, suit, rng);
        let set = match tile.chow() {
            Some(chow) if rng.random_range(0..10) < 7 => chow,
            _ => [tile; 3],
        };
        sets += u32::from(add_all(&mut stake, &set));
    }
    while !add_all(&mut stake, &[pick(level, suit, rng); 2]) {}
    stake
}

/// A tile; at higher levels mostly of one suit.
fn pick(level: u32, suit: usize, rng: &mut impl Rng) -> Tile {
    let kinds: Vec<Tile> = Tile::plain().collect();
    let own = rng.random_range(0..10) < [0, 6, 10][level.min(2) as usize];
    if own {
        kinds[suit * 9 + rng.random_range(0..9)]
    } else {
        kinds[rng.random_range(0..kinds.len())]
    }
}

/// Adds all these tiles if there are enough of each.
fn add_all(stake: &mut Counts, tiles: &[Tile]) -> bool {
    let mut more = stake.clone();
    more.extend(tiles.iter().copied());
    let fits = tiles.iter().all(|tile| more[*tile] <= 4);
    if fits {
        *stake = more;
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
