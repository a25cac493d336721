//! What cannot be pressed now tells so to those who look for controls.

use iced::advanced::widget::Operation;
use iced::{Element, Rectangle};

use super::decorated::{Decoration, decorate};

/// Told to those who look: what lies here is grey.
pub struct Grey;

struct Mark {
    is_grey: bool,
}

/// Tells that `content` cannot be pressed, if it `is_grey`.
pub fn grey<'a, M: 'a>(content: impl Into<Element<'a, M>>, is_grey: bool) -> Element<'a, M> {
    decorate(content, Mark { is_grey })
}

impl<M> Decoration<M> for Mark {
    type Memory = ();

    fn tell(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.is_grey {
            operation.custom(None, bounds, &mut Grey);
        }
    }
}
