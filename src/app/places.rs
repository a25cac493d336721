//! Where the controls of boxes and bars lie, for `--log`: tests press what a user sees.

use iced::advanced::widget::{Id, Operation, operate, operation::Outcome};
use iced::{Rectangle, Task};
use serde_json::json;

use super::{App, Message};

/// A control or word, and where it is in the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its words.
    pub name: String,
    /// Where it is.
    pub bounds: Rectangle,
}

/// Collects every word that is on the screen.
#[derive(Default)]
struct Collect(Vec<Place>);

impl Operation<Vec<Place>> for Collect {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Vec<Place>>)) {
        operate(self);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.push(Place {
            name: text.to_owned(),
            bounds,
        });
    }

    fn finish(&self) -> Outcome<Vec<Place>> {
        Outcome::Some(self.0.clone())
    }
}

impl App {
    /// Looks for everything with words, if a log is written.
    pub(super) fn find_controls(&mut self) -> Task<Message> {
        if self.record.is_open() {
            self.record.searches += 1;
            let search = self.record.searches;
            operate(Collect::default()).map(move |places| Message::Places(search, places))
        } else {
            Task::none()
        }
    }

    /// Writes where the controls are, if they have changed. What an earlier search found is of a window that has gone: a box may
    /// have opened since.
    pub(super) fn record_controls(&mut self, search: u64, places: &[Place]) {
        if search < self.record.searches || self.record.controls == places {
            return;
        }
        self.record.controls = places.to_vec();
        let list: Vec<_> = places
            .iter()
            .map(|Place { name, bounds: b }| json!({"name": name, "x": b.x, "y": b.y, "width": b.width, "height": b.height}))
            .collect();
        let open = self.dialog.as_ref().map(super::dialog::Dialog::title);
        self.record.write(&json!({"controls": list, "box": open}));
    }
}
