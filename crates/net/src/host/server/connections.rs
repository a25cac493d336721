//! All connections of the server.

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use smallvec::SmallVec;
use tokio::time::Instant;

use super::connection::{Connection, Flushed, Received};
use super::ready_set::ReadySet;
use crate::host::limits;
use crate::host::room::{ConnectionId, ConnectionIds, Urgency};
use crate::stream::Stream;

/// The connections, by their numbers, each with its bell. One task has them all: a line wakes it once, nothing is handed on, and
/// however many there are, only those are looked at on which something has happened.
#[derive(Default)]
pub(super) struct Connections {
    connections: BTreeMap<ConnectionId, (Connection, Waker)>,
    ready: ReadySet,
}

/// What has come on several connections; seldom on more than the four of the players.
pub(super) type ReceivedAll = SmallVec<[(ConnectionId, Received); 4]>;

impl Connections {
    /// One more.
    pub fn open(&mut self, id: ConnectionId, stream: Stream) {
        let waker = self.ready.waker(id);
        self.connections
            .insert(id, (Connection::new(stream), waker));
        self.ready.note(id);
    }

    /// Takes one out.
    pub fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        self.connections
            .remove(&id)
            .map(|(connection, _)| connection)
    }

    /// Waits until something has come, and takes it: from each connection one thing, so that none keeps the others waiting. Nothing at
    /// all if a connection has to rest from now on.
    pub async fn receive(&mut self, now: Instant) -> ReceivedAll {
        for (id, (connection, _)) in &mut self.connections {
            if connection.throttle_is_over(now)
                || connection.pause_is_over(now) && connection.listen()
            {
                self.ready.note(*id);
            }
        }
        poll_fn(|context| {
            let mut all = ReceivedAll::new();
            let mut is_throttled = false;
            for id in self.ready.take(context.waker()) {
                let Some((connection, waker)) = self.connections.get_mut(&id) else {
                    continue;
                };
                match connection.poll_receive(&mut Context::from_waker(waker)) {
                    Poll::Ready(received) => {
                        // More may have come than one thing.
                        self.ready.note(id);
                        all.push((id, received));
                    }
                    Poll::Pending => is_throttled |= connection.is_throttled(),
                }
            }
            // Whoever waits here has to know when a rest ends.
            match all.is_empty() && !is_throttled {
                true => Poll::Pending,
                false => Poll::Ready(all),
            }
        })
        .await
    }

    /// Nothing more is read from a connection for so long.
    pub fn throttle(&mut self, id: ConnectionId, wait: Duration) {
        if let Some((connection, _)) = self.connections.get_mut(&id).filter(|_| !wait.is_zero()) {
            connection.throttle(wait);
        }
    }

    /// Says lines now; false if the connection is not there any more.
    pub fn say(&mut self, id: ConnectionId, text: &str, now: Instant) -> bool {
        let connection = self.connections.get_mut(&id);
        connection
            .map(|(connection, _)| connection.say(text, now + limits::GATHERING))
            .is_some()
    }

    /// Listens where an answer is waited for, and where none is not for a while: what comes there meanwhile wakes nobody.
    pub fn attend(&mut self, id: ConnectionId, waited_for: bool, now: Instant) {
        let Some((connection, _)) = self.connections.get_mut(&id) else {
            return;
        };
        match waited_for {
            true => {
                // Whatever was said too fast before: now an answer is looked for in it.
                if connection.stop_throttling() | connection.listen() {
                    self.ready.note(id);
                }
            }
            false => connection.pause_reading(now + limits::GATHERING),
        }
    }

    /// Confirms what has come and was not answered.
    pub fn confirm(&mut self) {
        for (connection, _) in self.connections.values_mut() {
            connection.confirm();
        }
    }

    /// When something is due next by itself: what was said goes out, or more may be read.
    pub fn next_due(&self) -> Option<Instant> {
        self.connections
            .values()
            .filter_map(|(connection, _)| connection.next_due())
            .min()
    }

    /// Sends what was said where somebody waits for it, and then where it has waited long enough by now. Ends and names the connections whose
    /// peers have not read for too long.
    pub fn flush(
        &mut self,
        now: Instant,
        mut urgency: impl FnMut(ConnectionId) -> Urgency,
    ) -> Vec<ConnectionId> {
        let mut first = ConnectionIds::new();
        let mut then = ConnectionIds::new();
        for (id, (connection, _)) in &self.connections {
            let Some(due) = connection.due() else {
                continue;
            };
            match urgency(*id) {
                Urgency::Asked => first.push(*id),
                Urgency::Next => then.push(*id),
                Urgency::Later if due <= now => then.push(*id),
                Urgency::Later => {}
            }
        }
        let mut gone = Vec::new();
        for id in first.into_iter().chain(then) {
            let Some((connection, _)) = self.connections.get_mut(&id) else {
                continue;
            };
            match connection.flush() {
                Flushed::Complete => {}
                // The rest goes out as the peer reads.
                Flushed::Partial => self.ready.note(id),
                Flushed::Stalled => gone.push(id),
            }
        }
        for id in &gone {
            self.connections.remove(id);
        }
        gone
    }

    /// Waits until everything is sent on all of them; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        for (connection, _) in self.connections.values_mut() {
            connection.flush();
        }
        for (connection, _) in self.connections.into_values() {
            connection.finish(end).await;
        }
    }
}
