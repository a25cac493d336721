//! AltGr, which the window library does not count among the modifiers. Its state is tracked by its own key and added to the modifiers.

use iced::keyboard::key::Named;
use iced::keyboard::{Event as Key, Key as Name};
use iced::{Event, window};

use super::key_press::ALT_GRAPH;

/// Whether AltGr is held.
#[derive(Default)]
pub(super) struct AltGraph(bool);

impl AltGraph {
    /// Processes an event. While AltGr is held, returns a copy of a key event with AltGr among its modifiers.
    pub fn mark(&mut self, event: &Event) -> Option<Event> {
        match event {
            // Its release goes to another window.
            Event::Window(window::Event::Unfocused) => self.0 = false,
            Event::Keyboard(Key::KeyPressed { key, .. })
                if *key == Name::Named(Named::AltGraph) =>
            {
                self.0 = true;
            }
            Event::Keyboard(Key::KeyReleased { key, .. })
                if *key == Name::Named(Named::AltGraph) =>
            {
                self.0 = false;
            }
            _ => {}
        }
        let Event::Keyboard(key) = event else {
            return None;
        };
        let mut key = key.clone();
        match &mut key {
            Key::KeyPressed { modifiers, .. } | Key::KeyReleased { modifiers, .. } if self.0 => {
                modifiers.insert(ALT_GRAPH);
                Some(Event::Keyboard(key))
            }
            _ => None,
        }
    }
}
