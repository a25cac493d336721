//! Lookahead: the value of a hand averaged over the tiles that may come next, drawn by the viewer or discarded by an opponent.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Candidate, Expectation, OPPONENT_TURNS, ROUNDS, ValueNetwork, correction};
use crate::claim::{chows_with, with_claim};
use crate::special_hand_search::SpecialTarget;
use engine::rules::{Source, Win};
use engine::table::Move;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Meld, MeldKind, Tile, TileSet};

/// Plans below this fraction of the best value are ignored in the lookahead.
const MIN_PLAN_FRACTION: f32 = 0.25;
/// Number of opponents' discards for each tile that the viewer draws.
const OPPONENTS: f32 = 3.0;

/// A lookahead of one tile for one hand.
const ONE_TILE: Depth = Depth {
    moves: 1,
    tiles: 1,
    discards: 3,
    node_budget: 400,
};

/// How far and how broadly a player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depth {
    /// Number of moves that get a lookahead.
    pub moves: usize,
    /// Depth in tiles; 0 for no lookahead.
    pub tiles: usize,
    /// Number of discards compared after each of these tiles.
    pub discards: usize,
    /// Maximum number of tiles evaluated for one decision.
    pub node_budget: u32,
}

/// The remaining lookahead budget for one decision.
#[derive(Debug)]
pub struct LookaheadBudget<'a> {
    depth: Depth,
    remaining: Cell<u32>,
    stop: Option<&'a AtomicBool>,
}

impl<'a> LookaheadBudget<'a> {
    /// A full budget. Setting `stop` ends it early; the player then uses the best answer so far.
    pub fn new(depth: Depth, stop: Option<&'a AtomicBool>) -> Self {
        Self {
            depth,
            remaining: Cell::new(depth.node_budget),
            stop,
        }
    }

    /// Spends one tile of the budget; `None` if it is used up or the search is stopped.
    fn spend(&self) -> Option<()> {
        let is_stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let remaining = self
            .remaining
            .get()
            .checked_sub(1)
            .filter(|_| !is_stopped)?;
        self.remaining.set(remaining);
        Some(())
    }
}

impl ValueNetwork<'_> {
    /// The index of the best move. The moves with the best values without lookahead get one, as far as the budget allows.
    pub fn choose(&self, candidates: &[Candidate], budget: &LookaheadBudget<'_>) -> Option<usize> {
        let Depth { moves, tiles, .. } = budget.depth;
        let static_values = candidates.iter().map(|candidate| self.value(candidate));
        let mut order: Vec<(usize, f32)> = static_values.enumerate().collect();
        let styled_value = |(index, value): (usize, f32)| value * candidates[index].preference;
        order.sort_by(|one, other| styled_value(*other).total_cmp(&styled_value(*one)));
        let (first, _) = *order.first()?;
        order.truncate(moves);
        if order.len() < 2 || tiles == 0 {
            return Some(first);
        }
        let tiles = tiles.min(ROUNDS - 1);
        let values = order.into_iter().map_while(|(index, _)| {
            let candidate = &candidates[index];
            Some((index, self.look_ahead(candidate, budget, 0, tiles)?.value))
        });
        let best = values.max_by(|one, other| styled_value(*one).total_cmp(&styled_value(*other)));
        Some(best.map_or(first, |(index, _)| index))
    }

    /// The best of some moves; `None` if there are none.
    pub fn best(&self, candidates: &[Candidate], budget: &LookaheadBudget<'_>) -> Option<Move> {
        let index = self.choose(candidates, budget)?;
        candidates.get(index).map(|candidate| candidate.choice)
    }

    /// The value of a move by the hand after it, looking one tile ahead, in points of a winning hand. `turns` is the number of opponents'
    /// turns before the viewer's.
    pub fn expectation(
        &self,
        choice: Move,
        rest: Hand,
        discarded: Option<Tile>,
        turns: usize,
    ) -> Expectation {
        let candidate = self.candidate(choice, rest, discarded, [0, turns]);
        let budget = LookaheadBudget::new(ONE_TILE, None);
        self.look_ahead(&candidate, &budget, 0, ONE_TILE.tiles)
            .unwrap_or_else(|| {
                Expectation::from(self.forecast(&candidate.features))
                    .scaled(correction(candidate.choice))
            })
    }

    /// The networks' evaluation of a hand after a discard, without lookahead. Comparable only with others of this kind.
    pub fn static_evaluation(
        &self,
        rest: Hand,
        discarded: Option<Tile>,
        turns: usize,
    ) -> Expectation {
        let candidate = self.candidate(Move::Pass, rest, discarded, [0, turns]);
        self.forecast(&candidate.features).into()
    }

    /// Converts an expectation to points of the deal.
    pub fn points(&self, expectation: Expectation) -> f64 {
        self.points_per_unit * f64::from(expectation.value)
    }

    /// The networks' value of a move, without lookahead.
    pub fn value(&self, candidate: &Candidate) -> f32 {
        correction(candidate.choice) * self.forecast(&candidate.features).value()
    }

    /// The value of a hand `round` rounds ahead, looking `tiles` tiles further ahead; `None` if the budget is used up.
    fn look_ahead(
        &self,
        candidate: &Candidate,
        budget: &LookaheadBudget<'_>,
        round: usize,
        tiles: usize,
    ) -> Option<Expectation> {
        let forecast = self.forecast(&candidate.features);
        if tiles == 0 {
            return Some(Expectation::from(forecast).scaled(correction(candidate.choice)));
        }
        let rest = &candidate.rest;
        // The value of the hand if no useful tile comes, evaluated to the same depth.
        let unimproved =
            self.candidate(Move::Pass, rest.clone(), None, [round + 1, OPPONENT_TURNS]);
        let unimproved_value = self.look_ahead(&unimproved, budget, round + 1, tiles - 1)?;
        let target = self.rounds[round].special_target(rest, 0.0);
        let outlook = &self.rounds[round].outlook;
        let mut sum = unimproved_value;
        for tile in self.useful_tiles(rest, round, target.as_ref()).iter() {
            if outlook.unseen(tile) == 0 || rest.stake[tile] == 4 {
                continue;
            }
            budget.spend()?;
            let chance = outlook.fraction(tile);
            let mut drawn = rest.clone();
            drawn.stake.add(tile);
            if let Some(won) = self.winning_value(&drawn, target.as_ref(), tile) {
                if won > unimproved_value.value {
                    sum = sum.plus_difference(
                        (1.0 + OPPONENTS) * chance,
                        Expectation::won(won),
                        unimproved_value,
                    );
                }
                continue;
            }
            let best_value =
                |hand: &Hand| self.after_best_discard(hand, budget, round + 1, tiles - 1);
            sum = sum.plus_difference(chance, best_value(&drawn)?, unimproved_value);
            if let Some((meld, discarders)) = self.claimable(rest, tile) {
                let claimed = best_value(&with_claim(rest, meld, tile))?;
                if claimed.value > unimproved_value.value {
                    sum = sum.plus_difference(discarders * chance, claimed, unimproved_value);
                }
            }
        }
        let continue_chance = outlook.chance_of_nobody_winning();
        let total = sum.if_deal_continues(continue_chance, forecast.otherwise);
        Some(total.scaled(correction(candidate.choice)))
    }

    /// The value of a hand in the player's turn, after the best discard.
    fn after_best_discard(
        &self,
        hand: &Hand,
        budget: &LookaheadBudget<'_>,
        round: usize,
        tiles: usize,
    ) -> Option<Expectation> {
        let discards = budget.depth.discards;
        let candidates = self.discard_candidates(hand, discards, round, |tile| Move::Discard {
            tile,
            calling: false,
        });
        let values = candidates.iter().map(|candidate| {
            (
                candidate,
                Expectation::from(self.forecast(&candidate.features)),
            )
        });
        match values.max_by(|one, other| one.1.value.total_cmp(&other.1.value)) {
            Some((_, expectation)) if tiles == 0 => Some(expectation),
            Some((candidate, _)) => self.look_ahead(candidate, budget, round, tiles),
            None => Some(Expectation::default()),
        }
    }

    /// The tiles that bring a sufficiently valuable plan nearer.
    fn useful_tiles(&self, rest: &Hand, round: usize, target: Option<&SpecialTarget>) -> TileSet {
        let shape = Shape::of(&rest.stake);
        let plan_values = self.rounds[round].all_plan_values(rest);
        let values = plan_values.iter().map(|plan_value| plan_value.value);
        let min_value = MIN_PLAN_FRACTION * values.fold(0.0, f32::max);
        let held = rest.playing_tiles();
        let missing = target.into_iter().flat_map(|target| target.tiles.kinds());
        let missing = missing.filter(|(tile, count)| *count > held[*tile]);
        plan_values
            .iter()
            .filter(|plan_value| plan_value.value >= min_value)
            .flat_map(|plan_value| shape.useful(plan_value.plan.aim).1.iter())
            .chain(missing.map(|(tile, _)| tile))
            .collect()
    }

    /// The value of going out with this hand; `None` if it is not complete.
    fn winning_value(
        &self,
        hand: &Hand,
        target: Option<&SpecialTarget>,
        tile: Tile,
    ) -> Option<f32> {
        let view = self.view();
        let is_regular = Shape::of(&hand.stake).lacking(Aim::regular(hand.melds.len())) == 0;
        let is_special = || target.is_some_and(|target| target.tiles == hand.playing_tiles());
        if !is_regular && !is_special() {
            return None;
        }
        let win = Win {
            tile,
            source: Source::Wall,
            original: false,
            standing: false,
            first_discard_of_east: false,
        };
        let total = view.rules.total(hand, &view.situation(Some(win)))?;
        Some(total as f32 + self.payments.spared)
    }

    /// The set that a discard of this tile can be claimed for, and the number of opponents from whom it can be claimed.
    fn claimable(&self, rest: &Hand, tile: Tile) -> Option<(Meld, f32)> {
        if rest.stake[tile] >= 2 {
            return Some((Meld::claimed(MeldKind::Pung, tile), OPPONENTS));
        }
        let limit = self
            .view()
            .rules
            .options
            .chow_limit()
            .remaining(&rest.melds);
        if !limit.allows_chows() {
            return None;
        }
        let chow = chows_with(&rest.stake, tile).next()?;
        Some((chow, 1.0))
    }
}
