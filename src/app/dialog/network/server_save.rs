//! Save As at a network table: the server saves the game under the requested name. What the player has seen can be saved here instead.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use words::say;

/// Maximum length of a requested name, in characters.
const MAX_LENGTH: usize = 40;

/// The dialog's state.
pub struct ServerSave {
    name: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The name changed.
    Name(String),
    /// Asks the server to save the game.
    Ok,
    /// Saves what the player has seen to a file on this computer.
    Here,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl ServerSave {
    /// Opens the dialog with a suggested name.
    pub fn new(name: String) -> Self {
        Self { name }
    }
}

impl DialogContent for ServerSave {
    type Message = Message;

    fn title(&self) -> String {
        say!("server-save-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Name(name) => {
                let letters = name.chars().filter(|letter| !letter.is_control());
                self.name = letters.take(MAX_LENGTH).collect();
                None
            }
            Message::Ok if self.name.trim().is_empty() => None,
            Message::Ok => Some(Reply::SaveAtServer(self.name.trim().to_owned())),
            Message::Here => Some(Reply::SaveHere),
            Message::Cancel => Some(Reply::Close),
            Message::Help => Some(Reply::Help("saving-network-games")),
        }
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(520.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let field = form.field(
            "",
            &self.name,
            say!("file-chooser-name"),
            true,
            Some(Message::Name),
        );
        let can_save = !self.name.trim().is_empty();
        let here = form.button(say!("server-save-here"), Some(Message::Here));
        DialogLayout {
            hint: Some(look.hint(say!("server-save-hint"))),
            ..DialogLayout::new(
                column![field, here]
                    .spacing(look.px(12.0))
                    .width(Length::Fill),
                form.dialog_buttons(
                    say!("server-save-button"),
                    can_save.then_some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
