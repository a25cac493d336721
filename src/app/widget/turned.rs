//! Line-by-line scrolling by mouse wheel, touch pad or finger.

use iced::mouse::{Event as Mouse, ScrollDelta};
use iced::{Element, Event};

use super::decorated::{Decoration, Inside, decorate};

struct Turned<'a, M> {
    line: f32,
    scroll: Box<dyn Fn(isize) -> M + 'a>,
}

/// The fraction of a line that has not been scrolled yet.
#[derive(Default)]
struct Rest(f32);

/// Sends by how many lines to scroll, down if positive. `line` is the height of a line in pixels.
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
            // A notch of the wheel scrolls at least one line.
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
