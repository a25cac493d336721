//! Fits the pages of the Scores dialog into the window: their row spacing and the dialog's height.

use super::{NAME, Scores};
use crate::app::theme;
use crate::app::widget::Look;
use engine::table::Outcome;
use engine::tiles::BySeat;
use wording::Describe;

/// Height of a page without rows, in units: player, tiles, three headings, the total and the sentence below it.
const PAGE: f32 = 372.0;
/// The part of `PAGE` taken by the player.
const PLAYER: f32 = 48.0;
/// Height of the Totals page, in units.
const TOTALS: f32 = 556.0;
/// The part of the window's height not available to the page, in units: title, tabs, buttons and the margin around the dialog.
const OTHER_HEIGHT: f32 = 172.0;
/// Height of the frame around the near misses, in units.
const MISSES_FRAME: f32 = 50.0;
/// Height of a near miss, in units: its name and a line of text; and of each further line.
const MISS: f32 = 44.0;
const LINE: f32 = 19.0;
/// Height of a lesson's text above the page without its lines, in units.
const LESSON: f32 = 40.0;
/// Width of the text of a near miss, in units.
const MEASURE: f32 = 550.0;

/// Row spacing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowSpacing {
    /// Comfortable spacing, with the player above the rows.
    Roomy,
    /// Minimum spacing.
    Close,
}

/// How the pages fit; the same for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The widest spacing at which every page's total stays visible; `Close` if there is none.
    pub spacing: RowSpacing,
    /// Whether a page's total may be out of sight.
    pub is_cut: bool,
    /// Height of the tallest page, in units, so that the dialog keeps its size when pages turn or near misses appear.
    pub max_height: f32,
}

impl RowSpacing {
    /// Height of a row, in units.
    pub fn height(self) -> f32 {
        match self {
            Self::Roomy => 38.0,
            Self::Close => 28.0,
        }
    }

    /// Width of a tile in a row, in units.
    pub fn tile(self) -> f32 {
        match self {
            Self::Roomy => 24.0,
            Self::Close => 20.0,
        }
    }
}

impl Scores {
    /// The names on the tabs, shortened if they don't fit together.
    pub(super) fn shown_names(&self, look: Look<'_>) -> [String; 4] {
        let (size, font) = (look.px(15.0), theme::SEMIBOLD);
        let names = self.order().map(|seat| self.names[seat].as_str());
        let all: f32 = names
            .map(|name| theme::width(name, size, font))
            .iter()
            .sum();
        let most = match all > look.px(4.0 * NAME) {
            true => look.px(NAME),
            false => f32::INFINITY,
        };
        names.map(|name| theme::shortened(name, size, font, most))
    }
}

impl Fit {
    /// Computes the fit for these outcomes, with a lesson's text above them.
    pub fn of(outcomes: &BySeat<Option<Outcome>>, lesson: Option<&str>, look: Look<'_>) -> Self {
        let above = lesson.map_or(0.0, |words| LESSON + lines(look, words) * LINE);
        let most = |height: &dyn Fn(&Outcome) -> f32| {
            let heights = outcomes.0.iter().flatten().map(height);
            above + heights.fold(0.0, f32::max)
        };
        let shown = |spacing| most(&|outcome| page(outcome, spacing));
        let room = look.metrics.window.height / look.px(1.0) - OTHER_HEIGHT;
        let spacing = match shown(RowSpacing::Roomy) <= room && !is_window_low(look) {
            true => RowSpacing::Roomy,
            false => RowSpacing::Close,
        };
        Self {
            spacing,
            is_cut: is_window_low(look) || shown(spacing) > room,
            max_height: most(&|outcome| page(outcome, spacing) + misses(outcome, look))
                .max(above + TOTALS),
        }
    }
}

/// Height of an outcome's page at this spacing, in units, without the near misses.
fn page(outcome: &Outcome, spacing: RowSpacing) -> f32 {
    let Outcome::Ours(score) = outcome else {
        return 0.0;
    };
    let player = match spacing {
        RowSpacing::Roomy => 0.0,
        RowSpacing::Close => -PLAYER,
    };
    let beside = match score.near_misses.is_empty() {
        true => 0.0,
        false => MISSES_FRAME,
    };
    PAGE + player + beside + score.lines.len() as f32 * (spacing.height() + 1.0)
}

/// Height of the near misses, in units.
fn misses(outcome: &Outcome, look: Look<'_>) -> f32 {
    let Outcome::Ours(score) = outcome else {
        return 0.0;
    };
    let whys = score
        .near_misses
        .iter()
        .map(|miss| miss.obstacle.describe());
    whys.map(|why| MISS + (lines(look, &why) - 1.0) * LINE)
        .sum()
}

/// Number of lines the text wraps to.
fn lines(look: Look<'_>, words: &str) -> f32 {
    let long = theme::width(words, look.px(14.0), theme::REGULAR);
    (long / look.px(MEASURE)).ceil().max(1.0)
}

/// Whether the window is low for this text size.
pub fn is_window_low(look: Look<'_>) -> bool {
    look.metrics.window.height < look.px(700.0)
}
