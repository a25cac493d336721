//! The table as shown on the screen: events are known at once and shown one after another.

use std::collections::VecDeque;

use engine::table::{Event, SeatView};

/// The table as shown so far, and the queue of events not yet shown.
#[derive(Debug)]
pub struct ShownView {
    view: SeatView,
    queue: VecDeque<Event>,
    moving: bool,
}

impl ShownView {
    /// Shows the table as it is.
    pub fn new(view: SeatView) -> Self {
        Self {
            view,
            queue: VecDeque::new(),
            moving: false,
        }
    }

    /// The table as shown so far.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// Whether something is still moving or queued.
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// The number of queued events.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Queues events.
    pub fn enqueue(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
        self.moving |= !self.queue.is_empty();
    }

    /// Applies the next events, which the screen has started to show, and returns them.
    pub fn advance(&mut self, events: usize, moving: bool) -> Vec<Event> {
        let begun: Vec<Event> = self.queue.drain(..events.min(self.queue.len())).collect();
        for event in &begun {
            self.view.apply(event);
        }
        self.moving = moving || !self.queue.is_empty();
        begun
    }

    /// Applies all queued events at once and returns them.
    pub fn finish(&mut self) -> Vec<Event> {
        self.advance(usize::MAX, false)
    }
}
