//! Text with an underlined letter. In labels `&` precedes the letter: `&Open`.

use iced::widget::text::Span;
use iced::widget::{rich_text, span};
use iced::{Color, Element, Font};

use super::ring::named;

/// The underlined letter of a label.
pub fn letter(label: &str) -> Option<char> {
    let (_, after) = label.split_once('&')?;
    after.chars().next()
}

/// The label without `&`.
pub fn plain(label: &str) -> String {
    label.replacen('&', "", 1)
}

/// A label with its letter underlined; `size` is in logical pixels.
pub fn label<'a, M: Clone + 'a>(
    label: &str,
    size: f32,
    font: Font,
    color: Color,
) -> Element<'a, M> {
    let Some((before, after)) = label.split_once('&') else {
        return iced::widget::text(label.to_owned())
            .size(size)
            .font(font)
            .color(color)
            .into();
    };
    let length = after.chars().next().map_or(0, char::len_utf8);
    let (letter, rest) = after.split_at(length);
    let spans: Vec<Span<'a, (), Font>> = [(before, false), (letter, true), (rest, false)]
        .into_iter()
        .filter(|(words, _)| !words.is_empty())
        .map(|(words, underlined)| span(words.to_owned()).underline(underlined))
        .collect();
    let words = rich_text(spans).size(size).font(font).color(color);
    named(words, plain(label))
}
