//! The lobby: who has come, while a table is waiting for its guests or for a line that was lost.

use iced::Length;
use iced::widget::column;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::theme;
use crate::app::widget::Form;
use crate::presenter::Command;
use words::say;

/// The box.
pub struct Lobby {
    /// What is being waited for.
    pub headline: String,
    /// Who has come, or what has happened; a line each.
    pub lines: Vec<String>,
    /// Where the table is.
    pub place: String,
    /// What happened last at our own table; a line each.
    pub log: Vec<String>,
}

/// What its controls say.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Opens the messages of the table.
    Messages,
    /// Leave the table.
    Leave,
    /// Opens the page of the help about this box.
    Help,
}

impl Screen for Lobby {
    type Message = Message;

    fn title(&self) -> String {
        say!("lobby-network-table").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        Some(match message {
            Message::Messages => Reply::Run(Command::Messages),
            Message::Leave => Reply::Run(Command::LeaveTable),
            Message::Help => Reply::Help("joining"),
        })
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        let look = form.look;
        let headline = look.words(
            self.headline.as_str(),
            18.0,
            theme::SEMIBOLD,
            look.palette.ink,
        );
        let lines = self.lines.iter().map(|line| look.text(line.as_str()));
        // Not beside the buttons: some addresses are long.
        let place = look.hint(self.place.as_str());
        let log = self.log.iter().map(|line| look.hint(line.as_str()));
        let width = if self.log.is_empty() { 460.0 } else { 620.0 };
        DialogLayout::new(
            width,
            column![headline]
                .extend(lines)
                .push(place)
                .extend(log)
                .spacing(look.px(8.0))
                .width(Length::Fill),
            vec![
                form.help(Message::Help),
                form.default(say!("lobby-messages"), Some(Message::Messages)),
                form.cancel(say!("lobby-leave-the-table"), Message::Leave),
            ],
        )
    }
}
