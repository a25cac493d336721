//! Telling what happened: every event goes into the four views, as each seat may see it, and out to whoever drives the game.

use std::mem;
use std::sync::Arc;

use super::digest::Digest;
use super::play::Play;
use super::{Event, FinishedDeal, SeatView, Viewer};
use crate::rules::RuleSet;
use crate::tiles::{BySeat, Counts, Seat};

/// The views of the four seats, and the events told since they were last taken.
#[derive(Clone, Debug)]
pub(super) struct Emitter {
    views: BySeat<SeatView>,
    events: Vec<Event>,
    /// What happened in this deal.
    digest: Digest,
    /// What came of this deal when it was played, if it is played again.
    known: Option<Arc<FinishedDeal>>,
}

impl Emitter {
    /// Four views of a table where nothing has happened.
    pub fn new(rules: &Arc<RuleSet>) -> Self {
        Self {
            views: BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), Viewer::Seat(seat))),
            events: Vec::new(),
            digest: Digest::default(),
            known: None,
        }
    }

    /// The deal is played again, and this came of it; `None`: nobody knows yet.
    pub fn know(&mut self, deal: Option<Arc<FinishedDeal>>) {
        self.known = deal;
    }

    /// What stands for all that happened in this deal.
    pub fn digest(&self) -> u64 {
        self.digest.value()
    }

    /// Tells everybody what happened.
    pub fn emit(&mut self, event: Event) {
        let event = match &self.known {
            Some(deal) => deal.as_it_was(event, self.any_view()),
            None => event,
        };
        if let Event::DealBegan { .. } = event {
            self.digest = Digest::default();
        }
        self.digest.note(&event);
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
