//! The bounds of controls, for `--log`: tests press what a user would see.

use std::any::Any;

use iced::advanced::widget::{Id, Operation, operate, operation::Outcome};
use iced::{Rectangle, Task};

use super::widget::Grey;

/// A control or text, and its bounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its text.
    pub name: String,
    /// Its bounds.
    pub bounds: Rectangle,
    /// It is disabled.
    pub is_grey: bool,
}

/// Collects all text on the screen.
#[derive(Default)]
struct Collect {
    places: Vec<Place>,
    /// The bounds of the last control reported as disabled; its text follows.
    grey: Option<Rectangle>,
}

impl Operation<Vec<Place>> for Collect {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Vec<Place>>)) {
        operate(self);
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let grey = self.grey.unwrap_or_default();
        self.places.push(Place {
            name: text.to_owned(),
            bounds,
            is_grey: grey.contains(bounds.center()),
        });
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if state.is::<Grey>() {
            self.grey = Some(bounds);
        }
    }

    fn finish(&self) -> Outcome<Vec<Place>> {
        Outcome::Some(self.places.clone())
    }
}

/// Finds all text.
pub fn find() -> Task<Vec<Place>> {
    operate(Collect::default())
}

#[cfg(test)]
mod tests {
    use iced::{Point, Size};

    use super::*;

    #[test]
    fn words_within_what_is_grey_are_grey_too() {
        let button = Rectangle::new(Point::new(10.0, 10.0), Size::new(80.0, 30.0));
        let words = button.shrink(8.0);
        let mut collect = Collect::default();
        collect.custom(None, button, &mut Grey);
        collect.text(None, words, "Kong");
        collect.text(None, words + iced::Vector::new(100.0, 0.0), "Pung");
        let is_grey: Vec<bool> = collect.places.iter().map(|place| place.is_grey).collect();
        assert_eq!(is_grey, [true, false]);
    }
}
