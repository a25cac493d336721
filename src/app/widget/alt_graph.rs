//! AltGr, which the window library does not count among the modifiers. It is remembered from its own key and added to the others.

use iced::keyboard::key::Named;
use iced::keyboard::{Event as Key, Key as Name};
use iced::{Event, window};

use super::key_press::ALT_GRAPH;

/// Whether AltGr is held.
#[derive(Default)]
pub(super) struct AltGraph(bool);

impl AltGraph {
    /// Takes note of an event; returns it with AltGr among its modifiers, if AltGr is held.
    pub fn mark(&mut self, event: &Event) -> Option<Event> {
        match event {
            // It is released elsewhere then.
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
