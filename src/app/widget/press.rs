//! Reports a mouse press on a control without capturing it.

use iced::mouse::{Button, Event as Mouse};
use iced::{Element, Event};

use super::decorated::{Decoration, EventContext, decorate};

struct Pressed<M>(M);

/// Sends `message` when the left button goes down above `content`.
pub fn pressed<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    message: M,
) -> Element<'a, M> {
    decorate(content, Pressed(message))
}

impl<M: Clone> Decoration<M> for Pressed<M> {
    type State = ();

    fn before(&self, _state: &mut (), event: &Event, context: &mut EventContext<'_, '_, '_, M>) {
        if context.is_hovered() && matches!(event, Event::Mouse(Mouse::ButtonPressed(Button::Left)))
        {
            context.shell.publish(self.0.clone());
        }
    }
}
