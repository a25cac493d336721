//! A win, shown before its scores: its name, its tiles, what counted line by line, and what the opponents say.

use std::time::Duration;

use crate::presenter::Presenter;
use crate::presenter::accessibility::win::sets_in_words;
use crate::presenter::playing::phase::Phase;
use crate::presenter::playing::reactions::Reaction;
use crate::presenter::text::tile_words::award_noun;
use engine::rules::{Score, ScoreLine};
use engine::table::{DealEnd, Outcome, SeatView};
use engine::tiles::{Seat, Tile};
use wording::{AwardWording, RowTitle, ScoreWording, line_words, person};
use words::say;

/// The time between two steps of the display, in milliseconds at normal speed.
const STEP_MS: f32 = 130.0;

/// A win as it is shown now. Its steps are the sets, which turn face up, then the lines of its score, and last the total and what the
/// opponents say.
#[derive(Clone, Debug, PartialEq)]
pub struct Win {
    /// The name of the hand: that of a special hand, or of what gave the whole hand most doubles; `None` for a plain hand.
    pub name: Option<String>,
    /// Whether it is a special hand.
    pub is_special: bool,
    /// A sentence with the winner and the points.
    pub sentence: String,
    /// Its tiles, set by set.
    pub tiles: Vec<Vec<Tile>>,
    /// Its sets in words.
    pub sets: Vec<String>,
    /// The tile it was won with.
    pub won_with: Tile,
    /// What counted: the value, and what it is for.
    pub lines: Vec<(String, String)>,
    /// The calculation of the total.
    pub sum: String,
    /// What opponents say.
    pub reactions: Vec<Reaction>,
    /// How many steps have been shown.
    pub steps_shown: usize,
}

impl Win {
    /// How many sets lie face up.
    pub fn sets_shown(&self) -> usize {
        self.steps_shown.min(self.tiles.len())
    }

    /// How many lines are shown.
    pub fn lines_shown(&self) -> usize {
        let lines = self.steps_shown.saturating_sub(self.tiles.len());
        lines.min(self.lines.len())
    }

    /// Whether the total and what the opponents say are shown.
    pub fn is_complete(&self) -> bool {
        self.steps_shown > self.tiles.len() + self.lines.len()
    }
}

/// The winner, the tile that won, and the score; `None` if nobody has won, or another program has scored the hand.
fn winning_score(view: &SeatView) -> Option<(Seat, Tile, &Score)> {
    let Some(DealEnd::MahJong { winner, tile, .. }) = &view.end else {
        return None;
    };
    match &view.players[*winner].outcome {
        Some(Outcome::Ours(score)) => {
            let score: &Score = score;
            Some((*winner, *tile, score))
        }
        _ => None,
    }
}

/// The line of a special hand in a score.
fn special_line<'a>(view: &SeatView, score: &'a Score) -> Option<&'a ScoreLine> {
    let is_special = |line: &&ScoreLine| {
        let row = view.rules.event(&line.row);
        row.is_some_and(|row| row.special.is_some())
    };
    score.lines.iter().find(is_special)
}

/// The line that gave the whole hand most doubles.
fn most_doubled(score: &Score) -> Option<&ScoreLine> {
    let whole = score.lines.iter().filter(|line| line.tiles.is_empty());
    let doubled = whole.filter(|line| line.award.doubles > 0);
    doubled.max_by_key(|line| line.award.doubles)
}

/// Whether the finished hand was won with a special hand.
pub fn is_special_win(view: &SeatView) -> bool {
    winning_score(view).is_some_and(|(_, _, score)| special_line(view, score).is_some())
}

impl Presenter {
    /// The win to show now, between the last tile and the scores.
    pub fn win(&self) -> Option<Win> {
        if !self.is_showing_winning_hand() || self.shown.is_moving() {
            return None;
        }
        self.finished_win()
    }

    /// The win that ended the hand, if there is one and this program has scored it.
    pub(in crate::presenter) fn finished_win(&self) -> Option<Win> {
        let view = self.shown.view();
        let (winner, won_with, score) = winning_score(view)?;
        let special = special_line(view, score);
        let named = special.or_else(|| most_doubled(score));
        // A single line says nothing that the total does not say.
        let lines = score.lines.iter().filter(|_| score.lines.len() > 1);
        Some(Win {
            name: named.map(|line| line.row.title().to_owned()),
            is_special: special.is_some(),
            sentence: self.describe_win(view, winner, score),
            tiles: score.arrangement.groups(),
            sets: sets_in_words(&score.arrangement),
            won_with,
            lines: lines
                .map(|line| (line.award.in_short(), line_words(&view.rules, line)))
                .collect(),
            sum: match score.factor() {
                1 if score.apart.points == 0 => say!("win-points", points = score.total),
                _ => score.sum(),
            },
            reactions: self.reactions(view, winner, special.is_some()),
            steps_shown: self.win_steps(step_count(score)).0,
        })
    }

    /// A sentence with the winner and the points of a win.
    fn describe_win(&self, view: &SeatView, winner: Seat, score: &Score) -> String {
        let you = self.listener() == Some(winner);
        let names = self.tables.current.names();
        let (who, points) = (person(&names[winner]), score.total);
        let Some(line) = special_line(view, score) else {
            return say!("event-win", you, who, points);
        };
        let row = view.rules.event(&line.row);
        let beside = row.filter(|row| !row.is_whole_score());
        let brings = beside.and_then(|row| award_noun(row.award(&view.rules.options)));
        match brings {
            Some(brings) => say!("event-special-win-beside", you, who, brings, points),
            None => say!("event-special-win", you, who, points),
        }
    }

    /// How many of this many steps of the display of a win have been shown, and when the next is due. All are shown at once if motion is reduced or
    /// instant.
    fn win_steps(&self, count: usize) -> (usize, Option<Duration>) {
        let Phase::Won { since, .. } = self.phase else {
            return (count, None);
        };
        let step = self.win_step();
        if step.is_zero() {
            return (count, None);
        }
        let passed = self.now.saturating_sub(since).as_nanos() / step.as_nanos();
        let shown = usize::try_from(passed).unwrap_or(count).min(count);
        let next = (shown < count).then(|| since + step * (shown as u32 + 1));
        (shown, next)
    }

    /// When the display of a win changes or ends.
    pub(in crate::presenter) fn win_due(&self) -> Option<Duration> {
        let Phase::Won { until, .. } = self.phase else {
            return None;
        };
        self.win_steps(self.win_step_count()).1.or(until)
    }

    /// The time between two steps of the display; zero if all are shown at once.
    fn win_step(&self) -> Duration {
        let motion = &self.settings.motion;
        match motion.reduced {
            true => Duration::ZERO,
            false => motion.scaled(STEP_MS),
        }
    }

    /// The number of steps of the display of the win on the screen.
    fn win_step_count(&self) -> usize {
        winning_score(self.shown.view()).map_or(0, |(_, _, score)| step_count(score))
    }

    /// How long it takes until all of the win on the screen is shown.
    pub(super) fn count_up_time(&self) -> Duration {
        self.win_step() * self.win_step_count() as u32
    }
}

/// The number of steps in which a win is shown.
fn step_count(score: &Score) -> usize {
    let sets = score.arrangement.groups().len();
    match score.lines.len() {
        // A single line is not shown.
        0 | 1 => sets + 1,
        lines => sets + lines + 1,
    }
}
