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

/// The connections by id, each with its waker. One task serves them all and polls only those that were woken.
#[derive(Default)]
pub(super) struct Connections {
    connections: BTreeMap<ConnectionId, (Connection, Waker)>,
    ready: ReadySet,
}

/// Items received on several connections, rarely more than the four of the players.
pub(super) type ReceivedAll = SmallVec<[(ConnectionId, Received); 4]>;

impl Connections {
    /// Adds a connection.
    pub fn open(&mut self, id: ConnectionId, stream: Stream) {
        let waker = self.ready.waker(id);
        self.connections
            .insert(id, (Connection::new(stream), waker));
        self.ready.insert(id);
    }

    /// Removes a connection.
    pub fn remove(&mut self, id: ConnectionId) -> Option<Connection> {
        self.connections
            .remove(&id)
            .map(|(connection, _)| connection)
    }

    /// Waits until something is received. Takes one item from each connection, so that none delays the others; may return nothing when a
    /// connection begins to be throttled.
    pub async fn receive(&mut self, now: Instant) -> ReceivedAll {
        for (id, (connection, _)) in &mut self.connections {
            if connection.throttle_is_over(now)
                || connection.pause_is_over(now) && connection.resume_reading()
            {
                self.ready.insert(*id);
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
                        // There may be more to read.
                        self.ready.insert(id);
                        all.push((id, received));
                    }
                    Poll::Pending => is_throttled |= connection.is_throttled(),
                }
            }
            // The caller must learn when throttling ends.
            match all.is_empty() && !is_throttled {
                true => Poll::Pending,
                false => Poll::Ready(all),
            }
        })
        .await
    }

    /// Stops reading from a connection for this long; zero changes nothing.
    pub fn throttle(&mut self, id: ConnectionId, wait: Duration) {
        if let Some((connection, _)) = self.connections.get_mut(&id).filter(|_| !wait.is_zero()) {
            connection.throttle(wait);
        }
    }

    /// Queues lines; false if the connection is gone.
    pub fn queue(&mut self, id: ConnectionId, text: &str, now: Instant) -> bool {
        let connection = self.connections.get_mut(&id);
        connection
            .map(|(connection, _)| connection.queue(text, now + limits::MAX_BATCH_DELAY))
            .is_some()
    }

    /// With `waited_for`, reads from the connection again, because its answer is awaited; otherwise pauses reading from it for a moment, so that
    /// its lines wake nobody.
    pub fn set_waited_for(&mut self, id: ConnectionId, waited_for: bool, now: Instant) {
        let Some((connection, _)) = self.connections.get_mut(&id) else {
            return;
        };
        match waited_for {
            true => {
                // Its answer is needed now, however fast it was sending before.
                if connection.stop_throttling() | connection.resume_reading() {
                    self.ready.insert(id);
                }
            }
            false => connection.pause_reading(now + limits::MAX_BATCH_DELAY),
        }
    }

    /// Acknowledges everything that was received but not answered.
    pub fn acknowledge(&mut self) {
        for (connection, _) in self.connections.values_mut() {
            connection.acknowledge();
        }
    }

    /// When something is due next: sending, or reading again.
    pub fn next_due(&self) -> Option<Instant> {
        self.connections
            .values()
            .filter_map(|(connection, _)| connection.next_due())
            .min()
    }

    /// Sends queued lines: first to players who were asked something, then to those who are next and where lines are due. Removes and
    /// returns the connections whose peers have left too much unread.
    pub fn flush(
        &mut self,
        now: Instant,
        mut urgency: impl FnMut(ConnectionId) -> Urgency,
    ) -> Vec<ConnectionId> {
        let mut urgent = ConnectionIds::new();
        let mut others = ConnectionIds::new();
        for (id, (connection, _)) in &self.connections {
            let Some(due) = connection.due() else {
                continue;
            };
            match urgency(*id) {
                Urgency::Asked => urgent.push(*id),
                Urgency::Next => others.push(*id),
                Urgency::Later if due <= now => others.push(*id),
                Urgency::Later => {}
            }
        }
        let mut stalled = Vec::new();
        for id in urgent.into_iter().chain(others) {
            let Some((connection, _)) = self.connections.get_mut(&id) else {
                continue;
            };
            match connection.flush() {
                Flushed::Complete => {}
                // The rest is sent as the peer reads.
                Flushed::Partial => self.ready.insert(id),
                Flushed::Stalled => stalled.push(id),
            }
        }
        for id in &stalled {
            self.connections.remove(id);
        }
        stalled
    }

    /// Sends everything on all connections and closes them, at `end` at the latest.
    pub async fn finish(mut self, end: Instant) {
        for (connection, _) in self.connections.values_mut() {
            connection.flush();
        }
        for (connection, _) in self.connections.into_values() {
            connection.finish(end).await;
        }
    }
}
