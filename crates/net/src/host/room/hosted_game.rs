//! A hosted game in progress. Every event is sent to everybody who may see it, from the viewpoint of their seat.

mod auto_pass;
mod follow_up;
mod idle_takeover;
mod informing;
mod leaving;
mod pausing;
mod requests;
mod resuming;

use std::borrow::Cow;
use std::fmt::Write;

use smallvec::SmallVec;

use super::audience::Audience;
use super::bot_detector::BotDetector;
use super::deal::is_in_history;
use super::outbox::Output;
use super::pause::Pause;
use super::peer::ConnectionIds;
use super::penalties::Penalties;
use super::room_event::RoomEvent;
use super::table::Table;
use super::thinking::Thinking;
use super::time_limit::TimeLimit;
use super::turn_timer::TurnTimer;
use crate::host::Settings;
use engine::table::{Event, Input, ReadyFor, Refusal, Viewer};
use engine::tiles::Seat;
use protocol::ServerMessage;

/// The game and the state of its play.
pub(super) struct HostedGame {
    pub table: Table,
    /// Whether play is active; otherwise it is suspended.
    active: bool,
    /// Whether the game ends with this hand because a player has left.
    ending: bool,
    /// Whether the game is over.
    over: bool,
    /// A pause requested by the host or a player, besides those of the game.
    pause: Option<Pause>,
    /// The time limit for claiming the open tile.
    claim_limit: Option<TimeLimit>,
    turn_timer: TurnTimer,
    bots: BotDetector,
    /// The open questions of computer players.
    thinking: Thinking,
    /// Whether answer times may be observable: the table then passes for bots that can only pass, and computer players answer immediately.
    quick_passes: bool,
    penalties: Penalties,
    /// Number of hands settled since the table was opened.
    hands: u32,
    /// The text of the hand history so far; `None` if none is written.
    history: Option<String>,
    /// Whether tiles may be swapped, for debugging.
    debug: bool,
}

impl HostedGame {
    /// Creates a game that waits for its players.
    pub fn new(table: Table, settings: &Settings) -> Self {
        Self {
            table,
            active: false,
            ending: false,
            over: false,
            pause: None,
            claim_limit: None,
            turn_timer: TurnTimer::new(settings.turn_limit),
            bots: BotDetector::default(),
            thinking: Thinking::default(),
            quick_passes: settings.quick_passes,
            penalties: Penalties::new(settings.penalties),
            hands: 0,
            history: settings.hand_history.then(String::new),
            debug: settings.debug,
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Applies an input to the game and sends the resulting events.
    pub fn apply(&mut self, input: Input, audience: &mut Audience) -> Result<(), Refusal> {
        self.apply_and_send(input, audience, |_| true)
    }

    /// Like `apply`, but sends only the events for which the predicate holds.
    fn apply_and_send(
        &mut self,
        input: Input,
        audience: &mut Audience,
        is_sent: impl Fn(&Event) -> bool,
    ) -> Result<(), Refusal> {
        for event in self.table.apply(input)? {
            // Each message is serialized once: most are the same for all players and the file.
            let text = self.table.serialized(&event);
            self.record_history(&event, &text);
            if is_sent(&event) {
                self.send_event(&event, text, audience);
            }
            self.react_to(&event, audience);
        }
        self.tell_asked(audience);
        Ok(())
    }

    /// Sends an event to everybody who may see it. `text` is the serialized event for those who may see all of it.
    fn send_event(&self, event: &Event, text: String, audience: &mut Audience) {
        let steps = steps(event);
        if steps > 0 {
            audience.outbox.pace_move(steps);
        }
        let mut full_view = ConnectionIds::new();
        // Players who may see only part of an event usually see the same part, so it is rarely serialized more than once.
        let mut partial_views: SmallVec<[(Event, ConnectionIds); 1]> = SmallVec::new();
        for seat in Seat::ALL {
            let Some(connection) = audience
                .players
                .connection_of(self.table.player_ids.id(seat))
            else {
                continue;
            };
            match event.visible_to(Viewer::Seat(seat)) {
                None => {}
                Some(Cow::Borrowed(_)) => full_view.push(connection),
                Some(Cow::Owned(seen)) => {
                    match partial_views.iter_mut().find(|(other, _)| *other == seen) {
                        Some((_, connections)) => connections.push(connection),
                        None => {
                            partial_views.push((seen, ConnectionIds::from_slice(&[connection])))
                        }
                    }
                }
            }
        }
        audience.outbox.send(full_view, text, steps);
        for (seen, connections) in partial_views {
            let text = self.table.serialized(&seen);
            audience.outbox.send(connections, text, steps);
        }
        self.send_event_to_watchers(event, audience);
    }

    /// Adds an event to the hand history.
    fn record_history(&mut self, event: &Event, text: &str) {
        let Some(history) = &mut self.history else {
            return;
        };
        if let Event::DealBegan { .. } = event {
            history.clear();
        }
        if is_in_history(event) && !self.table.has_own_rules() {
            history.push_str(text);
        }
    }

    /// Does what follows from an event after it was sent.
    fn react_to(&mut self, event: &Event, audience: &mut Audience) {
        match event {
            Event::DealBegan { .. } => self.bots.begin_deal(),
            Event::Settled { .. } | Event::WashedOut { .. } => {
                self.send_seal_message(self.table.seed_announcement(), audience);
            }
            Event::ReadyAsked {
                purpose: ReadyFor::NextDeal,
                ..
            } if !self.ending => self.send_seal_message(self.table.seal_announcement(), audience),
            _ => {}
        }
        match event {
            Event::Settled { .. } => {
                self.write_history(audience);
                if self.ending {
                    self.end_early("The game ends because a player has left.", audience);
                }
            }
            Event::GameEnded => {
                if !self.table.has_own_rules() {
                    // The original server also asks everybody to be ready after the last hand.
                    audience.send_to_all(&ServerMessage::Pause {
                        exempt: 0,
                        requestor: 0,
                        reason: "to start next hand".to_owned(),
                    });
                }
                self.print_scores(audience);
                self.over = true;
                audience.outbox.report(RoomEvent::Over);
            }
            _ => {}
        }
    }

    /// Sends a message about the seal of a deal to everybody, if there is one.
    fn send_seal_message(&self, message: Option<ServerMessage>, audience: &mut Audience) {
        if let Some(message) = message {
            audience.send_to_all(&message);
        }
    }

    /// Counts and reports the hand that was just settled, and writes its history if enabled.
    fn write_history(&mut self, audience: &mut Audience) {
        self.hands += 1;
        audience.outbox.report(RoomEvent::HandPaid(self.hands));
        if let Some(history) = &self.history {
            let players = |seats: &[u32; 4]| audience.players.named_players(seats);
            let mut text = self.table.history_header(players).to_string();
            text.push_str(history);
            audience.outbox.push(Output::History(self.hands, text));
        }
    }

    /// Ends the game early.
    fn end_early(&mut self, why: &str, audience: &mut Audience) {
        if std::mem::replace(&mut self.over, true) {
            return;
        }
        audience.outbox.report(RoomEvent::Over);
        self.disclose_hand(audience);
        audience.send_to_all(&ServerMessage::Message {
            sender: 0,
            addressee: 0,
            text: why.to_owned(),
        });
        audience.send_to_all(&ServerMessage::GameOver);
        self.print_scores(audience);
        if audience.players.connections().is_empty() {
            self.stop_serving(audience);
        }
    }

    fn print_scores(&self, audience: &mut Audience) {
        let mut text = "Game over. Final scores:\n".to_owned();
        for seat in Seat::ALL {
            let id = self.table.player_ids.id(seat);
            let score = self.table.view().scores[seat].saturating_sub(self.penalties.owed(id));
            let player = audience.players.get(id);
            let name = player.map_or("", |player| player.name.as_str());
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{id:5} ({name:<20}) {score:6}");
        }
        audience.outbox.push(Output::Print(text));
    }

    /// Stops serving the game; everything queued is sent first.
    pub fn stop_serving(&mut self, audience: &mut Audience) {
        self.over = true;
        audience.outbox.send_at_once();
        audience.outbox.push(Output::End);
    }
}

/// The time before the next move in multiples of the pace; 0 for events that are not moves of tiles.
fn steps(event: &Event) -> u32 {
    match event {
        Event::Dealt { .. }
        | Event::Drew { .. }
        | Event::BonusDeclared { .. }
        | Event::Discarded { .. }
        | Event::KongDeclared { .. }
        | Event::WentMahJong { .. }
        | Event::Formed { .. }
        | Event::TilesShown { .. } => 1,
        Event::Melded { .. } => 2,
        _ => 0,
    }
}
