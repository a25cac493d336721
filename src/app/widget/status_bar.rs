//! The status bar at the bottom of the window: the number of tiles left at the left, then the current message, and the distance to Mah Jongg or
//! Auto Play at the right.

mod fitting;

use iced::widget::{container, mouse_area, rich_text, row, span};
use iced::{Element, Font, Length};

use super::{Look, style};
use crate::app::theme;
use fitting::{LINE, Text, fitted};
use words::{say, with_numbers_kept};

/// The contents of the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Message {
    /// The number of tiles left; `None`: no hand is on the table.
    pub tiles_left: Option<usize>,
    /// The message.
    pub words: String,
    /// The description of what is under the pointer.
    pub description: Option<String>,
    /// The message takes precedence over advice, because it answers the player.
    pub takes_precedence: bool,
    /// QuickTip's advice, after the text.
    pub tip: Option<String>,
    /// The distance to Mah Jongg, or that Auto Play is on, in a field of its own at the right.
    pub goal: Option<String>,
}

/// A field of the bar that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The number of tiles left.
    Count,
    /// The message and QuickTip's advice.
    Words,
    /// The distance to Mah Jongg, or that Auto Play is on.
    GoalLine,
}

/// The width of the goal field, in logical pixels.
fn goal_width(look: Look<'_>, message: &Message, size: f32) -> f32 {
    let words = message.goal.as_ref();
    words.map_or(0.0, |words| {
        theme::width(words, look.px(size), theme::SEMIBOLD) + look.px(26.0)
    })
}

/// The number of tiles left, in words; empty without a hand.
fn count(message: &Message) -> String {
    message
        .tiles_left
        .map_or(String::new(), |tiles| say!("status-tiles-left", tiles))
}

/// The width of the field of the tiles left, in logical pixels: the usual one, or more for longer words.
fn count_width(look: Look<'_>, message: &Message, size: f32) -> f32 {
    let words = theme::width(&count(message), look.px(size), theme::SEMIBOLD);
    (words + look.px(24.0)).max(look.px(10.0 * size - 12.0))
}

/// The bar; `step` 0 to 2 is the text size. `over` returns the message for a field that the pointer has entered or pressed (true) or left. If there
/// is a tip, a press on the field of the message and the tip sends `more` instead.
pub fn status_bar<'a, M: Clone + 'a>(
    look: Look<'a>,
    message: &Message,
    step: u8,
    more: M,
    over: impl Fn(Field, bool) -> M,
) -> Element<'a, M> {
    let palette = look.palette;
    let size = [12.0, 14.0, 18.0][usize::from(step.min(2))];
    let fitted = fitted(look, message, size);
    let mut spans = Vec::new();
    for text in &fitted.texts {
        let between = match (spans.is_empty(), fitted.stacked) {
            (true, _) => "",
            (false, true) => "\n",
            (false, false) => " ",
        };
        spans.push(span::<(), Font>(between));
        if matches!(text, Text::Tip(_)) {
            let heading = span(say!("status-quicktip"));
            spans.push(heading.font(theme::SEMIBOLD).color(palette.link));
        }
        spans.push(span(with_numbers_kept(text.content())));
    }
    let words = rich_text(spans)
        .size(fitted.size)
        .font(theme::REGULAR)
        .color(palette.ink)
        .line_height(LINE);
    let fingerprint = style::hash_of(message);
    let cell = |content: Element<'a, M>, width: Length| {
        container(content)
            .width(width)
            .center_y(Length::Fill)
            .padding([0.0, look.px(10.0)])
            .clip(true)
            .style(move |_| {
                style::repainted(fingerprint, style::panel(palette.bar, palette.line, 4.0))
            })
    };
    let goal = message.goal.as_ref().map(|goal| {
        cell(
            look.words(goal, size, theme::SEMIBOLD, palette.ink),
            Length::Fixed(goal_width(look, message, size)),
        )
    });
    let count = cell(
        look.words(count(message), size, theme::SEMIBOLD, palette.ink),
        Length::Fixed(count_width(look, message, size)),
    );
    let hoverable = |cell, field| {
        mouse_area(cell)
            .on_enter(over(field, true))
            .on_press(over(field, true))
            .on_exit(over(field, false))
    };
    let words = hoverable(cell(words.into(), Length::Fill), Field::Words);
    let words = match message.tip {
        Some(_) => words
            .on_press(more)
            .interaction(iced::mouse::Interaction::Pointer),
        None => words,
    };
    let cells = row![hoverable(count, Field::Count), words]
        .push(goal.map(|goal| hoverable(goal, Field::GoalLine)))
        .spacing(look.px(5.0));
    container(cells)
        .padding([look.px(3.0), look.px(5.0)])
        .width(Length::Fill)
        .height(look.metrics.status_bar())
        .style(move |_| style::plane(palette.bar))
        .into()
}
