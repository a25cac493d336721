//! Play On From: all events of this game, hand by hand; play resumes from just before the chosen one.

use iced::Length;
use iced::widget::container;

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::theme;
use crate::app::widget::{Form, Look, Row, list};
use crate::presenter::HandPoints;
use words::say;

/// The dialog's state.
pub struct PlayOnFrom {
    hands: Vec<HandPoints>,
    /// Index of the shown hand.
    hand: usize,
    /// Index of the selected line in that hand.
    chosen: usize,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous hand.
    EarlierHand,
    /// Next hand.
    LaterHand,
    /// Selects a line.
    Line(usize),
    /// Plays on from the selected line.
    PlayOn,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl PlayOnFrom {
    /// Opens the dialog with the last line selected.
    pub fn new(hands: Vec<HandPoints>) -> Self {
        let hand = hands.len().saturating_sub(1);
        let chosen = hands
            .last()
            .map_or(0, |described| described.points.len().saturating_sub(1));
        Self {
            hands,
            hand,
            chosen,
        }
    }

    fn show(&mut self, hand: usize) {
        if hand < self.hands.len() {
            (self.hand, self.chosen) = (hand, 0);
        }
    }
}

impl Screen for PlayOnFrom {
    type Message = Message;

    fn title(&self) -> String {
        say!("earlier-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::EarlierHand => self.show(self.hand.checked_sub(1)?),
            Message::LaterHand => self.show(self.hand + 1),
            Message::Line(line) => self.chosen = line,
            Message::PlayOn => {
                let point = self.hands.get(self.hand)?.points.get(self.chosen)?;
                return Some(Reply::PlayOnFrom(point.inputs));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-play-on-from")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(700.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let described = self.hands.get(self.hand);
        let points = described.map_or(&[][..], |described| &described.points);
        let heading =
            described.map(|described| Row::Heading(look.heading(described.heading.as_str())));
        let lines = points.iter().map(|point| {
            let font = if point.own {
                theme::SEMIBOLD
            } else {
                theme::REGULAR
            };
            Row::Line(look.line(point.words.as_str(), font))
        });
        let rows = heading.into_iter().chain(lines).collect();
        let chosen = (self.chosen < points.len()).then_some(self.chosen);
        let shown = list(
            form,
            rows,
            chosen,
            Message::Line,
            Some(Message::PlayOn),
            true,
        );
        for (letter, message) in [('e', Message::EarlierHand), ('l', Message::LaterHand)] {
            form.shortcut(letter, message);
        }
        let before = (self.hand > 0).then_some(Message::EarlierHand);
        let after = (self.hand + 1 < self.hands.len()).then_some(Message::LaterHand);
        DialogLayout::new(
            container(shown).height(look.px(320.0)).width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.button(say!("earlier-previous-hand"), before),
                form.button(say!("earlier-next-hand"), after),
                form.cancel(say!("label-cancel"), Message::Cancel),
                form.default(say!("earlier-play-on"), chosen.map(|_| Message::PlayOn)),
            ],
        )
    }
}
