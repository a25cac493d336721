//! Scoring Configuration: every scoring event and its value. OK starts a new game; a hint in the footer warns of it.

mod detail;
mod event_list;
mod event_table;

use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
pub use detail::picture;
use engine::rules::RuleSet;
pub use event_table::{Change, EventTable, MAX_LIMIT_SHARE};
use words::say;

/// Width of the dialog and the gap between its two sides, in units, and the ratio of their widths.
pub const WIDTH: f32 = 940.0;
const GAP: f32 = 22.0;
const SHARES: (f32, f32) = (13.0, 9.0);
/// Height of the title, the footer and the dialog's edges, in units, and the maximum height of its body.
const TAKEN: f32 = 16.0 + 41.0 + 62.0 + 44.0;
const HEIGHT: f32 = 480.0;

/// The dialog's state.
pub struct Scoring {
    events: EventTable,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Changes the scoring events.
    Change(Change),
    /// Starts a new game by the changed rules.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl Scoring {
    /// Opens the dialog with these rules.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            events: EventTable::new(rules),
        }
    }
}

impl DialogContent for Scoring {
    type Message = Message;

    fn title(&self) -> String {
        say!("scoring-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Change(change) => self.events.change(change),
            Message::Ok => return Some(Reply::NewGame(Box::new(self.events.rules().clone()))),
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-scoring-configuration")),
        }
        None
    }

    fn size(&self, _look: Look<'_>) -> DialogSize {
        DialogSize::middle(WIDTH)
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        DialogLayout {
            hint: Some(form.warning(say!("scoring-hint"))),
            ..DialogLayout::new(
                self.events.view(form, 0.0, Message::Change),
                form.dialog_buttons(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
