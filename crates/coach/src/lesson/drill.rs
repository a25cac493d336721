//! Drills: random questions with answers, which become harder as the player improves. Independent of any game.

mod deal;
mod scoring;
#[cfg(test)]
mod tests;

use engine::rules::RuleSet;
use engine::tiles::{Counts, Hand, Tile, waits};
use rand::{Rng, RngExt, seq::SliceRandom};
pub use scoring::{Candidate, ScoreQuestion};
pub use storage::settings::DrillTally as Tally;

/// The four drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Name the tile.
    Name,
    /// Which tiles complete this hand?
    Waits,
    /// Which discard leaves the most useful draws?
    Discard,
    /// Score this hand.
    Score,
}

impl Kind {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Name, Self::Waits, Self::Discard, Self::Score];
}

/// A question.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// Which of these is this tile?
    Name {
        /// The tile.
        tile: Tile,
        /// Tiles whose names are offered, in the order of the set.
        choices: Vec<Tile>,
    },
    /// Which tiles complete these thirteen?
    Waits {
        /// The thirteen.
        stake: Counts,
        /// The tiles that make Mah Jongg.
        waits: Vec<Tile>,
    },
    /// Which of these fourteen is the best discard?
    Discard {
        /// The fourteen.
        stake: Counts,
        /// For each kind: useful tiles and shanten after discarding it.
        worth: Vec<AfterDiscard>,
    },
    /// What is this hand worth?
    Score(Box<ScoreQuestion>),
}

/// The distance of a hand from complete after a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterDiscard {
    /// The discarded tile.
    pub tile: Tile,
    /// Number of exchanges until the hand is calling.
    pub away: i8,
    /// Number of tiles that bring it nearer.
    pub useful: u32,
}

impl Question {
    /// Creates a question of this kind, at a level from 0 to 2.
    pub fn new(kind: Kind, level: u32, rules: &RuleSet, rng: &mut impl Rng) -> Self {
        match kind {
            Kind::Name => name(level, rng),
            Kind::Waits => calling(level, rules, rng),
            Kind::Discard => discard(level, rng),
            Kind::Score => Self::Score(Box::new(ScoreQuestion::new(level, rules, rng))),
        }
    }
}

fn name(level: u32, rng: &mut impl Rng) -> Question {
    let kinds: Vec<Tile> = match level {
        0 => Tile::plain().collect(),
        _ => Tile::all().collect(),
    };
    let tile = kinds[rng.random_range(0..kinds.len())];
    // At a higher level the wrong names are near the right one.
    let mut wrong: Vec<Tile> = kinds.into_iter().filter(|other| *other != tile).collect();
    wrong.shuffle(rng);
    if level > 1 {
        wrong.sort_by_key(|other| other.suit() != tile.suit());
    }
    let mut choices: Vec<Tile> = wrong.into_iter().take(5).collect();
    choices.push(tile);
    choices.sort();
    Question::Name { tile, choices }
}

fn calling(level: u32, rules: &RuleSet, rng: &mut impl Rng) -> Question {
    let situation = deal::losing_situation();
    loop {
        let mut stake = deal::complete(level, rng);
        let tiles: Vec<Tile> = stake.iter().collect();
        stake.remove(tiles[rng.random_range(0..tiles.len())]);
        let hand = Hand {
            stake: stake.clone(),
            ..Hand::default()
        };
        let waits = rules.waits(&hand, &situation);
        if !waits.is_empty() && (level == 0 || waits.len() > 1) {
            return Question::Waits { stake, waits };
        }
    }
}

fn discard(level: u32, rng: &mut impl Rng) -> Question {
    loop {
        let mut stake = deal::complete(level.min(1), rng);
        for _ in 0..2 + level {
            let tiles: Vec<Tile> = stake.iter().collect();
            stake.remove(tiles[rng.random_range(0..tiles.len())]);
            deal::add_one(&mut stake, rng);
        }
        let mut worth: Vec<AfterDiscard> =
            stake.kinds().map(|(tile, _)| after(&stake, tile)).collect();
        worth.sort_by_key(|worth| (worth.away, std::cmp::Reverse(worth.useful), worth.tile));
        let best = worth[0];
        let clear = worth
            .iter()
            .filter(|worth| is_as_good(worth, &best))
            .count();
        if best.away >= 0 && clear <= 2 {
            return Question::Discard { stake, worth };
        }
    }
}

/// The value of the hand after this discard.
fn after(stake: &Counts, tile: Tile) -> AfterDiscard {
    let mut rest = stake.clone();
    rest.remove(tile);
    let (away, kinds) = waits::regular(&rest, 0);
    // The discarded tile is on the table and cannot be drawn again.
    let held = |kind: Tile| u32::from(stake[kind]);
    let useful = kinds.iter().map(|kind| 4 - held(kind).min(4)).sum();
    AfterDiscard { tile, away, useful }
}

/// Whether a discard is as good as the best.
pub fn is_as_good(worth: &AfterDiscard, best: &AfterDiscard) -> bool {
    (worth.away, worth.useful) == (best.away, best.useful)
}
