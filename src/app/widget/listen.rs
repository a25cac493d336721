//! The root widget of the window. Every event arrives here, is normalised (touch becomes pointer events, AltGr a modifier), goes to the content,
//! and is then passed on, in order.
//!
//! A subscription would not do: iced passes events to it through a queue of a hundred events and drops the rest, so a key among many mouse
//! movements would be lost, and a key that comes with a click would be late.

use std::time::Instant;

use iced::advanced::{Shell, mouse};
use iced::{Element, Event};

use super::alt_graph::AltGraph;
use super::decorated::{Decoration, EventContext, decorate};
use super::fingers::{Fingers, Translation};

type OnEvent<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

/// The state of the input devices.
#[derive(Default)]
struct Devices {
    alt_graph: AltGraph,
    fingers: Fingers,
}

struct Listener<'a, M> {
    on_event: OnEvent<'a, M>,
}

/// Passes the events that `content` receives to `on_event`, each after `content` has handled it; the second argument says whether it was
/// captured. A touch itself follows the pointer events that it became, and counts as not captured.
pub fn listen<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    on_event: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    let on_event = Box::new(on_event);
    decorate(content, Listener { on_event })
}

impl<M> Decoration<M> for Listener<'_, M> {
    type State = Devices;

    fn update(
        &self,
        devices: &mut Devices,
        event: &Event,
        context: &mut EventContext<'_, '_, '_, M>,
    ) {
        let EventContext {
            control,
            cursor,
            shell,
        } = context;
        let marked = devices.alt_graph.mark(event);
        let event = marked.as_ref().unwrap_or(event);
        let is_draggable = |point| {
            let shape = control.shape(mouse::Cursor::Available(point));
            shape == mouse::Interaction::Grab
        };
        let translated = devices
            .fingers
            .translate(event, *cursor, Instant::now(), is_draggable);
        if let Some(deadline) = devices.fingers.deadline() {
            shell.request_redraw_at(deadline);
        }
        match translated {
            Translation::Same(cursor) => {
                control.update(event, cursor, shell);
                if let Some(message) = (self.on_event)(event, shell.is_event_captured()) {
                    shell.publish(message);
                }
            }
            Translation::Into(events) => {
                for (event, cursor) in events {
                    // Each of them may or may not be captured.
                    let mut messages = Vec::new();
                    let mut own = Shell::new(&mut messages);
                    control.update(&event, cursor, &mut own);
                    if let Some(message) = (self.on_event)(&event, own.is_event_captured()) {
                        own.publish(message);
                    }
                    shell.merge(own, |message| message);
                }
                // The receiver may need to know that the events came from a finger.
                if let Event::Touch(_) = event
                    && let Some(message) = (self.on_event)(event, false)
                {
                    shell.publish(message);
                }
            }
        }
    }

    fn cursor(&self, devices: &Devices, cursor: mouse::Cursor) -> mouse::Cursor {
        devices.fingers.cursor(cursor)
    }
}

#[cfg(test)]
mod tests;
