//! Where the controls of boxes and bars lie, for `--log`: tests press what a user sees.

use iced::advanced::widget::{Id, Operation, operate, operation::Outcome};
use iced::{Rectangle, Task};

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

/// Looks for everything with words.
pub fn find() -> Task<Vec<Place>> {
    operate(Collect::default())
}
