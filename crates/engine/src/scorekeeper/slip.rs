//! What can be wrong with a hand as it was typed.

use crate::tiles::{BadShortHand, Seat, Tile};
use words::say;

/// Why a hand cannot be entered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Slip {
    /// What was typed for this player are no tiles.
    #[error("{}", say!("keeper-slip-typed", why = .1.to_string()))]
    Typed(Seat, BadShortHand),
    /// Nobody has a last tile.
    #[error("{}", say!("keeper-slip-no-winner"))]
    NoWinner,
    /// More than one player has a last tile.
    #[error("{}", say!("keeper-slip-two-winners"))]
    TwoWinners(Seat),
    /// The winner has another number of tiles.
    #[error("{}", say!("keeper-slip-winner-tiles", count = .1))]
    WinnerTiles(Seat, usize),
    /// A loser has more tiles than can be.
    #[error("{}", say!("keeper-slip-loser-tiles", count = .1))]
    LoserTiles(Seat, usize),
    /// All hands together have more of a tile than there are.
    #[error("{}", say!("keeper-slip-too-many", tile = .1.name(), copies = .1.copies(), count = .2))]
    TooMany(Seat, Tile, u8),
    /// The last tile is said to be the winner's own discard or out of the winner's own kong.
    #[error("{}", say!("keeper-slip-own-tile"))]
    OwnTile(Seat),
    /// A Loose Tile comes after a kong, a Flower or a Season.
    #[error("{}", say!("keeper-slip-no-loose"))]
    NoLoose(Seat),
    /// Out of a kong comes a tile of which one has no other.
    #[error("{}", say!("keeper-slip-not-robbed", tile = .1.name()))]
    NotRobbed(Seat, Tile),
    /// The hand is not Mah Jongg by these rules.
    #[error("{}", say!("keeper-slip-not-mah-jongg", why = .1))]
    NotMahJongg(Seat, String),
}

impl Slip {
    /// In whose hand it is; `None`: in no one's.
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
