//! Why the table refuses an input.

use crate::rules::BadOption;
use crate::tiles::{Tile, TileSet};

/// Why the table refuses an input. Nothing has changed.
///
/// The messages are for logs and developers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A spectator cannot play.
    #[error("a spectator makes no moves")]
    OnlyWatching,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// This player is not asked to be ready.
    #[error("the player is not asked to be ready")]
    NotAskedToBeReady,
    /// The player is already ready.
    #[error("the player is already ready")]
    AlreadyReady,
    /// The player is not asked to lay out tiles before play.
    #[error("nothing can be laid out before play now")]
    NotDeclaring,
    /// No tiles are exchanged now.
    #[error("no tiles are exchanged now")]
    NotExchanging,
    /// These are not three plain tiles of the player's stake.
    #[error("only three plain tiles of the stake can be exchanged")]
    NotToExchange,
    /// It is another player's turn.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// It is this player's turn, but others still have to answer.
    #[error("other players still have to answer")]
    OthersMustAnswer,
    /// The tile is not on the player's stake.
    #[error("{0} is not on the stake")]
    NotOnStake(Tile),
    /// The tile is not a bonus tile on the player's stake.
    #[error("{0} is no bonus tile on the stake")]
    NotYourBonus(Tile),
    /// Flowers and Seasons are discarded only by a player who has no other tiles left.
    #[error("a bonus tile is discarded only if no other tiles are left")]
    BonusDiscarded,
    /// In play, bonus tiles are laid out only after drawing a tile.
    #[error("bonus tiles are laid out only after drawing a tile")]
    BonusWithoutDraw,
    /// The player does not have the tiles for this kong, or is not asked about it before play.
    #[error("the player has no kong of {0}")]
    NotFour(Tile),
    /// A kong in the player's own turn is made only after drawing a tile, or in the classical game from a pung just claimed.
    #[error("a kong is made only after drawing a tile")]
    KongWithoutDraw,
    /// By these rules a Standing Hand cannot make kongs.
    #[error("a standing hand makes no kongs")]
    KongWhileStanding,
    /// A Standing Hand must discard this tile, the one drawn.
    #[error("a standing hand discards the drawn tile, {0}")]
    StandingDiscard(Tile),
    /// A Standing Hand may claim only these tiles, which complete it.
    #[error("a standing hand takes only the tiles that complete it")]
    StandingClaim(TileSet),
    /// An Original Call is made with the first discard, before any set is laid out.
    #[error("an original call goes with the first discard")]
    CallTooLate,
    /// The rules have no Original Call.
    #[error("the rules have no original call")]
    NoCalls,
    /// The player is not asked whether to declare a Standing Hand.
    #[error("the player is not asked for a standing hand")]
    NotAskedToStand,
    /// No tile can be claimed.
    #[error("no tile can be claimed")]
    NothingToClaim,
    /// The tile is the player's own discard, or of the player's own kong.
    #[error("a player cannot claim a tile of their own")]
    OwnDiscard,
    /// The player has already answered, or chosen tiles to exchange.
    #[error("the player has already answered")]
    AlreadyAnswered,
    /// The tile would make a chow, but a chow is claimed only from the left-hand neighbour.
    #[error("{0} makes a chow, which is claimed only from the left-hand neighbour")]
    ChowFromLeft(Tile),
    /// The tile makes no chow with the stake.
    #[error("{0} makes no chow")]
    NoChow(Tile),
    /// The tile makes no chow in this position.
    #[error("{0} makes no chow in this position")]
    NoChowThere(Tile),
    /// The rules have no chows.
    #[error("the rules have no chows")]
    ChowsOff,
    /// The rules allow one chow in a hand, and the player has laid one out.
    #[error("a hand may have one chow only")]
    OneChowOnly,
    /// The tile makes no pung with the stake.
    #[error("{0} makes no pung")]
    NoPung(Tile),
    /// The tile makes no kong with the stake.
    #[error("{0} makes no kong")]
    NoKong(Tile),
    /// A discard cannot be added to an exposed pung to make a kong.
    #[error("a discard does not turn an exposed pung of {0} into a kong")]
    PungToKong(Tile),
    /// The tile makes no set at all.
    #[error("{tile} makes no set")]
    FitsNothing {
        /// The tile.
        tile: Tile,
        /// The number of copies on the stake, 0 or 1.
        held: u8,
        /// Whether this player could claim a chow with it.
        chow: bool,
    },
    /// The tile of a kong can be taken only to go Mah Jongg.
    #[error("the tile of a kong is taken only to go Mah Jongg")]
    OnlyRob,
    /// The tile of the kong does not make Mah Jongg.
    #[error("{0} does not make Mah Jongg")]
    NoRobbery(Tile),
    /// The tiles are not Mah Jongg.
    #[error("the tiles are not Mah Jongg")]
    NotMahJong,
    /// By these rules a player can do nothing but discard after a claim.
    #[error("after a claim a player can only discard")]
    MahJongAfterClaim,
    /// The player is not asked for the position of a chow.
    #[error("the player is not asked for the position of a chow")]
    NoChowToPlace,
    /// Hands are not laid out now.
    #[error("hands are not laid out now")]
    NotLayingOut,
    /// The player's hand is already laid out.
    #[error("the hand is already laid out")]
    AlreadyLaidOut,
    /// The winner must first say what the claimed tile completes.
    #[error("the winner must first say which set {0} completes")]
    UseClaimedFirst(Tile),
    /// The player has no claimed tile to use, or is a loser and cannot lay out a special hand.
    #[error("there is no claimed tile to use")]
    NothingToUse,
    /// The remaining tiles would not be Mah Jongg after this set.
    #[error("the hand does not win with that set")]
    CannotGoOutWith,
    /// The player does not have the tiles for this set, or there is no such set.
    #[error("the player does not have the tiles for that set")]
    NoSuchSet,
    /// The tiles are not Thirteen Unique Wonders, nor another special hand of the rules.
    #[error("the tiles are not Thirteen Unique Wonders")]
    NoSpecial,
    /// The winner has sets on the stake that are not laid out yet.
    #[error("some sets are not laid out yet")]
    SetsMissing,
    /// There is no deal to abandon.
    #[error("there is no deal to abandon")]
    NoDealToAbandon,
    /// A tile on the player's stake can be swapped only with one in the wall, while nothing can be claimed and the deal is not over.
    #[error("these tiles cannot be swapped")]
    CannotSwap,
    /// Options that affect the wall change only between two deals.
    #[error("options of the wall change only between two deals")]
    WallInUse,
    /// The option cannot have this value.
    #[error(transparent)]
    Option(#[from] BadOption),
    /// The deal does not end as recorded.
    #[error("the deal does not end as the record says")]
    RecordDiffers,
}

impl Refusal {
    /// Ranks how well a refusal explains to players why they cannot have a tile: a rule that forbids the claim ranks above a missing tile, and that
    /// above "not Mah Jongg".
    pub(super) fn explanation_rank(&self) -> u8 {
        match self {
            Self::NotMahJong | Self::OnlyRob => 0,
            Self::NoChow(_) | Self::NoPung(_) | Self::NoKong(_) => 1,
            Self::FitsNothing { .. } => 2,
            Self::ChowsOff | Self::OneChowOnly => 3,
            Self::ChowFromLeft(_) => 4,
            _ => 5,
        }
    }
}
