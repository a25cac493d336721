//! Lookahead: the value of a hand over every tile that may come next, drawn or discarded by one of the others.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{A_ROUND, Candidate, Expectation, ROUNDS, ValueNetwork, trust};
use crate::claim::{chows_with, with_claim};
use crate::special_hand_search::SpecialTarget;
use engine::rules::{Source, Win};
use engine::table::Move;
use engine::tiles::shanten::{Aim, Shape};
use engine::tiles::{Hand, Meld, MeldKind, Tile, TileSet};

/// Plans below this fraction of the best value are ignored in the lookahead.
const WORTH_A_THOUGHT: f32 = 0.25;
/// Discards of the others for each tile drawn.
const OTHERS: f32 = 3.0;

/// One tile of lookahead for one hand.
const A_TILE: Depth = Depth {
    moves: 1,
    tiles: 1,
    discards: 3,
    node_budget: 400,
};

/// How far and how broadly a player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depth {
    /// Moves that get a lookahead.
    pub moves: usize,
    /// Depth in tiles; 0 for a static evaluation.
    pub tiles: usize,
    /// Discards compared after each of these tiles.
    pub discards: usize,
    /// Maximum number of tiles evaluated for one decision.
    pub node_budget: u32,
}

/// The remaining budget for one decision.
#[derive(Debug)]
pub struct Thinking<'a> {
    depth: Depth,
    left: Cell<u32>,
    stop: Option<&'a AtomicBool>,
}

impl<'a> Thinking<'a> {
    /// A fresh budget. It also ends when `stop` is set; the best answer so far is then used.
    pub fn new(depth: Depth, stop: Option<&'a AtomicBool>) -> Self {
        Self {
            depth,
            left: Cell::new(depth.node_budget),
            stop,
        }
    }

    /// Spends one tile of the budget; `None` if it is used up.
    fn spend(&self) -> Option<()> {
        let stopped = self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        let left = self.left.get().checked_sub(1).filter(|_| !stopped)?;
        self.left.set(left);
        Some(())
    }
}

impl ValueNetwork<'_> {
    /// The index of the best move: those with the best static values get a lookahead, as far as the budget allows.
    pub fn choose(&self, candidates: &[Candidate], thinking: &Thinking<'_>) -> Option<usize> {
        let Depth { moves, tiles, .. } = thinking.depth;
        let static_values = candidates.iter().map(|candidate| self.value(candidate));
        let mut order: Vec<(usize, f32)> = static_values.enumerate().collect();
        let liked = |(place, value): (usize, f32)| value * candidates[place].preference;
        order.sort_by(|one, other| liked(*other).total_cmp(&liked(*one)));
        let (first, _) = *order.first()?;
        order.truncate(moves);
        if order.len() < 2 || tiles == 0 {
            return Some(first);
        }
        let tiles = tiles.min(ROUNDS - 1);
        let expectation = order.into_iter().map_while(|(place, _)| {
            let candidate = &candidates[place];
            Some((place, self.ahead(candidate, thinking, 0, tiles)?.value))
        });
        let best = expectation.max_by(|one, other| liked(*one).total_cmp(&liked(*other)));
        Some(best.map_or(first, |(place, _)| place))
    }

    /// The best of some moves; `None` if there are none.
    pub fn best(&self, candidates: &[Candidate], thinking: &Thinking<'_>) -> Option<Move> {
        let place = self.choose(candidates, thinking)?;
        candidates.get(place).map(|candidate| candidate.choice)
    }

    /// The value of a move by the hand it leaves, looking one tile ahead, in points of a winning hand. `off` is the number of turns of
    /// others before the viewer's, minus one.
    pub fn expectation(
        &self,
        choice: Move,
        rest: Hand,
        discarded: Option<Tile>,
        off: usize,
    ) -> Expectation {
        let candidate = self.candidate(choice, rest, discarded, [0, off]);
        let thinking = Thinking::new(A_TILE, None);
        self.ahead(&candidate, &thinking, 0, A_TILE.tiles)
            .unwrap_or_else(|| {
                Expectation::from(self.forecast(&candidate.features))
                    .trusted(trust(candidate.choice))
            })
    }

    /// The static evaluation of a hand after a discard. Comparable only with other static evaluations.
    pub fn static_evaluation(
        &self,
        rest: Hand,
        discarded: Option<Tile>,
        off: usize,
    ) -> Expectation {
        let candidate = self.candidate(Move::Pass, rest, discarded, [0, off]);
        self.forecast(&candidate.features).into()
    }

    /// An expectation in points of the deal.
    pub fn points(&self, expectation: Expectation) -> f64 {
        self.point * f64::from(expectation.value)
    }

    /// The static value of a move.
    pub fn value(&self, candidate: &Candidate) -> f32 {
        trust(candidate.choice) * self.forecast(&candidate.features).value()
    }

    /// The value of a hand `round` rounds ahead, looking `tiles` tiles further ahead; `None` if the budget is used up.
    fn ahead(
        &self,
        left: &Candidate,
        thinking: &Thinking<'_>,
        round: usize,
        tiles: usize,
    ) -> Option<Expectation> {
        let forecast = self.forecast(&left.features);
        if tiles == 0 {
            return Some(Expectation::from(forecast).trusted(trust(left.choice)));
        }
        let rest = &left.rest;
        // The value of the hand if none of these tiles comes, evaluated to the same depth.
        let unhelped = self.candidate(Move::Pass, rest.clone(), None, [round + 1, A_ROUND]);
        let without = self.ahead(&unhelped, thinking, round + 1, tiles - 1)?;
        let target = self.rounds[round].special_target(rest, 0.0);
        let outlook = &self.rounds[round].outlook;
        let mut sum = without;
        for tile in self.useful(rest, round, target.as_ref()).iter() {
            if outlook.unseen(tile) == 0 || rest.stake[tile] == 4 {
                continue;
            }
            thinking.spend()?;
            let part = outlook.fraction(tile);
            let mut drawn = rest.clone();
            drawn.stake.add(tile);
            if let Some(won) = self.won(&drawn, target.as_ref(), tile) {
                if won > without.value {
                    sum = sum.more((1.0 + OTHERS) * part, Expectation::out(won), without);
                }
                continue;
            }
            let best = |hand: &Hand| self.best_left(hand, thinking, round + 1, tiles - 1);
            sum = sum.more(part, best(&drawn)?, without);
            if let Some((meld, discarders)) = self.claimable(rest, tile) {
                let claimed = best(&with_claim(rest, meld, tile))?;
                if claimed.value > without.value {
                    sum = sum.more(discarders * part, claimed, without);
                }
            }
        }
        let goes_on = outlook.of_nobody_winning();
        let total = sum.unless_over(goes_on, forecast.otherwise);
        Some(total.trusted(trust(left.choice)))
    }

    /// The value of a hand in the player's turn, after the best discard.
    fn best_left(
        &self,
        hand: &Hand,
        thinking: &Thinking<'_>,
        round: usize,
        tiles: usize,
    ) -> Option<Expectation> {
        let discards = thinking.depth.discards;
        let discarded = self.discard_candidates(hand, discards, round, |tile| Move::Discard {
            tile,
            calling: false,
        });
        let values = discarded
            .iter()
            .map(|left| (left, Expectation::from(self.forecast(&left.features))));
        match values.max_by(|one, other| one.1.value.total_cmp(&other.1.value)) {
            Some((_, expectation)) if tiles == 0 => Some(expectation),
            Some((left, _)) => self.ahead(left, thinking, round, tiles),
            None => Some(Expectation::default()),
        }
    }

    /// The tiles that bring a plan of sufficient value nearer.
    fn useful(&self, rest: &Hand, round: usize, target: Option<&SpecialTarget>) -> TileSet {
        let shape = Shape::of(&rest.stake);
        let plan_value = self.rounds[round].all_plan_values(rest);
        let values = plan_value.iter().map(|plan_value| plan_value.value);
        let enough = WORTH_A_THOUGHT * values.fold(0.0, f32::max);
        let held = rest.playing_tiles();
        let missing = target.into_iter().flat_map(|target| target.tiles.kinds());
        let missing = missing.filter(|(tile, count)| *count > held[*tile]);
        plan_value
            .iter()
            .filter(|plan_value| plan_value.value >= enough)
            .flat_map(|plan_value| shape.useful(plan_value.plan.aim).1.iter())
            .chain(missing.map(|(tile, _)| tile))
            .collect()
    }

    /// The result of a complete hand; `None` if it is not complete.
    fn won(&self, hand: &Hand, target: Option<&SpecialTarget>, tile: Tile) -> Option<f32> {
        let view = self.view();
        let regular = Shape::of(&hand.stake).lacking(Aim::regular(hand.melds.len())) == 0;
        let special = || target.is_some_and(|target| target.tiles == hand.playing_tiles());
        if !regular && !special() {
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

    /// The set that a discard of this kind can be claimed for, and how many of the others may discard it.
    fn claimable(&self, rest: &Hand, tile: Tile) -> Option<(Meld, f32)> {
        if rest.stake[tile] >= 2 {
            return Some((Meld::claimed(MeldKind::Pung, tile), OTHERS));
        }
        let limit = self
            .view()
            .rules
            .options
            .chow_limit()
            .remaining(&rest.melds);
        if !limit.allows_any() {
            return None;
        }
        let chow = chows_with(&rest.stake, tile).next()?;
        Some((chow, 1.0))
    }
}
