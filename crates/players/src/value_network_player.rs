//! Players with a value network, who look one tile ahead.

use std::sync::atomic::AtomicBool;

use super::chance::Outlook;
use super::claim::{possible, wins};
use super::rollouts;
use super::style::Style;
use super::turn::{discard_or_call, without_discarding};
use super::value_network::{Candidate, Depth, Thinking, ValueNetwork};
use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Seat, Tile};

/// The settings of such a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ValueNetworkPlayer {
    /// How far and how broadly it looks ahead.
    pub depth: Depth,
    /// Number of networks, each from a separate training run.
    pub training_runs: usize,
    /// Maximum number of rollouts per decision.
    pub rollouts: u32,
    /// The playing style.
    pub style: Style,
}

/// Number of moves that get rollouts.
const RIVALS: usize = 4;
/// Moves below this fraction of the best static value get no rollouts.
const WORTH_A_TRY: f32 = 0.6;

impl ValueNetworkPlayer {
    /// The move in the player's own turn.
    pub fn turn(&self, view: &SeatView, stop: Option<&AtomicBool>) -> Move {
        let outlook = Outlook::of(view);
        if let Some(choice) = without_discarding(view, &outlook) {
            return choice;
        }
        let value_network = ValueNetwork::of(view, self.style, self.training_runs);
        match self.best(view, &value_network, &value_network.discards(), stop) {
            Some(Move::Discard { tile, .. }) => discard_or_call(view, &outlook, tile),
            _ => view.legal().first().copied().unwrap_or(Move::Pass),
        }
    }

    /// The answer to a discard.
    pub fn claim(
        &self,
        view: &SeatView,
        tile: Tile,
        from: Seat,
        stop: Option<&AtomicBool>,
    ) -> Move {
        if wins(view, tile) {
            return Move::Claim(Claim::MahJong);
        }
        if view.me().standing || possible(view, tile, from).next().is_none() {
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
        let thinking = Thinking::new(self.depth, stop);
        let chosen = candidates[value_network.choose(candidates, &thinking)?].choice;
        if self.rollouts == 0 {
            return Some(chosen);
        }
        let static_value =
            |candidate: &Candidate| value_network.value(candidate) * candidate.preference;
        let mut rivals: Vec<(Move, f32)> = candidates
            .iter()
            .map(|candidate| (candidate.choice, static_value(candidate)))
            .collect();
        rivals.sort_by(|one, other| other.1.total_cmp(&one.1));
        let enough = WORTH_A_TRY * rivals.first()?.1;
        let mut moves = vec![chosen];
        for (choice, value) in rivals {
            if value >= enough && !moves.contains(&choice) && moves.len() < RIVALS {
                moves.push(choice);
            }
        }
        let place = rollouts::best(view, &moves, self.rollouts, stop);
        moves.get(place).copied()
    }
}
