//! A decision in words, and what kind of mistake it was.

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
    HonourThrown,
    /// A Wind or Dragon was kept too long.
    HonourKept,
    /// Another suit tile was the better discard.
    WrongTile,
    /// A Chow was claimed that should have been left.
    ChowTaken,
    /// A Pung or Kong was claimed that should have been left.
    PungTaken,
    /// A Chow was left that should have been claimed.
    ChowLeft,
    /// A Pung or Kong was left that should have been claimed.
    PungLeft,
    /// Mah Jongg was left.
    MahJonggLeft,
    /// A Kong was made that should not have been, or the other way round.
    Kong,
}

impl Mistake {
    /// Its name.
    pub fn words(self) -> &'static str {
        match self {
            Self::HonourThrown => say!("review-winds-or-dragons-discarded-too"),
            Self::HonourKept => say!("review-winds-or-dragons-kept-too"),
            Self::WrongTile => say!("review-the-wrong-suit-tile-discarded"),
            Self::ChowTaken => say!("review-chows-claimed-that-were-better"),
            Self::PungTaken => say!("review-pungs-claimed-that-were-better"),
            Self::ChowLeft => say!("review-chows-left-that-were-better"),
            Self::PungLeft => say!("review-pungs-left-that-were-better"),
            Self::MahJonggLeft => say!("review-mah-jongg-left"),
            Self::Kong => say!("review-kongs-made-or-not-made"),
        }
    }

    /// The kind of mistake of a decision that was one.
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

/// A move in words: `discarding 2 Wan`, `a Pung of 3 Circle`, `passing on 3 Circle`. `about` is the discard it answers.
pub fn describe_move(choice: Move, about: Option<Tile>) -> String {
    let name = about.map_or_else(|| say!("review-the-tile").to_owned(), |tile| tile.name());
    match choice {
        Move::Discard { tile, .. } => say!("review-discarding", tile = tile.name()),
        Move::Kong(tile) => say!("review-a-kong-of", tile = tile.name()),
        Move::Pass => say!("review-passing-on", name),
        Move::Claim(Claim::Chow(place)) => {
            let run = about
                .zip(place)
                .and_then(|(tile, place)| chow_numbers(tile, place));
            match run {
                Some(run) => say!("review-this-chow-with", run, name),
                None => say!("review-a-chow-with", name),
            }
        }
        Move::Claim(Claim::Pung) => say!("review-a-pung-of", name),
        Move::Claim(Claim::Kong) => say!("review-a-claimed-kong-of", name),
        Move::Claim(Claim::MahJong) | Move::MahJong => say!("review-going-mah-jongg").to_owned(),
        _ => say!("review-something-else").to_owned(),
    }
}
