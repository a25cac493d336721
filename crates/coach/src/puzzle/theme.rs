//! Themes of puzzles.

use serde::{Deserialize, Serialize};

use engine::table::{Move, SeatView};
use players::{Verdict, discard_options};
use words::say;

/// The wall is nearly used up when this many live tiles are left.
const LAST: usize = 24;
/// A discard is safer if its probability of letting somebody win is lower by this many hundredths.
const SAFER: u32 = 5;

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
        let (Move::Discard { tile: right, .. }, Move::Discard { tile: wrong, .. }) = (best, made)
        else {
            return Self::Claims;
        };
        let plan = verdict.assessment.as_ref();
        if plan.is_some_and(|choice| choice.special().is_some()) {
            return Self::SpecialHands;
        }
        if view.live_left <= LAST {
            return Self::LastTiles;
        }
        let options = discard_options(view);
        let danger = |tile| {
            let choice = options.iter().find(|choice| choice.tile == tile);
            choice.and_then(|choice| choice.danger)
        };
        let safer = danger(right).zip(danger(wrong));
        if safer.is_some_and(|(right, wrong)| right + SAFER <= wrong) {
            return Self::Danger;
        }
        match right.suit().is_some() && wrong.suit().is_some() {
            true => Self::Suits,
            false => Self::Honours,
        }
    }

    /// Its name.
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
