//! What rollouts and the value network find about a decision.

use serde::{Deserialize, Serialize};

use super::Verdict;
use engine::table::Move;

/// What rollouts, combined with the value network, found about a decision. The rest of a verdict follows quickly from the position, so this is
/// all that needs to be stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The best move.
    pub best: Move,
    /// The cost of the decision: the points of the deal by which the best move is better.
    pub points: f64,
    /// The error of `points`, as in `Verdict`.
    pub error: f64,
    /// As in `Verdict`.
    #[serde(rename = "played")]
    pub rollout_lead: (f64, f64),
    /// The expected points of the deal after the best move.
    pub worth: f64,
    /// The moves that were played out, with the expected points of the deal after each.
    pub tried: Vec<(Move, f64)>,
}

impl Judgement {
    /// The judgement that a verdict comes from.
    pub fn of(verdict: &Verdict) -> Self {
        let tried = verdict.moves.iter().filter(|tried| !tried.static_only);
        Self {
            best: verdict.best,
            points: verdict.points,
            error: verdict.error,
            rollout_lead: verdict.rollout_lead,
            worth: verdict.worth,
            tried: tried.map(|tried| (tried.choice, tried.worth)).collect(),
        }
    }

    /// The expected points of the deal after a move.
    pub(super) fn worth_of(&self, choice: Move) -> Option<f64> {
        let found = self.tried.iter().find(|(tried, _)| *tried == choice);
        found.map(|(_, worth)| *worth)
    }

    /// Rounds the figures, so that a judgement read from a file equals the one written.
    pub(super) fn rounded(self) -> Self {
        let tried = self.tried.into_iter();
        Self {
            points: rounded(self.points),
            error: rounded(self.error),
            rollout_lead: (rounded(self.rollout_lead.0), rounded(self.rollout_lead.1)),
            worth: rounded(self.worth),
            tried: tried
                .map(|(tried, worth)| (tried, rounded(worth)))
                .collect(),
            ..self
        }
    }
}

/// To a thousandth of a point.
fn rounded(points: f64) -> f64 {
    (points * 1000.0).round() / 1000.0
}
