//! Reports disabled controls to operations.

use iced::advanced::widget::Operation;
use iced::{Element, Rectangle};

use super::decorated::{Decoration, decorate};

/// Reported to operations: the control that follows is disabled.
pub struct Grey;

struct Mark {
    is_grey: bool,
}

/// Reports `content` as disabled if `is_grey`.
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
