//! A control that reports a mouse press and still handles the press itself.

use iced::mouse::{Button, Event as Mouse};
use iced::{Element, Event};

use super::decorated::{Decoration, Inside, decorate};

struct Pressed<M>(M);

/// Sends `message` when the left button goes down above `content`.
pub fn pressed<'a, M: Clone + 'a>(
    content: impl Into<Element<'a, M>>,
    message: M,
) -> Element<'a, M> {
    decorate(content, Pressed(message))
}

impl<M: Clone> Decoration<M> for Pressed<M> {
    type Memory = ();

    fn before(&self, _memory: &mut (), event: &Event, inside: &mut Inside<'_, '_, '_, M>) {
        if inside.is_hovered() && matches!(event, Event::Mouse(Mouse::ButtonPressed(Button::Left)))
        {
            inside.shell.publish(self.0.clone());
        }
    }
}
