//! Deals in which somebody soon goes Mah Jongg, often with a rare hand: each player is dealt a hand that lacks one or two tiles.

use engine::rules::RuleSet;
use engine::table::{GameProgress, Setup};
use engine::tiles::{Counts, Meld, MeldKind, Seat, Tile, Wind};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A setup with a stacked wall, and a random position in the game.
pub fn setup(rules: &RuleSet, seed: u64) -> Setup {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let east = Seat::new(rng.random_range(0..4));
    let east_wins = *[0, 0, 1, rules.options.max_east_wins() - 1]
        .choose(&mut rng)
        .unwrap_or(&0);
    Setup {
        seed,
        first_east: Some(east),
        walls: vec![wall(rules, &mut rng)],
        resumed: Some(GameProgress {
            east,
            round_wind: Wind::from_index(rng.random_range(0..4)),
            deals: 0,
            east_wins,
            rounds_done: 0,
            goulash: false,
        }),
        ..Setup::default()
    }
}

/// A wall in the order in which it is drawn.
fn wall(rules: &RuleSet, rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let mut remaining = Counts::full_set(rules.options.flowers);
    let mut hands: Vec<Vec<Tile>> = Vec::new();
    while hands.len() < 4 {
        let mut hand = complete_hand(rules, rng);
        hand.shuffle(rng);
        hand.truncate(13 - rng.random_range(0..2));
        let mut after = remaining.clone();
        if hand.iter().all(|tile| after.remove(*tile)) {
            remaining = after;
            hands.push(hand);
        }
    }
    let (mut rest, bonus): (Vec<Tile>, Vec<Tile>) =
        remaining.iter().partition(|tile| !tile.is_bonus());
    rest.shuffle(rng);
    for hand in &mut hands {
        while hand.len() < 13 {
            hand.extend(rest.pop());
        }
    }
    let mut wall = Vec::new();
    for (from, to) in [(0, 4), (4, 8), (8, 12), (12, 13)] {
        for hand in &hands {
            wall.extend_from_slice(&hand[from..to]);
        }
    }
    rest.extend(bonus);
    rest.shuffle(rng);
    wall.extend(rest);
    wall
}

/// A complete hand.
fn complete_hand(rules: &RuleSet, rng: &mut ChaCha8Rng) -> Vec<Tile> {
    loop {
        let hand = match rng.random_range(0..10) {
            0 => thirteen_odd_majors(rng),
            1 => pairs(rng),
            2 | 3 => special(rules, rng),
            _ => sets(rng),
        };
        let counts: Counts = hand.iter().copied().collect();
        if hand.len() == 14 && counts.kinds().all(|(_, count)| count <= 4) {
            return hand;
        }
    }
}

/// A random kind of tile among those in the class.
fn any(rng: &mut ChaCha8Rng, class: fn(&Tile) -> bool) -> Tile {
    let kinds: Vec<Tile> = Tile::plain().filter(class).collect();
    kinds[rng.random_range(0..kinds.len())]
}

/// The Thirteen Odd Majors.
fn thirteen_odd_majors(rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let majors = Tile::plain().filter(|tile| tile.is_major());
    majors.chain([any(rng, |tile| tile.is_major())]).collect()
}

/// Seven pairs.
fn pairs(rng: &mut ChaCha8Rng) -> Vec<Tile> {
    (0..7).flat_map(|_| [any(rng, |_| true); 2]).collect()
}

/// A special hand of the rules; four sets and a pair if they have none.
fn special(rules: &RuleSet, rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let hands: Vec<_> = rules.special_hands().collect();
    let Some((_, hand)) = hands.choose(rng) else {
        return sets(rng);
    };
    let form = hand.forms().choose(rng);
    form.map_or_else(Vec::new, |form| form.groups().concat())
}

/// Four sets and a pair, mostly of one class of tiles.
fn sets(rng: &mut ChaCha8Rng) -> Vec<Tile> {
    let classes: [fn(&Tile) -> bool; 5] = [
        |_| true,
        |tile| tile.is_honour(),
        |tile| tile.is_major(),
        |tile| tile.index() < 9,
        |tile| tile.index() < 9 || tile.is_honour(),
    ];
    let class = classes[rng.random_range(0..classes.len())];
    let mut tiles = Vec::new();
    for _ in 0..4 {
        let tile = any(rng, class);
        let kind = match tile.chow() {
            Some(_) if rng.random_bool(0.5) => MeldKind::Chow,
            _ => MeldKind::Pung,
        };
        tiles.extend(Meld::concealed(kind, tile).tiles());
    }
    tiles.extend([any(rng, class); 2]);
    tiles
}
