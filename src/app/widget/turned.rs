//! The wheel, the touch pad and a finger over something that scrolls line by line.

use iced::mouse::{Event as Mouse, ScrollDelta};
use iced::{Element, Event};

use super::decorated::{Decoration, Inside, decorate};

struct Turned<'a, M> {
    line: f32,
    scroll: Box<dyn Fn(isize) -> M + 'a>,
}

/// What is left over of a line.
#[derive(Default)]
struct Rest(f32);

/// Says by how many lines `content` is to be scrolled, down if positive; a line is so many pixels high.
pub(super) fn turned<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    line: f32,
    scroll: impl Fn(isize) -> M + 'a,
) -> Element<'a, M> {
    let scroll = Box::new(scroll);
    decorate(content, Turned { line, scroll })
}

impl<M> Decoration<M> for Turned<'_, M> {
    type Memory = Rest;

    fn before(&self, rest: &mut Rest, event: &Event, inside: &mut Inside<'_, '_, '_, M>) {
        let Event::Mouse(Mouse::WheelScrolled { delta }) = event else {
            return;
        };
        if !inside.is_hovered() {
            return;
        }
        let lines = match *delta {
            // A notch of the wheel is one line at least.
            ScrollDelta::Lines { y, .. } => y.signum() * y.abs().ceil(),
            ScrollDelta::Pixels { y, .. } => {
                rest.0 += y / self.line;
                let whole = rest.0.trunc();
                rest.0 -= whole;
                whole
            }
        };
        if lines != 0.0 {
            inside.shell.publish((self.scroll)(-lines as isize));
        }
        inside.shell.capture_event();
    }
}
