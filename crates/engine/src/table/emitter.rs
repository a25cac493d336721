//! Passes every event to the views of the four seats, limited to what each may see, and keeps it until the caller of `Game` takes it.

use std::mem;
use std::sync::Arc;

use super::digest::Digest;
use super::table_rules::TableRules;
use super::{Event, FinishedDeal, SeatView, Viewer};
use crate::rules::RuleSet;
use crate::tiles::{BySeat, Counts, Seat};

/// The views of the four seats, and the events emitted since `take_events` was last called.
#[derive(Clone, Debug)]
pub(super) struct Emitter {
    views: BySeat<SeatView>,
    events: Vec<Event>,
    /// The digest of this deal so far.
    digest: Digest,
    /// The stored results of this deal, if it is replayed.
    stored: Option<Arc<FinishedDeal>>,
}

impl Emitter {
    /// Four views of a table before any event.
    pub fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            views: BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), Viewer::Seat(seat))),
            events: Vec::new(),
            digest: Digest::default(),
            stored: None,
        }
    }

    /// Uses the stored results of a deal that is replayed; `None` for a deal that is played for the first time.
    pub fn use_stored_results(&mut self, deal: Option<Arc<FinishedDeal>>) {
        self.stored = deal;
    }

    /// The digest of this deal so far.
    pub fn digest(&self) -> u64 {
        self.digest.value()
    }

    /// Applies an event to all views and queues it, with stored results if there are any.
    pub fn emit(&mut self, event: Event) {
        let event = match &self.stored {
            Some(deal) => deal.with_stored_results(event),
            None => event,
        };
        if let Event::DealBegan { .. } = event {
            self.digest = Digest::default();
        }
        self.digest.add(&event);
        for view in &mut self.views.0 {
            if let Some(seen) = event.visible_to(view.viewer) {
                view.apply(&seen);
            }
        }
        self.events.push(event);
    }

    /// Takes the queued events, all since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        mem::take(&mut self.events)
    }

    /// The view of a seat.
    pub fn view(&self, seat: Seat) -> &SeatView {
        &self.views[seat]
    }

    /// Any view, for facts that all seats know.
    pub fn any_view(&self) -> &SeatView {
        &self.views.0[0]
    }

    /// The tiles on a stake.
    pub fn stake(&self, seat: Seat) -> &Counts {
        &self.views[seat].me().stake
    }

    /// What the rules in force say about the course of play.
    pub fn table_rules(&self) -> TableRules {
        self.any_view().table_rules()
    }
}
