//! A widget that handles keys before its content does.

use iced::{Element, Event};

use super::decorated::{Decoration, EventContext, decorate};
use super::key_press::KeyPress;

/// How a key is handled.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<M> {
    /// Not handled; others may handle it.
    Pass,
    /// Nothing happens, and nobody else receives it.
    Swallow,
    /// Sends this message.
    Send(M),
    /// Sends this message, and others may handle the key too.
    SendAndPass(M),
}

type React<'a, M> = Box<dyn Fn(&KeyPress) -> Reaction<M> + 'a>;

struct KeyArea<'a, M> {
    react: React<'a, M>,
}

/// Passes every key to `react` before `content`.
pub fn key_area<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    react: impl Fn(&KeyPress) -> Reaction<M> + 'a,
) -> Element<'a, M> {
    let react = Box::new(react);
    decorate(content, KeyArea { react })
}

impl<M> Decoration<M> for KeyArea<'_, M> {
    type State = ();

    fn before(&self, _state: &mut (), event: &Event, context: &mut EventContext<'_, '_, '_, M>) {
        let Event::Keyboard(event) = event else {
            return;
        };
        let reaction = KeyPress::of(event).map(|press| (self.react)(&press));
        match reaction {
            None | Some(Reaction::Pass) => {}
            Some(Reaction::Swallow) => context.shell.capture_event(),
            Some(Reaction::SendAndPass(message)) => context.shell.publish(message),
            Some(Reaction::Send(message)) => {
                context.shell.publish(message);
                context.shell.capture_event();
            }
        }
    }
}
