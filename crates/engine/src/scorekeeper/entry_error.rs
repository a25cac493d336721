//! Why a typed hand cannot be entered.

use crate::rules::NotMahJongg;
use crate::tiles::{BadShortHand, Seat, Tile};

/// Why a typed hand cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EntryError {
    /// This player's line is not a hand.
    #[error("not a hand: {1}")]
    Typed(Seat, BadShortHand),
    /// This player has more points than a hand can count.
    #[error("more points than a hand can count")]
    Points(Seat),
    /// Nobody has a last tile.
    #[error("no player has a last tile")]
    NoWinner,
    /// More than one player has a last tile; this is the second.
    #[error("two players have a last tile")]
    TwoWinners(Seat),
    /// The winner has this number of tiles, which is wrong.
    #[error("the winner has {1} tiles")]
    WinnerTiles(Seat, usize),
    /// A loser has this number of tiles: more than 13, or for East more than 14 when a kong is robbed.
    #[error("a loser has {1} tiles")]
    LoserTiles(Seat, usize),
    /// The hands up to this player's have this number of copies of a tile, more than the set.
    #[error("all hands together have {2} of the tile {1}")]
    TooMany(Seat, Tile, u8),
    /// The last tile would be the winner's own discard, or robbed from the winner's own kong.
    #[error("the last tile is the winner's own discard")]
    OwnTile(Seat),
    /// The last tile is a Loose Tile, but the winner has no kong, Flower or Season.
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
            | Self::Points(seat)
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
