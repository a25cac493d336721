//! A dialog that asks a single question: text, possibly tiles, and the answers as buttons.

use iced::widget::{column, container, row};
use iced::{Center, Element, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{AnyMessage, Event, Form, Look, tile_row};
use engine::tiles::Tile;
use words::say;

/// An answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The button's label, with `&` before the shortcut letter.
    pub label: String,
    /// Its effect; `None` disables the button.
    pub action: Option<Reply>,
}

impl Answer {
    /// An enabled answer.
    pub fn new(label: &str, action: Reply) -> Self {
        Self::when(label, Some(action))
    }

    /// An answer that is enabled only if there is an action.
    pub fn when(label: &str, action: Option<Reply>) -> Self {
        Self {
            label: label.to_owned(),
            action,
        }
    }
}

/// The dialog's state.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The title.
    pub title: String,
    /// A large line above the text; may be empty.
    pub headline: String,
    /// The text, one entry per paragraph.
    pub words: Vec<String>,
    /// The tiles in question, in groups.
    pub tiles: Vec<Vec<Tile>>,
    /// The answers.
    pub answers: Vec<Answer>,
    /// Index of the answer that Enter gives.
    pub default: usize,
    /// The effect of Escape and the close button.
    pub escape: Reply,
    /// Whether it is a small dialog that leaves the table visible, with its answers in the body, two in a row if they fit. Otherwise it is
    /// centred, with its answers in the footer.
    pub is_small: bool,
    /// The call that the default answer makes, if it is a large button with these words.
    pub call: Option<&'static str>,
    /// Whether a click anywhere on it gives the default answer.
    pub takes_any_click: bool,
    /// The help page opened by F1 and the Help button.
    pub topic: &'static str,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// Gives the answer with this index.
    Answer(usize),
    /// Escape or the close button.
    Dismiss,
    /// Opens this dialog's help page.
    Help,
}

/// Widths of a small dialog, in units: minimum, standard, and for long answers.
const NARROW: f32 = 112.0;
const STANDARD: f32 = 214.0;
const LONG: f32 = 330.0;
/// The most lines of text in a dialog narrower than the standard one.
const LINES: f32 = 3.0;
/// Spacing in a small dialog, in units: left and right of the answers together, between two answers, and on each side of a label.
const MARGIN: f32 = 26.0;
const GAP: f32 = 8.0;
const PADDING: f32 = 8.0;

impl Question {
    /// A question with Yes (Enter) and No (Escape).
    pub fn yes_no(title: &str, words: String, yes: Reply, no: Reply, topic: &'static str) -> Self {
        Self {
            title: title.to_owned(),
            headline: String::new(),
            words: vec![words],
            tiles: Vec::new(),
            answers: vec![
                Answer::new(say!("label-no"), no.clone()),
                Answer::new(say!("label-yes"), yes),
            ],
            default: 1,
            escape: no,
            is_small: true,
            call: None,
            takes_any_click: false,
            topic,
        }
    }

    /// A message with an OK button.
    pub fn message(title: &str, words: String, topic: &'static str) -> Self {
        Self {
            answers: vec![Answer::new(say!("label-ok"), Reply::Close)],
            default: 0,
            is_small: false,
            ..Self::yes_no(title, words, Reply::Close, Reply::Close, topic)
        }
    }

    /// Whether every answer's label fits into a width of `room` units.
    fn labels_fit(&self, look: Look<'_>, room: f32) -> bool {
        let words = self
            .answers
            .iter()
            .map(|answer| answer.label.replace('&', ""));
        let mut widths = words.map(|words| theme::width(&words, look.px(15.0), theme::SEMIBOLD));
        widths.all(|width| width <= look.px(room))
    }

    /// Whether the title fits into a dialog of `width` units, and the text into few lines.
    fn text_fits(&self, look: Look<'_>, width: f32) -> bool {
        let line = look.px(width - MARGIN);
        let lines = |words: &String| theme::width(words, look.px(15.0), theme::REGULAR) / line;
        let title = theme::width(&self.title, look.px(15.0), theme::SEMIBOLD);
        title <= line && self.words.iter().map(lines).sum::<f32>() <= LINES
    }

    /// Its width as a small dialog, in units: that of the free space on the table, within limits, unless text or labels need more.
    fn small_width(&self, look: Look<'_>) -> f32 {
        let room = (look.metrics.free_width / look.px(100.0) * 100.0).floor();
        let room = room.clamp(NARROW, STANDARD);
        let fitting = |width: &f32| self.labels_fit(look, *width - MARGIN - 2.0 * PADDING);
        let narrow = Some(room).filter(|width| self.text_fits(look, *width));
        let mut widths = narrow.into_iter().chain([STANDARD]);
        widths.find(fitting).unwrap_or(LONG)
    }

    fn answer_button<'a>(&self, form: &Form<'a, Message>, place: usize) -> Element<'a, Event> {
        let answer = &self.answers[place];
        let message = answer.action.as_ref().map(|_| Message::Answer(place));
        if let Some(call) = self.call.filter(|_| place == self.default) {
            return form.call_button(&answer.label, call, Message::Answer(place));
        }
        if self.is_small {
            return form.block_button(&answer.label, message, place == self.default);
        }
        if place == self.default {
            form.default(&answer.label, message)
        } else {
            form.button(&answer.label, message)
        }
    }
}

impl DialogContent for Question {
    type Message = Message;

    fn title(&self) -> String {
        self.title.clone()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Answer(place) => self.answers.get(place)?.action.clone(),
            Message::Dismiss => Some(self.escape.clone()),
            Message::Help => Some(Reply::Help(self.topic)),
        }
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        match (self.is_small, self.answers.len()) {
            (true, _) => DialogSize {
                place: DialogPlace::Preferred,
                width: self.small_width(look),
            },
            (false, ..=2) => DialogSize::middle(440.0),
            (false, 3) => DialogSize::middle(530.0),
            (false, _) => DialogSize::middle(480.0),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        form.on_escape(Message::Dismiss);
        let mut body = column![].spacing(look.px(12.0)).width(Length::Fill);
        if !self.headline.is_empty() {
            body = body.push(look.words(
                self.headline.as_str(),
                22.0,
                theme::SEMIBOLD,
                look.palette.ink,
            ));
        }
        for words in self.words.iter().filter(|words| !words.is_empty()) {
            body = body.push(look.text(words.as_str()));
        }
        if !self.tiles.is_empty() {
            // In a small dialog, the four tiles of a Kong fit in a row.
            let width = match self.is_small {
                true if self.call.is_some() => look.px(46.0),
                true => look
                    .px(31.0)
                    .min((look.px(self.small_width(look) - MARGIN) / 4.3).floor()),
                false => look.px(40.0),
            };
            let tiles = tile_row(look, &self.tiles, width, look.px(10.0))
                .wrap()
                .vertical_spacing(look.px(6.0));
            let tiles = container(tiles).width(Length::Fill);
            body = body.push(match self.call {
                Some(_) => tiles.align_x(Center),
                None => tiles,
            });
        }
        // A call is made first, and above the other answers.
        let mut places: Vec<usize> = (0..self.answers.len()).collect();
        places.sort_by_key(|place| self.call.is_some() && *place != self.default);
        let answers = places
            .into_iter()
            .map(|place| self.answer_button(form, place));
        let mut buttons = Vec::new();
        let half = (self.small_width(look) - MARGIN - GAP) / 2.0 - PADDING;
        // Three answers stand below each other, rather than two in a row and one alone.
        let are_pairs = self.answers.len().is_multiple_of(2);
        let abreast = match self.call {
            None if are_pairs && self.labels_fit(look, half) => 2,
            _ => 1,
        };
        if self.is_small {
            form.on_help(Message::Help);
            let mut answers = answers.peekable();
            let mut block = column![].spacing(look.px(8.0));
            while answers.peek().is_some() {
                let abreast = answers.by_ref().take(abreast);
                block = block.push(row(abreast).spacing(look.px(8.0)).align_y(Center));
            }
            body = body.push(block);
        } else {
            buttons.push(form.help(Message::Help));
            buttons.extend(answers);
        }
        DialogLayout {
            on_press: self
                .takes_any_click
                .then(|| AnyMessage::new(Message::Answer(self.default))),
            ..DialogLayout::new(body, buttons)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dialog::bench::Bench;
    use crate::app::theme::{Metrics, Palette};

    #[test]
    fn answers_share_a_row_if_their_labels_fit() {
        for (name, abreast) in [("Lin", true), ("Bartholomew of Rotterdam", false)] {
            let claims = format!("{name} claims");
            let question = Question {
                answers: vec![
                    Answer::new(&claims, Reply::Close),
                    Answer::new("&Nobody", Reply::Close),
                ],
                ..Question::yes_no(
                    "2 Wan",
                    String::new(),
                    Reply::Close,
                    Reply::Close,
                    "hotseat",
                )
            };
            let mut bench = Bench::new(question);
            let (claims, nobody) = (bench.middle(&claims), bench.middle("Nobody"));
            assert_eq!((claims.y - nobody.y).abs() < 2.0, abreast, "{name}");
        }
    }

    #[test]
    fn long_questions_are_not_narrow() {
        crate::app::gallery::camera::load_fonts();
        let palette = Palette::LIGHT;
        let metrics = Metrics {
            free_width: 60.0,
            ..Metrics::new(iced::Size::new(800.0, 600.0), 1.0)
        };
        let look = Look {
            palette: &palette,
            metrics,
            tile: &|_, _| unreachable!("the width needs no tile"),
            letters_need_alt: false,
        };
        let tile: Tile = "9C".parse().expect("a tile");
        let kong = Question::concealed_kong(tile);
        let claim = Question::claim(tile, &[]);
        assert_eq!(kong.small_width(look), STANDARD);
        assert!(claim.small_width(look) < STANDARD);
    }
}
