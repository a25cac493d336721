//! The log of this game, one line per event, newest at the bottom.

use iced::widget::column;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use words::say;

/// The dialog's state.
pub struct Log {
    lines: Vec<String>,
    /// Number of lines after the shown page.
    lines_after: usize,
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
        Self {
            lines,
            lines_after: 0,
        }
    }
}

impl DialogContent for Log {
    type Message = Message;

    fn title(&self) -> String {
        say!("log-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Earlier => {
                let most = self.lines.len().saturating_sub(PAGE);
                self.lines_after = (self.lines_after + PAGE).min(most);
            }
            Message::Later => self.lines_after = self.lines_after.saturating_sub(PAGE),
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
        let end = self.lines.len().saturating_sub(self.lines_after);
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
                    form.button(
                        say!("log-later"),
                        (self.lines_after > 0).then_some(Message::Later),
                    ),
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
        let first_line = |bench: &mut Bench| {
            let mut texts = bench.texts().into_iter().map(|(text, _)| text);
            texts.find(|text| text.contains("Ada"))
        };
        let line = |number: u32| Some(format!("{number}: Ada discards 5 Circle."));
        assert_eq!(first_line(&mut bench), line(27));
        bench.letter('e');
        bench.letter('e');
        assert_eq!(first_line(&mut bench), line(1));
        bench.letter('l');
        assert_eq!(first_line(&mut bench), line(15));
        assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    }
}
