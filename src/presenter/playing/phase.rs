//! The phase of the game: one value instead of many flags, so that they cannot contradict each other.

use std::time::Duration;

use crate::presenter::playing::claim_timer::ClaimTimer;
use crate::presenter::request_id::RequestId;
use crate::session::local::Answer;
use engine::tiles::Tile;

/// The phase of the game.
#[derive(Debug, Default)]
pub enum Phase {
    /// Nothing has been requested at this point; the game loop decides what is due.
    #[default]
    Undecided,
    /// The computer players who have been asked are thinking; nothing else happens meanwhile.
    OthersThink(RequestId),
    /// The player has been asked for a decision other than those below.
    Asked,
    /// The player has been asked for tiles to pass on before a Goulash, and has chosen these.
    Exchanging(Vec<Tile>),
    /// A discard or Kong can be claimed.
    Claims(ClaimPhase),
    /// Somebody has won: the hand is shown for a while before its scores. Also any finished hand that is shown at once, without waiting.
    Won {
        /// When the display began, as the time since the program started.
        since: Duration,
        /// When it ends by itself; `None` if the player ends it.
        until: Option<Duration>,
    },
    /// The hand is over. Its scores, or where to find them, have been shown.
    HandOver,
    /// The game is over. Its end has been shown up to this point.
    GameOver(Finale),
}

/// How much of the end of a game has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finale {
    /// The scores of the last hand.
    Scores,
    /// The table, after the scores were closed.
    Table,
    /// The winner.
    Winner,
}

/// The phase in which a discard or Kong can be claimed.
#[derive(Debug)]
pub struct ClaimPhase {
    /// The serial number of the discard or Kong in the deal.
    pub serial: u32,
    /// How long it can be claimed.
    pub timer: ClaimTimer,
    /// The answers of the computer players to it.
    pub answers: Answers,
    /// Whether no answer from this computer is awaited: everybody here has answered, or has nothing to claim. Only a discard that one
    /// person at a local table cannot claim still waits for its timer.
    pub is_answered: bool,
}

/// The answers of the computer players to a discard or Kong.
#[derive(Debug)]
pub enum Answers {
    /// Some computer players are still thinking.
    Awaited(RequestId),
    /// All answers, held back until the phase is over.
    Held(Vec<Answer>),
}

impl ClaimPhase {
    /// Whether play can continue: the computer players have answered, and either no answer from this computer is awaited, or the time is over.
    pub fn is_over(&self, now: Duration) -> bool {
        matches!(self.answers, Answers::Held(_)) && (self.is_answered || self.timer.is_over(now))
    }
}

/// Why the game is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// The player has paused it.
    ByPlayer,
    /// The game was opened or moved to another point, and waits for the player to continue it.
    WaitingForPlayer,
}

impl Phase {
    /// A finished hand that is shown at once, without waiting.
    pub fn won_before(now: Duration) -> Self {
        Self::Won {
            since: now,
            until: Some(now),
        }
    }

    /// Whether the player has been asked for a decision that is not a claim.
    pub fn is_asked(&self) -> bool {
        matches!(self, Self::Asked | Self::Exchanging(_))
    }

    /// Whether the winner of the game has been shown.
    pub fn has_shown_winner(&self) -> bool {
        matches!(self, Self::GameOver(Finale::Winner))
    }

    /// The pending request to the computer players.
    pub fn awaited(&self) -> Option<RequestId> {
        match self {
            Self::OthersThink(request_id) => Some(*request_id),
            Self::Claims(open) => match open.answers {
                Answers::Awaited(request_id) => Some(request_id),
                Answers::Held(_) => None,
            },
            Self::Undecided
            | Self::Asked
            | Self::Exchanging(_)
            | Self::Won { .. }
            | Self::HandOver
            | Self::GameOver(_) => None,
        }
    }

    /// Forgets what the player has been asked, so that the game loop asks again if it is still due. Any other phase stays.
    pub fn forget_question(&mut self) {
        if self.is_asked() {
            *self = Self::Undecided;
        }
    }

    /// The phase in which a discard or Kong can be claimed, if that is the current one.
    pub fn claim_phase(&self) -> Option<&ClaimPhase> {
        match self {
            Self::Claims(open) => Some(open),
            _ => None,
        }
    }

    /// The phase in which a discard or Kong can be claimed, mutably.
    pub fn claim_phase_mut(&mut self) -> Option<&mut ClaimPhase> {
        match self {
            Self::Claims(open) => Some(open),
            _ => None,
        }
    }
}
