//! Why a move is refused: a small value while it is only asked, words when it is told.

use std::fmt;

use super::IllegalMove;
use crate::tiles::{Tile, TileSet};
use words;
use words::say;

/// The reasons for refusing a move, in the order of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    GameOver,
    NothingToBeReadyFor,
    AlreadyReady,
    NotDeclaring,
    NotYourTurn,
    Wait,
    NotOnStake(Tile),
    NoBonus(Tile),
    KeepBonus,
    BonusAfterDraw,
    NotFour(Tile),
    KongAfterDraw,
    KongWhileStanding,
    StandingDiscard(Tile),
    StandingClaim(TileSet),
    CallWithFirst,
    NoCalls,
    NotAskedToStand,
    NothingToClaim,
    OwnDiscard,
    Answered,
    ChowFromLeft(Tile),
    NoChow(Tile),
    NoChowPlace(Tile),
    ChowsOff,
    NoPung(Tile),
    NoKong(Tile),
    PungToKong(Tile),
    FitsNothing { tile: Tile, held: u8, chow: bool },
    OnlyRob,
    NoRobbery(Tile),
    NotMahJong,
    MahJongAfterClaim,
    NoChowToPlace,
    NoLayingOut,
    LaidOut,
    UseClaimedFirst(Tile),
    NothingToUse,
    CannotGoOutWith,
    NoSuchSet,
    NoSpecial,
    SetsMissing,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match *self {
            Self::GameOver => say!("refusal-the-game-is-over"),
            Self::NothingToBeReadyFor => say!("refusal-nobody-is-waiting-for-you"),
            Self::AlreadyReady => say!("refusal-you-are-ready-already"),
            Self::NotDeclaring => say!("refusal-this-is-not-the-time"),
            Self::NotYourTurn => say!("refusal-not-your-turn"),
            Self::Wait => say!("refusal-wait-until-the-others-have"),
            Self::KeepBonus => say!("refusal-flowers-and-seasons-are-laid"),
            Self::BonusAfterDraw => say!("refusal-bonus-tiles-are-laid-out"),
            Self::KongAfterDraw => say!("refusal-a-kong-can-be-made"),
            Self::KongWhileStanding => say!("refusal-you-have-a-standing-hand"),
            Self::CallWithFirst => {
                say!("refusal-the-original-call-goes-with")
            }
            Self::NoCalls => say!("refusal-there-is-no-original-call"),
            Self::NotAskedToStand => say!("refusal-a-standing-hand-cannot-be"),
            Self::NothingToClaim => say!("refusal-there-is-no-tile-to"),
            Self::OwnDiscard => say!("refusal-you-cannot-claim-your-own"),
            Self::Answered => say!("refusal-you-have-answered-already"),
            Self::OnlyRob => say!("refusal-the-tile-of-a-kong"),
            Self::ChowFromLeft(tile) => {
                return f.write_str(&say!("refusal-would-make-a-chow-but", tile = tile.name()));
            }
            Self::ChowsOff => say!("refusal-chows-are-not-allowed-in"),
            Self::PungToKong(tile) => {
                return f.write_str(&say!(
                    "refusal-a-discard-cannot-turn-your",
                    tile = tile.name()
                ));
            }
            Self::NotMahJong => say!("refusal-your-tiles-are-not-mah"),
            Self::MahJongAfterClaim => say!("refusal-after-a-claim-you-can"),
            Self::NoChowToPlace => say!("refusal-there-is-no-chow-waiting"),
            Self::NoLayingOut => say!("refusal-this-is-not-the-time-to"),
            Self::LaidOut => say!("refusal-your-hand-is-laid-out"),
            Self::NothingToUse => say!("refusal-there-is-no-claimed-tile"),
            Self::CannotGoOutWith => say!("refusal-you-cannot-go-out-with"),
            Self::NoSuchSet => say!("refusal-you-do-not-have-the"),
            Self::NoSpecial => say!("refusal-your-tiles-are-not-thirteen"),
            Self::SetsMissing => say!("refusal-lay-out-all-your-sets"),
            Self::StandingClaim(waits) => {
                let names: Vec<_> = waits.iter().map(Tile::name).collect();
                let named = match names.as_slice() {
                    [] => say!("refusal-the-tile-that-makes-mah").to_owned(),
                    names => words::any(names),
                };
                return f.write_str(&say!("refusal-you-have-a-standing-hand-only", named));
            }
            Self::NotOnStake(tile) => {
                return f.write_str(&say!("refusal-you-do-not-hold", tile = tile.name()));
            }
            Self::NoBonus(tile) => {
                return f.write_str(&say!("refusal-is-no-bonus-tile-of", tile = tile.name()));
            }
            Self::NotFour(tile) => {
                return f.write_str(&say!("refusal-you-have-no-kong-of", tile = tile.name()));
            }
            Self::StandingDiscard(tile) => {
                let name = tile.name();
                return f.write_str(&say!("refusal-you-have-a-standing-hand-must", name));
            }
            Self::NoChow(tile) => {
                return f.write_str(&say!("refusal-fits-no-chow", tile = tile.name()));
            }
            Self::NoChowPlace(tile) => {
                return f.write_str(&say!("refusal-does-not-fit-there-in", tile = tile.name()));
            }
            Self::NoPung(tile) => {
                return f.write_str(&say!("refusal-fits-no-pung", tile = tile.name()));
            }
            Self::NoKong(tile) => {
                return f.write_str(&say!("refusal-fits-no-kong", tile = tile.name()));
            }
            Self::FitsNothing { tile, held, chow } => {
                let name = tile.name();
                return f.write_str(&say!("refusal-fits-nothing", name, held, chow));
            }
            Self::NoRobbery(tile) => {
                return f.write_str(&say!("refusal-does-not-make-mah-jongg", tile = tile.name()));
            }
            Self::UseClaimedFirst(tile) => {
                return f.write_str(&say!(
                    "refusal-say-first-what-completes",
                    tile = tile.name()
                ));
            }
        };
        f.write_str(words)
    }
}

impl Refusal {
    /// How much it tells somebody who wants a tile: a rule in the way more than a missing tile, that more than "not Mah Jongg".
    pub(super) fn tells(&self) -> u8 {
        match self {
            Self::NotMahJong | Self::OnlyRob => 0,
            Self::NoChow(_) | Self::NoPung(_) | Self::NoKong(_) => 1,
            Self::FitsNothing { .. } => 2,
            Self::ChowsOff => 3,
            Self::ChowFromLeft(_) => 4,
            _ => 5,
        }
    }
}

impl From<Refusal> for IllegalMove {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.to_string())
    }
}
