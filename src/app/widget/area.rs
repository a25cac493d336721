//! A place that hears the keyboard before what is in it does.

use iced::keyboard::{self, Key, Modifiers};
use iced::{Element, Event};

use super::around::{Around, Inside, surround};

/// A key that was pressed, or let go.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// The key, letters as they are without Shift.
    pub key: Key,
    /// What is held with it.
    pub modifiers: Modifiers,
    /// It was let go, not pressed.
    pub released: bool,
}

/// What a key did.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<M> {
    /// Nothing; others may have it.
    Pass,
    /// Nothing, and nobody else gets it.
    Swallow,
    /// This message is sent.
    Send(M),
    /// This message is sent, and others may have the event too.
    Tell(M),
}

type React<'a, M> = Box<dyn Fn(&KeyPress) -> Reaction<M> + 'a>;

struct KeyArea<'a, M> {
    react: React<'a, M>,
}

/// Lets `react` have every key before `content`.
pub fn key_area<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    react: impl Fn(&KeyPress) -> Reaction<M> + 'a,
) -> Element<'a, M> {
    let react = Box::new(react);
    surround(content, KeyArea { react })
}

impl KeyPress {
    /// The key of an event, if it is about one.
    pub fn of(event: &keyboard::Event) -> Option<Self> {
        let (key, modifiers, released) = match event {
            keyboard::Event::KeyPressed { key, modifiers, .. } => (key, modifiers, false),
            keyboard::Event::KeyReleased { key, modifiers, .. } => (key, modifiers, true),
            keyboard::Event::ModifiersChanged(_) => return None,
        };
        Some(Self {
            key: key.clone(),
            modifiers: *modifiers,
            released,
        })
    }
}

impl<M> Around<M> for KeyArea<'_, M> {
    type Memory = ();

    fn before(&self, _memory: &mut (), event: &Event, inside: &mut Inside<'_, '_, '_, M>) {
        let Event::Keyboard(event) = event else {
            return;
        };
        let reaction = KeyPress::of(event).map(|press| (self.react)(&press));
        match reaction {
            None | Some(Reaction::Pass) => {}
            Some(Reaction::Swallow) => inside.shell.capture_event(),
            Some(Reaction::Tell(message)) => inside.shell.publish(message),
            Some(Reaction::Send(message)) => {
                inside.shell.publish(message);
                inside.shell.capture_event();
            }
        }
    }
}
