//! Describes decisions in words, and classifies mistakes.

use serde::{Deserialize, Serialize};

use super::Decision;
use engine::table::{Claim, Move};
use engine::tiles::Tile;
use wording::{TileWording, chow_numbers};
use words::{Noun, key, noun, say};

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

/// A move as a parameter of a sentence: `discarding 2 Wan`, `a Pung of 3 Circle`, `passing on 3 Circle`. `about` is the tile that could be
/// claimed.
pub fn describe_move(choice: Move, about: Option<Tile>) -> Noun<'static> {
    let tile = about.map_or_else(|| key!("deed-tile").into(), TileWording::noun);
    match choice {
        Move::Discard { tile, .. } => noun!("deed-discard", tile = tile.noun()),
        Move::Kong(tile) => noun!("deed-kong", tile = tile.noun()),
        Move::Pass => noun!("deed-pass", tile),
        Move::Claim(Claim::Chow(place)) => {
            let run = about
                .zip(place)
                .and_then(|(tile, place)| chow_numbers(tile, place));
            match run {
                Some(run) => noun!("deed-which-chow", run, tile),
                None => noun!("deed-chow", tile),
            }
        }
        Move::Claim(Claim::Pung) => noun!("deed-pung", tile),
        Move::Claim(Claim::Kong) => noun!("deed-claimed-kong", tile),
        Move::Claim(Claim::MahJong) | Move::MahJong => noun!("deed-mah-jongg"),
        _ => noun!("deed-other"),
    }
}
