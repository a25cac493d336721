//! The first start: one question with three answers.

use iced::widget::column;

use super::ornament;
use crate::app::dialog::{DialogContent, DialogLayout, DialogPlace, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look};
use crate::presenter::Experience;
use words::Key;
use words::{key, say};

/// The screen, which has no state.
pub struct FirstStart;

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// How well the player knows the game.
    Knows(Experience),
    /// Opens this dialog's help page.
    Help,
}

/// The answers: how well the player knows the game, the label of the button, and what follows from the answer.
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

impl DialogContent for FirstStart {
    type Message = Message;

    fn title(&self) -> String {
        say!("first-start-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Knows(experience) => Reply::Experience(experience),
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
        // Escape gives the answer that leads to the usual settings, without a lesson or help.
        form.on_escape(Message::Knows(Experience::ThisKind));
        form.on_help(Message::Help);
        let question = look.words(
            say!("first-start-question"),
            20.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let buttons = ANSWERS.map(|(experience, label, consequence)| {
            let (label, consequence) = (label.text(), consequence.text());
            let default = experience == Experience::New;
            form.wide_button(label, consequence, Message::Knows(experience), default)
        });
        let buttons = column(buttons).spacing(look.px(8.0));
        let hint = look.hint(say!("first-start-hint"));
        let body = column![
            ornament::heading(look, say!("first-start-subtitle")),
            question,
            buttons,
            hint
        ]
        .spacing(look.px(14.0));
        DialogLayout::new(body, Vec::new())
    }
}
