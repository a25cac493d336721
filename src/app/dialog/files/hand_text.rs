//! Open a Hand from Text: a field for a hand that somebody has sent as a line of text. Errors are shown below the field.

use std::iter;

use iced::widget::column;
use iced::{Element, Length};

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Event, Form, Look};
use storage::save::{HandTextError, SavedGame, read_hand_text};
use wording::person;
use words::say;

/// The dialog's state.
#[derive(Default)]
pub struct HandText {
    typed: String,
    /// The hand read from the typed line, or why it can't be read; `None` if nothing is typed.
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
    /// The text below the field: what to paste, what is wrong with the line, or the names of the players and remarks about the hand.
    fn description(&self) -> String {
        match &self.found {
            None => say!("hand-text-paste").to_owned(),
            Some(Err(why)) => why.to_string(),
            Some(Ok(game)) => {
                let names = words::all_of(game.names.0.iter().map(|name| person(name)));
                let remarks = game.messages.iter().map(String::as_str);
                let players = say!("hand-text-players", names);
                words::sentences(iter::once(players.as_str()).chain(remarks))
            }
        }
    }
}

impl DialogContent for HandText {
    type Message = Message;

    fn title(&self) -> String {
        say!("hand-text-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Typed(text) => {
                let is_empty = text.trim().is_empty();
                self.found = (!is_empty).then(|| read_hand_text(&text));
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
        let is_readable = matches!(self.found, Some(Ok(_)));
        let field: Element<'a, Event> = form.field(
            say!("hand-text-title"),
            &self.typed,
            say!("hand-text-placeholder"),
            true,
            Some(Message::Typed),
        );
        let description = match self.found {
            Some(Err(_)) => form.warning(self.description()),
            _ => look.hint(self.description()),
        };
        DialogLayout::new(
            column![field, description]
                .spacing(look.px(10.0))
                .width(Length::Fill),
            form.dialog_buttons(
                say!("hand-text-open"),
                is_readable.then_some(Message::Ok),
                Message::Cancel,
                Message::Help,
            ),
        )
    }
}
