//! The connections, and how far each has come on its way to the table.

use std::collections::BTreeMap;
use std::time::Duration;

use super::peer::{ConnectionId, Peer};
use super::seat_ownership::Newcomer;
use crate::host::limits;
use crate::host::origin::{Origin, crowded_out};
use crate::host::token_bucket::TokenBucket;

/// How far a connection has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Has said nothing of use.
    Stranger,
    /// Has been asked for a password.
    Asked(Newcomer),
    /// Has been asked for the key of the seat.
    AskedForKey(Newcomer),
    /// Sits at the table.
    Seated(u32),
    /// Wants to watch, and has been asked for a password.
    AskedToWatch { name: String },
    /// Only watches.
    Watching,
}

/// Bytes of a line that a person types.
const A_LINE: f64 = 256.0;

#[derive(Debug)]
struct Session {
    peer: Peer,
    /// Lines received, for the numbers of errors.
    received: u32,
    stage: Stage,
    /// When it is too late to sit down; none for those who have.
    deadline: Option<Duration>,
    /// Lines that may still come unasked ...
    lines: TokenBucket,
    /// ... and bytes of such lines.
    bytes: TokenBucket,
    /// Lines that may still be looked through for an answer, beyond that ...
    skimmed: TokenBucket,
    /// ... and bytes of such lines.
    skimmed_bytes: TokenBucket,
    /// It has gone beyond that, and has been slowed down since.
    floods: bool,
}

/// All connections that are open.
#[derive(Debug, Default)]
pub(super) struct Sessions(BTreeMap<ConnectionId, Session>);

impl Session {
    /// Whether it has come as far as it wants to.
    fn is_settled(&self) -> bool {
        matches!(self.stage, Stage::Seated(_) | Stage::Watching)
    }
}

impl Sessions {
    /// Takes in a new connection. If too many are waiting to sit down already, the one that has to go for it.
    pub fn open(&mut self, peer: Peer, now: Duration) -> Option<ConnectionId> {
        let crowding = self.crowding();
        let session = Session {
            peer,
            received: 0,
            stage: Stage::Stranger,
            deadline: Some(now + limits::LOGIN),
            lines: TokenBucket::new(limits::STRANGER_BURST, limits::STRANGER_LINES_A_SECOND),
            bytes: TokenBucket::new(limits::BYTES, limits::BYTES_A_SECOND),
            skimmed: TokenBucket::new(limits::SKIMMED, limits::SKIMMED_A_SECOND),
            skimmed_bytes: TokenBucket::new(limits::SKIMMED_BYTES, limits::SKIMMED_BYTES_A_SECOND),
            floods: false,
        };
        self.0.insert(peer.connection, session);
        crowding
    }

    /// If too many are waiting to sit down, the one that has to go.
    fn crowding(&self) -> Option<ConnectionId> {
        let waiting = self.0.values().filter(|waiting| !waiting.is_settled());
        let peers = waiting.map(|waiting| waiting.peer);
        if peers.clone().count() < limits::WAITING {
            return None;
        }
        let origins = peers.clone().map(|peer| Origin::of(peer.from));
        let crowded = crowded_out(origins)?;
        peers.skip(crowded).map(|peer| peer.connection).next()
    }

    /// Whoever sits at a connection has to say soon who it is again, until then at the latest.
    pub fn expect(&mut self, connection: ConnectionId, until: Duration, now: Duration) {
        if let Some(session) = self.0.get_mut(&connection) {
            let until = until.clamp(now + limits::GETTING_READY, now + limits::LOGIN);
            session.deadline = Some(until);
        }
    }

    /// Forgets a connection; whose it was and how far it had come, if it was there.
    pub fn remove(&mut self, connection: ConnectionId) -> Option<(Peer, Stage)> {
        let session = self.0.remove(&connection)?;
        Some((session.peer, session.stage))
    }

    /// Where a connection comes from.
    pub fn peer(&self, connection: ConnectionId) -> Peer {
        let known = self.0.get(&connection).map(|session| session.peer);
        known.unwrap_or(Peer {
            connection,
            from: None,
        })
    }

    /// Whose connection it is if it goes beyond what it may say, and did not before; `wait` is for how long it is not read.
    pub fn begins_to_flood(&mut self, connection: ConnectionId, wait: Duration) -> Option<Peer> {
        let session = self.0.get_mut(&connection)?;
        let floods = !wait.is_zero();
        let before = std::mem::replace(&mut session.floods, floods);
        (floods && !before).then_some(session.peer)
    }

    /// Counts a line; its number, from 1, if the connection is there.
    pub fn count_line(&mut self, connection: ConnectionId) -> Option<u32> {
        let session = self.0.get_mut(&connection)?;
        session.received += 1;
        Some(session.received)
    }

    /// How far a connection has come, if it is there.
    pub fn stage(&self, connection: ConnectionId) -> Option<&Stage> {
        self.0.get(&connection).map(|session| &session.stage)
    }

    /// The player of a connection that sits at the table.
    pub fn player(&self, connection: ConnectionId) -> Option<u32> {
        match self.stage(connection) {
            Some(Stage::Seated(id)) => Some(*id),
            _ => None,
        }
    }

    /// Whether a connection only watches.
    pub fn is_watching(&self, connection: ConnectionId) -> bool {
        self.stage(connection) == Some(&Stage::Watching)
    }

    /// A connection has come as far as this.
    pub fn set_stage(&mut self, connection: ConnectionId, stage: Stage) {
        if let Some(session) = self.0.get_mut(&connection) {
            let was_settled = session.is_settled();
            session.stage = stage;
            if session.is_settled() {
                session.deadline = None;
                if !was_settled {
                    session.lines = TokenBucket::new(limits::BURST, limits::LINES_A_SECOND);
                }
            }
        }
    }

    /// Takes a line of so many bytes off what may come unasked; returns for how long nothing more should be read.
    pub fn spend(&mut self, connection: ConnectionId, bytes: usize, now: Duration) -> Duration {
        let Some(session) = self.0.get_mut(&connection) else {
            return Duration::ZERO;
        };
        let bytes = session.bytes.spend(bytes as f64, now);
        session.lines.spend(1.0, now).max(bytes)
    }

    /// For how long nothing more should be read from a connection: it has said too much.
    pub fn debt(&self, connection: ConnectionId, now: Duration) -> Duration {
        self.0.get(&connection).map_or(Duration::ZERO, |session| {
            session.lines.wait(now).max(session.bytes.wait(now))
        })
    }

    /// Takes a line of so many bytes off what may be looked through for an answer while the table waits for one; returns for how long
    /// nothing more should be read.
    pub fn skim(&mut self, connection: ConnectionId, bytes: usize, now: Duration) -> Duration {
        let Some(session) = self.0.get_mut(&connection) else {
            return Duration::ZERO;
        };
        let bytes = session.skimmed_bytes.spend(bytes as f64, now);
        session.skimmed.spend(1.0, now).max(bytes)
    }

    /// Whether a connection says as much as it may, or more.
    pub fn is_flooding(&self, connection: ConnectionId, now: Duration) -> bool {
        self.0.get(&connection).is_some_and(|session| {
            session.lines.left(now) < 1.0 || session.bytes.left(now) < A_LINE
        })
    }

    /// Those that have not sat down in time.
    pub fn late(&self, now: Duration) -> Vec<ConnectionId> {
        let late = |session: &Session| session.deadline.is_some_and(|end| end <= now);
        let found = self.0.iter().filter(|(_, session)| late(session));
        found.map(|(connection, _)| *connection).collect()
    }

    /// When the next of them is late.
    pub fn next_deadline(&self) -> Option<Duration> {
        self.0.values().filter_map(|it| it.deadline).min()
    }
}
