//! A deal as one seat played it: its decisions, and the positions worth stopping at.

use engine::table::{DealEnd, Move, SeatView};
use players::{ComputerPlayer, Motive};

/// Who made a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MadeBy {
    /// The player at the seat.
    #[default]
    Player,
    /// Auto Play, for the player.
    AutoPlay,
    /// Nobody: the time for claims ran out, which passes.
    TimeOut,
}

/// A decision that a seat made.
#[derive(Clone, Debug)]
pub struct RecordedDecision {
    /// The table as the seat saw it.
    pub view: SeatView,
    /// The move.
    pub choice: Move,
    /// How many inputs preceded it in the game, or preceded the question that a claim or pass answers; at a network table, how many
    /// events.
    pub at: usize,
    /// Who made it.
    pub by: MadeBy,
}

/// A deal, ready for review from one seat.
#[derive(Clone, Debug, Default)]
pub struct PlayedDeal {
    /// Number of the deal in its game, from 1.
    pub number: u32,
    /// Points won, or lost if negative; `None` while the deal is not over.
    pub result: Option<i64>,
    /// How it ended, with the settlement; `None` while it is not over.
    pub end: Option<DealEnd>,
    /// How many inputs preceded the beginning and the end of the deal; at a network table, how many events.
    pub inputs: (usize, usize),
    /// The view after the deal, before anybody's first discard, Kong or win; `None` if there was none yet, or if the hand was watched and the
    /// seat's tiles were not visible then.
    pub dealt: Option<SeatView>,
    /// Where a replay stops, counted as for `inputs`: after the deal, each draw, discard, claimed set and Kong, the win and its settlement.
    pub stops: Vec<usize>,
    /// The computer player at the seat, if it was one.
    pub player: Option<ComputerPlayer>,
    /// The seat's decisions, in order.
    pub decisions: Vec<RecordedDecision>,
}

impl PlayedDeal {
    /// Why the computer player at the seat made its discard with this index in the deal, from what it knew then; `None` if no computer player
    /// sat there, or the one that sits there now would decide otherwise.
    pub fn discard_motive(&self, index: usize) -> Option<Motive> {
        let decisions = self.decisions.iter();
        let mut discards =
            decisions.filter(|decision| matches!(decision.choice, Move::Discard { .. }));
        let decision = discards.nth(index)?;
        self.player?.motive(&decision.view, decision.choice)
    }
}
