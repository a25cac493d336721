//! The status bar at the bottom of the window: the number of tiles left at the left, then the current message, and the distance to Mah Jongg or
//! Auto Play at the right.

use iced::widget::text::Wrapping;
use iced::widget::{container, mouse_area, rich_text, row, span};
use iced::{Element, Font, Length};

use super::{Look, style};
use crate::app::theme;
use words::{is_unspaced, say};

/// The contents of the bar.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Message {
    /// The number of tiles left; `None`: no hand is on the table.
    pub tiles_left: Option<usize>,
    /// The message, or the description of an item.
    pub words: String,
    /// The text takes precedence over advice, because it answers the player: a description at the pointer, or a refusal.
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

/// The smallest text size, in logical pixels.
const SMALLEST: f32 = 11.0;
/// Line height relative to the text size: usual and minimum.
const LINE_HEIGHTS: [f32; 2] = [1.3, 1.0];
/// The average filled share of lines in wrapped text.
const FILLED: f32 = 0.9;

/// Text and advice, shortened and sized to fit.
struct Fitted {
    words: String,
    tip: Option<String>,
    size: f32,
    /// The line height relative to the text size, if the text wraps.
    wrapped_height: Option<f32>,
}

/// The width of text and advice on one line in the smallest text size, in logical pixels.
fn smallest_width(words: &str, tip: Option<&str>) -> f32 {
    let width = |words: &str, font| theme::width(words, SMALLEST, font);
    let tip = tip.map_or(0.0, |tip| {
        width(say!("status-quicktip"), theme::SEMIBOLD) + width(tip, theme::REGULAR)
    });
    // Text widths do not scale exactly with the size.
    1.02 * (width(words, theme::REGULAR) + tip)
}

/// The beginning of the text, as many words as fit, with an ellipsis if some are missing. One word remains even if it does not fit.
fn shortened(words: String, fits: impl Fn(&str) -> bool) -> String {
    let mut shown = words;
    while !fits(&shown) {
        let begin = without_last_word(&shown);
        if begin.is_empty() {
            break;
        }
        shown = format!("{begin}…");
    }
    shown
}

/// A text without its last word, or its last character in a script without spaces, and without the punctuation before that.
fn without_last_word(text: &str) -> &str {
    let is_sign = |last: char| !last.is_alphanumeric();
    let text = text.trim_end_matches(is_sign);
    let last = text.chars().next_back().unwrap_or(' ');
    let begin = match is_unspaced(last) {
        true => &text[..text.len() - last.len_utf8()],
        false => text.rsplit_once(' ').map_or("", |(begin, _)| begin),
    };
    begin.trim_end_matches(is_sign)
}

/// Fits text and advice in the largest size in which they take one line, or several lines where the bar is high enough. If even the smallest
/// size is not enough, only one of the two is shown: the text if it answers the player, otherwise the advice. What is still too long is cut
/// between two words.
fn fitted(look: Look<'_>, message: &Message, size: f32) -> Fitted {
    let between = if message.goal.is_some() { 5.0 } else { 0.0 };
    // All gaps together take at most 37.
    let room = look.metrics.window.width
        - count_width(look, message, size)
        - look.px(37.0 + between)
        - goal_width(look, message, size);
    let height = look.metrics.status_bar() - look.px(6.0);
    let capacity = |line: f32| match (height / (SMALLEST * line)).floor() {
        lines if lines > 1.0 => room * lines * FILLED,
        _ => room,
    };
    let longest = LINE_HEIGHTS.map(capacity).into_iter().fold(room, f32::max);
    let (mut words, mut tip) = (message.words.clone(), message.tip.clone());
    if tip.is_some() && smallest_width(&words, tip.as_deref()) > longest {
        match message.takes_precedence {
            true => tip = None,
            false => words.clear(),
        }
    }
    match &mut tip {
        Some(tip) => {
            *tip = shortened(std::mem::take(tip), |tip| {
                smallest_width(&words, Some(tip)) <= longest
            })
        }
        None => words = shortened(words, |words| smallest_width(words, None) <= longest),
    }
    let needed = smallest_width(&words, tip.as_deref());
    let one_line = look.px(size).min(SMALLEST * room / needed.max(1.0));
    // With large text the bar has room for several lines that are larger than one long line.
    let several_lines = |lines: f32| {
        let share = SMALLEST * room * lines * FILLED / needed.max(1.0);
        share.min(height / lines / LINE_HEIGHTS[0])
    };
    let wrapped = [2.0, 3.0]
        .map(several_lines)
        .into_iter()
        .fold(0.0, f32::max);
    let wrapped = wrapped.min(look.px(size));
    let (size, wrapped_height) = if wrapped > one_line.max(SMALLEST) {
        (wrapped, Some(LINE_HEIGHTS[0]))
    } else {
        let mut heights = LINE_HEIGHTS.into_iter();
        let fitting = heights.find(|line| needed <= capacity(*line));
        (one_line.max(SMALLEST), fitting.filter(|_| needed > room))
    };
    Fitted {
        size,
        wrapped_height,
        words,
        tip,
    }
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
    let mut spans = vec![span::<(), Font>(fitted.words)];
    if let Some(tip) = fitted.tip {
        spans.push(
            span(say!("status-quicktip"))
                .font(theme::SEMIBOLD)
                .color(palette.link),
        );
        spans.push(span(tip));
    }
    let words = rich_text(spans)
        .size(fitted.size)
        .font(theme::REGULAR)
        .color(palette.ink)
        .line_height(fitted.wrapped_height.unwrap_or(LINE_HEIGHTS[0]))
        .wrapping(match fitted.wrapped_height {
            Some(_) => Wrapping::Word,
            None => Wrapping::None,
        });
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::gallery::camera::load_fonts;
    use crate::app::theme::{Metrics, Palette};

    /// If the line is too long even in the smallest size, only one of the two is shown: the text that answers the player, or else the advice.
    #[test]
    fn only_one_part_is_shown_if_the_line_is_too_long() {
        // Without the program's fonts the widths would be those of any system font.
        load_fonts();
        let palette = Palette::LIGHT;
        let look = Look {
            palette: &palette,
            metrics: Metrics::new(iced::Size::new(800.0, 600.0), 2.0),
            tile: &|_, _| unreachable!("the bar shows no tile"),
            letters_need_alt: false,
        };
        let mut message = Message {
            words: "You draw 8 Circle.".to_owned(),
            tip: Some("Discard 8 Circle. Then you are one away.".to_owned()),
            ..Message::default()
        };
        let seen = |message: &Message| {
            let fitted = fitted(look, message, 14.0);
            (
                !fitted.words.is_empty(),
                fitted.tip.is_some(),
                fitted.wrapped_height.is_some(),
            )
        };
        assert_eq!(seen(&message), (true, true, true));
        message.goal = Some("One away".to_owned());
        assert_eq!(seen(&message), (true, true, true));
        message
            .words
            .push_str(&" It is a tile of one of the three suits.".repeat(9));
        assert_eq!(seen(&message), (false, true, true));
        message.takes_precedence = true;
        assert_eq!(seen(&message), (true, false, true));
    }

    #[test]
    fn a_hint_is_not_smaller_when_the_player_wants_larger_text() {
        // Without the program's fonts the widths would be those of any system font.
        load_fonts();
        let palette = Palette::LIGHT;
        let message = Message {
            words: "You draw 8 Circle.".to_owned(),
            tip: Some("Discard 8 Circle: it stands alone, and 3 and 4 are gone.".to_owned()),
            ..Message::default()
        };
        let sizes = [1.0, 1.2, 1.5, 1.9, 2.0].map(|scale| {
            let look = Look {
                palette: &palette,
                metrics: Metrics::new(iced::Size::new(1280.0, 800.0), scale),
                tile: &|_, _| unreachable!("the bar shows no tile"),
                letters_need_alt: false,
            };
            fitted(look, &message, 14.0).size
        });
        assert!(sizes.iter().all(|size| *size >= sizes[0]), "{sizes:?}");
    }

    #[test]
    fn text_without_spaces_is_shortened_by_characters() {
        let fits = |text: &str| text.chars().count() <= 5;
        assert_eq!(shortened("打五万：它孤立。".to_owned(), fits), "打五万…");
        assert_eq!(shortened("Discard it".to_owned(), |_| false), "Discard…");
    }

    /// In the smallest window a long sentence takes two lines, and one that is even longer ends between two words.
    #[test]
    fn sentences_are_shortened_between_words() {
        // Without the program's fonts the widths would be those of any system font.
        load_fonts();
        let palette = Palette::LIGHT;
        let look = Look {
            palette: &palette,
            metrics: Metrics::new(iced::Size::new(640.0, 480.0), 1.0),
            tile: &|_, _| unreachable!("the bar shows no tile"),
            letters_need_alt: false,
        };
        let sentence = "Tell what the decisions of the last hand cost, tile by tile. ";
        for (repeats, is_whole, wraps) in [(1, true, false), (2, true, true), (9, false, true)] {
            let mut message = Message {
                words: sentence.repeat(repeats).trim_end().to_owned(),
                ..Message::default()
            };
            let fitted_words = fitted(look, &message, 14.0);
            assert_eq!(fitted_words.words == message.words, is_whole, "{repeats}");
            assert_eq!(fitted_words.wrapped_height.is_some(), wraps, "{repeats}");
            let begin = fitted_words.words.trim_end_matches('…');
            let rest = message
                .words
                .strip_prefix(begin)
                .expect("the beginning of the sentence");
            assert!(!rest.starts_with(char::is_alphanumeric), "{begin}");
            message.tip = Some(message.words.clone());
            let fitted_tip = fitted(look, &message, 14.0)
                .tip
                .expect("advice stays unless the words take precedence");
            assert_eq!(fitted_tip == message.words, is_whole, "{repeats}");
        }
    }
}
