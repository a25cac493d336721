//! Computer players with value networks, who look ahead and can try the best moves in rollouts.

use std::sync::atomic::AtomicBool;

use super::chance::Outlook;
use super::claim::{possible_claims, wins};
use super::rollouts;
use super::style::Style;
use super::turn::{discard_or_call, forced_or_obvious_move};
use super::value_network::{Candidate, Depth, LookaheadBudget, ValueNetwork};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Seat, Tile};

/// A computer player with value networks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueNetworkPlayer {
    /// How far and how broadly it looks ahead.
    pub depth: Depth,
    /// Number of networks, each from a separate training run.
    pub training_runs: usize,
    /// About the maximum number of rollouts per decision; 0 for none.
    pub rollouts: u32,
    /// The playing style.
    pub style: Style,
}

/// Number of moves that get rollouts.
const ROLLOUT_MOVES: usize = 4;
/// Moves below this fraction of the networks' best value without lookahead get no rollouts.
const MIN_STATIC_FRACTION: f32 = 0.6;

impl ValueNetworkPlayer {
    /// The move in the player's own turn.
    pub fn choose_turn(&self, view: &SeatView, stop: Option<&AtomicBool>) -> Move {
        let outlook = Outlook::of(view);
        if let Some(choice) = forced_or_obvious_move(view, &outlook) {
            return choice;
        }
        let value_network = ValueNetwork::of(view, self.style, self.training_runs);
        match self.best(view, &value_network, &value_network.discards(), stop) {
            Some(Move::Discard { tile, .. }) => discard_or_call(view, &outlook, tile),
            _ => view.legal().first().copied().unwrap_or(Move::Pass),
        }
    }

    /// The answer to a discard.
    pub fn choose_claim(
        &self,
        view: &SeatView,
        tile: Tile,
        from: Seat,
        stop: Option<&AtomicBool>,
    ) -> Move {
        if wins(view, tile) {
            return Move::Claim(Claim::MahJong);
        }
        if view.me().standing || possible_claims(view, tile, from).next().is_none() {
            return Move::Pass;
        }
        let value_network = ValueNetwork::of(view, self.style, self.training_runs);
        let answers = value_network.claims(tile, from);
        self.best(view, &value_network, &answers, stop)
            .unwrap_or(Move::Pass)
    }

    /// The best move by the network, unless rollouts show another to be clearly better.
    fn best(
        &self,
        view: &SeatView,
        value_network: &ValueNetwork<'_>,
        candidates: &[Candidate],
        stop: Option<&AtomicBool>,
    ) -> Option<Move> {
        let budget = LookaheadBudget::new(self.depth, stop);
        let network_choice = candidates[value_network.choose(candidates, &budget)?].choice;
        if self.rollouts == 0 {
            return Some(network_choice);
        }
        let static_value =
            |candidate: &Candidate| value_network.value(candidate) * candidate.preference;
        let mut by_static_value: Vec<(Move, f32)> = candidates
            .iter()
            .map(|candidate| (candidate.choice, static_value(candidate)))
            .collect();
        by_static_value.sort_by(|one, other| other.1.total_cmp(&one.1));
        let min_value = MIN_STATIC_FRACTION * by_static_value.first()?.1;
        let mut moves = vec![network_choice];
        for (choice, value) in by_static_value {
            if value >= min_value && !moves.contains(&choice) && moves.len() < ROLLOUT_MOVES {
                moves.push(choice);
            }
        }
        let index = rollouts::best(view, &moves, self.rollouts, stop);
        moves.get(index).copied()
    }
}
