//! Reports disabled controls to operations.

use iced::advanced::widget::Operation;
use iced::{Element, Rectangle};

use super::decorated::{Decoration, decorate};

/// Reported to operations: the control that follows is disabled.
pub struct Disabled;

struct Mark {
    is_disabled: bool,
}

/// Reports `content` as disabled if `is_disabled`.
pub fn disabled<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    is_disabled: bool,
) -> Element<'a, M> {
    decorate(content, Mark { is_disabled })
}

impl<M> Decoration<M> for Mark {
    type State = ();

    fn report(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        if self.is_disabled {
            operation.custom(None, bounds, &mut Disabled);
        }
    }
}
