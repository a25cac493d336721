//! The ear of the window: hears every event after all that is in it, in the order in which they come.
//!
//! A subscription would not do: iced hands events to it through a queue of a hundred places and drops what finds none, so that a
//! key is lost when it comes with many movements of the mouse, and comes late when it comes with a click.

use iced::advanced::Shell;
use iced::{Element, Event};

use super::around::{Around, surround};

type Hear<'a, M> = Box<dyn Fn(&Event, bool) -> Option<M> + 'a>;

struct Ear<'a, M> {
    hear: Hear<'a, M>,
}

/// Tells `hear` of every event after `content` has had it, and whether somebody captured it.
pub fn listen<'a, M: 'a>(
    content: impl Into<Element<'a, M>>,
    hear: impl Fn(&Event, bool) -> Option<M> + 'a,
) -> Element<'a, M> {
    let hear = Box::new(hear);
    surround(content, Ear { hear })
}

impl<M> Around<M> for Ear<'_, M> {
    type Memory = ();

    fn after(&self, event: &Event, shell: &mut Shell<'_, M>) {
        if let Some(message) = (self.hear)(event, shell.is_event_captured()) {
            shell.publish(message);
        }
    }
}
