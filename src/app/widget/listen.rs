//! The root of the window: every event comes in here, is put in the program's own terms (fingers become the pointer, AltGr a modifier),
//! goes to all that is in the window, and is heard afterwards, in the order in which they come.
//!
//! A subscription would not do: iced hands events to it through a queue of a hundred places and drops what finds none, so that a
//! key is lost when it comes with many movements of the mouse, and comes late when it comes with a click.

use std::time::Instant;

use iced::advanced::{Shell, mouse};
use iced::{Element, Event};

use super::alt_graph::AltGraph;
use super::decorated::{Decoration, Inside, decorate};
use super::fingers::{Fingers, Turned};

type Hear<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

/// What the devices are doing.
#[derive(Default)]
struct Devices {
    alt_graph: AltGraph,
    fingers: Fingers,
}

struct Ear<'a, M> {
    hear: Hear<'a, M>,
}

/// Tells `hear` of every event after `content` has had it, and whether somebody captured it.
pub fn listen<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hear: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    let hear = Box::new(hear);
    decorate(content, Ear { hear })
}

impl<M> Decoration<M> for Ear<'_, M> {
    type Memory = Devices;

    fn update(&self, devices: &mut Devices, event: &Event, inside: &mut Inside<'_, '_, '_, M>) {
        let Inside {
            control,
            cursor,
            shell,
        } = inside;
        let marked = devices.alt_graph.mark(event);
        let event = marked.as_ref().unwrap_or(event);
        let pulls = |point| {
            let shape = control.shape(mouse::Cursor::Available(point));
            shape == mouse::Interaction::Grab
        };
        let turned = devices.fingers.turn(event, *cursor, Instant::now(), pulls);
        if let Some(deadline) = devices.fingers.deadline() {
            shell.request_redraw_at(deadline);
        }
        match turned {
            Turned::Same(cursor) => {
                control.update(event, cursor, shell);
                if let Some(message) = (self.hear)(event, shell.is_event_captured()) {
                    shell.publish(message);
                }
            }
            Turned::Into(events) => {
                for (event, cursor) in events {
                    // Each is captured, or not, by itself.
                    let mut messages = Vec::new();
                    let mut own = Shell::new(&mut messages);
                    control.update(&event, cursor, &mut own);
                    if let Some(message) = (self.hear)(&event, own.is_event_captured()) {
                        own.publish(message);
                    }
                    shell.merge(own, |message| message);
                }
                // Whether a finger or the mouse did it may matter.
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
