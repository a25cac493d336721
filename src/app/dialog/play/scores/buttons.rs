//! The buttons of the Scores dialog.

use iced::Element;

use super::{Message, Scores};
use crate::app::widget::{Event, Form};
use words::say;

impl Scores {
    /// The buttons.
    pub(super) fn buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Element<'a, Event>> {
        let help = form.help(Message::Help);
        if self.lesson.is_some() {
            return vec![
                help,
                form.default_and_cancel(say!("lesson-go-on"), Message::Cancel),
            ];
        }
        let [_, save, review, look_at_table, next] = self.button_labels();
        vec![
            help,
            form.button(save, Some(Message::SaveText)),
            form.button(review, Some(Message::Review)),
            form.cancel(look_at_table, Message::Cancel),
            form.default(next, Some(Message::Ok)),
        ]
    }

    /// The labels of all buttons outside a lesson, in order.
    pub(super) fn button_labels(&self) -> [&'static str; 5] {
        [
            say!("form-help"),
            say!("scores-save"),
            say!("scores-review"),
            say!("scores-look-at-table"),
            match self.is_last {
                true => say!("scores-final-scores"),
                false => say!("scores-next-hand"),
            },
        ]
    }
}
