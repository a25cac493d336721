//! What a player did well in a hand that somebody else won, and one thing to try. Only what can be proved is said, and nobody is blamed.

use crate::review::{Decision, PlayedDeal, Review, describe_move};
use engine::table::{DealEnd, Move};
use engine::tiles::{Seat, Tile};
use players::HandDistance;
use words::say;

/// The most missing tiles that are still worth a mention.
const NEAR: u8 = 2;

/// A lost hand in hindsight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hindsight {
    /// What was done well.
    pub praise: Praise,
    /// The costliest move; `None` if no move cost anything.
    pub to_try: Option<BetterMove>,
}

/// What was done well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Praise {
    /// None of this many moves cost anything.
    NothingLost(usize),
    /// At the last move this many tiles were missing.
    Near(u8),
    /// The winning tile came from another player.
    GaveNothing(Seat),
    /// How many of all moves cost nothing.
    GoodMoves {
        /// Those that cost nothing.
        good: usize,
        /// All of them.
        all: usize,
    },
    /// Nothing in particular.
    Nothing,
}

/// A move that would have been better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BetterMove {
    /// The move.
    pub best: Move,
    /// The move that was made.
    pub made: Move,
    /// The tile that could be claimed; `None` in the player's own turn.
    pub about: Option<Tile>,
}

impl Hindsight {
    /// Looks back at a hand with its review; `None` if the player has won it, it is not over, or the player decided nothing.
    pub fn of(hand: &PlayedDeal, review: &Review) -> Option<Self> {
        let last = hand.decisions.last()?;
        let seat = last.view.seat();
        let winner = match &hand.end {
            Some(DealEnd::MahJong { winner, .. }) => Some(*winner),
            Some(DealEnd::WashOut { .. }) => None,
            None => return None,
        };
        if winner == Some(seat) {
            return None;
        }
        let all = review.own().count();
        let costly = review.turning_points();
        let good = all - costly.len();
        let missing = HandDistance::of(&last.view).map(|distance| distance.lacking);
        let near = missing.filter(|missing| (1..=NEAR).contains(missing));
        let giver = match &hand.end {
            Some(DealEnd::MahJong { from, .. }) => from.filter(|from| *from != seat),
            _ => None,
        };
        let praise = match (near, giver) {
            _ if all > 0 && costly.is_empty() => Praise::NothingLost(all),
            (Some(missing), _) => Praise::Near(missing),
            (None, Some(from)) => Praise::GaveNothing(from),
            (None, None) if good > 0 => Praise::GoodMoves { good, all },
            (None, None) => Praise::Nothing,
        };
        let better = |decision: &&Decision| BetterMove {
            best: decision.verdict.best,
            made: decision.made,
            about: decision.about,
        };
        Some(Self {
            praise,
            to_try: costly.first().map(better),
        })
    }

    /// The sentences about it; `name` is the name of a player.
    pub fn sentences<'a>(&self, name: impl Fn(Seat) -> &'a str) -> Vec<String> {
        let praise = match self.praise {
            Praise::NothingLost(moves) => Some(say!("hindsight-nothing-lost", moves)),
            Praise::Near(missing) => Some(say!("hindsight-near", missing)),
            Praise::GaveNothing(from) => Some(say!("hindsight-gave-nothing", who = name(from))),
            Praise::GoodMoves { good, all } => Some(say!("hindsight-good-moves", good, all)),
            Praise::Nothing => None,
        };
        let to_try = self.to_try.map(|better| {
            let best = describe_move(better.best, better.about);
            let made = describe_move(better.made, better.about);
            say!("hindsight-try", best, made)
        });
        let to_try = to_try.unwrap_or_else(|| say!("hindsight-go-on").to_owned());
        praise.into_iter().chain([to_try]).collect()
    }
}
