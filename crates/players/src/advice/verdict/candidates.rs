//! The moves that a verdict compares, with the plans to try after each.

use super::candidate::Candidate;
use crate::advice::assessment::Assessment;
use crate::advice::figures::Figures;
use crate::advice::view_state::discard_move;
use crate::claim::{possible_claims, with_claim};
use crate::hand_evaluator::HandEvaluator;
use crate::search::{Opening, RatedPlan, Trial};
use crate::style::Style;
use crate::turn::with_kong;
use crate::value_network::{
    Expectation, OPPONENT_TURNS, TRAINING_RUNS, ValueNetwork, turns_until_viewer,
};
use engine::rules::Source;
use engine::table::{Claim, Move, Request, SeatView};
use engine::tiles::{Hand, Seat, Tile};

/// Number of the best discards that get rollouts. The one that the player made always gets them.
const TRIED_DISCARDS: usize = 4;
/// Number of plans tried for each move.
const PLANS_PER_MOVE: usize = 2;

/// The candidate moves of a decision.
pub(super) struct Candidates<'a> {
    /// Evaluates hands.
    pub hand_evaluator: HandEvaluator<'a>,
    value_network: ValueNetwork<'a>,
    /// The moves that get rollouts.
    pub candidates: Vec<Candidate>,
    /// Their trials.
    pub trials: Vec<Trial>,
    /// Moves without rollouts, with their value by the value network.
    pub others: Vec<(Move, f64)>,
}

impl<'a> Candidates<'a> {
    /// The possible moves; `None` if there is no choice to judge, or the move made was Mah Jongg.
    pub fn of(view: &'a SeatView, made: Move) -> Option<Self> {
        let request = view.request()?;
        if view.me().standing || matches!(made, Move::MahJong | Move::Claim(Claim::MahJong)) {
            return None;
        }
        let mut candidates = Self {
            hand_evaluator: HandEvaluator::of(view, Style::PLAIN),
            value_network: ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS),
            candidates: Vec::new(),
            trials: Vec::new(),
            others: Vec::new(),
        };
        match request {
            Request::Turn { drawn } => candidates.add_turn_moves(made, drawn),
            Request::Claim { tile, from, .. } => {
                let going_out = Opening::MahJong(tile, Source::Discard, Some(from));
                candidates.add_claims(tile, from, going_out);
            }
            Request::Rob { tile, from, .. } => {
                let going_out = Opening::MahJong(tile, Source::Snatch, Some(from));
                candidates.add_pass(tile, from);
                candidates.add_mah_jongg(Move::Claim(Claim::MahJong), going_out);
            }
            _ => return None,
        }
        (candidates.candidates.len() > 1).then_some(candidates)
    }

    fn add(
        &mut self,
        (choice, opening): (Move, Opening),
        plans: &[RatedPlan],
        assessment: Option<Assessment>,
        network_value: Option<f64>,
    ) {
        let mut plans: Vec<&RatedPlan> = plans.iter().collect();
        plans.sort_by(|one, other| other.value.total_cmp(&one.value));
        let first_trial = self.trials.len();
        self.trials
            .extend(plans.into_iter().take(PLANS_PER_MOVE).map(|rated| Trial {
                opening,
                plan: rated.plan.clone(),
            }));
        let trials = first_trial..self.trials.len();
        self.candidates.push(Candidate {
            choice,
            assessment,
            network_value,
            trials,
        });
    }

    fn assess(
        &self,
        tile: Tile,
        rest: &Hand,
        plans: &[RatedPlan],
        expectation: Expectation,
    ) -> Option<Assessment> {
        let forecast = self.value_network.forecast_of(expectation);
        let figures = Figures::of(&self.hand_evaluator, rest, forecast);
        Assessment::of(&self.hand_evaluator, tile, (rest, figures), plans)
    }

    fn expectation(
        &self,
        choice: Move,
        rest: &Hand,
        (discarded, turns): (Option<Tile>, usize),
    ) -> Expectation {
        let rest = rest.clone();
        self.value_network
            .expectation(choice, rest, discarded, turns)
    }

    fn points(&self, expectation: Expectation) -> f64 {
        self.value_network.points(expectation)
    }

    fn add_turn_moves(&mut self, made: Move, drawn: Option<Tile>) {
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        let discarded = match made {
            Move::Discard { tile, .. } => Some(tile),
            _ => None,
        };
        let discards = self.hand_evaluator.best_discards(&hand, usize::MAX);
        for (rank, (discard, plans)) in discards.iter().enumerate() {
            let mut rest = hand.clone();
            rest.stake.remove(discard.tile);
            let choice = match made {
                Move::Discard { tile, .. } if tile == discard.tile => made,
                _ => discard_move(discard.tile),
            };
            let expectation = self.expectation(choice, &rest, (Some(discard.tile), OPPONENT_TURNS));
            let network_value = self.points(expectation);
            if rank >= TRIED_DISCARDS && discarded != Some(discard.tile) {
                self.others.push((choice, network_value));
                continue;
            }
            let assessment = self.assess(discard.tile, &rest, plans, expectation);
            self.add(
                (choice, Opening::Discard(discard.tile)),
                plans,
                assessment,
                Some(network_value),
            );
        }
        for choice in view.legal() {
            match choice {
                Move::Kong(tile) => {
                    let plans = self.hand_evaluator.best_plans(&hand);
                    let rest = with_kong(&hand, tile);
                    let value = self.points(self.expectation(choice, &rest, (None, 0)));
                    self.add((choice, Opening::Kong(tile)), &plans, None, Some(value));
                }
                Move::MahJong => {
                    if let Some(tile) = drawn {
                        let going_out = Opening::MahJong(tile, Source::Wall, None);
                        self.add_mah_jongg(choice, going_out);
                    }
                }
                _ => {}
            }
        }
    }

    fn add_pass(&mut self, tile: Tile, from: Seat) {
        let hand = self.hand_evaluator.view.me().hand();
        let plans = self.hand_evaluator.best_plans(&hand);
        let turns = turns_until_viewer(self.hand_evaluator.view, from);
        let expectation = self.expectation(Move::Pass, &hand, (None, turns));
        let value = self.points(expectation);
        let assessment = self.assess(tile, &hand, &plans, expectation);
        self.add(
            (Move::Pass, Opening::Pass(tile, from)),
            &plans,
            assessment,
            Some(value),
        );
    }

    /// Adds Mah Jongg, if it is legal.
    fn add_mah_jongg(&mut self, choice: Move, opening: Opening) {
        let view = self.hand_evaluator.view;
        if view.check(&choice).is_ok() {
            let plans = self.hand_evaluator.best_plans(&view.me().hand());
            self.add((choice, opening), &plans[..plans.len().min(1)], None, None);
        }
    }

    /// Adds all answers to a discard; after each claim, only the best discard is tried.
    fn add_claims(&mut self, tile: Tile, from: Seat, going_out: Opening) {
        self.add_pass(tile, from);
        self.add_mah_jongg(Move::Claim(Claim::MahJong), going_out);
        let view = self.hand_evaluator.view;
        let hand = view.me().hand();
        for (claim, meld) in possible_claims(view, tile, from) {
            let choice = Move::Claim(claim);
            let after = with_claim(&hand, meld, tile);
            if claim == Claim::Kong {
                let plans = self.hand_evaluator.best_plans(&after);
                let value = self.points(self.expectation(choice, &after, (None, 0)));
                let opening = Opening::Claim(meld, tile, None);
                self.add((choice, opening), &plans, None, Some(value));
                continue;
            }
            for (discard, plans) in self.hand_evaluator.best_discards(&after, 1) {
                let mut rest = after.clone();
                rest.stake.remove(discard.tile);
                let expectation =
                    self.expectation(choice, &rest, (Some(discard.tile), OPPONENT_TURNS));
                let assessment = self.assess(discard.tile, &rest, &plans, expectation);
                let opening = Opening::Claim(meld, tile, Some(discard.tile));
                let value = self.points(expectation);
                self.add((choice, opening), &plans, assessment, Some(value));
            }
        }
    }
}
