//! The warning beside a discard with which somebody may win.

use super::{SimpleEvaluation, SimpleMove};
use crate::advice::threat::Threat;
use engine::table::Move;
use engine::tiles::Tile;

/// A discard is safer if somebody wins with it at least this much less often, in percentage points.
const CLEARLY: u32 = 3;

/// A warning of a discard.
#[derive(Clone, Debug, PartialEq)]
pub struct Caution {
    /// Who may win with it, if enough is known.
    pub threat: Option<Threat>,
    /// A discard that is clearly safer but leaves the hand slower, if there is one.
    pub safer: Option<Tile>,
}

impl Caution {
    /// The warning of the best discard, given all discards; `None` if it is not risky.
    pub(super) fn of(
        evaluation: &SimpleEvaluation<'_>,
        best: &SimpleMove,
        all: &[&SimpleMove],
    ) -> Option<Self> {
        if !best.is_risky() || !matches!(best.choice, Move::Discard { .. }) {
            return None;
        }
        let safer = all
            .iter()
            .find(|other| other.danger.percent + CLEARLY <= best.danger.percent);
        Some(Self {
            threat: Threat::of(evaluation.view(), best.tile, &best.danger),
            safer: safer.map(|safer| safer.tile),
        })
    }
}
