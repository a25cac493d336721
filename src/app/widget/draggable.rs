//! A control that can be dragged with the left button. `listen` recognises it by the shape of the pointer over it, so that a finger drags it, too.

use iced::Element;
use iced::advanced::mouse::Interaction;

use super::decorated::{Decoration, decorate};

struct Draggable;

/// Gives the pointer a grabbing shape over `content`.
pub(super) fn draggable<'a, M: 'a>(content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    decorate(content, Draggable)
}

impl<M> Decoration<M> for Draggable {
    type State = ();

    // On Windows the window library gives the pointer the same shape over a slider as over a button.
    fn shape(&self, shape: Interaction) -> Interaction {
        match shape {
            Interaction::Pointer => Interaction::Grab,
            shape => shape,
        }
    }
}
