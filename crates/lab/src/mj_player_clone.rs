//! A clone of mj-player, the computer player of the original Unix programs. It was trained on hands of mj-player (see `imitation`) and
//! serves as an opponent in measurements.

mod candidates;
mod policy_network;

pub use candidates::{Candidate, claims, discards};
pub use policy_network::{FIRST_LAYER, INPUTS, PolicyNetwork, SECOND_LAYER, WEIGHTS};

use std::sync::LazyLock;

use engine::table::{Claim, Move, Request, SeatView};
use players::{ComputerPlayer, Level};

/// The policy for discards, then that for claims.
static POLICIES: LazyLock<Vec<PolicyNetwork>> =
    LazyLock::new(|| PolicyNetwork::all_from_bytes(include_bytes!("mj_player_clone/policies.bin")));

/// The clone's answer to a request.
pub fn decide(view: &SeatView, request: &Request) -> Move {
    // The clone goes out and declares bonus tiles, kongs and its sets as other players do.
    let usual = ComputerPlayer::new(Level::Beginner).decide(view, request);
    let (policy, candidates) = match (request, usual) {
        (Request::Turn { .. }, Move::Discard { .. }) if !view.me().standing => {
            (POLICIES.first(), discards(view))
        }
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return usual,
        (Request::Claim { tile, .. }, _) if !view.me().standing => {
            (POLICIES.get(1), claims(view, *tile))
        }
        _ => return usual,
    };
    policy
        .and_then(|policy| best(policy, &candidates))
        .filter(|choice| view.check(choice).is_ok())
        .unwrap_or(usual)
}

/// The move with the largest value under a policy.
pub fn best(policy: &PolicyNetwork, candidates: &[Candidate]) -> Option<Move> {
    let values = candidates
        .iter()
        .map(|candidate| (policy.value(&candidate.inputs), candidate));
    let best = values.max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(best.1.choice)
}
