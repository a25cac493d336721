//! A decision in words, and what kind of mistake it was.

use serde::{Deserialize, Serialize};

use super::Decision;
use crate::table::{Claim, Move};
use crate::tiles::Tile;

/// The kinds of mistake that are counted over many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// A Wind or Dragon was thrown that was better kept.
    HonourThrown,
    /// A Wind or Dragon was kept too long.
    HonourKept,
    /// Another tile was better thrown.
    WrongTile,
    /// A chow was claimed that was better left.
    ChowTaken,
    /// A pung or kong was claimed that was better left.
    PungTaken,
    /// A chow was left that was better claimed.
    ChowLeft,
    /// A pung or kong was left that was better claimed.
    PungLeft,
    /// Mah Jongg was left.
    MahJonggLeft,
    /// A kong was made, or not made, and the other was better.
    Kong,
}

impl Mistake {
    /// What it is called.
    pub fn words(self) -> &'static str {
        match self {
            Self::HonourThrown => "Winds or Dragons discarded too soon",
            Self::HonourKept => "Winds or Dragons kept too long",
            Self::WrongTile => "The wrong suit tile discarded",
            Self::ChowTaken => "Chows claimed that were better left",
            Self::PungTaken => "Pungs claimed that were better left",
            Self::ChowLeft => "Chows left that were better claimed",
            Self::PungLeft => "Pungs left that were better claimed",
            Self::MahJonggLeft => "Mah Jongg left",
            Self::Kong => "Kongs made or not made",
        }
    }

    /// What kind of mistake a decision was, supposing it was one.
    pub fn of(decision: &Decision) -> Self {
        let best = decision.verdict.best;
        let honour = |choice: Move| match choice {
            Move::Discard { tile, .. } => tile.suit().is_none(),
            _ => false,
        };
        match (decision.made, best) {
            (_, Move::MahJong | Move::Claim(Claim::MahJong)) => Self::MahJonggLeft,
            (Move::Kong(_), _) | (_, Move::Kong(_)) => Self::Kong,
            (Move::Claim(Claim::Chow(_)), _) => Self::ChowTaken,
            (Move::Claim(_), _) => Self::PungTaken,
            (_, Move::Claim(Claim::Chow(_))) => Self::ChowLeft,
            (_, Move::Claim(_)) => Self::PungLeft,
            (made, best) if honour(made) && !honour(best) => Self::HonourThrown,
            (made, best) if honour(best) && !honour(made) => Self::HonourKept,
            _ => Self::WrongTile,
        }
    }
}

/// A move in words: `throwing 2 Wan`, `a Pung of 3 Circle`, `letting 3 Circle go`. `about`: the tile that waited.
pub fn deed(choice: Move, about: Option<Tile>) -> String {
    let name = about.map_or_else(|| "the tile".to_owned(), |tile| tile.name());
    match choice {
        Move::Discard { tile, .. } => format!("throwing {}", tile.name()),
        Move::Kong(tile) => format!("a Kong of {}", tile.name()),
        Move::Pass => format!("letting {name} go"),
        Move::Claim(Claim::Chow(_)) => format!("a Chow with {name}"),
        Move::Claim(Claim::Pung) => format!("a Pung of {name}"),
        Move::Claim(Claim::Kong) => format!("a Kong of {name}"),
        Move::Claim(Claim::MahJong) | Move::MahJong => "going Mah Jongg".to_owned(),
        _ => "something else".to_owned(),
    }
}
