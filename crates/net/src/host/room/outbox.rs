//! The outputs of the table in order, each with the time when it is due.

use std::collections::{BTreeMap, VecDeque};
use std::slice;
use std::time::Duration;

use super::paced_queue::PacedQueue;
use super::peer::{ConnectionId, ConnectionIds};
use super::room_event::RoomEvent;
use super::thinking::Question;
use crate::host::limits;
use crate::host::token_bucket::TokenBucket;
use protocol::{ServerMessage, to_wire};
use storage::save::HostedGameName;

/// An action for the driver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Send these whole lines on these connections.
    Say(ConnectionIds, String),
    /// Close this connection once everything is sent.
    Close(ConnectionId),
    /// Find the answer on another thread and pass it to `Room::handle_thought`.
    Think(Box<Question>),
    /// Write a saved game and report the result to `Room::handle_saved`.
    Save {
        /// The id of the player who asked, 0 for nobody.
        asked_by: u32,
        /// The requested name.
        name: HostedGameName,
        /// The file's text.
        text: String,
    },
    /// Write a hand history: its number in this session, from 1, and its text.
    History(u32, String),
    /// Print this on standard output.
    Print(String),
    /// Report this to the person who runs the table.
    Event(RoomEvent),
    /// Stop serving this game, and close all connections once everything is sent.
    End,
}

/// How a line is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivery {
    /// In sequence with the moves. After a line that describes a move, a player with a pace of their own waits this many times that pace.
    InTurn(u32),
    /// Independent of the moves: the line does not wait for them.
    Aside,
}

/// The outputs of the table that the driver has not taken yet.
pub(super) struct Outbox {
    /// Output in the order in which it goes out, with the time when it is due.
    waiting: VecDeque<(Duration, Output, Delivery)>,
    /// Output that is due now and overtakes the waiting output.
    ready: VecDeque<Output>,
    /// Queues of players who want a pause between moves.
    queues: BTreeMap<ConnectionId, PacedQueue>,
    /// Events that have not been reported yet.
    events: VecDeque<RoomEvent>,
    /// The budget for reported events that strangers can cause at will.
    stranger_events: TokenBucket,
    /// How many such events were not reported since the last one that was.
    suppressed: u32,
    /// The time of the driver's last call.
    now: Duration,
    /// When the output in sequence that was queued last is due; later output in sequence is not due before it.
    due: Duration,
    /// The time between moves at this table.
    pace: Duration,
    /// When the next move may be sent.
    next_move: Duration,
}

impl Outbox {
    /// An empty outbox with this time between moves, in tenths of a second.
    pub fn new(deciseconds: u32) -> Self {
        Self {
            waiting: VecDeque::new(),
            ready: VecDeque::new(),
            queues: BTreeMap::new(),
            events: VecDeque::new(),
            stranger_events: TokenBucket::new(
                limits::STRANGER_EVENTS_BURST,
                limits::STRANGER_EVENTS_PER_SECOND,
            ),
            suppressed: 0,
            now: Duration::ZERO,
            due: Duration::ZERO,
            pace: from_deciseconds(deciseconds),
            next_move: Duration::ZERO,
        }
    }

    /// Sets the current time.
    pub fn set_now(&mut self, now: Duration) {
        self.now = now;
    }

    /// The current time.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// Sends moves on this connection at least this many tenths of a second apart, or at the pace of the table if that is slower. Other
    /// players don't wait for that.
    pub fn set_pace_of(&mut self, connection: ConnectionId, deciseconds: u32) {
        let pace = from_deciseconds(deciseconds);
        if pace > self.pace {
            let queue = self
                .queues
                .entry(connection)
                .or_insert_with(|| PacedQueue::new(pace));
            queue.set_pace(pace);
        } else if let Some(queue) = self.queues.remove(&connection) {
            self.flush_paced(connection, queue);
        }
    }

    /// Forgets a closed connection.
    pub fn forget(&mut self, connection: ConnectionId) {
        self.queues.remove(&connection);
    }

    fn flush_paced(&mut self, connection: ConnectionId, queue: PacedQueue) {
        let rest = queue.into_text();
        if !rest.is_empty() {
            self.ready
                .push_back(Output::Say(ConnectionIds::from_slice(&[connection]), rest));
        }
    }

    /// Called before output that describes a move: the move waits until the time of the previous one is over, and itself takes `steps`
    /// times the pace.
    pub fn pace_move(&mut self, steps: u32) {
        if !self.pace.is_zero() {
            self.due = self.due().max(self.next_move);
            self.next_move = self.due + self.pace * steps;
        }
    }

    /// When output that is queued now becomes due.
    pub fn due(&self) -> Duration {
        self.due.max(self.now)
    }

    /// Sends a message on a connection, in sequence with the moves.
    pub fn send_message(&mut self, connection: ConnectionId, message: &ServerMessage) {
        self.send_to(
            ConnectionIds::from_slice(&[connection]),
            slice::from_ref(message),
        );
    }

    /// Sends the same messages on several connections, in sequence with the moves; they are serialized once.
    pub fn send_to(&mut self, connections: ConnectionIds, messages: &[ServerMessage]) {
        if !connections.is_empty() {
            self.send(connections, serialized(messages), 0);
        }
    }

    /// Sends serialized messages in sequence with the moves. If they describe a move, players with a pace of their own wait `steps` times
    /// that pace after it.
    pub fn send(&mut self, connections: ConnectionIds, text: String, steps: u32) {
        // The protocol has no message for some events.
        if !connections.is_empty() && !text.is_empty() {
            self.queue(Output::Say(connections, text), Delivery::InTurn(steps));
        }
    }

    /// Sends messages that are independent of the moves, without waiting for them.
    pub fn send_unpaced(&mut self, connections: ConnectionIds, messages: &[ServerMessage]) {
        if !connections.is_empty() && !messages.is_empty() {
            self.queue(
                Output::Say(connections, serialized(messages)),
                Delivery::Aside,
            );
        }
    }

    /// Closes a connection.
    pub fn close(&mut self, connection: ConnectionId) {
        self.queue(Output::Close(connection), Delivery::Aside);
    }

    /// Reports an event to the person who runs the table, without delay.
    pub fn report(&mut self, event: RoomEvent) {
        if event.is_by_strangers() {
            if self.stranger_events.take(self.now).is_err() {
                self.suppressed += 1;
                return;
            }
            if let suppressed @ 1.. = std::mem::take(&mut self.suppressed) {
                self.events.push_back(RoomEvent::Suppressed(suppressed));
            }
        }
        self.events.push_back(event);
    }

    /// Makes all output due now that waits for the pace of the table, because play has stopped. Players with a pace of their own keep it.
    pub fn catch_up(&mut self) {
        self.due = self.now;
        self.next_move = self.now;
        for (due, ..) in &mut self.waiting {
            *due = self.now;
        }
    }

    /// Makes everything due now, and ends all pacing.
    pub fn send_at_once(&mut self) {
        self.pace = Duration::ZERO;
        self.catch_up();
        for (connection, queue) in std::mem::take(&mut self.queues) {
            self.flush_paced(connection, queue);
        }
    }

    /// Queues output that goes to no player.
    pub fn push(&mut self, output: Output) {
        self.queue(output, Delivery::Aside);
    }

    fn queue(&mut self, output: Output, delivery: Delivery) {
        let must_wait = self.due > self.now;
        if must_wait && delivery == Delivery::Aside {
            self.ready.push_back(output);
            return;
        }
        self.due = self.due();
        self.waiting.push_back((self.due, output, delivery));
    }

    /// When the next output is due.
    pub fn next_due(&self) -> Option<Duration> {
        if !self.events.is_empty() || !self.ready.is_empty() {
            return Some(self.now);
        }
        let first = self.waiting.front().map(|(due, ..)| *due);
        let queues = self.queues.values().filter_map(PacedQueue::next_due);
        queues.chain(first).min()
    }

    /// Takes the next output if it is due by now.
    pub fn take(&mut self, now: Duration) -> Option<Output> {
        if let Some(event) = self.events.pop_front() {
            return Some(Output::Event(event));
        }
        while let Some(output) = self.take_ready(now) {
            if let Some(output) = self.push_into_paced_queues(output, now) {
                return Some(output);
            }
        }
        None
    }

    /// Takes the next output that is due, before it is distributed to paced queues.
    fn take_ready(&mut self, now: Duration) -> Option<(Output, Delivery)> {
        if let Some(output) = self.ready.pop_front() {
            return Some((output, Delivery::Aside));
        }
        for (connection, queue) in &mut self.queues {
            if let Some(text) = queue.take(now) {
                return Some((
                    Output::Say(ConnectionIds::from_slice(&[*connection]), text),
                    Delivery::Aside,
                ));
            }
        }
        let (_, output, delivery) = self.waiting.pop_front_if(|(due, ..)| *due <= now)?;
        Some((output, delivery))
    }

    /// Adds lines to the paced queues of their connections; returns the output for the other connections, if any.
    fn push_into_paced_queues(
        &mut self,
        (output, delivery): (Output, Delivery),
        now: Duration,
    ) -> Option<Output> {
        if self.queues.is_empty() {
            return Some(output);
        }
        match (output, delivery) {
            (Output::Say(mut connections, text), Delivery::InTurn(steps)) => {
                connections.retain(|connection| match self.queues.get_mut(connection) {
                    Some(queue) => {
                        queue.push(text.clone(), steps, now);
                        false
                    }
                    None => true,
                });
                (!connections.is_empty()).then_some(Output::Say(connections, text))
            }
            (Output::Close(connection), _) if self.queues.contains_key(&connection) => {
                // The last lines are sent before the connection is closed.
                if let Some(queue) = self.queues.remove(&connection) {
                    self.flush_paced(connection, queue);
                }
                self.ready.push_back(Output::Close(connection));
                None
            }
            (output, _) => Some(output),
        }
    }
}

fn from_deciseconds(deciseconds: u32) -> Duration {
    Duration::from_millis(100) * deciseconds
}

/// Messages in serialized form.
pub(super) fn serialized(messages: &[ServerMessage]) -> String {
    messages.iter().map(to_wire).collect()
}
