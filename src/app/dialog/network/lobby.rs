//! The lobby, shown at a network table while no game is in progress there: the table waits for players, or the connection was lost.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::theme;
use crate::app::widget::{Form, Look};
use crate::presenter::{Command, MenuDialog};
use words::say;

/// The dialog's state.
pub struct Lobby {
    /// What the table waits for, or what has interrupted the game.
    pub headline: String,
    /// The players at the table, or why the game was interrupted, one per line.
    pub lines: Vec<String>,
    /// A sentence with the table's address.
    pub place: String,
    /// Recent events at our own table, one per line; empty at the table of another host.
    pub log: Vec<String>,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Opens the chat.
    Messages,
    /// Leaves the table.
    Leave,
    /// Opens this dialog's help page.
    Help,
}

impl DialogContent for Lobby {
    type Message = Message;

    fn title(&self) -> String {
        say!("lobby-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Messages => Reply::Run(Command::Dialog(MenuDialog::Messages)),
            Message::Leave => Reply::Run(Command::LeaveTable),
            Message::Help => Reply::Help("joining"),
        })
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(if self.log.is_empty() { 460.0 } else { 620.0 })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let headline = look.words(
            self.headline.as_str(),
            18.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let lines = self.lines.iter().map(|line| look.text(line.as_str()));
        // In the body, because some addresses are too long for the footer.
        let place = look.hint(self.place.as_str());
        let log = self.log.iter().map(|line| look.hint(line.as_str()));
        DialogLayout::new(
            column![headline]
                .extend(lines)
                .push(place)
                .extend(log)
                .spacing(look.px(8.0))
                .width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.default(say!("lobby-messages"), Some(Message::Messages)),
                form.cancel(say!("lobby-leave"), Message::Leave),
            ],
        )
    }
}
