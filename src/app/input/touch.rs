//! What somebody does at the demo: any key, button or movement of the mouse, wherever it falls.

use iced::keyboard::{self, key::Named};
use iced::{Subscription, event, mouse};

use crate::presenter::Touch;

/// What the demo listens to besides the rest.
pub fn listen() -> Subscription<Touch> {
    event::listen_with(|event, _, _| {
        let touch = match event {
            iced::Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => match key {
                keyboard::Key::Named(Named::Escape) => Touch::Escape,
                _ => Touch::Key,
            },
            iced::Event::Mouse(mouse::Event::ButtonPressed(_)) => Touch::Button,
            iced::Event::Mouse(mouse::Event::CursorMoved { position }) => {
                Touch::Mouse(position.x, position.y)
            }
            _ => return None,
        };
        Some(touch)
    })
}
