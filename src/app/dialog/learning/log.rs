//! The log of this game, one line per event, newest at the bottom.

use iced::widget::column;

use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Form, Look};
use words::say;

/// The dialog's state.
pub struct Log {
    lines: Vec<String>,
    /// Number of lines hidden below the visible page when scrolled back.
    back: usize,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Copy, Debug)]
pub enum Message {
    /// Previous page.
    Earlier,
    /// Next page.
    Later,
    /// Closes the dialog.
    Close,
    /// Opens this dialog's help page.
    Help,
}

/// Lines per page.
const PAGE: usize = 14;

impl Log {
    /// Opens the log with these lines, newest last.
    pub fn new(lines: Vec<String>) -> Self {
        Self { lines, back: 0 }
    }
}

impl Screen for Log {
    type Message = Message;

    fn title(&self) -> String {
        say!("log-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Earlier => {
                self.back = (self.back + PAGE).min(self.lines.len().saturating_sub(PAGE))
            }
            Message::Later => self.back = self.back.saturating_sub(PAGE),
            Message::Close => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-log")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(620.0)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let look = form.look;
        let end = self.lines.len().saturating_sub(self.back);
        let start = end.saturating_sub(PAGE);
        let lines = self.lines[start..end]
            .iter()
            .map(|line| look.text(line.as_str()));
        let place = say!(
            "log-page",
            min = (start + 1).min(end),
            end,
            count = self.lines.len()
        );
        DialogLayout {
            height: Some(375.0),
            white: true,
            hint: Some(look.hint(place)),
            ..DialogLayout::new(
                column(lines)
                    .spacing(look.px(4.0))
                    .width(iced::Length::Fill),
                vec![
                    form.button(say!("log-earlier"), (start > 0).then_some(Message::Earlier)),
                    form.button(say!("log-later"), (self.back > 0).then_some(Message::Later)),
                    form.help(Message::Help),
                    form.default_and_cancel(say!("label-close"), Message::Close),
                ],
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use iced::keyboard::key::Named;

    use super::*;
    use crate::app::dialog::bench::Bench;

    #[test]
    fn the_log_pages_back_and_forward() {
        let lines = (1..=40)
            .map(|line| format!("{line}: Ada discards 5 Circle."))
            .collect();
        let mut bench = Bench::new(Log::new(lines));
        bench.paint("log");
        bench.letter('e');
        bench.letter('e');
        bench.letter('l');
        assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    }
}
