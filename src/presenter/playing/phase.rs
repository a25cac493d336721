//! Where the person stands in the game: one value where there were many flags, so that no two of them can disagree.

use std::time::Duration;

use crate::presenter::playing::claim_timer::ClaimTimer;
use crate::presenter::request_id::RequestId;
use crate::session::local::Answer;

/// Where the person stands.
#[derive(Debug, Default)]
pub enum Phase {
    /// Nothing has been asked for yet at this point of the game; the loop looks what is due.
    #[default]
    Undecided,
    /// Computer players whose turn it is think; nothing else goes on meanwhile.
    OthersThink(RequestId),
    /// The person has been asked what is due.
    Asked,
    /// A discard or kong can be claimed.
    Claims(OpenClaim),
    /// Somebody has won: the hand lies open to be looked at until then, before its scores come up.
    Won(Duration),
    /// The hand is over; its scores have been shown, or it was said where they are.
    HandOver,
    /// The game is over; so far this much of its end has been shown.
    GameOver(Finale),
}

/// What has been shown of the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finale {
    /// The scores of the last hand.
    Scores,
    /// Those were closed, to look at the table.
    Table,
    /// Who has won.
    Winner,
}

/// A discard or kong that waits for claims.
#[derive(Debug)]
pub struct OpenClaim {
    /// Its serial number in the deal.
    pub serial: u32,
    /// How long it waits.
    pub timer: ClaimTimer,
    /// What the computer players say to it.
    pub answers: Answers,
    /// The person has answered, or lets play go on.
    pub released: bool,
}

/// The computer players' answers to a discard or kong.
#[derive(Debug)]
pub enum Answers {
    /// They are still thinking.
    Awaited(RequestId),
    /// They have thought; their answers are held back until the time is over.
    Held(Vec<Answer>),
}

impl OpenClaim {
    /// Whether play goes on: everybody else has thought, and the person has answered or the time is over.
    pub fn is_over(&self, now: Duration) -> bool {
        matches!(self.answers, Answers::Held(_)) && (self.released || self.timer.is_over(now))
    }
}

/// Why play stands still although nothing is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// The person has stopped the clock.
    Asked,
    /// The game was opened, or gone on with, and waits until its player has looked at it.
    Resumed,
}

impl Phase {
    /// Whether it has been shown who has won the game.
    pub fn has_shown_winner(&self) -> bool {
        matches!(self, Self::GameOver(Finale::Winner))
    }

    /// The id of the request to the computer players, while they think.
    pub fn awaited(&self) -> Option<RequestId> {
        match self {
            Self::OthersThink(request_id) => Some(*request_id),
            Self::Claims(open) => match open.answers {
                Answers::Awaited(request_id) => Some(request_id),
                Answers::Held(_) => None,
            },
            Self::Undecided | Self::Asked | Self::Won(_) | Self::HandOver | Self::GameOver(_) => {
                None
            }
        }
    }

    /// This phase after something has happened: what waits for more than an answer of the person stays.
    pub fn keeping_claim(self, before: &mut Self) -> Self {
        match before {
            Self::Claims(_)
            | Self::OthersThink(_)
            | Self::Won(_)
            | Self::HandOver
            | Self::GameOver(_) => std::mem::take(before),
            Self::Undecided | Self::Asked => self,
        }
    }

    /// The discard or kong that waits.
    pub fn claim(&self) -> Option<&OpenClaim> {
        match self {
            Self::Claims(open) => Some(open),
            _ => None,
        }
    }

    /// The same, to be changed.
    pub fn claim_mut(&mut self) -> Option<&mut OpenClaim> {
        match self {
            Self::Claims(open) => Some(open),
            _ => None,
        }
    }
}
