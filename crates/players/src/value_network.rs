//! The value network. Trained on many hands of computer players, it corrects the static evaluation of a hand: the probability of going out,
//! the result in that case, and the result otherwise.

mod ahead;
mod features;
mod forecast;
mod network;

use std::sync::LazyLock;

pub use ahead::{Depth, Thinking};
pub use features::{Features, Payments};
pub use forecast::{ERROR_OF_A_DIFFERENCE, Expectation, Forecast};
pub use network::{FIRST, INPUTS, Network, OUTPUTS, SECOND, WEIGHTS};
pub use network::{sparse_layer, weights_of};

use super::claim::{possible, with_claim};
use super::hand_evaluator::HandEvaluator;
use super::score_estimates::ScoreEstimates;
use super::search::Stakes;
use super::style::Style;
use engine::rules::{RuleSet, RuleSetId};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Hand, Seat, Tile};

/// Number of discards considered in the player's turn and after a claim.
const DISCARDS: (usize, usize) = (6, 3);
/// Turns of others between a discard and the player's next draw.
pub const A_ROUND: usize = 3;

/// Number of rounds that can be evaluated, this one included.
const ROUNDS: usize = 3;
/// Tiles drawn in a round.
const DRAWN: usize = 4;

/// The factor on the networks' value of a claimed Chow, which they overrate: in rollouts its result was at least a tenth lower, under both
/// rule sets (`docs/strength.md`). A factor stays right for hands that count more or less.
const TRUST_IN_CHOWS: f32 = 0.9;

/// The number of training runs, each of which produced a network.
pub const TRAINING_RUNS: usize = 2;

/// Networks trained by `red-stake-lab learn`, one per run, in order.
static TRAINED: LazyLock<Vec<Network>> =
    LazyLock::new(|| Network::all_from_bytes(include_bytes!("value_network/weights.bin")));

/// A candidate move and the hand it leaves.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The move.
    pub choice: Move,
    /// The hand after it, between turns.
    pub rest: Hand,
    /// The features of that hand.
    pub features: Features,
    /// The preference of the player's style, a factor.
    pub preference: f32,
}

/// The usual score of a winning hand among computer players.
fn usual(rules: &RuleSet, estimates: &ScoreEstimates) -> u32 {
    let beside_going_out = match rules.id {
        RuleSetId::Bloem => 80.0,
        RuleSetId::Classical => 55.0,
    };
    let usual = (estimates.out.points + beside_going_out) as u32;
    usual.min(rules.options.max_score.unwrap_or(usual))
}

/// The factor on the networks' value of a move. All users of the networks apply it to each candidate, so that play, advice and review
/// agree.
pub fn trust(choice: Move) -> f32 {
    match choice {
        Move::Claim(Claim::Chow(_)) => TRUST_IN_CHOWS,
        _ => 1.0,
    }
}

/// The number of points by which rollouts overrate a move with this adjusted value.
pub fn overestimate(choice: Move, value: f64) -> f64 {
    value * (1.0 / f64::from(trust(choice)) - 1.0)
}

/// Turns of others between a discard of this seat and the viewer's turn.
pub fn turns_off(view: &SeatView, from: Seat) -> usize {
    (from.next().steps_to(view.seat())).min(A_ROUND)
}

/// Evaluates hands of the viewer with value networks.
pub struct ValueNetwork<'a> {
    networks: &'a [Network],
    /// Hand evaluators for this round and the next ones.
    rounds: [HandEvaluator<'a>; ROUNDS],
    /// The evaluator for this round with the player's style, unless the style is neutral.
    styled: Option<HandEvaluator<'a>>,
    payments: Payments,
    /// The value of a point of the viewer's winning hand.
    point: f64,
}

impl<'a> ValueNetwork<'a> {
    /// An evaluator for this view, with the first `training_runs` networks.
    pub fn of(view: &'a SeatView, style: Style, training_runs: usize) -> Self {
        Self::with(&TRAINED[..training_runs.min(TRAINED.len())], view, style)
    }

    /// An evaluator with these networks.
    pub fn with(networks: &'a [Network], view: &'a SeatView, style: Style) -> Self {
        let plain = HandEvaluator::of(view, Style::PLAIN);
        let stakes = Stakes::of(view, usual(&view.rules, &plain.estimates));
        let point = stakes.mean_won();
        Self {
            networks,
            styled: (style != Style::PLAIN).then(|| HandEvaluator::of(view, style)),
            point,
            payments: Payments {
                for_losing: (stakes.for_losing_hand / point) as f32,
                spared: (-stakes.lost / point) as f32,
            },
            rounds: std::array::from_fn(|round| HandEvaluator {
                outlook: plain.outlook.in_turns(round),
                ..plain.clone()
            }),
        }
    }

    /// Splits an expectation into probability, worth and the rest; the worth is the value of the hand when it goes out.
    pub fn outcome(&self, expectation: Expectation) -> Forecast {
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
        self.discard_candidates(&self.view().me().hand(), DISCARDS.0, 0, discard)
    }

    /// The answers to a discard that does not make Mah Jongg: passing first, then every claim with each discard after it.
    pub fn claims(&self, tile: Tile, from: Seat) -> Vec<Candidate> {
        let view = self.view();
        let hand = view.me().hand();
        let off = turns_off(view, from);
        let mut candidates = vec![self.candidate(Move::Pass, hand.clone(), None, [0, off])];
        let style = self
            .styled
            .as_ref()
            .map_or(Style::PLAIN, |styled| styled.style);
        for (claim, meld) in possible(view, tile, from) {
            let after = with_claim(&hand, meld, tile);
            let choice = Move::Claim(claim);
            let mut answers = if claim == Claim::Kong {
                vec![self.candidate(choice, after, None, [0, 0])]
            } else {
                self.discard_candidates(&after, DISCARDS.1, 0, |_| choice)
            };
            for answer in &mut answers {
                answer.preference *= Style::PLAIN.reserve(meld.kind) / style.reserve(meld.kind);
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

    /// A move `round` rounds ahead, with `off` turns of others until the viewer's.
    fn candidate(
        &self,
        choice: Move,
        rest: Hand,
        discarded: Option<Tile>,
        [round, off]: [usize; 2],
    ) -> Candidate {
        let hand_evaluator = &self.rounds[round];
        let styled = self.styled.as_ref().filter(|_| round == 0);
        let preference = styled.map_or(1.0, |styled| {
            styled.between_turns(&rest) / hand_evaluator.between_turns(&rest).max(0.01)
        });
        let live_left = self.view().live_left.saturating_sub(round * DRAWN);
        Candidate {
            choice,
            features: Features::of(
                hand_evaluator,
                &rest,
                self.payments,
                discarded,
                off,
                live_left,
            ),
            preference,
            rest,
        }
    }

    /// The best discards by static evaluation, at most `most`, `round` rounds ahead.
    fn discard_candidates(
        &self,
        hand: &Hand,
        most: usize,
        round: usize,
        choice: impl Fn(Tile) -> Move,
    ) -> Vec<Candidate> {
        let styled = self.styled.as_ref().filter(|_| round == 0);
        let hand_evaluator = styled.unwrap_or(&self.rounds[round]);
        let discards = hand_evaluator.best_discards(hand, most).into_iter();
        let left = discards.map(|(discard, _)| {
            let mut rest = hand.clone();
            rest.stake.remove(discard.tile);
            self.candidate(
                choice(discard.tile),
                rest,
                Some(discard.tile),
                [round, A_ROUND],
            )
        });
        left.collect()
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
                network.points(network.expectation(choice, view.me().hand(), None, A_ROUND))
            };
            let (chow, hand) = (Move::Claim(Claim::Chow(None)), value(Move::Pass));
            let part = value(chow) / hand;
            assert!((part - 0.9).abs() < 1e-3, "{part}");
            assert!((value(chow) + overestimate(chow, value(chow)) - hand).abs() < 0.1);
            assert_eq!(value(Move::Claim(Claim::Pung)), hand);
        }
    }
}
