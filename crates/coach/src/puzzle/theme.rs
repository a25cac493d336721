//! Themes of puzzles.

use serde::{Deserialize, Serialize};

use engine::table::{Move, SeatView};
use players::{Verdict, discard_options};
use words::say;

/// The wall is nearly used up when at most this many live tiles are left.
const MAX_LAST_TILES: usize = 24;
/// A discard is safer if its probability of letting somebody win is lower by at least this many percentage points.
const MIN_DIFFERENCE: u32 = 5;

/// The theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Whether to claim a discard, and for what; whether to declare a kong.
    Claims,
    /// Which suit tile to discard.
    Suits,
    /// Whether to discard or keep winds and dragons.
    Honours,
    /// A tile with which somebody may win.
    Danger,
    /// The end of the wall.
    LastTiles,
    /// The best move leads to a special hand.
    SpecialHands,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 6] = [
        Self::Claims,
        Self::Suits,
        Self::Honours,
        Self::Danger,
        Self::LastTiles,
        Self::SpecialHands,
    ];

    /// The theme of a decision, by the move that was made and the verdict on it.
    pub fn of(view: &SeatView, made: Move, verdict: &Verdict) -> Self {
        let best = verdict.best;
        let (
            Move::Discard {
                tile: best_tile, ..
            },
            Move::Discard {
                tile: made_tile, ..
            },
        ) = (best, made)
        else {
            return Self::Claims;
        };
        let assessment = verdict.assessment.as_ref();
        if assessment.is_some_and(|choice| choice.special().is_some()) {
            return Self::SpecialHands;
        }
        if view.live_left <= MAX_LAST_TILES {
            return Self::LastTiles;
        }
        let options = discard_options(view);
        let danger = |tile| {
            let choice = options.iter().find(|choice| choice.tile == tile);
            choice.and_then(|choice| choice.danger)
        };
        let dangers = danger(best_tile).zip(danger(made_tile));
        if dangers.is_some_and(|(best, made)| best + MIN_DIFFERENCE <= made) {
            return Self::Danger;
        }
        match best_tile.suit().is_some() && made_tile.suit().is_some() {
            true => Self::Suits,
            false => Self::Honours,
        }
    }

    /// Its name on the screen.
    pub fn words(self) -> &'static str {
        match self {
            Self::Claims => say!("puzzle-claims"),
            Self::Suits => say!("puzzle-suits"),
            Self::Honours => say!("puzzle-honours"),
            Self::Danger => say!("puzzle-danger"),
            Self::LastTiles => say!("puzzle-last-tiles"),
            Self::SpecialHands => say!("puzzle-special-hands"),
        }
    }
}
