//! What somebody does at the demo: any key, button or movement of the mouse, wherever it falls.

use iced::keyboard::{self, key::Named};
use iced::{Event, mouse};

use crate::presenter::Touch;

/// What an event says of somebody who is there.
pub fn touch(event: &Event) -> Option<Touch> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => Some(match key {
            keyboard::Key::Named(Named::Escape) => Touch::Escape,
            _ => Touch::Key,
        }),
        Event::Mouse(mouse::Event::ButtonPressed(_)) => Some(Touch::Button),
        Event::Mouse(mouse::Event::CursorMoved { position }) => {
            Some(Touch::Mouse(position.x, position.y))
        }
        _ => None,
    }
}
