//! The messages of a network game: what players and server have said, and a line to answer.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
use words::say;

/// The box.
pub struct Messages {
    /// What was said, the newest last.
    pub said: Vec<String>,
    own: String,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// The own line is written.
    Write(String),
    /// Send it.
    Send,
    /// Closes the box.
    Close,
    /// Opens the page of the help about this box.
    Help,
}

/// How many messages are seen at once.
const SEEN: usize = 12;
/// The longest message that is sent, in letters.
const LONGEST: usize = 400;

impl Messages {
    /// The box with what was said before.
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
        say!("messages-messages").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Write(own) => {
                let letters = own.chars().filter(|letter| !letter.is_control());
                self.own = letters.take(LONGEST).collect();
                None
            }
            Message::Send if self.own.trim().is_empty() => None,
            Message::Send => Some(Reply::Chat(std::mem::take(&mut self.own))),
            Message::Close => Some(Reply::Close),
            Message::Help => Some(Reply::Help("box-messages")),
        }
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        let look = form.look;
        let first = self.said.len().saturating_sub(SEEN);
        let lines = self.said[first..]
            .iter()
            .map(|line| look.text(line.as_str()));
        let lines = column(lines).spacing(look.px(4.0)).width(Length::Fill);
        let own = form.field(
            None,
            &self.own,
            say!("messages-say-something"),
            true,
            Some(Message::Write),
        );
        let can = !self.own.trim().is_empty();
        DialogLayout {
            white: true,
            hint: Some(look.hint(say!("messages-everybody-at-the-table-reads"))),
            ..DialogLayout::new(
                560.0,
                column![lines, own].spacing(look.px(12.0)),
                vec![
                    form.help(Message::Help),
                    form.cancel(say!("label-close"), Message::Close),
                    form.default(say!("messages-send"), can.then_some(Message::Send)),
                ],
            )
        }
    }
}
