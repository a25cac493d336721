//! The first start: one question with three answers.

use iced::widget::column;

use super::ornament;
use crate::app::dialog::{DialogLayout, DialogPlace, DialogSize, Reply, Screen};
use crate::app::theme;
use crate::app::widget::{Form, Look};
use crate::presenter::Experience;
use words::Key;
use words::{key, say};

/// The screen's state.
pub struct FirstStart;

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// How well the player knows the game.
    Knows(Experience),
    /// Opens this dialog's help page.
    Help,
}

/// The answers: how well the player knows the game, the label, and what follows.
const ANSWERS: [(Experience, Key, Key); 3] = [
    (
        Experience::New,
        key!("first-start-never"),
        key!("first-start-never-hint"),
    ),
    (
        Experience::AnotherKind,
        key!("first-start-another-kind"),
        key!("first-start-another-kind-hint"),
    ),
    (
        Experience::ThisKind,
        key!("first-start-this-kind"),
        key!("first-start-this-kind-hint"),
    ),
];

impl Screen for FirstStart {
    type Message = Message;

    fn title(&self) -> String {
        say!("first-start-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Knows(how_much) => Reply::Experience(how_much),
            Message::Help => Reply::Help("box-first-start"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize {
            place: DialogPlace::Table,
            width: 560.0,
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        form.on_escape(Message::Knows(Experience::ThisKind));
        form.on_help(Message::Help);
        let question = look.words(
            say!("first-start-question"),
            20.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let buttons = ANSWERS.map(|(how_much, name, consequence)| {
            let (name, consequence) = (name.text(), consequence.text());
            let default = how_much == Experience::New;
            form.wide_button(name, consequence, Message::Knows(how_much), default)
        });
        let buttons = column(buttons).spacing(look.px(8.0));
        let later = look.hint(say!("first-start-hint"));
        let body = column![
            ornament::heading(look, say!("first-start-subtitle")),
            question,
            buttons,
            later
        ]
        .spacing(look.px(14.0));
        DialogLayout::new(body, Vec::new())
    }
}
