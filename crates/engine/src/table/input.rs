//! Inputs of the table: moves of the players and acts of the table itself.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::tiles::{MeldKind, Seat, Tile};

/// The position of the claimed tile in a chow: claiming 5 as `Lower` makes 5-6-7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChowPosition {
    /// It is the lowest of the three.
    Lower,
    /// It is between the two others.
    Middle,
    /// It is the highest.
    Upper,
}

impl ChowPosition {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Lower, Self::Middle, Self::Upper];

    /// The lowest tile of the chow with `claimed` in this position; `None` if there is no such chow.
    pub fn lowest(self, claimed: Tile) -> Option<Tile> {
        let lowest = match self {
            Self::Lower => Some(claimed),
            Self::Middle => claimed.previous_in_suit(),
            Self::Upper => claimed.previous_in_suit().and_then(Tile::previous_in_suit),
        }?;
        lowest.chow().map(|tiles| tiles[0])
    }

    /// The two tiles that make a chow with `claimed` in this position; `None` if there is no such chow.
    pub fn others(self, claimed: Tile) -> Option<[Tile; 2]> {
        let [low, middle, high] = self.lowest(claimed)?.chow()?;
        Some(match self {
            Self::Lower => [middle, high],
            Self::Middle => [low, high],
            Self::Upper => [low, middle],
        })
    }
}

/// What a player claims a discard, or the tile of a kong, for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Claim {
    /// A chow, only from the left-hand neighbour. Without a position the player is asked for it when the claim is granted; under some rules
    /// only if more than one is possible.
    Chow(Option<ChowPosition>),
    /// A pung.
    Pung,
    /// A kong.
    Kong,
    /// Mah Jongg, also by robbing a kong.
    MahJong,
}

/// A player's move. [`SeatView::legal`](super::SeatView::legal) lists the legal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Move {
    /// Ready for the next deal or for play to start.
    Ready,
    /// Lays out a bonus tile (classical; under Bloem's rules the table does it).
    DeclareBonus(Tile),
    /// Lays out nothing more before play.
    FinishDeclaring,
    /// Makes a kong: from four tiles on the stake, or by adding the fourth to the player's own exposed pung.
    Kong(Tile),
    /// Discards; `calling` makes it an Original Call (classical only, Millington 55).
    Discard {
        /// The tile, from the stake.
        tile: Tile,
        /// Original Call.
        calling: bool,
    },
    /// Declares a Standing Hand (`true`) or declines to (Bloem, rule 9).
    Stand(bool),
    /// Does not claim the discard or rob the kong.
    Pass,
    /// Claims the discard, or robs the kong.
    Claim(Claim),
    /// Passes three tiles to another player before a Goulash.
    Exchange([Tile; 3]),
    /// Gives the position of the claimed tile, after a chow claimed without position was granted.
    PlaceChow(ChowPosition),
    /// Goes Mah Jongg in the player's own turn: with the tile drawn, or after a claim (classical).
    MahJong,
    /// After Mah Jongg (classical): the winner completes this set with the claimed tile.
    Use(MeldKind, Option<ChowPosition>),
    /// After Mah Jongg (classical): the winner lays out a special hand with the claimed tile.
    UseForSpecial,
    /// After Mah Jongg (classical): lays out a concealed set; a chow is named by its lowest tile.
    Form(MeldKind, Tile),
    /// After Mah Jongg (classical): the winner lays out a special hand with the drawn tile.
    FormSpecial,
    /// After Mah Jongg (classical): a loser shows the remaining tiles and lays out no more sets.
    ShowTiles,
}

/// Moves, without a heap allocation for the usual number.
pub type Moves = SmallVec<[Move; 24]>;

/// An act of the table itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// The time for claims is over: everybody who has not answered passes.
    TimeOut,
    /// Show All Hands is switched on or off. A deal played with open hands is not settled.
    ShowHands(bool),
    /// A game option is changed.
    SetOption {
        /// The name in the protocol.
        name: String,
        /// The value in the notation of the protocol.
        value: String,
    },
    /// The deal ends without a winner for an external reason, such as a lost player.
    Abandon {
        /// The reason, in English.
        reason: String,
    },
    /// Debugging: a tile in a player's hand is replaced by one from the wall.
    SwapTile {
        /// Whose hand.
        seat: Seat,
        /// The tile given up.
        old: Tile,
        /// The tile taken.
        new: Tile,
    },
}

/// One entry of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input {
    /// A player's move.
    Move(Seat, Move),
    /// An act of the table.
    Act(Act),
}
