//! Why a typed hand cannot be entered.

use crate::rules::NotMahJongg;
use crate::tiles::{BadShortHand, Seat, Tile};

/// Why a typed hand cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// This player's line is not a hand.
    #[error("not a hand: {1}")]
    Typed(Seat, BadShortHand),
    /// Nobody has a last tile.
    #[error("no player has a last tile")]
    NoWinner,
    /// More than one player has a last tile.
    #[error("two players have a last tile")]
    TwoWinners(Seat),
    /// The winner has this number of tiles, which is wrong.
    #[error("the winner has {1} tiles")]
    WinnerTiles(Seat, usize),
    /// A loser has more than 13 tiles.
    #[error("a loser has {1} tiles")]
    LoserTiles(Seat, usize),
    /// All hands together have more copies of a tile than the set.
    #[error("all hands together have {2} of the tile {1}")]
    TooMany(Seat, Tile, u8),
    /// The last tile would be the winner's own discard, or robbed from the winner's own kong.
    #[error("the last tile is the winner's own discard")]
    OwnTile(Seat),
    /// A Loose Tile without a kong, Flower or Season before it.
    #[error("a loose tile without a kong, flower or season")]
    NoLoose(Seat),
    /// The winner holds another copy of the tile that would be robbed from a kong.
    #[error("the tile {1} cannot come out of a kong, as the winner has another")]
    NotRobbed(Seat, Tile),
    /// The hand is not Mah Jongg by these rules.
    #[error("the hand is not Mah Jongg")]
    NotMahJongg(Seat, NotMahJongg),
}

impl EntryError {
    /// The player whose line is wrong; `None` if no single line is.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::NoWinner => None,
            Self::Typed(seat, _)
            | Self::TwoWinners(seat)
            | Self::WinnerTiles(seat, _)
            | Self::LoserTiles(seat, _)
            | Self::TooMany(seat, ..)
            | Self::OwnTile(seat)
            | Self::NoLoose(seat)
            | Self::NotRobbed(seat, _)
            | Self::NotMahJongg(seat, _) => Some(*seat),
        }
    }
}
