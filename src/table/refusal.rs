//! Why a move is refused: a small value while it is only asked, words when it is told.

use std::fmt;

use super::IllegalMove;
use crate::tiles::{Tile, TileSet};

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
            Self::GameOver => "The game is over.",
            Self::NothingToBeReadyFor => "Nobody is waiting for you to be ready.",
            Self::AlreadyReady => "You are ready already.",
            Self::NotDeclaring => "This is not the time to lay out tiles before play.",
            Self::NotYourTurn => "It is not your turn.",
            Self::Wait => "Wait until the others have answered.",
            Self::KeepBonus => "Flowers and Seasons are laid out, never discarded.",
            Self::BonusAfterDraw => "Bonus tiles are laid out only after drawing a tile.",
            Self::KongAfterDraw => "A Kong can be made only after drawing a tile.",
            Self::KongWhileStanding => "You have a Standing Hand, so no Kong can be made.",
            Self::CallWithFirst => {
                "The Original Call goes with your first discard, nothing being laid out."
            }
            Self::NoCalls => "There is no Original Call in this game.",
            Self::NotAskedToStand => "A Standing Hand cannot be declared now.",
            Self::NothingToClaim => "There is no tile to be claimed.",
            Self::OwnDiscard => "You cannot claim your own tile.",
            Self::Answered => "You have answered already.",
            Self::OnlyRob => "The tile of a Kong can only be taken to go Mah Jongg.",
            Self::ChowFromLeft(tile) => {
                return write!(
                    f,
                    "{} would make a Chow, but only the player on your left can give you one, unless it makes Mah Jongg.",
                    tile.name()
                );
            }
            Self::ChowsOff => "Chows are not allowed in this game.",
            Self::PungToKong(tile) => {
                return write!(
                    f,
                    "A discard cannot turn your exposed Pung of {} into a Kong; only a tile that you draw can.",
                    tile.name()
                );
            }
            Self::NotMahJong => "Your tiles are not Mah Jongg.",
            Self::MahJongAfterClaim => "After a claim you can only discard.",
            Self::NoChowToPlace => "There is no Chow waiting for its place.",
            Self::NoLayingOut => "This is not the time to lay out your hand.",
            Self::LaidOut => "Your hand is laid out already.",
            Self::NothingToUse => "There is no claimed tile to be used.",
            Self::CannotGoOutWith => "You cannot go out with that set.",
            Self::NoSuchSet => "You do not have the tiles for that set.",
            Self::NoSpecial => "Your tiles are not Thirteen Unique Wonders.",
            Self::SetsMissing => "Lay out all your sets first.",
            Self::StandingClaim(waits) => {
                let names: Vec<_> = waits.iter().map(Tile::name).collect();
                let named = match names.as_slice() {
                    [] => "the tile that makes Mah Jongg".to_owned(),
                    names => names.join(" or "),
                };
                return write!(f, "You have a Standing Hand: only {named} may be taken.");
            }
            Self::NotOnStake(tile) => return write!(f, "You do not hold {}.", tile.name()),
            Self::NoBonus(tile) => return write!(f, "{} is no bonus tile of yours.", tile.name()),
            Self::NotFour(tile) => return write!(f, "You have no Kong of {}.", tile.name()),
            Self::StandingDiscard(tile) => {
                let name = tile.name();
                return write!(f, "You have a Standing Hand: {name} must be discarded.");
            }
            Self::NoChow(tile) => return write!(f, "{} fits no Chow.", tile.name()),
            Self::NoChowPlace(tile) => {
                return write!(f, "{} does not fit there in a Chow.", tile.name());
            }
            Self::NoPung(tile) => return write!(f, "{} fits no Pung.", tile.name()),
            Self::NoKong(tile) => return write!(f, "{} fits no Kong.", tile.name()),
            Self::FitsNothing { tile, held, chow } => {
                let name = tile.name();
                let held = if held == 0 { "none" } else { "one" };
                write!(
                    f,
                    "{name} fits nothing: a Pung needs two of your own, and you have {held}"
                )?;
                return match chow {
                    true => write!(f, "; a Chow needs two more in a row with it."),
                    false => write!(f, "."),
                };
            }
            Self::NoRobbery(tile) => {
                return write!(f, "{} does not make Mah Jongg.", tile.name());
            }
            Self::UseClaimedFirst(tile) => {
                return write!(f, "Say first what {} completes.", tile.name());
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
