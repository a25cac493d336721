//! How the pages of the Scores dialog fit into the window: the spacing of their rows, and the height of the tallest page.

use super::{NAME, Scores};
use crate::app::theme;
use crate::app::widget::Look;
use engine::table::Outcome;
use engine::tiles::BySeat;
use wording::Describe;

/// Height of a page without rows, in units: player, tiles, three headings, the total and the sentence below it.
const PAGE: f32 = 372.0;
/// The part of `PAGE` taken by the player's portrait and name.
const PLAYER: f32 = 48.0;
/// Height of the Totals page, in units.
const TOTALS_PAGE: f32 = 556.0;
/// The part of the window's height not available to the page, in units: title, tabs, buttons and the margin around the dialog.
const OTHER_HEIGHT: f32 = 172.0;
/// Height of the frame around the near misses, in units.
const MISSES_FRAME: f32 = 50.0;
/// Height of a near miss with one line of text below its name, and of each further line, in units.
const MISS: f32 = 44.0;
const LINE: f32 = 19.0;
/// Height of a lesson's part above the page without the lines of its text, in units.
const LESSON: f32 = 40.0;
/// Width of the text of a near miss or a lesson, in units.
const TEXT_WIDTH: f32 = 550.0;

/// Row spacing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowSpacing {
    /// Comfortable spacing, with the portraits of characters above the rows.
    Roomy,
    /// Minimum spacing, without portraits.
    Tight,
}

/// How the pages fit; the same for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// `Roomy` if every page's total stays visible with it in a window that isn't low, else `Tight`.
    pub spacing: RowSpacing,
    /// Whether a page's total may be out of sight.
    pub may_hide_total: bool,
    /// Height of the tallest page, in units, so that the dialog keeps its size when pages turn or near misses appear.
    pub max_height: f32,
}

impl RowSpacing {
    /// Height of a row, in units.
    pub fn row_height(self) -> f32 {
        match self {
            Self::Roomy => 38.0,
            Self::Tight => 28.0,
        }
    }

    /// Width of a tile in a row, in units.
    pub fn tile_width(self) -> f32 {
        match self {
            Self::Roomy => 24.0,
            Self::Tight => 20.0,
        }
    }
}

impl Scores {
    /// The names on the tabs in the order of the pages, shortened if they don't fit together.
    pub(super) fn shown_names(&self, look: Look<'_>) -> [String; 4] {
        let (size, font) = (look.px(15.0), theme::SEMIBOLD);
        let names = self.order().map(|seat| self.names[seat].as_str());
        let sum: f32 = names
            .map(|name| theme::width(name, size, font))
            .iter()
            .sum();
        let max_width = match sum > look.px(4.0 * NAME) {
            true => look.px(NAME),
            false => f32::INFINITY,
        };
        names.map(|name| theme::shortened(name, size, font, max_width))
    }
}

impl Fit {
    /// Computes the fit for pages with these outcomes, below the text of the lesson, if there is one, and sentences of this height.
    pub fn of(
        outcomes: &BySeat<Option<Outcome>>,
        lesson: Option<&str>,
        sentences: f32,
        look: Look<'_>,
    ) -> Self {
        let lesson = lesson.map_or(0.0, |words| LESSON + line_count(look, words) * LINE);
        let above = lesson + sentences;
        let tallest = |height: &dyn Fn(&Outcome) -> f32| {
            let heights = outcomes.0.iter().flatten().map(height);
            above + heights.fold(0.0, f32::max)
        };
        let height = |spacing| tallest(&|outcome| page_height(outcome, spacing));
        let room = look.metrics.window.height / look.px(1.0) - OTHER_HEIGHT;
        let spacing = match height(RowSpacing::Roomy) <= room && !is_window_low(look) {
            true => RowSpacing::Roomy,
            false => RowSpacing::Tight,
        };
        Self {
            spacing,
            may_hide_total: is_window_low(look) || height(spacing) > room,
            max_height: tallest(&|outcome| {
                page_height(outcome, spacing) + misses_height(outcome, look)
            })
            .max(above + TOTALS_PAGE),
        }
    }
}

/// Height of an outcome's page at this spacing, in units, with the near misses hidden. A score that another program counted is taken as 0.
fn page_height(outcome: &Outcome, spacing: RowSpacing) -> f32 {
    let Outcome::Ours(score) = outcome else {
        return 0.0;
    };
    let player = match spacing {
        RowSpacing::Roomy => 0.0,
        RowSpacing::Tight => -PLAYER,
    };
    let misses_frame = match score.near_misses.is_empty() {
        true => 0.0,
        false => MISSES_FRAME,
    };
    PAGE + player + misses_frame + score.lines.len() as f32 * (spacing.row_height() + 1.0)
}

/// Height of the near misses of an outcome, in units.
fn misses_height(outcome: &Outcome, look: Look<'_>) -> f32 {
    let Outcome::Ours(score) = outcome else {
        return 0.0;
    };
    let whys = score
        .near_misses
        .iter()
        .map(|miss| miss.obstacle.describe());
    whys.map(|why| MISS + (line_count(look, &why) - 1.0) * LINE)
        .sum()
}

/// Number of lines that the text needs.
fn line_count(look: Look<'_>, words: &str) -> f32 {
    let width = theme::width(words, look.px(14.0), theme::REGULAR);
    (width / look.px(TEXT_WIDTH)).ceil().max(1.0)
}

/// Whether the window is low for this text size.
pub fn is_window_low(look: Look<'_>) -> bool {
    look.metrics.window.height < look.px(700.0)
}
