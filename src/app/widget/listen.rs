//! The root widget of the window. Every event arrives here, is normalised (touch becomes pointer events, AltGr a modifier), goes to the content,
//! and is then passed on, in order.
//!
//! A subscription would not do: iced passes events to it through a queue of a hundred places and drops what does not fit, so a key is lost if it
//! comes with many mouse movements, and is late if it comes with a click.

use std::time::Instant;

use iced::advanced::{Shell, mouse};
use iced::{Element, Event};

use super::alt_graph::AltGraph;
use super::decorated::{Decoration, EventContext, decorate};
use super::fingers::{Fingers, Translation};

type Hear<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

/// The state of the input devices.
#[derive(Default)]
struct Devices {
    alt_graph: AltGraph,
    fingers: Fingers,
}

struct Listener<'a, M> {
    hear: Hear<'a, M>,
}

/// Passes every event to `hear` after `content`, with whether it was captured.
pub fn listen<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hear: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    let hear = Box::new(hear);
    decorate(content, Listener { hear })
}

impl<M> Decoration<M> for Listener<'_, M> {
    type Memory = Devices;

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
                if let Some(message) = (self.hear)(event, shell.is_event_captured()) {
                    shell.publish(message);
                }
            }
            Translation::Into(events) => {
                for (event, cursor) in events {
                    // Each of them may or may not be captured.
                    let mut messages = Vec::new();
                    let mut own = Shell::new(&mut messages);
                    control.update(&event, cursor, &mut own);
                    if let Some(message) = (self.hear)(&event, own.is_event_captured()) {
                        own.publish(message);
                    }
                    shell.merge(own, |message| message);
                }
                // The receiver may need to know that the events came from a finger.
                if let Event::Touch(_) = event
                    && let Some(message) = (self.hear)(event, false)
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
