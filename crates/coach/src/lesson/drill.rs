//! Drills: random questions with answers, which become harder as the player improves. Independent of any game.

mod deal;
mod scoring;
#[cfg(test)]
mod tests;

use engine::rules::RuleSet;
use engine::tiles::{Counts, Hand, Tile, shanten, waits};
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
        /// The possible discards, the best first.
        options: Vec<AfterDiscard>,
    },
    /// Which of these lines count for this hand?
    Score(Box<ScoreQuestion>),
}

/// The distance of a hand from complete after a discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AfterDiscard {
    /// The discarded tile.
    pub tile: Tile,
    /// Shanten: the number of exchanges until the hand is calling; -1 if it is complete.
    pub shanten: i8,
    /// Number of tiles that lower the shanten.
    pub useful: u32,
}

impl Question {
    /// Creates a question of this kind, at a level from 0 to 2.
    pub fn new(kind: Kind, level: u32, rules: &RuleSet, rng: &mut impl Rng) -> Self {
        match kind {
            Kind::Name => name_question(level, rng),
            Kind::Waits => waits_question(level, rules, rng),
            Kind::Discard => discard_question(level, rng),
            Kind::Score => Self::Score(Box::new(ScoreQuestion::new(level, rules, rng))),
        }
    }
}

fn name_question(level: u32, rng: &mut impl Rng) -> Question {
    let kinds: Vec<Tile> = match level {
        0 => Tile::plain().collect(),
        _ => Tile::all().collect(),
    };
    let tile = kinds[rng.random_range(0..kinds.len())];
    // At the highest level the wrong names are of the same suit, as far as possible.
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

fn waits_question(level: u32, rules: &RuleSet, rng: &mut impl Rng) -> Question {
    let situation = deal::losing_situation();
    loop {
        let mut stake = deal::random_complete(level, rng);
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

fn discard_question(level: u32, rng: &mut impl Rng) -> Question {
    loop {
        let mut stake = deal::random_complete(level.min(1), rng);
        for _ in 0..2 + level {
            let tiles: Vec<Tile> = stake.iter().collect();
            stake.remove(tiles[rng.random_range(0..tiles.len())]);
            deal::add_random_tile(&mut stake, rng);
        }
        // A complete hand is Mah Jongg, and nothing is discarded.
        if shanten::regular(&stake, 0) < 0 {
            continue;
        }
        let mut options: Vec<AfterDiscard> = stake
            .kinds()
            .map(|(tile, _)| after_discard(&stake, tile))
            .collect();
        options.sort_by_key(|option| {
            (
                option.shanten,
                std::cmp::Reverse(option.useful),
                option.tile,
            )
        });
        let best = options[0];
        let best_count = options
            .iter()
            .filter(|option| is_as_good(option, &best))
            .count();
        if best_count <= 2 {
            return Question::Discard { stake, options };
        }
    }
}

/// The distance of the hand from complete after this discard.
fn after_discard(stake: &Counts, tile: Tile) -> AfterDiscard {
    let mut rest = stake.clone();
    rest.remove(tile);
    let (shanten, kinds) = waits::regular(&rest, 0);
    // The discarded tile is on the table and cannot be drawn again.
    let used = |kind: Tile| u32::from(stake[kind]);
    let useful = kinds.iter().map(|kind| 4 - used(kind).min(4)).sum();
    AfterDiscard {
        tile,
        shanten,
        useful,
    }
}

/// Whether a discard is as good as the best.
pub fn is_as_good(option: &AfterDiscard, best: &AfterDiscard) -> bool {
    (option.shanten, option.useful) == (best.shanten, best.useful)
}
