//! Describes decisions in words, and classifies mistakes.

use serde::{Deserialize, Serialize};

use super::Decision;
use engine::table::{Claim, Move};
use engine::tiles::Tile;
use wording::{TileWording, chow_numbers};
use words::say;

/// The kinds of mistake that are counted over many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// A Wind or Dragon was discarded that should have been kept.
    #[serde(rename = "honour-thrown")]
    HonourDiscarded,
    /// A Wind or Dragon was kept too long.
    HonourKept,
    /// Another tile was the better discard: a suit tile instead of a suit tile, or an honour instead of an honour.
    WrongTile,
    /// A Chow was claimed; passing or another claim was better.
    #[serde(rename = "chow-taken")]
    ChowClaimed,
    /// A Pung or Kong was claimed; passing or another claim was better.
    #[serde(rename = "pung-taken")]
    PungClaimed,
    /// A Chow should have been claimed.
    #[serde(rename = "chow-left")]
    ChowPassed,
    /// A Pung or Kong should have been claimed.
    #[serde(rename = "pung-left")]
    PungPassed,
    /// Mah Jongg should have been declared.
    #[serde(rename = "mah-jongg-left")]
    MahJonggPassed,
    /// A Kong was declared that should not have been, or the reverse.
    Kong,
}

impl Mistake {
    /// Its name on the screen.
    pub fn words(self) -> &'static str {
        match self {
            Self::HonourDiscarded => say!("mistake-honours-too-soon"),
            Self::HonourKept => say!("mistake-honours-too-long"),
            Self::WrongTile => say!("mistake-wrong-suit-tile"),
            Self::ChowClaimed => say!("mistake-chow-claimed"),
            Self::PungClaimed => say!("mistake-pung-claimed"),
            Self::ChowPassed => say!("mistake-chow-passed"),
            Self::PungPassed => say!("mistake-pung-passed"),
            Self::MahJonggPassed => say!("mistake-mah-jongg-passed"),
            Self::Kong => say!("mistake-kong"),
        }
    }

    /// The kind of a mistake.
    pub fn of(decision: &Decision) -> Self {
        let best = decision.verdict.best;
        let honour = |choice: Move| match choice {
            Move::Discard { tile, .. } => tile.suit().is_none(),
            _ => false,
        };
        match (decision.made, best) {
            (_, Move::MahJong | Move::Claim(Claim::MahJong)) => Self::MahJonggPassed,
            (Move::Kong(_), _) | (_, Move::Kong(_)) => Self::Kong,
            (Move::Claim(Claim::Chow(_)), _) => Self::ChowClaimed,
            (Move::Claim(_), _) => Self::PungClaimed,
            (_, Move::Claim(Claim::Chow(_))) => Self::ChowPassed,
            (_, Move::Claim(_)) => Self::PungPassed,
            (made, best) if honour(made) && !honour(best) => Self::HonourDiscarded,
            (made, best) if honour(best) && !honour(made) => Self::HonourKept,
            _ => Self::WrongTile,
        }
    }
}

/// A move in words: `discarding 2 Wan`, `a Pung of 3 Circle`, `passing on 3 Circle`. `about` is the tile that could be claimed.
pub fn describe_move(choice: Move, about: Option<Tile>) -> String {
    let name = about.map_or_else(|| say!("deed-tile").to_owned(), |tile| tile.name());
    match choice {
        Move::Discard { tile, .. } => say!("deed-discard", tile = tile.name()),
        Move::Kong(tile) => say!("deed-kong", tile = tile.name()),
        Move::Pass => say!("deed-pass", name),
        Move::Claim(Claim::Chow(place)) => {
            let run = about
                .zip(place)
                .and_then(|(tile, place)| chow_numbers(tile, place));
            match run {
                Some(run) => say!("deed-which-chow", run, name),
                None => say!("deed-chow", name),
            }
        }
        Move::Claim(Claim::Pung) => say!("deed-pung", name),
        Move::Claim(Claim::Kong) => say!("deed-claimed-kong", name),
        Move::Claim(Claim::MahJong) | Move::MahJong => say!("deed-mah-jongg").to_owned(),
        _ => say!("deed-other").to_owned(),
    }
}
