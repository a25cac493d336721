//! Chat at a network table: messages from players and the server, and a field to write one.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use words::say;

/// The dialog's state.
pub struct Messages {
    /// The latest messages of everybody at the table, newest last. The app replaces them when new ones arrive.
    pub messages: Vec<String>,
    /// The message being written.
    draft: String,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// The message being written changed.
    Write(String),
    /// Sends the message.
    Send,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

/// Number of messages visible at once.
const VISIBLE_MESSAGES: usize = 12;
/// Maximum length of a written message, in characters.
const MAX_LENGTH: usize = 400;

impl Messages {
    /// Opens the chat with earlier messages.
    pub fn new(messages: Vec<String>) -> Self {
        Self {
            messages,
            draft: String::new(),
        }
    }
}

impl DialogContent for Messages {
    type Message = Message;

    fn title(&self) -> String {
        say!("messages-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Write(draft) => {
                let letters = draft.chars().filter(|letter| !letter.is_control());
                self.draft = letters.take(MAX_LENGTH).collect();
                None
            }
            Message::Send if self.draft.trim().is_empty() => None,
            Message::Send => Some(Reply::Chat(std::mem::take(&mut self.draft))),
            Message::Close => Some(Reply::Close),
            Message::Help => Some(Reply::Help("box-messages")),
        }
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(560.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let first = self.messages.len().saturating_sub(VISIBLE_MESSAGES);
        let lines = self.messages[first..]
            .iter()
            .map(|line| look.text(line.as_str()));
        let lines = column(lines).spacing(look.px(4.0)).width(Length::Fill);
        let field = form.field(
            "",
            &self.draft,
            say!("messages-placeholder"),
            true,
            Some(Message::Write),
        );
        let can_send = !self.draft.trim().is_empty();
        DialogLayout {
            white: true,
            hint: Some(look.hint(say!("messages-hint"))),
            ..DialogLayout::new(
                column![lines, field].spacing(look.px(12.0)),
                vec![
                    form.help(Message::Help),
                    form.cancel(say!("label-close"), Message::Close),
                    form.default(say!("messages-send"), can_send.then_some(Message::Send)),
                ],
            )
        }
    }
}
