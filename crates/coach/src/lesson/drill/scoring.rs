//! The scoring drill: a winner's hand, lines that may count, and which of them do.

use rand::{Rng, RngExt, seq::SliceRandom};

use super::deal;
use engine::rules::{RuleSet, Score, Situation, Source, Win};
use engine::tiles::{Hand, Meld, MeldKind, Tile, Wind};
use wording::{AwardWording, RowWording, line_words};

/// A line that may count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Its text.
    pub words: String,
    /// What it gives if it counts: `4` points, `1 double`, or `100%` of the limit.
    pub award: String,
    /// Whether it counts for this hand.
    pub counts: bool,
}

/// A hand to be scored.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreQuestion {
    /// The hand, with the last tile on the stake.
    pub hand: Hand,
    /// The last tile.
    pub last: Tile,
    /// Where the last tile came from.
    pub source: Source,
    /// The context of the hand.
    pub situation: Situation,
    /// The lines that are offered.
    pub candidates: Vec<Candidate>,
    /// The correct score.
    pub score: Score,
}

impl ScoreQuestion {
    /// A random hand; at higher levels with more lines to choose from.
    pub fn new(level: u32, rules: &RuleSet, rng: &mut impl Rng) -> Self {
        loop {
            let hand = random_hand(rng);
            let tiles: Vec<Tile> = hand.stake.iter().collect();
            let last = tiles[rng.random_range(0..tiles.len())];
            let source = [Source::Wall, Source::Discard][rng.random_range(0..2)];
            let winds = [Wind::East, Wind::South, Wind::West, Wind::North];
            let situation = Situation {
                seat_wind: winds[rng.random_range(0..4)],
                round_wind: winds[rng.random_range(0..4)],
                win: Some(Win {
                    tile: last,
                    source,
                    original: false,
                    standing: false,
                    first_discard_of_east: false,
                }),
                ..deal::losing_situation()
            };
            let Some(score) = rules.score(&hand, &situation) else {
                continue;
            };
            let candidates = candidates(&score, 3 + level as usize, rules, rng);
            return Self {
                hand,
                last,
                source,
                situation,
                candidates,
                score,
            };
        }
    }

    /// Whether exactly the lines that count are ticked.
    pub fn is_correct(&self, ticked: &[bool]) -> bool {
        let mut ticks = ticked.iter();
        self.candidates
            .iter()
            .all(|line| ticks.next() == Some(&line.counts))
    }
}

/// A random hand of four sets and a pair, with up to two Pungs claimed and up to two bonus tiles.
fn random_hand(rng: &mut impl Rng) -> Hand {
    let mut hand = Hand {
        stake: deal::random_complete(0, rng),
        ..Hand::default()
    };
    for _ in 0..rng.random_range(0..3) {
        let triplet = hand.stake.kinds().find(|(_, count)| *count >= 3);
        let set = triplet.map(|(tile, _)| Meld::claimed(MeldKind::Pung, tile));
        if let Some(set) = set {
            hand.stake.remove_all(&[set.tile; 3]);
            hand.melds.push(set);
        }
    }
    let bonus: Vec<Tile> = Tile::all().skip(34).collect();
    for _ in 0..rng.random_range(0..3) {
        let tile = bonus[rng.random_range(0..bonus.len())];
        if !hand.bonus.contains(&tile) {
            hand.bonus.push(tile);
        }
    }
    hand
}

/// The lines that count and up to `wrong_count` others, shuffled.
fn candidates(
    score: &Score,
    wrong_count: usize,
    rules: &RuleSet,
    rng: &mut impl Rng,
) -> Vec<Candidate> {
    let mut lines: Vec<Candidate> = Vec::new();
    for line in &score.lines {
        lines.push(Candidate {
            words: line_words(rules, line),
            award: line.award.with_doubles_in_words(),
            counts: true,
        });
    }
    // Wrong lines: near misses first, as they are the most tempting, then other rows that name no tile.
    let near_misses = score
        .near_misses
        .iter()
        .filter_map(|near_miss| rules.event(&near_miss.row));
    let mut others: Vec<_> = rules
        .events()
        .iter()
        .filter(|event| event.special.is_none() && !event.never_counts && !event.text.contains('{'))
        .collect();
    others.shuffle(rng);
    for event in near_misses.chain(others) {
        let counts = score.lines.iter().any(|line| line.row == event.id);
        let words = event.words(MeldKind::Pung, None);
        let listed = lines.iter().any(|line| line.words == words);
        let award = event.award(&rules.options);
        if counts || listed || words.contains('{') || event.special.is_some() {
            continue;
        }
        if lines.iter().filter(|line| !line.counts).count() == wrong_count {
            break;
        }
        lines.push(Candidate {
            words,
            award: award.with_doubles_in_words(),
            counts: false,
        });
    }
    lines.shuffle(rng);
    lines
}
