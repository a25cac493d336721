//! One decision: its cost in a sentence, why the best move is best, and every possible move with its value.

use iced::widget::{column, container, row, space};
use iced::{Center, Element, Fill, Font};

use super::{Message, ReviewDialog, WIDTH};
use crate::app::theme;
use crate::app::widget::{Event, Form, Look, style, tile};
use coach::review::{Decision, EvaluatedMove, MadeBy, SLIGHT, describe_move};
use engine::table::Move;
use engine::tiles::Tile;
use wording::{AssessmentWording, Describe, FeedWording, Figures, ThreatWording, person};
use words::change;
use words::say;

/// Width of a small tile, in units.
const TILE: f32 = 22.0;
/// Width of the value at the end of a line, in units.
const VALUE: f32 = 52.0;
/// Gap between the two columns of moves, in units.
const COLUMN_GAP: f32 = 18.0;

type Part<'a> = Element<'a, Event>;

impl ReviewDialog {
    /// A decision in full, with the number of its hand and its number in that.
    pub(super) fn decision<'a>(
        &'a self,
        form: &Form<'a, Message>,
        (hand, number): (u32, usize),
        decision: &'a Decision,
    ) -> Part<'a> {
        let look = form.look;
        let place = match (self.is_whole(), decision.discards_before) {
            (true, _) => say!("review-hand-move", hand, number),
            (false, thrown) => say!("review-after-discards", number, thrown),
        };
        let heading = words::sentences([place, describe(decision)]);
        let heading = look.words(heading, 15.0, theme::SEMIBOLD, look.palette.ink);
        let head = row![
            container(heading).width(Fill),
            form.button(
                say!("review-show-on-the-table"),
                Some(Message::Show(decision.at))
            ),
        ];
        let head = head.spacing(look.px(10.0)).align_y(Center);
        let why = decision.verdict.assessment.as_ref();
        let yours = self.seat == self.own && !self.watched;
        let why = why.map(|choice| {
            let best = describe_move(decision.verdict.best, decision.about);
            look.hint(match yours {
                true => {
                    words::sentences([say!("review-do", best), choice.needs(), choice.figures()])
                }
                // The sentences of the tips address the player, so they don't fit another seat.
                false => words::sentences([say!("review-best", best), choice.brief()]),
            })
        });
        let threat = decision.verdict.threat;
        let threat = threat.map(|threat| look.hint(threat.sentence(&self.names)));
        let feed = decision.verdict.feed;
        let feed = feed.map(|feed| look.hint(feed.sentence(&self.names)));
        let motive = decision.motive.as_ref().map(|motive| {
            let who = person(&self.names[self.seat]);
            look.text(say!("motive-quoted", who, told = motive.describe()))
        });
        // A player who followed the tip wants to know why it was wrong.
        let tip_was_wrong = decision.is_turning_point() && decision.follows_tip;
        let tip_was_wrong = tip_was_wrong.then(|| look.hint(say!("review-followed-quicktip")));
        column![head]
            .push(motive)
            .push(why)
            .push(threat)
            .push(feed)
            .push(tip_was_wrong)
            .push(look.hint(heading_of_moves(decision)))
            .push(moves(look, decision, yours))
            .spacing(look.px(6.0))
            .into()
    }
}

/// The heading of the moves, which explains their values and, if there are estimates, that those are less exact.
fn heading_of_moves(decision: &Decision) -> String {
    match decision
        .verdict
        .moves
        .iter()
        .any(|evaluated| evaluated.static_only)
    {
        true => say!("review-moves-and-estimates").to_owned(),
        false => say!("review-moves").to_owned(),
    }
}

/// All moves in two columns, the best ones in the first.
fn moves<'a>(look: Look<'a>, decision: &'a Decision, yours: bool) -> Part<'a> {
    let all = displayed_worths(&decision.verdict.moves);
    let lines = all.iter().enumerate();
    let mut lines =
        lines.map(|(place, displayed)| line(look, decision, yours, *displayed, place == 0));
    let half = all.len().div_ceil(2);
    let left = column(lines.by_ref().take(half).collect::<Vec<_>>()).width(Fill);
    let right = column(lines.collect::<Vec<_>>()).width(Fill);
    row![left, right].spacing(look.px(COLUMN_GAP)).into()
}

/// Each move with its displayed value. Estimates, which come from static evaluation alone, are rounded to tens to show that they are less
/// exact, unless rounding would change their rank.
fn displayed_worths(moves: &[EvaluatedMove]) -> Vec<(&EvaluatedMove, f64)> {
    let mut before = f64::INFINITY;
    let displayed = moves.iter().enumerate().map(|(place, evaluated)| {
        let exact = evaluated.worth.round();
        let next_exact = moves[place..].iter().find(|other| !other.static_only);
        let least = next_exact.map_or(f64::NEG_INFINITY, |other| other.worth.round());
        let tens = evaluated.worth / 10.0;
        let rounded = [tens.round(), tens.floor(), tens.ceil()].map(|tens| tens * 10.0);
        let keeps_rank = |value: &f64| (least..=before).contains(value);
        before = match evaluated.static_only {
            true => rounded.into_iter().find(keeps_rank).unwrap_or(exact),
            false => exact,
        };
        (evaluated, before)
    });
    displayed.collect()
}

/// A line for a move: its tile, its name, its marks, and the displayed expected result of the hand after it.
fn line<'a>(
    look: Look<'a>,
    decision: &'a Decision,
    yours: bool,
    (evaluated, worth): (&EvaluatedMove, f64),
    best: bool,
) -> Part<'a> {
    let palette = look.palette;
    let made = evaluated.made;
    let font = if best || made {
        theme::SEMIBOLD
    } else {
        theme::REGULAR
    };
    let by = match decision.by {
        _ if !made => "none",
        MadeBy::AutoPlay => "auto",
        MadeBy::TimeOut => "late",
        MadeBy::Player if yours => "you",
        MadeBy::Player => "made",
    };
    let mark = match evaluated.static_only && !best && !made {
        true => say!("review-mark-estimate").to_owned(),
        false => say!("review-mark", best, by),
    };
    let face: Part<'a> = match tile_of(evaluated.choice, decision.about) {
        Some(face) => tile(look, Some(face), look.px(TILE)),
        None => space().width(look.px(TILE)).into(),
    };
    let deed = describe_move(evaluated.choice, decision.about);
    let name = say!("review-move", deed);
    let ink = match evaluated.static_only {
        true => palette.second_ink,
        false => palette.ink,
    };
    let worth = change(worth as i64);
    let has_room = fits_before(look, (&name, font), &mark);
    let mark = look.words(mark, 13.0, theme::REGULAR, palette.second_ink);
    let (name, mark): (Part<'a>, Option<Part<'a>>) = match has_room {
        true => (look.line(name, font), Some(mark)),
        // A long mark has a line of its own.
        false => {
            let name = look.words(name, 14.0, font, palette.ink);
            (column![name, mark].into(), None)
        }
    };
    let words = row![face, container(name).width(Fill).clip(true)]
        .push(mark)
        .push(container(look.words(worth, 14.0, font, ink)).align_right(look.px(VALUE)))
        .spacing(look.px(5.0))
        .align_y(Center);
    container(words)
        .padding([look.px(1.0), look.px(6.0)])
        .width(Fill)
        .style(move |_| match made {
            true => style::plane(palette.highlight),
            false => container::Style::default(),
        })
        .into()
}

/// Whether a move's name in this font and its mark fit side by side into a line of one of the two columns.
fn fits_before(look: Look<'_>, (name, font): (&str, Font), mark: &str) -> bool {
    let dialog = look
        .px(WIDTH)
        .min(look.metrics.window.width - look.px(16.0));
    // Padding, the gap between the columns, the tile, the value, and the gaps between the parts of a line.
    let column = (dialog - look.px(40.0) - look.px(COLUMN_GAP)) / 2.0;
    // Some pixels are left free, as glyphs are placed on whole pixels and widths are measured without that.
    let room = column - look.px(12.0 + TILE + VALUE + 15.0 + 8.0);
    let scale = look.metrics.scale;
    let name = theme::width(name, 14.0 * scale, font);
    name + theme::width(mark, 13.0 * scale, theme::REGULAR) <= room
}

/// The tile of a move: the one discarded or made a Kong, otherwise the one that the decision is about.
fn tile_of(choice: Move, about: Option<Tile>) -> Option<Tile> {
    match choice {
        Move::Discard { tile, .. } | Move::Kong(tile) => Some(tile),
        _ => about,
    }
}

/// Describes a decision: `Discarding 2 Wan cost 8 points (± 3). Better: discarding Red Dragon.`
pub(super) fn describe(decision: &Decision) -> String {
    let verdict = &decision.verdict;
    let auto = match decision.by {
        MadeBy::AutoPlay => "yes",
        MadeBy::TimeOut => "late",
        MadeBy::Player => "no",
    };
    let made = describe_move(decision.made, decision.about);
    let best = describe_move(verdict.best, decision.about);
    if verdict.best == decision.made {
        return say!("review-made-best", auto, made);
    }
    if verdict.is_even() {
        let points = verdict.points.max(0.0).round();
        let error = (2.0 * verdict.error).max(SLIGHT).round();
        return say!("review-made-even", auto, made, best, points, error);
    }
    let (points, error) = (verdict.points.round(), (2.0 * verdict.error).round());
    say!("review-made-cost", auto, made, points, error, best)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounding_never_changes_the_order_of_values() {
        let moves = [
            (-3.0, false),
            (-23.4, false),
            (-24.0, true),
            (-47.0, true),
            (-53.0, false),
            (-58.0, true),
            (-61.0, false),
        ];
        let moves = moves.map(|(worth, static_only)| EvaluatedMove {
            choice: Move::Pass,
            worth,
            made: false,
            static_only,
        });
        let displayed: Vec<f64> = displayed_worths(&moves)
            .iter()
            .map(|(_, worth)| *worth)
            .collect();
        assert_eq!(displayed, [-3.0, -23.0, -30.0, -50.0, -53.0, -60.0, -61.0]);
    }
}
