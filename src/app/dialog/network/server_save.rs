//! Save As at a table of the network: the server keeps the game, under a name that is wished for. What was seen can be kept here instead.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
use words::say;

/// The longest name that a server is asked for, in letters.
const LONGEST: usize = 40;

/// The box.
pub struct ServerSave {
    name: String,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// The name is now this.
    Name(String),
    /// Ask the server to save.
    Ok,
    /// Keep what was seen in a file here.
    Here,
    /// Closes the box and changes nothing.
    Cancel,
    /// Opens the page of the help about this box.
    Help,
}

impl ServerSave {
    /// The box with a name that is suggested.
    pub fn new(name: String) -> Self {
        Self { name }
    }
}

impl Screen for ServerSave {
    type Message = Message;

    fn title(&self) -> String {
        say!("server-save-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Name(name) => {
                let letters = name.chars().filter(|letter| !letter.is_control());
                self.name = letters.take(LONGEST).collect();
                None
            }
            Message::Ok if self.name.trim().is_empty() => None,
            Message::Ok => Some(Reply::SaveAtServer(self.name.trim().to_owned())),
            Message::Here => Some(Reply::SaveHere),
            Message::Cancel => Some(Reply::Close),
            Message::Help => Some(Reply::Help("saving-network-games")),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        let look = form.look;
        let field = form.field(
            None,
            &self.name,
            say!("file-chooser-name"),
            true,
            Some(Message::Name),
        );
        let can = !self.name.trim().is_empty();
        let here = form.button(say!("server-save-here"), Some(Message::Here));
        DialogLayout {
            hint: Some(look.hint(say!("server-save-hint"))),
            ..DialogLayout::new(
                520.0,
                column![field, here]
                    .spacing(look.px(12.0))
                    .width(Length::Fill),
                form.answers(
                    say!("server-save-save"),
                    can.then_some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
