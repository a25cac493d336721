//! Chat in a network game: messages from players and the server, and a field to reply.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Form, Look};
use words::say;

/// The dialog's state.
pub struct Messages {
    /// Messages received, newest last.
    pub said: Vec<String>,
    own: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The reply changed.
    Write(String),
    /// Sends the reply.
    Send,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

/// Number of messages visible at once.
const VISIBLE_MESSAGES: usize = 12;
/// Maximum length of a sent message, in characters.
const MAX_LENGTH: usize = 400;

impl Messages {
    /// Opens the chat with earlier messages.
    pub fn new(said: Vec<String>) -> Self {
        Self {
            said,
            own: String::new(),
        }
    }
}

impl Screen for Messages {
    type Message = Message;

    fn title(&self) -> String {
        say!("messages-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Write(own) => {
                let letters = own.chars().filter(|letter| !letter.is_control());
                self.own = letters.take(MAX_LENGTH).collect();
                None
            }
            Message::Send if self.own.trim().is_empty() => None,
            Message::Send => Some(Reply::Chat(std::mem::take(&mut self.own))),
            Message::Close => Some(Reply::Close),
            Message::Help => Some(Reply::Help("box-messages")),
        }
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(560.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let first = self.said.len().saturating_sub(VISIBLE_MESSAGES);
        let lines = self.said[first..]
            .iter()
            .map(|line| look.text(line.as_str()));
        let lines = column(lines).spacing(look.px(4.0)).width(Length::Fill);
        let own = form.field(
            None,
            &self.own,
            say!("messages-placeholder"),
            true,
            Some(Message::Write),
        );
        let can_send = !self.own.trim().is_empty();
        DialogLayout {
            white: true,
            hint: Some(look.hint(say!("messages-hint"))),
            ..DialogLayout::new(
                column![lines, own].spacing(look.px(12.0)),
                vec![
                    form.help(Message::Help),
                    form.cancel(say!("label-close"), Message::Close),
                    form.default(say!("messages-send"), can_send.then_some(Message::Send)),
                ],
            )
        }
    }
}
