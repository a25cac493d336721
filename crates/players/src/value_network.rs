//! The value network. Trained on many hands of computer players, it corrects the static evaluation of a hand: the probability of going out,
//! the result in that case, and the result otherwise.

mod features;
mod forecast;
mod lookahead;
mod network;

use std::sync::LazyLock;

pub use features::{Features, Payments};
pub use forecast::{DIFFERENCE_ERROR, Expectation, Forecast};
pub use lookahead::{Depth, LookaheadBudget};
pub use network::{FIRST_LAYER, INPUTS, Network, OUTPUTS, SECOND_LAYER, WEIGHTS};
pub use network::{sparse_layer, weights_of};

use super::claim::{possible_claims, with_claim};
use super::hand_evaluator::HandEvaluator;
use super::score_estimates::ScoreEstimates;
use super::search::Payoffs;
use super::style::Style;
use engine::rules::{RuleSet, RuleSetId};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Hand, Seat, Tile};

/// Number of discards considered in the player's turn.
const TURN_DISCARDS: usize = 6;
/// Number of discards considered after a claim.
const CLAIM_DISCARDS: usize = 3;
/// Number of opponents' turns between a discard and the player's next draw.
pub const OPPONENT_TURNS: usize = 3;

/// Number of rounds of turns that can be evaluated, this one included.
const ROUNDS: usize = 3;
/// Number of tiles drawn in a round of turns.
const TILES_PER_ROUND: usize = 4;

/// The factor on the networks' value of a claimed Chow, which they overrate: in rollouts its result was at least a tenth lower, under both
/// rule sets (`docs/strength.md`). A factor, unlike a difference, suits cheap and expensive hands alike.
const CHOW_CORRECTION: f32 = 0.9;

/// The number of training runs, each of which produced a network.
pub const TRAINING_RUNS: usize = 2;

/// Networks trained by `red-stake-lab learn`, one per run, in order.
static TRAINED: LazyLock<Vec<Network>> =
    LazyLock::new(|| Network::all_from_bytes(include_bytes!("value_network/weights.bin")));

/// A candidate move and the hand after it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub choice: Move,
    /// The hand after it, between turns.
    pub rest: Hand,
    /// The features of that hand.
    pub features: Features,
    /// The factor by which the player's style prefers it.
    pub preference: f32,
}

/// The typical score of a winning hand among computer players.
fn typical_winning_score(rules: &RuleSet, estimates: &ScoreEstimates) -> u32 {
    let hand_points = match rules.id {
        RuleSetId::Bloem => 80.0,
        RuleSetId::Classical => 55.0,
    };
    let score = (estimates.going_out.points + hand_points) as u32;
    score.min(rules.options.max_score.unwrap_or(score))
}

/// The factor that corrects the networks' value of a move. All users of the networks apply it, so that play, advice and review agree.
pub fn correction(choice: Move) -> f32 {
    match choice {
        Move::Claim(Claim::Chow(_)) => CHOW_CORRECTION,
        _ => 1.0,
    }
}

/// The number of points by which rollouts of one hand (`search`) overrate a move whose corrected value is `value`.
pub fn overestimate(choice: Move, value: f64) -> f64 {
    value * (1.0 / f64::from(correction(choice)) - 1.0)
}

/// The number of opponents' turns between a discard of this seat and the viewer's turn.
pub fn turns_until_viewer(view: &SeatView, from: Seat) -> usize {
    (from.next().steps_to(view.seat())).min(OPPONENT_TURNS)
}

/// Evaluates hands of the viewer with value networks.
pub struct ValueNetwork<'a> {
    networks: &'a [Network],
    /// Hand evaluators for this round of turns and the next ones.
    rounds: [HandEvaluator<'a>; ROUNDS],
    /// The evaluator for this round with the player's style, unless the style is neutral.
    styled: Option<HandEvaluator<'a>>,
    payments: Payments,
    /// The viewer's gain for each point of a winning hand.
    points_per_unit: f64,
}

impl<'a> ValueNetwork<'a> {
    /// An evaluator for this view, with the first `training_runs` networks.
    pub fn of(view: &'a SeatView, style: Style, training_runs: usize) -> Self {
        Self::with_networks(&TRAINED[..training_runs.min(TRAINED.len())], view, style)
    }

    /// An evaluator with these networks.
    pub fn with_networks(networks: &'a [Network], view: &'a SeatView, style: Style) -> Self {
        let plain = HandEvaluator::of(view, Style::PLAIN);
        let payoffs = Payoffs::of(view, typical_winning_score(&view.rules, &plain.estimates));
        let points_per_unit = payoffs.mean_won();
        Self {
            networks,
            styled: (style != Style::PLAIN).then(|| HandEvaluator::of(view, style)),
            points_per_unit,
            payments: Payments {
                for_losing: (payoffs.for_losing_hand / points_per_unit) as f32,
                spared: (-payoffs.lost / points_per_unit) as f32,
            },
            rounds: std::array::from_fn(|round| HandEvaluator {
                outlook: plain.outlook.in_turns(round),
                ..plain.clone()
            }),
        }
    }

    /// Splits an expectation into the probability of going out, the points of the hand in that case, and the result otherwise.
    pub fn forecast_of(&self, expectation: Expectation) -> Forecast {
        let Expectation { value, chance, won } = expectation;
        Forecast {
            chance,
            worth: won / chance.max(f32::EPSILON) - self.payments.spared,
            otherwise: (value - won) / (1.0 - chance).max(f32::EPSILON),
        }
    }

    /// The discards to consider in the viewer's turn.
    pub fn discards(&self) -> Vec<Candidate> {
        let discard = |tile| Move::Discard {
            tile,
            calling: false,
        };
        self.discard_candidates(&self.view().me().hand(), TURN_DISCARDS, 0, discard)
    }

    /// The answers to a discard that does not make Mah Jongg: passing, a Kong, and every other claim with each of the best discards after it.
    pub fn claims(&self, tile: Tile, from: Seat) -> Vec<Candidate> {
        let view = self.view();
        let hand = view.me().hand();
        let turns = turns_until_viewer(view, from);
        let mut candidates = vec![self.candidate(Move::Pass, hand.clone(), None, [0, turns])];
        let style = self
            .styled
            .as_ref()
            .map_or(Style::PLAIN, |styled| styled.style);
        for (claim, meld) in possible_claims(view, tile, from) {
            let after = with_claim(&hand, meld, tile);
            let choice = Move::Claim(claim);
            let mut answers = if claim == Claim::Kong {
                vec![self.candidate(choice, after, None, [0, 0])]
            } else {
                self.discard_candidates(&after, CLAIM_DISCARDS, 0, |_| choice)
            };
            for answer in &mut answers {
                answer.preference *=
                    Style::PLAIN.claim_margin(meld.kind) / style.claim_margin(meld.kind);
            }
            candidates.append(&mut answers);
        }
        candidates
    }

    /// The networks' forecast for a hand.
    pub fn forecast(&self, features: &Features) -> Forecast {
        features.forecast(self.networks)
    }

    fn view(&self) -> &'a SeatView {
        self.rounds[0].view
    }

    /// A move `round` rounds of turns ahead, with `turns` opponents' turns before the viewer's.
    fn candidate(
        &self,
        choice: Move,
        rest: Hand,
        discarded: Option<Tile>,
        [round, turns]: [usize; 2],
    ) -> Candidate {
        let hand_evaluator = &self.rounds[round];
        let styled = self.styled.as_ref().filter(|_| round == 0);
        let preference = styled.map_or(1.0, |styled| {
            styled.between_turns(&rest) / hand_evaluator.between_turns(&rest).max(0.01)
        });
        let live_left = self
            .view()
            .live_left
            .saturating_sub(round * TILES_PER_ROUND);
        Candidate {
            choice,
            features: Features::of(
                hand_evaluator,
                &rest,
                self.payments,
                discarded,
                turns,
                live_left,
            ),
            preference,
            rest,
        }
    }

    /// The best discards by static evaluation, at most `max_count`, `round` rounds ahead.
    fn discard_candidates(
        &self,
        hand: &Hand,
        max_count: usize,
        round: usize,
        choice: impl Fn(Tile) -> Move,
    ) -> Vec<Candidate> {
        let styled = self.styled.as_ref().filter(|_| round == 0);
        let hand_evaluator = styled.unwrap_or(&self.rounds[round]);
        let discards = hand_evaluator.best_discards(hand, max_count).into_iter();
        let candidates = discards.map(|(discard, _)| {
            let mut rest = hand.clone();
            rest.stake.remove(discard.tile);
            self.candidate(
                choice(discard.tile),
                rest,
                Some(discard.tile),
                [round, OPPONENT_TURNS],
            )
        });
        candidates.collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use engine::table::{Game, Setup};

    #[test]
    fn a_claimed_chow_is_valued_a_tenth_less_than_its_hand_under_any_rules() {
        for rules in [RuleSet::bloem(), RuleSet::classical()] {
            let game = Game::new(Arc::new(rules), Setup::seeded(7));
            let view = game.seat_view(Seat::new(1));
            let network = ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS);
            let value = |choice| {
                network.points(network.expectation(choice, view.me().hand(), None, OPPONENT_TURNS))
            };
            let (chow, hand) = (Move::Claim(Claim::Chow(None)), value(Move::Pass));
            let ratio = value(chow) / hand;
            assert!((ratio - 0.9).abs() < 1e-3, "{ratio}");
            assert!((value(chow) + overestimate(chow, value(chow)) - hand).abs() < 0.1);
            assert_eq!(value(Move::Claim(Claim::Pung)), hand);
        }
    }
}
