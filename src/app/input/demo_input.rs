//! The activity of a user during the demo: any key except Alt, button or mouse movement, anywhere.

use iced::keyboard::{self, key::Named};
use iced::{Event, mouse};

use crate::presenter::DemoInput;

/// The user activity that an event shows, if any.
pub fn of(event: &Event) -> Option<DemoInput> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => match key {
            keyboard::Key::Named(Named::Escape) => Some(DemoInput::Escape),
            // On Windows the window library itself presses Alt to bring a full-screen window to the front.
            keyboard::Key::Named(Named::Alt) => None,
            _ => Some(DemoInput::Key),
        },
        Event::Mouse(mouse::Event::ButtonPressed(_)) => Some(DemoInput::Button),
        Event::Mouse(mouse::Event::CursorMoved { position }) => {
            Some(DemoInput::Mouse(position.x, position.y))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use iced::keyboard::key::{Code, Physical};
    use iced::keyboard::{Key, Location, Modifiers};

    use super::*;

    fn pressed(key: Named) -> Option<DemoInput> {
        of(&Event::Keyboard(keyboard::Event::KeyPressed {
            key: Key::Named(key),
            modified_key: Key::Named(key),
            physical_key: Physical::Code(Code::AltLeft),
            location: Location::Left,
            modifiers: Modifiers::empty(),
            text: None,
            repeat: false,
        }))
    }

    #[test]
    fn every_key_but_alt_counts_as_activity() {
        assert_eq!(pressed(Named::Escape), Some(DemoInput::Escape));
        assert_eq!(pressed(Named::Shift), Some(DemoInput::Key));
        assert_eq!(pressed(Named::Alt), None);
    }
}
