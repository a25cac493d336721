//! Line-by-line scrolling by mouse wheel, touch pad or finger.

use iced::mouse::{Event as Mouse, ScrollDelta};
use iced::{Element, Event};

use super::decorated::{Decoration, EventContext, decorate};

struct LineScroll<'a, M> {
    line: f32,
    scroll: Box<dyn Fn(isize) -> M + 'a>,
}

/// The fraction of a line that has not been scrolled yet.
#[derive(Default)]
struct Remainder(f32);

/// Sends the message of `scroll` for a number of lines, positive downwards. `line` is the height of a line in pixels.
pub(super) fn line_scroll<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    line: f32,
    scroll: impl Fn(isize) -> M + 'a,
) -> Element<'a, M> {
    let scroll = Box::new(scroll);
    decorate(content, LineScroll { line, scroll })
}

impl<M> Decoration<M> for LineScroll<'_, M> {
    type State = Remainder;

    fn before(
        &self,
        remainder: &mut Remainder,
        event: &Event,
        context: &mut EventContext<'_, '_, '_, M>,
    ) {
        let Event::Mouse(Mouse::WheelScrolled { delta }) = event else {
            return;
        };
        if !context.is_hovered() {
            return;
        }
        let lines = match *delta {
            // A notch of the wheel scrolls at least one line.
            ScrollDelta::Lines { y, .. } => y.signum() * y.abs().ceil(),
            ScrollDelta::Pixels { y, .. } => {
                remainder.0 += y / self.line;
                let whole = remainder.0.trunc();
                remainder.0 -= whole;
                whole
            }
        };
        if lines != 0.0 {
            context.shell.publish((self.scroll)(-lines as isize));
        }
        context.shell.capture_event();
    }
}
