//! What is done in the open dialog for a screen reader by operations of iced.

use std::any::Any;

use iced::advanced::widget::operation::Outcome;
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task};

use super::collect::{Collector, Part};
use crate::app::widget::{Event, TextEntered, TextEntry};

/// Collects the parts of the open dialog.
pub fn collect() -> Task<Option<Part>> {
    operate(Collector::default())
}

/// Enters a text into the field or slider of the open dialog that has this place among them.
struct Typist {
    /// How many fields and sliders come before it.
    before: usize,
    typed: Option<String>,
    event: Option<Event>,
}

impl Operation<Event> for Typist {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Event>)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(entry) = state.downcast_mut::<TextEntry>() {
            match self.before.checked_sub(1) {
                Some(before) => self.before = before,
                None => entry.typed = self.typed.take(),
            }
        } else if let Some(TextEntered(event)) = state.downcast_ref() {
            self.event = Some(event.clone());
        }
    }

    fn finish(&self) -> Outcome<Event> {
        self.event.clone().map_or(Outcome::None, Outcome::Some)
    }
}

/// Enters a text into an enabled field of the open dialog, or the value of a slider, given how many of them come before it. The result is the
/// event of the control.
pub fn enter(before: usize, typed: String) -> Task<Event> {
    operate(Typist {
        before,
        typed: Some(typed),
        event: None,
    })
}
