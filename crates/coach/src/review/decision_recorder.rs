//! Records the decisions of a seat from events alone, so that games joined over the network can be reviewed too.

use super::played_deal::{MadeBy, PlayedDeal, RecordedDecision};
use engine::table::{DealEnd, Event, Move, Request, SeatView};
use engine::tiles::Seat;

/// Records the discards, Kongs, claims and passes of a seat.
#[derive(Clone, Debug, Default)]
pub struct DecisionRecorder {
    deals: Vec<PlayedDeal>,
    /// The seat's decision about a discard or Kong that it may claim and has not answered yet.
    pending: Option<RecordedDecision>,
    /// Whether the first discard, Kong or win of the deal has been made.
    has_begun: bool,
    /// The inputs that the computer made for the player.
    auto_played: Vec<usize>,
}

impl DecisionRecorder {
    /// Creates a recorder. `auto_played` lists the inputs that the computer made for the player.
    pub fn with_auto_played(auto_played: &[usize]) -> Self {
        Self {
            auto_played: auto_played.to_vec(),
            ..Self::default()
        }
    }

    /// Records an event before the view applies it. `at` is the number of inputs to the table before it, or of events if the game was
    /// joined.
    pub fn record(&mut self, view: &SeatView, event: &Event, at: usize) {
        self.record_claim(view, event, at);
        self.record_start(view, event);
        let seat = view.seat();
        let is_turn = || matches!(view.request(), Some(Request::Turn { .. }));
        let choice = match event {
            Event::DealBegan { number, .. } => {
                (self.pending, self.has_begun) = (None, false);
                self.deals.push(PlayedDeal {
                    number: *number,
                    inputs: (at, at + 1),
                    ..PlayedDeal::default()
                });
                None
            }
            Event::Discarded {
                seat: who,
                tile,
                calling,
                ..
            } if *who == seat && is_turn() => Some(Move::Discard {
                tile: *tile,
                calling: *calling,
            }),
            Event::KongDeclared {
                seat: who, meld, ..
            } if *who == seat && is_turn() => Some(Move::Kong(meld.tile)),
            _ => None,
        };
        if let Some(choice) = choice {
            self.add_decision(view.clone(), choice, at, self.maker(at));
        }
        if let Some(deal) = self.deals.last_mut() {
            if is_stop(event) && deal.stops.last() != Some(&(at + 1)) {
                deal.stops.push(at + 1);
            }
            deal.inputs.1 = at + 1;
            deal.result = result_of(event, seat).or(deal.result);
            deal.end = end_of(view, event).or_else(|| deal.end.take());
        }
    }

    /// Records the view before the first discard, Kong or win of the deal. In a watched hand whose tiles are shown later, there is none: a
    /// later view would not tell what the dealt tiles were worth.
    fn record_start(&mut self, view: &SeatView, event: &Event) {
        let begins = matches!(
            event,
            Event::Discarded { .. } | Event::KongDeclared { .. } | Event::WentMahJong { .. }
        );
        if !begins || std::mem::replace(&mut self.has_begun, true) {
            return;
        }
        if let Some(deal) = self.deals.last_mut().filter(|_| view.me().hidden == 0) {
            deal.dealt = Some(view.clone());
        }
    }

    /// Records claims and passes. The seat answers the pending question itself, or has passed if play continues without its answer.
    fn record_claim(&mut self, view: &SeatView, event: &Event, at: usize) {
        let is_asked = matches!(
            view.request(),
            Some(Request::Claim { .. } | Request::Rob { .. })
        );
        if is_asked && self.pending.is_none() {
            let claims = view.legal();
            let can_claim = claims.iter().any(|choice| matches!(choice, Move::Claim(_)));
            self.pending = can_claim.then(|| RecordedDecision {
                view: view.clone(),
                choice: Move::Pass,
                at,
                by: MadeBy::Player,
            });
        }
        let seat = view.seat();
        let (choice, timed_out) = match event {
            Event::Claimed {
                seat: who, claim, ..
            } if *who == seat => (Some(Move::Claim(*claim)), false),
            Event::Passed {
                seat: who,
                timed_out,
                ..
            } if *who == seat => (Some(Move::Pass), *timed_out),
            _ => (view.window.is_none().then_some(Move::Pass), false),
        };
        if let Some((choice, decision)) = choice.zip(self.pending.take_if(|_| choice.is_some())) {
            let by = match timed_out {
                true => MadeBy::TimeOut,
                false => self.maker(at),
            };
            self.add_decision(decision.view, choice, decision.at, by);
        }
    }

    /// Who made the decision of this input.
    fn maker(&self, input: usize) -> MadeBy {
        match self.auto_played.contains(&input) {
            true => MadeBy::AutoPlay,
            false => MadeBy::Player,
        }
    }

    /// Records a decision that was due from the input `at`.
    fn add_decision(&mut self, view: SeatView, choice: Move, at: usize, by: MadeBy) {
        // In a watched hand that was never fully shown, the seat's tiles are unknown.
        if let Some(deal) = self.deals.last_mut().filter(|_| view.me().hidden == 0) {
            deal.decisions.push(RecordedDecision {
                view,
                choice,
                at,
                by,
            });
        }
    }

    /// The deals in which the seat made a decision, in order.
    pub fn deals(&self) -> Vec<PlayedDeal> {
        let decided = |deal: &&PlayedDeal| !deal.decisions.is_empty();
        self.deals.iter().filter(decided).cloned().collect()
    }
}

/// Whether a replay stops after this event.
fn is_stop(event: &Event) -> bool {
    matches!(
        event,
        Event::Dealt { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Melded { .. }
            | Event::KongDeclared { .. }
            | Event::WentMahJong { .. }
            | Event::Settled { .. }
    )
}

/// How the deal ended, if the event ends it; `view` is the view before the event.
fn end_of(view: &SeatView, event: &Event) -> Option<DealEnd> {
    match event {
        Event::Settled { settlement, .. } => {
            let mut end = view.end.clone()?;
            if let DealEnd::MahJong {
                settlement: missing,
                ..
            } = &mut end
            {
                *missing = Some(settlement.clone());
            }
            Some(end)
        }
        Event::NotSettled => view.end.clone(),
        Event::WashedOut { reason, .. } => Some(DealEnd::WashOut {
            reason: reason.clone(),
        }),
        _ => None,
    }
}

/// The seat's result, if the event ends the deal.
fn result_of(event: &Event, seat: Seat) -> Option<i64> {
    match event {
        Event::Settled { settlement, .. } => Some(settlement.totals()[seat]),
        Event::WashedOut { .. } | Event::NotSettled => Some(0),
        _ => None,
    }
}
