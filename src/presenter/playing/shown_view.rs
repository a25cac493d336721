//! How far the table has been shown: events are known at once and shown one after another.

use std::collections::VecDeque;

use engine::table::{Event, SeatView};

/// The table as far as it has been shown, and what is still to be shown.
#[derive(Debug)]
pub struct ShownView {
    view: SeatView,
    queue: VecDeque<Event>,
    moving: bool,
}

impl ShownView {
    /// A table that is shown as it is.
    pub fn new(view: SeatView) -> Self {
        Self {
            view,
            queue: VecDeque::new(),
            moving: false,
        }
    }

    /// The table as far as it has been shown.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// Whether a tile is still under way or an event still waits to be shown.
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// How many events wait to be shown.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Takes events to be shown after those still waiting.
    pub fn enqueue(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
        self.moving |= !self.queue.is_empty();
    }

    /// So many more events are being shown from now on; returns them with the table after each folded in.
    pub fn advance(&mut self, events: usize, moving: bool) -> Vec<Event> {
        let begun: Vec<Event> = self.queue.drain(..events.min(self.queue.len())).collect();
        for event in &begun {
            self.view.apply(event);
        }
        self.moving = moving || !self.queue.is_empty();
        begun
    }

    /// Everything is shown at once; returns what was still to come.
    pub fn finish(&mut self) -> Vec<Event> {
        self.advance(usize::MAX, false)
    }
}
