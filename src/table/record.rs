//! How a game begins and what was put into it: enough to play it again.

use std::sync::Arc;

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::Input;
use crate::rules::RuleSet;
use crate::tiles::{BySeat, Counts, Seat, Tile, Wind};

/// What a game begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Everything left to chance comes from this number.
    pub seed: u64,
    /// Who is East first; `None`: a die decides [T9].
    pub first_east: Option<Seat>,
    /// Walls of the first deals, in order; later deals are shuffled. In a record: all that were dealt.
    pub walls: Vec<Vec<Tile>>,
    /// The last of these walls is used for every later deal as well [N18].
    #[serde(default)]
    pub same_wall: bool,
    /// Scores to begin with, if not those of the rules.
    pub scores: Option<BySeat<i64>>,
    /// Where an earlier part of the game ended.
    pub resumed: Option<Resumed>,
}

/// Where a game stood between two deals, to go on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resumed {
    /// East of the next deal.
    pub east: Seat,
    /// Wind of the Round.
    pub round_wind: Wind,
    /// Deals played before.
    pub deals: u32,
    /// Hands East has won in a row.
    pub east_wins: u32,
    /// Rounds played to their end.
    pub rounds_done: u32,
}

/// Everything needed to play a game again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The rules at its beginning.
    pub rules: Arc<RuleSet>,
    /// What it began with.
    pub setup: Setup,
    /// What was put in, in order.
    pub inputs: Vec<Input>,
}

impl Setup {
    /// A new game from a seed.
    pub fn seeded(seed: u64) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }

    /// Keeps the wall of the deal just begun, so that the record stands by itself.
    pub(super) fn keep_wall(&mut self, number: u32, wall: &[Tile]) {
        let before = self.resumed.map_or(0, |resumed| resumed.deals);
        if self.walls.len() < (number - before) as usize {
            self.walls.push(wall.to_vec());
        }
    }

    /// Who is East first: as given, or the highest die [T9].
    pub fn first_east(&self) -> Seat {
        self.first_east
            .unwrap_or_else(|| Seat::new(self.chance(0).random_range(0..4)))
    }

    /// The dice and the wall of a deal, numbered from 1; the same whenever it is asked for [T10, T31].
    pub(super) fn deal(&self, number: u32, flowers: bool) -> ([u8; 4], Vec<Tile>) {
        let mut chance = self.chance(number);
        let dice = std::array::from_fn(|_| chance.random_range(1..=6));
        let before = self.resumed.map_or(0, |resumed| resumed.deals);
        let given = number
            .checked_sub(before + 1)
            .and_then(|index| self.walls.get(index as usize))
            .or_else(|| self.walls.last().filter(|_| self.same_wall));
        let wall = given.cloned().unwrap_or_else(|| {
            let mut tiles: Vec<_> = Counts::full_set(flowers).iter().collect();
            tiles.shuffle(&mut chance);
            tiles
        });
        (dice, wall)
    }

    fn chance(&self, deal: u32) -> ChaCha8Rng {
        let mut chance = ChaCha8Rng::seed_from_u64(self.seed);
        chance.set_stream(u64::from(deal));
        chance
    }
}
