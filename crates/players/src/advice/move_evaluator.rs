//! Evaluates moves for QuickTip, More Tips and advice on claims, by the value network that the review also uses. The move with the highest
//! printed points is advised, unless others are level with it, which no evaluation can tell apart. Of level discards it is the one that gives
//! least to others, then one that the named plan does not need, then the one that leaves the hand nearest with the most tiles that help, then
//! the one with the plainest reason: a tile whose kind is gone, or an isolated tile. Of level answers to a discard it is the one that leaves
//! the hand nearest with the most tiles that help.

use std::cell::OnceCell;
use std::cmp::Reverse;

use super::lone_tile::{doubles, is_alone, without};
use super::named_plan::{named_plan, plan_keeps};
use super::preference::advised_discard;
use super::reach::Reach;
use super::valued_moves::{ClaimOption, DiscardOption, MoveValue};
use super::view_state::{claimed_a_chow, discard_move, with_set};
use crate::claim::{possible_claims, with_claim};
use crate::danger::{Danger, dangers};
use crate::hand_evaluator::{HandEvaluator, RatedDiscard};
use crate::style::Style;
use crate::value_network::{
    OPPONENT_TURNS, TRAINING_RUNS, ValueNetwork, correction, turns_until_viewer,
};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Hand, Meld, Seat, Tile};

/// Evaluates the moves of a view.
pub(super) struct MoveEvaluator<'a> {
    /// Evaluates hands as the player who is advised would.
    pub hand_evaluator: HandEvaluator<'a>,
    value_network: ValueNetwork<'a>,
    /// The factor on the network's values. After a claimed Chow it is the one that was applied to the claim, so that the values agree.
    correction: f32,
    /// The discards with their values, computed on first use.
    discards: OnceCell<Vec<DiscardOption>>,
    /// The dangers of all discards, computed on first use, because that takes longer than everything else.
    dangers: OnceCell<Vec<(Tile, Danger)>>,
    /// The answers to the current discard with their values, computed on first use.
    answers: OnceCell<Vec<ClaimOption>>,
}

impl<'a> MoveEvaluator<'a> {
    /// An evaluator for the player whose view this is.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            hand_evaluator: HandEvaluator::of(view, Style::NEWCOMER),
            value_network: ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS),
            correction: match claimed_a_chow(view) {
                true => correction(Move::Claim(Claim::Chow(None))),
                false => 1.0,
            },
            discards: OnceCell::new(),
            dangers: OnceCell::new(),
            answers: OnceCell::new(),
        }
    }

    /// The discard with the best static value; `None` if nothing can be discarded.
    pub fn static_best(&self) -> Option<Tile> {
        let hand = self.hand_evaluator.view.me().hand();
        self.hand_evaluator
            .best_discard(&hand)
            .map(|discard| discard.tile)
    }

    /// All discards: the advised one, then the others by descending value.
    pub fn discards(&self) -> &[DiscardOption] {
        self.discards.get_or_init(|| self.compared_discards())
    }

    fn compared_discards(&self) -> Vec<DiscardOption> {
        let hand = self.hand_evaluator.view.me().hand();
        let all = self.hand_evaluator.best_discards(&hand, usize::MAX);
        let mut discards: Vec<DiscardOption> = all
            .into_iter()
            .map(|(RatedDiscard { tile, .. }, plans)| {
                let rest = without(&hand, tile);
                DiscardOption {
                    tile,
                    value: self.move_value(discard_move(tile), &rest, Some(tile), OPPONENT_TURNS),
                    rest,
                    plans,
                }
            })
            .collect();
        discards.sort_by(|one, other| other.value.order(&one.value));
        let view = self.hand_evaluator.view;
        let plainness = |discard: &DiscardOption| {
            let is_isolated = is_alone(&discard.rest, discard.tile);
            let is_gone = is_isolated && view.open[discard.tile] >= 3;
            let is_useless = is_isolated && doubles(view, discard.tile) == 0;
            (!is_gone, !is_useless)
        };
        // A discard of a tile that the named plan needs would be hard to explain.
        let goes_against_its_plan = |discard: &DiscardOption| self.goes_against_its_plan(discard);
        let advised = advised_discard(self, &discards, goes_against_its_plan, plainness);
        if let Some(up_to_advised) = discards.get_mut(..=advised) {
            up_to_advised.rotate_right(1);
        }
        discards
    }

    /// The danger that somebody goes out with a discard.
    pub fn danger(&self, discard: &DiscardOption) -> Danger {
        let all = self.dangers.get_or_init(|| {
            let view = self.hand_evaluator.view;
            let kinds = view.me().stake.kinds().map(|(tile, _)| tile);
            let tiles: Vec<Tile> = kinds.filter(|tile| !tile.is_bonus()).collect();
            let dangers = dangers(view, &tiles);
            tiles.into_iter().zip(dangers).collect()
        });
        let found = all.iter().find(|(tile, _)| *tile == discard.tile);
        found.map_or(Danger::default(), |(_, danger)| *danger)
    }

    /// Whether the discard is a tile that the plan named for the rest of the hand keeps.
    fn goes_against_its_plan(&self, discard: &DiscardOption) -> bool {
        let hand = (&discard.rest, discard.value.figures.worth);
        let plan = named_plan(&self.hand_evaluator, hand, &discard.plans);
        plan_keeps(&plan, discard.tile)
    }

    /// All answers to the current discard, including passing: the advised one, then the others by descending value.
    pub fn answers(&self, tile: Tile, from: Seat, static_best: Move) -> &[ClaimOption] {
        let compare = || self.compared_answers(tile, from, static_best);
        self.answers.get_or_init(compare)
    }

    fn compared_answers(&self, tile: Tile, from: Seat, static_best: Move) -> Vec<ClaimOption> {
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        let answer = |claim: Option<(Claim, Meld)>, tile, rest: Hand, plans, discarded, turns| {
            let choice = claim.map_or(Move::Pass, |(claim, _)| Move::Claim(claim));
            let value = self.move_value(choice, &rest, discarded, turns);
            ClaimOption {
                claim,
                tile,
                rest,
                plans,
                value,
            }
        };
        let plans = self.hand_evaluator.best_plans(&hand);
        let passed = answer(
            None,
            tile,
            hand.clone(),
            plans,
            None,
            turns_until_viewer(view, from),
        );
        let sets = possible_claims(view, tile, from).filter_map(|(claim, meld)| {
            let after = with_claim(&hand, meld, tile);
            let set = Some((claim, meld));
            if claim == Claim::Kong {
                let plans = self.hand_evaluator.best_plans(&after);
                return Some(answer(set, tile, after, plans, None, 0));
            }
            // The discard after the claim is the one that will be advised then.
            let then = with_set(view, meld, tile, from);
            let tile = MoveEvaluator::of(&then).discards().first()?.tile;
            let rest = without(&after, tile);
            let plans = self.hand_evaluator.best_plans(&rest);
            Some(answer(set, tile, rest, plans, Some(tile), OPPONENT_TURNS))
        });
        let mut answers: Vec<ClaimOption> = std::iter::once(passed).chain(sets).collect();
        answers.sort_by(|one, other| other.value.order(&one.value));
        let best = answers[0].value;
        let level = answers.iter().enumerate();
        let level = level.filter(|(_, answer)| answer.value.is_as_good_as(best));
        let advised = level.max_by_key(|(place, answer)| {
            let reach = Reach::of(&self.hand_evaluator, &answer.rest);
            (
                reach.rank(),
                answer.choice() == static_best,
                Reverse(*place),
            )
        });
        let advised = advised.map_or(0, |(place, _)| place);
        answers[..=advised].rotate_right(1);
        answers
    }

    /// The value of a move by the hand it leaves, looking one tile ahead. `turns` is the number of opponents' turns before the viewer's.
    pub fn move_value(
        &self,
        choice: Move,
        rest: &Hand,
        discarded: Option<Tile>,
        turns: usize,
    ) -> MoveValue {
        let network = &self.value_network;
        let expectation = network.expectation(choice, rest.clone(), discarded, turns);
        let expectation = expectation.scaled(self.correction);
        MoveValue::of(&self.hand_evaluator, network, expectation, rest)
    }
}
