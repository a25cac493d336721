//! The setup and inputs of a game: enough to replay it.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use super::seal::roll_and_shuffle;
use super::{DealSeed, DealStart, FinishedDeal, GameProgress, Input, Secret};
use crate::rules::RuleSet;
use crate::tiles::{BySeat, Seat, Tile, Wind};

/// The setup of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The seed of everything random; if there is a secret, only of a random first East.
    pub seed: u64,
    /// The first East; `None` for a random one.
    pub first_east: Option<Seat>,
    /// The walls of the first deals, in order, not counting those before the game was resumed; later walls are shuffled. A record has all
    /// walls that were dealt.
    pub walls: Vec<Vec<Tile>>,
    /// Whether the last of these walls is used for all later deals.
    #[serde(default)]
    pub same_wall: bool,
    /// The initial scores, if not those of the rules.
    pub scores: Option<BySeat<i64>>,
    /// The progress of the earlier part of a resumed game.
    pub resumed: Option<GameProgress>,
    /// The source of the deals' seeds instead of `seed`. Only hosted tables have one, and their games are not saved in this form.
    #[serde(skip)]
    pub secret: Option<Secret>,
    /// Whether each deal is sealed.
    #[serde(skip)]
    pub sealed: bool,
}

/// Everything needed to replay a game, and the results of its deals.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The rules at the beginning of the game.
    pub rules: Arc<RuleSet>,
    /// The setup of the game.
    pub setup: Setup,
    /// The inputs, in order.
    pub inputs: Vec<Input>,
    /// The finished deals, in order. Their results count even if later rules would score differently.
    #[serde(default)]
    pub deals: Vec<Arc<FinishedDeal>>,
}

impl Record {
    /// Creates the record of a game before its first event.
    pub fn new(rules: Arc<RuleSet>, setup: Setup) -> Self {
        Self {
            rules,
            setup,
            inputs: Vec::new(),
            deals: Vec::new(),
        }
    }

    /// The start of the deal that follows the first `deals` deals. They must be in the record.
    pub fn start(&self, deals: usize) -> DealStart {
        match deals.checked_sub(1).and_then(|last| self.deals.get(last)) {
            Some(deal) => deal.next.clone(),
            None => self.setup.start(&self.rules),
        }
    }

    /// The number of inputs in the first `deals` deals. They must be in the record.
    pub fn inputs_of(&self, deals: usize) -> usize {
        let last = deals.checked_sub(1).and_then(|last| self.deals.get(last));
        last.map_or(0, |deal| deal.inputs)
    }

    /// The number of deals that ended before the last of the first `inputs` inputs.
    pub fn deals_before(&self, inputs: usize) -> usize {
        self.deals.partition_point(|deal| deal.inputs < inputs)
    }

    /// Removes all inputs after the first `inputs`, and the deals that they ended.
    pub fn truncate(&mut self, inputs: usize) {
        self.inputs.truncate(inputs);
        self.deals.retain(|deal| deal.inputs <= inputs);
    }

    /// Whether each finished deal ends after the one before it, and none after the last input.
    pub fn is_in_order(&self) -> bool {
        let ends = self.deals.iter().map(|deal| deal.inputs);
        ends.chain([self.inputs.len() + 1])
            .is_sorted_by(|one, next| one < next)
            && self.deals.first().is_none_or(|deal| deal.inputs > 0)
    }
}

impl Setup {
    /// The setup of a new game with this seed.
    pub fn seeded(seed: u64) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }

    /// The start of the first deal with these rules, or of the first after the game was resumed.
    fn start(&self, rules: &RuleSet) -> DealStart {
        let first_east = self.first_east();
        DealStart {
            first_east,
            progress: self.resumed.unwrap_or(GameProgress {
                east: first_east,
                round_wind: Wind::East,
                deals: 0,
                east_wins: 0,
                rounds_done: 0,
                goulash: false,
            }),
            scores: self
                .scores
                .unwrap_or(BySeat([rules.options.starting_score; 4])),
            options: None,
            showing_hands: false,
        }
    }

    /// Stores the wall of the deal just begun, unless it was given, so that the record is complete without the seed.
    pub(super) fn store_wall(&mut self, number: u32, wall: &[Tile]) {
        let earlier_deals = self.resumed.map_or(0, |resumed| resumed.deals);
        if self.walls.len() < (number - earlier_deals) as usize {
            self.walls.push(wall.to_vec());
        }
    }

    /// The first East: as given, or random by `seed`.
    pub fn first_east(&self) -> Seat {
        self.first_east
            .unwrap_or_else(|| Seat::new(self.rng(0).random_range(0..4)))
    }

    /// The dice and the wall of a deal, numbered from 1. They depend only on the setup, the number, and whether there are Flowers.
    pub(super) fn dice_and_wall(&self, number: u32, flowers: bool) -> ([u8; 4], Vec<Tile>) {
        let (dice, wall) = match self.secret {
            Some(secret) => secret.deal_seed(number).dice_and_wall(flowers),
            None => roll_and_shuffle(&mut self.rng(number), flowers),
        };
        (dice, self.stored_wall(number).cloned().unwrap_or(wall))
    }

    /// The wall of a deal if it is stored, or the last stored one if all later deals use it.
    fn stored_wall(&self, number: u32) -> Option<&Vec<Tile>> {
        let earlier_deals = self.resumed.map_or(0, |resumed| resumed.deals);
        let index = number.checked_sub(earlier_deals + 1);
        index
            .and_then(|index| self.walls.get(index as usize))
            .or_else(|| self.walls.last().filter(|_| self.same_wall))
    }

    /// The seed of a sealed deal; `None` if deals are not sealed, or the wall does not come from the seed.
    pub fn sealed_deal(&self, number: u32, flowers: bool) -> Option<DealSeed> {
        let seed = self.secret.filter(|_| self.sealed)?.deal_seed(number);
        let stored_wall = self.stored_wall(number);
        stored_wall
            .is_none_or(|wall| *wall == seed.dice_and_wall(flowers).1)
            .then_some(seed)
    }

    /// The random generator of a deal, numbered from 1; 0 is that of the first East.
    fn rng(&self, deal: u32) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(deal));
        rng
    }
}
