//! Fits news, descriptions and advice into the lines of the status bar.

use super::{Look, Message, count_width, goal_width};
use crate::app::theme;
use words::{is_unspaced, may_break, say};

/// The smallest text size, in logical pixels.
const SMALLEST: f32 = 11.0;
/// The smallest text size of several texts together, in logical pixels and relative to the wanted size.
const SMALLEST_OF_SEVERAL: (f32, f32) = (12.0, 0.7);
/// The step between the sizes that are tried, in logical pixels.
const STEP: f32 = 0.5;
/// Line height relative to the text size.
pub(super) const LINE: f32 = 1.2;

/// A text of the bar.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Text {
    /// An event, or an answer to the player.
    Words(String),
    /// A description of what is under the pointer.
    Description(String),
    /// QuickTip's advice.
    Tip(String),
}

impl Text {
    pub fn content(&self) -> &str {
        match self {
            Self::Words(words) | Self::Description(words) | Self::Tip(words) => words,
        }
    }

    fn with_content(&self, content: String) -> Self {
        match self {
            Self::Words(_) => Self::Words(content),
            Self::Description(_) => Self::Description(content),
            Self::Tip(_) => Self::Tip(content),
        }
    }

    /// Its width on one line.
    fn width(&self, size: f32) -> f32 {
        let heading = match self {
            Self::Tip(_) => theme::width(say!("status-quicktip"), size, theme::SEMIBOLD),
            Self::Words(_) | Self::Description(_) => 0.0,
        };
        heading + theme::width(self.content(), size, theme::REGULAR)
    }

    /// The share of its longest word in its length; such a word may be missing at the end of each line but the last.
    fn longest_word(&self) -> f32 {
        let content = self.content();
        let words = content.split(may_break).map(|word| word.chars().count());
        let all = content.chars().count().max(1);
        (words.max().unwrap_or_default() + 1) as f32 / all as f32
    }
}

/// Texts in a size in which they fit into the bar.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fitted {
    pub texts: Vec<Text>,
    pub size: f32,
    /// Each text begins a line.
    pub stacked: bool,
}

/// The space for texts, in logical pixels.
#[derive(Clone, Copy)]
struct Room {
    width: f32,
    height: f32,
}

impl Room {
    /// The number of lines for a text of this width.
    fn lines(self, width: f32, longest_word: f32) -> usize {
        let lost = (longest_word * width).min(0.5 * self.width);
        match width <= self.width {
            true => 1,
            false => ((width - lost) / (self.width - lost)).ceil() as usize,
        }
    }

    /// The texts in the largest of these sizes in which they fit.
    fn fit(self, texts: &[Text], (largest, smallest): (f32, f32)) -> Option<Fitted> {
        let steps = ((largest - smallest) / STEP).max(0.0).floor() as usize;
        let mut sizes = (0..=steps).map(|step| largest - step as f32 * STEP);
        sizes.find_map(|size| {
            let available = (self.height / (size * LINE)).floor().max(1.0) as usize;
            let sum: f32 = texts.iter().map(|text| text.width(size)).sum();
            let longest = texts.iter().map(Text::longest_word).fold(0.0, f32::max);
            let flowing = self.lines(sum, longest / texts.len().max(1) as f32);
            let stacked: usize = texts
                .iter()
                .map(|text| self.lines(text.width(size), text.longest_word()))
                .sum();
            let stacked = flowing > 1 && stacked <= available;
            (stacked || flowing <= available).then(|| Fitted {
                texts: texts.to_vec(),
                size,
                stacked,
            })
        })
    }
}

/// The beginning of the text, as many words as fit, with an ellipsis if some are missing. One word remains even if it does not fit.
fn shortened(words: &str, fits: impl Fn(&str) -> bool) -> String {
    let mut shown = words.to_owned();
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

/// Fits the texts into the lines of the bar. What is under the pointer is described below the news, in place of advice. If two texts would be too
/// small together, only one is shown: the one that answers the player, otherwise the advice. It shrinks if it is still too long, and what does
/// not fit even then is cut between two words.
pub(super) fn fitted(look: Look<'_>, message: &Message, size: f32) -> Fitted {
    let between = if message.goal.is_some() { 5.0 } else { 0.0 };
    // All gaps together take at most 37.
    let room = Room {
        width: look.metrics.window.width
            - count_width(look, message, size)
            - look.px(37.0 + between)
            - goal_width(look, message, size),
        height: look.metrics.status_bar() - look.px(6.0),
    };
    let largest = look.px(size);
    let words = (!message.words.is_empty()).then(|| Text::Words(message.words.clone()));
    let description = message.description.clone().map(Text::Description);
    let tip = message.tip.clone().map(Text::Tip);
    let all: Vec<Text> = [&words, &description, &tip]
        .into_iter()
        .flatten()
        .cloned()
        .collect();
    let second = description.as_ref().or(tip.as_ref());
    let two: Vec<Text> = words.iter().chain(second).cloned().collect();
    let (pixels, share) = SMALLEST_OF_SEVERAL;
    let smallest = pixels.max(share * largest);
    let first = [
        description.as_ref(),
        words.as_ref().filter(|_| message.takes_precedence),
    ];
    let first = first
        .into_iter()
        .flatten()
        .next()
        .or(tip.as_ref())
        .or(words.as_ref());
    let Some(first) = first.cloned() else {
        return Fitted {
            texts: Vec::new(),
            size: largest,
            stacked: false,
        };
    };
    let together = || {
        room.fit(&all, (largest, largest))
            .or_else(|| room.fit(&two, (largest, smallest)))
    };
    let alone = |text: &Text| room.fit(std::slice::from_ref(text), (largest, SMALLEST));
    together().or_else(|| alone(&first)).unwrap_or_else(|| {
        let cut = |content: &str| first.with_content(content.to_owned());
        let content = shortened(first.content(), |content| alone(&cut(content)).is_some());
        Fitted {
            texts: vec![cut(&content)],
            size: SMALLEST,
            stacked: false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::gallery::camera::load_fonts;
    use crate::app::theme::{Metrics, Palette};
    use iced::Size;

    /// Texts that fit into the bar of a window of this size, with this size of text.
    fn fitted_in(window: (f32, f32), text: f32, message: &Message) -> Fitted {
        // Without the program's fonts the widths would be those of any system font.
        load_fonts();
        let palette = Palette::LIGHT;
        let look = Look {
            palette: &palette,
            metrics: Metrics::new(Size::new(window.0, window.1), text),
            tile: &|_, _| unreachable!("the bar shows no tile"),
            letters_need_alt: false,
        };
        fitted(look, message, 14.0)
    }

    fn advised() -> Message {
        Message {
            words: "You draw 8 Circle.".to_owned(),
            tip: Some("Discard 8 Circle: it stands alone, and 3 and 4 are gone.".to_owned()),
            ..Message::default()
        }
    }

    /// Whether news and advice are among the texts.
    fn seen(fitted: &Fitted) -> (bool, bool) {
        let has = |wanted: fn(&Text) -> bool| fitted.texts.iter().any(wanted);
        (
            has(|text| matches!(text, Text::Words(_))),
            has(|text| matches!(text, Text::Tip(_))),
        )
    }

    #[test]
    fn news_and_a_long_hint_keep_their_size_on_two_lines() {
        let mut message = advised();
        message.words = "Maximiliane discards 8 Circle, which nobody wants.".to_owned();
        for window in [(800.0, 600.0), (1280.0, 800.0)] {
            let fitted = fitted_in(window, 1.0, &message);
            let usual = fitted_in(
                window,
                1.0,
                &Message {
                    tip: None,
                    ..advised()
                },
            );
            assert_eq!((fitted.size, seen(&fitted)), (usual.size, (true, true)));
            assert_eq!(fitted.stacked, window.0 < 1000.0);
        }
    }

    #[test]
    fn what_is_under_the_pointer_is_described_below_the_news() {
        let mut message = advised();
        message.description = Some("Let this tile go, because you do not need it.".to_owned());
        let tip = message.tip.as_mut().expect("a tip");
        tip.push_str(&" Careful: someone could win on it, and it would cost you much.".repeat(2));
        let fitted = fitted_in((800.0, 600.0), 1.0, &message);
        let expected = [
            Text::Words(message.words),
            Text::Description(message.description.expect("a description")),
        ];
        assert_eq!(fitted.texts, expected);
    }

    /// If the line is too long, only one of the two is shown: the text that answers the player, or else the advice.
    #[test]
    fn only_one_part_is_shown_if_the_line_is_too_long() {
        let mut message = advised();
        let sees = |message: &Message| seen(&fitted_in((800.0, 600.0), 2.0, message));
        assert_eq!(sees(&message), (true, true));
        message
            .words
            .push_str(&" It is a tile of one of the three suits.".repeat(9));
        assert_eq!(sees(&message), (false, true));
        message.takes_precedence = true;
        assert_eq!(sees(&message), (true, false));
    }

    #[test]
    fn a_hint_is_not_smaller_when_the_player_wants_larger_text() {
        for window in [(800.0, 600.0), (1280.0, 800.0)] {
            let size = |scale| fitted_in(window, scale, &advised()).size;
            let sizes = [1.0, 1.2, 1.5, 1.9, 2.0].map(size);
            assert!(sizes.iter().all(|size| *size >= sizes[0]), "{sizes:?}");
        }
    }

    #[test]
    fn text_without_spaces_is_shortened_by_characters() {
        let fits = |text: &str| text.chars().count() <= 5;
        assert_eq!(shortened("打五万：它孤立。", fits), "打五万…");
        assert_eq!(shortened("Discard it", |_| false), "Discard…");
    }

    /// In the smallest window a sentence that is too long for two lines ends between two words.
    #[test]
    fn sentences_are_shortened_between_words() {
        let sentence = "Tell what the decisions of the last hand cost, tile by tile. ";
        for (repeats, is_whole) in [(1, true), (2, true), (9, false)] {
            let words = sentence.repeat(repeats).trim_end().to_owned();
            let mut message = Message {
                words: words.clone(),
                ..Message::default()
            };
            let shown = |message: &Message| {
                let fitted = fitted_in((640.0, 480.0), 1.0, message);
                let last = fitted.texts.last().expect("a text");
                last.content().to_owned()
            };
            assert_eq!(shown(&message) == words, is_whole, "{repeats}");
            let begin = shown(&message);
            let begin = begin.trim_end_matches('…');
            let rest = words.strip_prefix(begin);
            let rest = rest.expect("the beginning of the sentence");
            assert!(!rest.starts_with(char::is_alphanumeric), "{begin}");
            message.tip = Some(words.clone());
            assert_eq!(shown(&message) == words, is_whole, "{repeats}");
        }
    }
}
