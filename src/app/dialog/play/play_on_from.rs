//! Play On From: the moves of the local game, hand by hand; play resumes from just before the selected one.

use iced::Length;
use iced::widget::container;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look, Row, list};
use crate::presenter::HandPoints;
use words::say;

/// The dialog's state.
pub struct PlayOnFrom {
    hands: Vec<HandPoints>,
    /// Index of the shown hand.
    hand: usize,
    /// Index of the selected point of that hand.
    point: usize,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous hand.
    EarlierHand,
    /// Next hand.
    LaterHand,
    /// Selects the point with this index.
    Select(usize),
    /// Plays on from the selected point.
    PlayOn,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl PlayOnFrom {
    /// Opens the dialog at the last hand, with its last point selected.
    pub fn new(hands: Vec<HandPoints>) -> Self {
        let hand = hands.len().saturating_sub(1);
        let point = hands
            .last()
            .map_or(0, |hand| hand.points.len().saturating_sub(1));
        Self { hands, hand, point }
    }

    /// Shows another hand with its first point selected; an index out of range changes nothing.
    fn show(&mut self, hand: usize) {
        if hand < self.hands.len() {
            (self.hand, self.point) = (hand, 0);
        }
    }
}

impl DialogContent for PlayOnFrom {
    type Message = Message;

    fn title(&self) -> String {
        say!("earlier-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::EarlierHand => self.show(self.hand.checked_sub(1)?),
            Message::LaterHand => self.show(self.hand + 1),
            Message::Select(point) => self.point = point,
            Message::PlayOn => {
                let point = self.hands.get(self.hand)?.points.get(self.point)?;
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
        let hand = self.hands.get(self.hand);
        let points = hand.map_or(&[][..], |hand| &hand.points);
        let heading = hand.map(|hand| Row::Heading(look.heading(hand.heading.as_str())));
        let lines = points.iter().map(|point| {
            let font = if point.is_own {
                theme::SEMIBOLD
            } else {
                theme::REGULAR
            };
            Row::Line(look.line(point.words.as_str(), font))
        });
        let rows = heading.into_iter().chain(lines).collect();
        let selected = (self.point < points.len()).then_some(self.point);
        let name = hand.map_or("", |hand| hand.heading.as_str());
        let shown = list(
            (form, name),
            rows,
            selected,
            Message::Select,
            Some(Message::PlayOn),
            true,
        );
        for (letter, message) in [('e', Message::EarlierHand), ('l', Message::LaterHand)] {
            form.shortcut(letter, message);
        }
        let earlier = (self.hand > 0).then_some(Message::EarlierHand);
        let later = (self.hand + 1 < self.hands.len()).then_some(Message::LaterHand);
        DialogLayout::new(
            container(shown).height(look.px(320.0)).width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.button(say!("earlier-previous-hand"), earlier),
                form.button(say!("earlier-next-hand"), later),
                form.cancel(say!("label-cancel"), Message::Cancel),
                form.default(say!("earlier-play-on"), selected.map(|_| Message::PlayOn)),
            ],
        )
    }
}
