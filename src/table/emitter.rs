//! Telling what happened: every event goes into the four views, as each seat may see it, and out to whoever drives the game.

use std::mem;
use std::sync::Arc;

use super::play::Play;
use super::{Event, SeatView, Viewer};
use crate::rules::RuleSet;
use crate::tiles::{BySeat, Counts, Seat};

/// The views of the four seats, and the events told since they were last taken.
#[derive(Clone, Debug)]
pub(super) struct Emitter {
    views: BySeat<SeatView>,
    events: Vec<Event>,
}

impl Emitter {
    /// Four views of a table where nothing has happened.
    pub fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            views: BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), Viewer::Seat(seat))),
            events: Vec::new(),
        }
    }

    /// Tells everybody what happened.
    pub fn emit(&mut self, event: Event) {
        for view in &mut self.views.0 {
            if let Some(seen) = event.cut_for(view.viewer) {
                view.apply(&seen);
            }
        }
        self.events.push(event);
    }

    /// The events told since the last time.
    pub fn take_events(&mut self) -> Vec<Event> {
        mem::take(&mut self.events)
    }

    /// What a seat knows.
    pub fn view(&self, seat: Seat) -> &SeatView {
        &self.views[seat]
    }

    /// A view for what everybody knows alike.
    pub fn any_view(&self) -> &SeatView {
        &self.views.0[0]
    }

    /// The tiles on a stake.
    pub fn stake(&self, seat: Seat) -> &Counts {
        &self.views[seat].me().stake
    }

    /// The switches of the flow of play.
    pub fn play(&self) -> &'static Play {
        self.any_view().play()
    }
}
