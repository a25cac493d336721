//! Themes of puzzles.

use serde::{Deserialize, Serialize};

use engine::table::{Move, SeatView};
use engine::tiles::Tile;
use players::Verdict;
use players::danger::dangers;
use words::say;

/// The wall is nearly used up when at most this many live tiles are left.
const MAX_LAST_TILES: usize = 24;

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
    /// A tile with which somebody may win, which is what makes the other move worse.
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
        if is_about_danger(view, best_tile, made_tile, verdict.points) {
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

/// Whether others are clearly less likely to go out with the first tile than with the second, and that is at least half of what the second
/// costs.
fn is_about_danger(view: &SeatView, safe: Tile, risky: Tile, cost: f64) -> bool {
    match dangers(view, &[safe, risky])[..] {
        [low, high] => {
            low.is_safer_than(&high) && 2.0 * (high.expected_cost() - low.expected_cost()) >= cost
        }
        _ => false,
    }
}
