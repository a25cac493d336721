//! The judgement behind QuickTip, More Tips and the advice on claims: that of the value network, by which the review judges as well, but
//! with the taste of a newcomer, for whom dear hands are too rare and too hard to make [W29]. Of moves that are about even the one is
//! advised that is plainest to see: a tile whose like is gone, one that stands alone, or else what leaves one nearest with most tiles to
//! help.

use std::cell::OnceCell;
use std::cmp::Reverse;

use super::difference::TELLS;
use super::figures::Figures;
use super::lone_tile::{doubles, is_alone, order, without};
use super::named_plan::{is_kept, named_plan};
use super::view_state::{claimed_a_chow, discard_move, with_set};
use super::reach::{Reach, lacking};
use crate::claim::{possible, with_claim};
use crate::danger::{Danger, SAFER, dangers};
use crate::hand_evaluator::HandEvaluator;
use crate::search::RatedPlan;
use crate::style::Style;
use crate::value_network::{
    A_ROUND, ERROR_OF_A_DIFFERENCE, Forecast, Expectation, TRAINING_RUNS, ValueNetwork, trust,
    turns_off,
};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Hand, Meld, Seat, Tile};

/// Tiles to discard that are compared.
const DISCARDS: usize = 6;
/// Points of the deal by which a move must be ahead of the one that is easier to see, at least.
const CLEARLY: f64 = 1.5;
/// The part of what it promises by which a move must be ahead of one that is plain to see.
const PLAINLY: f64 = 0.08;
/// Of tiles that stand alone the one that anybody would discard first is advised if another promises no more points of the deal than this
/// beyond it; and a Kong, which is worth so much in most hands, if a discard promises no more.
pub(super) const PLAIN_TO_ALL: f64 = 10.0;
/// A hand that counts more than this is dear, ...
const DEAR: f32 = 120.0;
/// ... and of what it counts beyond that so much is thought of.
const OF_DEAR: f32 = 0.25;
/// So much is thought of what the wins of others bring or cost.
const OF_OTHERS: f32 = 0.5;

/// Whether a move that promises the second is about as good as one that promises the first: no more behind than a newcomer would care
/// for, or than the value network can tell, by which the review calls two moves even as well.
fn about_as_good(best: f64, other: f64) -> bool {
    best - other <= CLEARLY.max(TELLS * ERROR_OF_A_DIFFERENCE * best)
}

/// Whether a move is so little behind the best that it is advised for being plain.
fn near_enough(best: f64, other: f64) -> bool {
    about_as_good(best, other) || best - other <= PLAINLY * best
}

/// Judges the moves of a view.
pub(super) struct MoveEvaluator<'a> {
    /// What a newcomer can see in a hand.
    pub hand_evaluator: HandEvaluator<'a>,
    value_network: ValueNetwork<'a>,
    /// The part of what the network promises that is believed: after a claim as much as before it.
    trust: f32,
    /// The tiles to discard, once they were compared.
    discards: OnceCell<Vec<DiscardOption>>,
    /// The answers to the discard that waits, once they were compared.
    answers: OnceCell<Vec<ClaimOption>>,
}

/// What the deal brings after a move; only differences count.
#[derive(Clone, Copy)]
pub(super) struct MoveValue {
    /// In points of the deal, as a newcomer takes them.
    pub points: f64,
    /// In points of the deal, all things considered.
    pub in_all: f64,
    /// What the hand counts in the mean of all deals, in points of the hand.
    pub counts: f64,
    /// In its parts.
    pub expectation: Expectation,
}

/// A tile that could be discarded.
#[derive(Clone)]
pub(super) struct DiscardOption {
    /// The tile.
    pub tile: Tile,
    /// The hand without it.
    pub rest: Hand,
    /// How that goes on.
    pub plans: Vec<RatedPlan>,
    /// What the deal brings after it.
    pub value: MoveValue,
    /// Who may go out with it; nobody while that has not been looked for.
    pub danger: Danger,
}

/// An answer to a discard that does not make Mah Jongg.
pub(super) struct ClaimOption {
    /// The answer, and the set it makes.
    pub claim: Option<(Claim, Meld)>,
    /// The tile to discard after it; the claimed one where nothing is discarded.
    pub tile: Tile,
    /// The hand it leaves, between two turns.
    pub rest: Hand,
    /// What that comes to.
    pub outcome: Forecast,
    /// How that goes on.
    pub plans: Vec<RatedPlan>,
    /// What the deal brings after it.
    pub value: MoveValue,
}

impl<'a> MoveEvaluator<'a> {
    /// That of the player whose view this is.
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

    /// The discard whose reason is easiest to see; `None` if nothing can be discarded.
    pub fn easiest(&self) -> Option<Tile> {
        let hand = self.hand_evaluator.view.me().hand();
        self.hand_evaluator.best_discard(&hand).map(|discard| discard.tile)
    }

    /// The best tiles to discard in one's turn, the best first.
    pub fn discards(&self) -> &[DiscardOption] {
        self.discards.get_or_init(|| self.compared_discards())
    }

    fn compared_discards(&self) -> Vec<DiscardOption> {
        let mut discards: Vec<DiscardOption> = self
            .by_static_evaluation(&self.hand_evaluator.view.me().hand())
            .into_iter()
            .map(|discard| DiscardOption {
                value: self.move_value(discard_move(discard.tile), &discard.rest, Some(discard.tile), A_ROUND),
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
            // Nobody would see why what the plan is made of should go.
            let astray = self.goes_against_its_plan(discard);
            (astray, !gone, !lone, Reverse(reach.rank()))
        };
        // Of what is about as good a tile that others are less likely to win with goes before what is plain to see.
        let tiles: Vec<Tile> = discards.iter().map(|discard| discard.tile).collect();
        for (discard, danger) in discards.iter_mut().zip(dangers(view, &tiles)) {
            discard.danger = danger;
        }
        let best = discards.first().map_or(0.0, |discard| discard.value.points);
        let near = discards.iter();
        let near = near.filter(|discard| near_enough(best, discard.value.points));
        let least = near.map(|discard| discard.danger.percent).min().unwrap_or(0);
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

    /// A tile that is not among those that are compared.
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

    /// Whether the tile is of what the hand is told to become without it.
    fn goes_against_its_plan(&self, discard: &DiscardOption) -> bool {
        let plan = named_plan(&self.hand_evaluator, &discard.rest, &discard.plans);
        is_kept(&plan, discard.tile)
    }

    /// The place of the tile that goes before the first one, both standing alone.
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

    /// The answers to the discard that waits, the best first; passing is among them.
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
            // What is to be discarded then is what will be advised then.
            let then = with_set(view, meld, tile, from);
            let tile = MoveEvaluator::of(&then).discards().first()?.tile;
            let rest = without(&after, tile);
            let plans = self.hand_evaluator.best_plans(&rest);
            Some(answer(set, tile, rest, plans, Some(tile), A_ROUND))
        });
        let mut answers: Vec<ClaimOption> = std::iter::once(passed).chain(sets).collect();
        answers.sort_by(|one, other| other.value.points.total_cmp(&one.value.points));
        // What leaves the hand nearer is plain to see.
        let moves = answers.iter().map(|answer| {
            let harder = (lacking(view, &answer.rest), answer.choice() != easiest);
            (harder, answer.value.points)
        });
        let first = first(moves);
        answers[..=first].rotate_right(1);
        answers
    }

    /// Tiles to discard, the best at a glance first; their promises are to be compared with each other only.
    fn by_static_evaluation(&self, hand: &Hand) -> Vec<DiscardOption> {
        let discards = self.hand_evaluator.best_discards(hand, usize::MAX).into_iter();
        // Tiles that stand alone are what a newcomer thinks of first.
        let compared = discards.enumerate().filter(|(place, (discard, _))| {
            *place < DISCARDS || is_alone(&without(hand, discard.tile), discard.tile)
        });
        let discarded = compared.map(|(_, (discard, plans))| {
            let rest = without(hand, discard.tile);
            let static_value = self
                .value_network
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

    /// What a hand comes to that promises this.
    pub fn outcome(&self, expectation: Expectation) -> Forecast {
        self.value_network.outcome(expectation)
    }

    /// What is told of a hand that is left and promises this.
    pub fn figures(&self, value: MoveValue, rest: &Hand) -> Figures {
        Figures::of(&self.hand_evaluator, rest, self.outcome(value.expectation))
    }

    /// What a point of the viewer's score brings when they win, from all three who pay.
    pub fn paid_a_point(&self) -> f64 {
        self.value_network.points(Expectation::out(1.0))
    }

    /// What a move promises by the hand it leaves over the next tile to come, after a discard, so many turns before the own one,
    /// less one.
    pub fn move_value(&self, choice: Move, rest: &Hand, discarded: Option<Tile>, off: usize) -> MoveValue {
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
        let dear = (worth - DEAR).max(0.0) * (1.0 - OF_DEAR);
        let paid = otherwise * (1.0 - chance) * (1.0 - OF_OTHERS);
        let value = expectation.value - chance * dear - paid;
        MoveValue {
            points: self.value_network.points(Expectation { value, ..expectation }),
            in_all: self.value_network.points(expectation),
            counts: f64::from(chance * worth),
            expectation,
        }
    }
}

impl MoveValue {
    /// Whether the move may be made as well as one that promises this.
    pub fn is_as_good_as(self, best: Self) -> bool {
        about_as_good(best.points, self.points)
    }
}

impl ClaimOption {
    /// It as a move.
    pub fn choice(&self) -> Move {
        self.claim
            .map_or(Move::Pass, |(claim, _)| Move::Claim(claim))
    }
}

/// The place of the move to advise among these, the most promising first, each with how hard it is to see: the one that is easiest to see
/// of those that are about as good as the first.
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
        // Of a dear hand less can be told.
        let dear = [('a', 362.0), ('b', 340.0), ('c', 320.0)];
        assert_eq!(advised('b', dear), 1);
        assert_eq!(advised('c', dear), 0);
    }
}
