//! How the pages of the Scores box fit into the window: how much room their lines have, and how high the box is.

use crate::app::theme;
use crate::app::widget::Look;
use engine::table::Outcome;
use engine::tiles::BySeat;
use wording::Describe;

/// How high a page without lines is, in units: player, tiles, three headings, the total and the sentence below it.
const PAGE: f32 = 372.0;
/// What of that is the player's.
const PLAYER: f32 = 48.0;
/// How high the page of the totals is, in units.
const TOTALS: f32 = 556.0;
/// What of the height of the window is not for the page, in units: title, tabs, buttons and what is left around the box.
const AROUND: f32 = 172.0;
/// How high the box is that shows what just missed, with what lies round it, in units.
const BESIDE_MISSES: f32 = 50.0;
/// How high a near miss is, in units: its name, and a line below it; and each line more.
const MISS: f32 = 44.0;
const LINE: f32 = 19.0;
/// How high what a lesson says above the page is, in units, without its lines.
const LESSON: f32 = 40.0;
/// Room for what is said of a near miss, in units.
const MEASURE: f32 = 550.0;

/// How much room the lines of a page have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// As much as is good to look at, and the player above them.
    Roomy,
    /// As little as they can have.
    Close,
}

/// How the pages fit; all of them in the same way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The lines with which the total of each page is in sight, if any are.
    pub lines: Lines,
    /// The total of a page may be out of sight.
    pub is_cut: bool,
    /// How high the highest page is, in units, so that the box stays as it is from page to page and when near misses are shown.
    pub highest: f32,
}

impl Lines {
    /// How high one is, in units.
    pub fn height(self) -> f32 {
        match self {
            Self::Roomy => 38.0,
            Self::Close => 28.0,
        }
    }

    /// How wide a tile in one is, in units.
    pub fn tile(self) -> f32 {
        match self {
            Self::Roomy => 24.0,
            Self::Close => 20.0,
        }
    }
}

impl Fit {
    /// That of these outcomes, with what a lesson says above them.
    pub fn of(outcomes: &BySeat<Option<Outcome>>, lesson: Option<&str>, look: Look<'_>) -> Self {
        let above = lesson.map_or(0.0, |words| LESSON + lines(look, words) * LINE);
        let most = |height: &dyn Fn(&Outcome) -> f32| {
            let heights = outcomes.0.iter().flatten().map(height);
            above + heights.fold(0.0, f32::max)
        };
        let shown = |lines| most(&|outcome| page(outcome, lines));
        let room = look.metrics.window.height / look.px(1.0) - AROUND;
        let lines = match shown(Lines::Roomy) <= room && !is_low(look) {
            true => Lines::Roomy,
            false => Lines::Close,
        };
        Self {
            lines,
            is_cut: is_low(look) || shown(lines) > room,
            highest: most(&|outcome| page(outcome, lines) + misses(outcome, look))
                .max(above + TOTALS),
        }
    }
}

/// How high the page of an outcome is with such lines, in units, near misses not shown.
fn page(outcome: &Outcome, lines: Lines) -> f32 {
    let Outcome::Ours(score) = outcome else {
        return 0.0;
    };
    let player = match lines {
        Lines::Roomy => 0.0,
        Lines::Close => -PLAYER,
    };
    let beside = match score.near_misses.is_empty() {
        true => 0.0,
        false => BESIDE_MISSES,
    };
    PAGE + player + beside + score.lines.len() as f32 * (lines.height() + 1.0)
}

/// How high its near misses are, in units.
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

/// In how many lines such words stand.
fn lines(look: Look<'_>, words: &str) -> f32 {
    let long = theme::width(words, look.px(14.0), theme::REGULAR);
    (long / look.px(MEASURE)).ceil().max(1.0)
}

/// Whether there is little room from top to bottom for words of this size.
pub fn is_low(look: Look<'_>) -> bool {
    look.metrics.window.height < look.px(700.0)
}
