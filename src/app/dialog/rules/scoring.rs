//! Scoring Configuration [D58 to D67]: every scoring event and what it is worth. OK starts a new game, and says so before.

mod detail;
mod event_list;
mod event_table;

use crate::app::dialog::{DialogLayout, Reply, Screen};
use crate::app::widget::Form;
pub use detail::picture;
use engine::rules::RuleSet;
pub use event_table::{Change, EventTable};
use words::say;

/// Width of the box, how far its two sides are apart, and how they share the rest.
pub const WIDTH: f32 = 940.0;
const APART: f32 = 22.0;
const SHARES: (f32, f32) = (13.0, 9.0);
/// The height that title, footer, and the rims of the box take, in units, and how high its body is at most.
const TAKEN: f32 = 16.0 + 41.0 + 62.0 + 44.0;
const HEIGHT: f32 = 480.0;

/// The box.
pub struct Scoring {
    events: EventTable,
}

/// What its controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// Something about the events.
    Change(Change),
    /// Takes over what is chosen and closes the box.
    Ok,
    /// Closes the box and changes nothing.
    Cancel,
    /// Opens the page of the help about this box.
    Help,
}

impl Scoring {
    /// The box for these rules.
    pub fn new(rules: &RuleSet) -> Self {
        Self {
            events: EventTable::new(rules),
        }
    }
}

impl Screen for Scoring {
    type Message = Message;

    fn title(&self) -> String {
        say!("scoring-scoring-configuration").to_owned()
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

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a, Message> {
        DialogLayout {
            hint: Some(form.warning(say!("scoring-ok-starts-a-new-game"))),
            ..DialogLayout::new(
                WIDTH,
                self.events.view(form, 0.0, Message::Change),
                form.answers(
                    say!("label-ok"),
                    Some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
