//! The game as shown on the screen, which may lag behind: events are applied at once and shown one after another.

use std::collections::VecDeque;

use crate::presenter::Presenter;
use crate::presenter::effect::Effect;
use crate::presenter::tables::local_table::SeenEvent;
use crate::presenter::teaching::puzzle_mode::PuzzleMode;
use engine::table::{Event, SeatView};

/// The game as shown so far, and the queue of events not yet shown.
#[derive(Debug)]
pub struct ShownView {
    view: SeatView,
    queue: VecDeque<SeenEvent>,
    is_moving: bool,
}

impl ShownView {
    /// Starts with a game of which everything has been shown.
    pub fn new(view: SeatView) -> Self {
        Self {
            view,
            queue: VecDeque::new(),
            is_moving: false,
        }
    }

    /// The game as shown so far.
    pub fn view(&self) -> &SeatView {
        &self.view
    }

    /// Whether a tile is still moving or an event is queued.
    pub fn is_moving(&self) -> bool {
        self.is_moving
    }

    /// The number of queued events.
    pub fn queue_length(&self) -> usize {
        self.queue.len()
    }

    /// Queues events.
    pub fn enqueue(&mut self, events: Vec<SeenEvent>) {
        self.queue.extend(events);
        self.is_moving |= !self.queue.is_empty();
    }

    /// Records whether tiles are moving on the screen.
    pub fn set_tiles_moving(&mut self, tiles_moving: bool) {
        self.is_moving = tiles_moving || !self.queue.is_empty();
    }
}

impl Presenter {
    /// The table on the screen: the current puzzle, the chosen point of the review, or else the game, which may lag behind `view`.
    pub fn shown(&self) -> &SeatView {
        self.shown_instead().unwrap_or(self.shown.view())
    }

    /// The current puzzle or the chosen point of the review, if the screen shows that instead of the game.
    pub fn shown_instead(&self) -> Option<&SeatView> {
        let posed = self.puzzles.as_ref().and_then(PuzzleMode::posed);
        let point = || self.review.as_ref()?.point.as_ref();
        posed.map(|posed| &posed.view).or_else(point)
    }

    /// Whether a tile is still moving or an event waits to be shown.
    pub fn is_animating(&self) -> bool {
        self.shown.is_moving()
    }

    /// Applies the next queued event to the shown game and announces it, if the screen is ready for it, and returns it.
    /// `handle` returns the effects of the announcement with those of the next input.
    pub fn show_next(&mut self, is_ready_for: impl FnOnce(&Event) -> bool) -> Option<SeenEvent> {
        let is_due = |(event, _): &mut SeenEvent| is_ready_for(event);
        let (event, rank) = self.shown.queue.pop_front_if(is_due)?;
        self.shown.view.apply(&event);
        self.announce(&event);
        Some((event, rank))
    }

    /// Applies and announces all queued events without waiting for the screen.
    pub(in crate::presenter) fn finish_showing(&mut self) {
        while self.show_next(|_| true).is_some() {}
        self.shown.set_tiles_moving(false);
    }

    /// Shows at once everything that is still moving or queued.
    pub(in crate::presenter) fn skip_animation(&mut self) {
        self.effects.push(Effect::SkipAnimation);
        self.finish_showing();
    }

    /// Shows the game as it is now. Queued events are dropped, since its view includes them.
    pub(in crate::presenter) fn show_view(&mut self) {
        self.shown = ShownView::new(self.tables.current.view().clone());
    }
}
