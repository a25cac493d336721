//! A place that hears the keyboard before what is in it does.

use iced::{Element, Event};

use super::decorated::{Decoration, Inside, decorate};
use super::key_press::KeyPress;

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
    decorate(content, KeyArea { react })
}

impl<M> Decoration<M> for KeyArea<'_, M> {
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
