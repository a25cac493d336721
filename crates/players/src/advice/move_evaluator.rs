//! Evaluates moves for QuickTip, More Tips and advice on claims, by the value network that the review uses too, but with a newcomer in
//! mind, for whom expensive hands are too rare and too hard to make. Among moves that are about even it prefers the one whose reason is
//! easiest to see: a tile whose kind is gone, an isolated tile, or else what leaves the hand nearest with the most tiles that help.

use std::cell::OnceCell;
use std::cmp::Reverse;

use super::figures::Figures;
use super::lone_tile::{doubles, is_alone, order, without};
use super::named_plan::{is_kept, named_plan};
use super::reach::{Reach, lacking};
use super::valued_moves::{ClaimOption, DiscardOption, MoveValue, about_as_good};
use super::view_state::{claimed_a_chow, discard_move, with_set};
use crate::claim::{possible, with_claim};
use crate::danger::{Danger, SAFER, dangers};
use crate::hand_evaluator::HandEvaluator;
use crate::style::Style;
use crate::value_network::{
    A_ROUND, Expectation, Forecast, TRAINING_RUNS, ValueNetwork, trust, turns_off,
};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Hand, Meld, Seat, Tile};

/// Number of discards compared, best static value first.
const DISCARDS: usize = 6;
/// A move with a plainer reason is advised if it is behind the best by at most this fraction of its value.
const PLAINLY: f64 = 0.08;
/// The isolated tile that anybody would discard first is advised if it is at most this many points of the deal behind another isolated
/// tile; and a Kong, which is worth about this much in most hands, if it is at most this far behind a discard.
pub(super) const PLAIN_TO_ALL: f64 = 10.0;
/// A hand that counts more than this is expensive, ...
const EXPENSIVE: f32 = 120.0;
/// ... and this fraction of the points beyond counts for a newcomer.
const EXPENSIVE_PART: f32 = 0.25;
/// The fraction of what the wins of others bring or cost that counts for a newcomer.
const OTHERS_PART: f32 = 0.5;

/// Whether a move is so little behind the best that a plainer reason outweighs it.
fn near_enough(best: f64, other: f64) -> bool {
    about_as_good(best, other) || best - other <= PLAINLY * best
}

/// Evaluates the moves of a view.
pub(super) struct MoveEvaluator<'a> {
    /// Evaluates hands as a newcomer would.
    pub hand_evaluator: HandEvaluator<'a>,
    value_network: ValueNetwork<'a>,
    /// The factor on the network's values: after a claimed Chow the one that was applied to the claim.
    trust: f32,
    /// The discards, once compared.
    discards: OnceCell<Vec<DiscardOption>>,
    /// The answers to the discard that waits, once compared.
    answers: OnceCell<Vec<ClaimOption>>,
}

impl<'a> MoveEvaluator<'a> {
    /// An evaluator for the player whose view this is.
    pub fn of(view: &'a SeatView) -> Self {
        Self {
            hand_evaluator: HandEvaluator::of(view, Style::NEWCOMER),
            value_network: ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS),
            trust: match claimed_a_chow(view) {
                true => trust(Move::Claim(Claim::Chow(None))),
                false => 1.0,
            },
            discards: OnceCell::new(),
            answers: OnceCell::new(),
        }
    }

    /// The discard with the best static value, whose reason is easiest to see; `None` if nothing can be discarded.
    pub fn easiest(&self) -> Option<Tile> {
        let hand = self.hand_evaluator.view.me().hand();
        self.hand_evaluator
            .best_discard(&hand)
            .map(|discard| discard.tile)
    }

    /// The best discards, the best first.
    pub fn discards(&self) -> &[DiscardOption] {
        self.discards.get_or_init(|| self.compared_discards())
    }

    fn compared_discards(&self) -> Vec<DiscardOption> {
        let mut discards: Vec<DiscardOption> = self
            .by_static_evaluation(&self.hand_evaluator.view.me().hand())
            .into_iter()
            .map(|discard| DiscardOption {
                value: self.move_value(
                    discard_move(discard.tile),
                    &discard.rest,
                    Some(discard.tile),
                    A_ROUND,
                ),
                ..discard
            })
            .collect();
        discards.sort_by(|one, other| other.value.points.total_cmp(&one.value.points));
        let view = self.hand_evaluator.view;
        let seen = |discard: &DiscardOption| {
            let alone = is_alone(&discard.rest, discard.tile);
            let gone = alone && view.open[discard.tile] >= 3;
            let lone = alone && doubles(view, discard.tile) == 0;
            let reach = Reach::of(&self.hand_evaluator, &discard.rest);
            // A discard that the named plan needs would be hard to explain.
            let astray = self.goes_against_its_plan(discard);
            (astray, !gone, !lone, Reverse(reach.rank()))
        };
        // Among moves that are about as good, safety comes before a plain reason.
        let tiles: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
        for (discard, danger) in discards.iter_mut().zip(dangers(view, &tiles)) {
            discard.danger = danger;
        }
        let best = discards.first().map_or(0.0, |discard| discard.value.points);
        let near = discards.iter();
        let near = near.filter(|discard| near_enough(best, discard.value.points));
        let least = near
            .map(|discard| discard.danger.percent)
            .min()
            .unwrap_or(0);
        let moves = discards.iter().map(|discard| {
            let riskier = discard.danger.percent >= least + SAFER;
            ((riskier, seen(discard)), discard.value.points)
        });
        let first = first(moves);
        if let Some(up_to_first) = discards.get_mut(..=first) {
            up_to_first.rotate_right(1);
        }
        if let Some(place) = self.plainest_lone(&discards) {
            discards[..=place].rotate_right(1);
        }
        discards
    }

    /// A discard that is not among those compared.
    pub fn discard_option(&self, tile: Tile) -> DiscardOption {
        let view = self.hand_evaluator.view;
        let rest = without(&view.me().hand(), tile);
        DiscardOption {
            tile,
            plans: self.hand_evaluator.best_plans(&rest),
            value: self.move_value(discard_move(tile), &rest, Some(tile), A_ROUND),
            danger: dangers(view, &[tile]).pop().unwrap_or_default(),
            rest,
        }
    }

    /// Whether the discard is a tile that the plan named for the rest of the hand keeps.
    fn goes_against_its_plan(&self, discard: &DiscardOption) -> bool {
        let plan = named_plan(&self.hand_evaluator, &discard.rest, &discard.plans);
        is_kept(&plan, discard.tile)
    }

    /// The index of the isolated tile that should go before the first one, which is isolated too.
    fn plainest_lone(&self, discards: &[DiscardOption]) -> Option<usize> {
        let view = self.hand_evaluator.view;
        let (best, others) = discards.split_first()?;
        let lone = |discard: &DiscardOption| is_alone(&discard.rest, discard.tile);
        if !lone(best) {
            return None;
        }
        let astray = |discard: &DiscardOption| self.goes_against_its_plan(discard);
        let (first, worthy) = (order(view, best.tile), doubles(view, best.tile) > 0);
        let plain = others.iter().enumerate().filter(|(_, discard)| {
            let (best, own) = (best.value.points, discard.value.points);
            let near = near_enough(best, own) || best - own <= PLAIN_TO_ALL;
            let before = worthy || order(view, discard.tile) < first;
            let fit = lone(discard) && doubles(view, discard.tile) == 0 && !astray(discard);
            near && before && fit
        });
        let (place, plainest) = plain.min_by_key(|(_, discard)| order(view, discard.tile))?;
        (!best.danger.is_safer_than(&plainest.danger)).then_some(place + 1)
    }

    /// The answers to the discard that waits, the best first, passing included.
    pub fn answers(&self, tile: Tile, from: Seat, easiest: Move) -> &[ClaimOption] {
        let compare = || self.compared_answers(tile, from, easiest);
        self.answers.get_or_init(compare)
    }

    fn compared_answers(&self, tile: Tile, from: Seat, easiest: Move) -> Vec<ClaimOption> {
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        let answer = |claim: Option<(Claim, Meld)>, tile, rest: Hand, plans, discarded, off| {
            let choice = claim.map_or(Move::Pass, |(claim, _)| Move::Claim(claim));
            let value = self.move_value(choice, &rest, discarded, off);
            ClaimOption {
                claim,
                tile,
                outcome: self.outcome(value.expectation),
                rest,
                plans,
                value,
            }
        };
        let plans = self.hand_evaluator.best_plans(&hand);
        let passed = answer(None, tile, hand.clone(), plans, None, turns_off(view, from));
        let sets = possible(view, tile, from).filter_map(|(claim, meld)| {
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
            Some(answer(set, tile, rest, plans, Some(tile), A_ROUND))
        });
        let mut answers: Vec<ClaimOption> = std::iter::once(passed).chain(sets).collect();
        answers.sort_by(|one, other| other.value.points.total_cmp(&one.value.points));
        // That the hand comes nearer is a plain reason.
        let moves = answers.iter().map(|answer| {
            let harder = (lacking(view, &answer.rest), answer.choice() != easiest);
            (harder, answer.value.points)
        });
        let first = first(moves);
        answers[..=first].rotate_right(1);
        answers
    }

    /// Discards by static value, the best first; these values compare only with each other.
    fn by_static_evaluation(&self, hand: &Hand) -> Vec<DiscardOption> {
        let discards = self
            .hand_evaluator
            .best_discards(hand, usize::MAX)
            .into_iter();
        // A newcomer thinks of isolated tiles first.
        let compared = discards.enumerate().filter(|(place, (discard, _))| {
            *place < DISCARDS || is_alone(&without(hand, discard.tile), discard.tile)
        });
        let discarded = compared.map(|(_, (discard, plans))| {
            let rest = without(hand, discard.tile);
            let static_value =
                self.value_network
                    .static_evaluation(rest.clone(), Some(discard.tile), A_ROUND);
            DiscardOption {
                tile: discard.tile,
                value: self.in_points(static_value),
                danger: Danger::default(),
                rest,
                plans,
            }
        });
        let mut discarded: Vec<DiscardOption> = discarded.collect();
        discarded.sort_by(|one, other| other.value.points.total_cmp(&one.value.points));
        discarded
    }

    /// The forecast for a hand of this expectation.
    pub fn outcome(&self, expectation: Expectation) -> Forecast {
        self.value_network.outcome(expectation)
    }

    /// The figures shown for a move of this value that leaves this hand.
    pub fn figures(&self, value: MoveValue, rest: &Hand) -> Figures {
        Figures::of(&self.hand_evaluator, rest, self.outcome(value.expectation))
    }

    /// What a point of the viewer's winning hand brings from all three who pay.
    pub fn paid_a_point(&self) -> f64 {
        self.value_network.points(Expectation::out(1.0))
    }

    /// The value of a move by the hand it leaves, looking one tile ahead; `off` is the number of turns of others before the viewer's next,
    /// less one.
    pub fn move_value(
        &self,
        choice: Move,
        rest: &Hand,
        discarded: Option<Tile>,
        off: usize,
    ) -> MoveValue {
        let rest = rest.clone();
        let expectation = self.value_network.expectation(choice, rest, discarded, off);
        self.in_points(expectation.trusted(self.trust))
    }

    fn in_points(&self, expectation: Expectation) -> MoveValue {
        let Forecast {
            chance,
            worth,
            otherwise,
        } = self.outcome(expectation);
        let discounted = (worth - EXPENSIVE).max(0.0) * (1.0 - EXPENSIVE_PART);
        let paid = otherwise * (1.0 - chance) * (1.0 - OTHERS_PART);
        let value = expectation.value - chance * discounted - paid;
        MoveValue {
            points: self.value_network.points(Expectation {
                value,
                ..expectation
            }),
            in_all: self.value_network.points(expectation),
            counts: f64::from(chance * worth),
            expectation,
        }
    }
}

/// The index of the move to advise among these, the most valuable first, each with a key that orders plain reasons first: the plainest of
/// those that are about as good as the first.
fn first<T: Ord>(moves: impl Iterator<Item = (T, f64)>) -> usize {
    let mut best = None;
    let about_even = moves.take_while(|(_, value)| {
        let best = *best.get_or_insert(*value);
        near_enough(best, *value)
    });
    let easiest = about_even.enumerate().min_by(|one, other| {
        let ((one, _), (other, _)) = (&one.1, &other.1);
        one.cmp(other)
    });
    easiest.map_or(0, |(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_move_that_is_easiest_to_see_is_advised_unless_another_is_clearly_ahead() {
        let advised = |easiest, moves: [(char, f64); 3]| {
            let moves = moves.map(|(name, value)| (name != easiest, value));
            first(moves.into_iter())
        };
        let moves = [('a', 7.0), ('b', 6.0), ('c', 5.0)];
        assert_eq!(advised('b', moves), 1);
        assert_eq!(advised('c', moves), 0);
        assert_eq!(advised('d', moves), 0);
        // The values of expensive hands are less certain.
        let discounted = [('a', 362.0), ('b', 340.0), ('c', 320.0)];
        assert_eq!(advised('b', discounted), 1);
        assert_eq!(advised('c', discounted), 0);
    }
}
