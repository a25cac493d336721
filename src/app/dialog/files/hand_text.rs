//! Open a Hand from Text: a field for a hand that somebody has sent as a line of text. Errors are shown below the field.

use std::iter;

use iced::widget::column;
use iced::{Element, Length};

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Event, Form, Look};
use storage::save::{HandTextError, SavedGame, read_hand_text};
use words::say;

/// The dialog's state.
#[derive(Default)]
pub struct HandText {
    typed: String,
    /// The result of parsing the typed line.
    found: Option<Result<SavedGame, HandTextError>>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The line changed.
    Typed(String),
    /// Opens the hand.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl HandText {
    fn words(&self) -> String {
        match &self.found {
            None => say!("hand-text-paste").to_owned(),
            Some(Err(why)) => why.to_string(),
            Some(Ok(game)) => {
                let names = words::list_and(&game.names.0);
                let described = game.messages.iter().map(String::as_str);
                let sentence = say!("hand-text-players", names);
                iter::once(sentence.as_str())
                    .chain(described)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
        }
    }
}

impl Screen for HandText {
    type Message = Message;

    fn title(&self) -> String {
        say!("hand-text-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Typed(text) => {
                let empty = text.trim().is_empty();
                self.found = (!empty).then(|| read_hand_text(&text));
                self.typed = text;
            }
            Message::Ok => {
                let game = self.found.take()?.ok()?;
                return Some(Reply::OpenHand(Box::new(game)));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("share-a-hand")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(600.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let whole = matches!(self.found, Some(Ok(_)));
        let field: Element<'a, Event> = form.field(
            None,
            &self.typed,
            say!("hand-text-placeholder"),
            true,
            Some(Message::Typed),
        );
        let words = self.words();
        let described = match self.found {
            Some(Err(_)) => form.warning(words),
            _ => look.hint(words),
        };
        DialogLayout::new(
            column![field, described]
                .spacing(look.px(10.0))
                .width(Length::Fill),
            form.dialog_buttons(
                say!("hand-text-open"),
                whole.then_some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}
