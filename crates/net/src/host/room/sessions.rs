//! The session of each connection: its progress towards a seat, and how much it may send.

use std::collections::BTreeMap;
use std::time::Duration;

use super::own_rules::Visitor;
use super::peer::{ConnectionId, Peer};
use super::seat_ownership::Newcomer;
use crate::host::limits;
use crate::host::origin::{Origin, crowded_out};
use crate::host::token_bucket::TokenBucket;

/// The stage of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It has not asked for anything yet.
    Stranger,
    /// It was asked for a password.
    AskedForPassword(Newcomer),
    /// It was asked for the key of the seat.
    AskedForKey(Newcomer),
    /// It was sent the table's own rules, and asked whether it plays by them.
    AskedAboutRules(Visitor),
    /// Its player, with this id, sits at the table.
    Seated(u32),
    /// It wants to watch, and was asked for a password.
    AskedToWatch { name: String },
    /// It watches.
    Watching,
}

/// The bytes of a long line that a person types. A connection without budget for as many counts as flooding.
const TYPED_LINE: f64 = 256.0;

#[derive(Debug)]
struct Session {
    peer: Peer,
    /// Number of lines received. An error names the number of the line that it answers.
    received: u32,
    stage: Stage,
    /// The deadline for sitting down, or for logging in again on request; otherwise `None`.
    deadline: Option<Duration>,
    /// The budget for unsolicited lines.
    lines: TokenBucket,
    /// The budget for bytes of unsolicited lines.
    bytes: TokenBucket,
    /// The additional budget for lines that are only searched for an awaited answer.
    skimmed: TokenBucket,
    /// The budget for bytes of lines that are only searched for an awaited answer.
    skimmed_bytes: TokenBucket,
    /// Whether the last unsolicited line exceeded the budget, and the flood was reported.
    is_flooding_reported: bool,
}

/// The sessions of all open connections.
#[derive(Debug, Default)]
pub(super) struct Sessions(BTreeMap<ConnectionId, Session>);

impl Session {
    /// Whether it sits at the table or watches.
    fn is_settled(&self) -> bool {
        matches!(self.stage, Stage::Seated(_) | Stage::Watching)
    }
}

impl Sessions {
    /// Adds a connection. If too many are waiting to sit down, returns the one to close.
    pub fn open(&mut self, peer: Peer, now: Duration) -> Option<ConnectionId> {
        let connection_to_close = self.connection_to_close();
        let session = Session {
            peer,
            received: 0,
            stage: Stage::Stranger,
            deadline: Some(now + limits::LOGIN_TIMEOUT),
            lines: TokenBucket::new(
                limits::STRANGER_LINES_BURST,
                limits::STRANGER_LINES_PER_SECOND,
            ),
            bytes: TokenBucket::new(limits::BYTES_BURST, limits::BYTES_PER_SECOND),
            skimmed: TokenBucket::new(limits::SKIMMED_BURST, limits::SKIMMED_PER_SECOND),
            skimmed_bytes: TokenBucket::new(
                limits::SKIMMED_BYTES_BURST,
                limits::SKIMMED_BYTES_PER_SECOND,
            ),
            is_flooding_reported: false,
        };
        self.0.insert(peer.connection, session);
        connection_to_close
    }

    /// The connection to close if too many wait to sit down.
    fn connection_to_close(&self) -> Option<ConnectionId> {
        let waiting = self.0.values().filter(|waiting| !waiting.is_settled());
        let peers = waiting.map(|waiting| waiting.peer);
        if peers.clone().count() < limits::MAX_WAITING_CONNECTIONS {
            return None;
        }
        let origins = peers.clone().map(|peer| Origin::of(peer.from));
        let index = crowded_out(origins)?;
        peers.skip(index).map(|peer| peer.connection).next()
    }

    /// Sets the time by which the player of a connection must log in again.
    pub fn set_login_deadline(&mut self, connection: ConnectionId, until: Duration, now: Duration) {
        if let Some(session) = self.0.get_mut(&connection) {
            let until = until.clamp(now + limits::MIN_READY_TIME, now + limits::LOGIN_TIMEOUT);
            session.deadline = Some(until);
        }
    }

    /// Gives a person time to read the rules of the table.
    pub fn allow_reading(&mut self, connection: ConnectionId, now: Duration) {
        if let Some(session) = self.0.get_mut(&connection) {
            session.deadline = Some(now + limits::RULES_READING_TIME);
        }
    }

    /// Removes a connection; returns its peer and stage.
    pub fn remove(&mut self, connection: ConnectionId) -> Option<(Peer, Stage)> {
        let session = self.0.remove(&connection)?;
        Some((session.peer, session.stage))
    }

    /// The peer of a connection.
    pub fn peer(&self, connection: ConnectionId) -> Peer {
        let peer = self.0.get(&connection).map(|session| session.peer);
        peer.unwrap_or(Peer {
            connection,
            from: None,
        })
    }

    /// Records whether a connection floods the table: it does if it has exceeded its budget, so that `wait` is not zero. Returns its peer if the
    /// flood is new.
    pub fn note_flooding(&mut self, connection: ConnectionId, wait: Duration) -> Option<Peer> {
        let session = self.0.get_mut(&connection)?;
        let is_flooding = !wait.is_zero();
        let was_flooding = std::mem::replace(&mut session.is_flooding_reported, is_flooding);
        (is_flooding && !was_flooding).then_some(session.peer)
    }

    /// Counts a line; returns its number, from 1.
    pub fn count_line(&mut self, connection: ConnectionId) -> Option<u32> {
        let session = self.0.get_mut(&connection)?;
        session.received += 1;
        Some(session.received)
    }

    /// The stage of a connection.
    pub fn stage(&self, connection: ConnectionId) -> Option<&Stage> {
        self.0.get(&connection).map(|session| &session.stage)
    }

    /// The id of the player who is seated on a connection.
    pub fn player_id(&self, connection: ConnectionId) -> Option<u32> {
        match self.stage(connection) {
            Some(Stage::Seated(id)) => Some(*id),
            _ => None,
        }
    }

    /// Whether a connection only watches.
    pub fn is_watching(&self, connection: ConnectionId) -> bool {
        self.stage(connection) == Some(&Stage::Watching)
    }

    /// Sets the stage of a connection.
    pub fn set_stage(&mut self, connection: ConnectionId, stage: Stage) {
        if let Some(session) = self.0.get_mut(&connection) {
            let was_settled = session.is_settled();
            session.stage = stage;
            if session.is_settled() {
                session.deadline = None;
                if !was_settled {
                    session.lines = TokenBucket::new(limits::LINES_BURST, limits::LINES_PER_SECOND);
                }
            }
        }
    }

    /// Counts an unsolicited line of this length against the budget; returns for how long nothing should be read.
    pub fn spend(&mut self, connection: ConnectionId, bytes: usize, now: Duration) -> Duration {
        let Some(session) = self.0.get_mut(&connection) else {
            return Duration::ZERO;
        };
        let bytes = session.bytes.spend(bytes as f64, now);
        session.lines.spend(1.0, now).max(bytes)
    }

    /// For how long nothing should be read from a connection that has sent too much.
    pub fn time_until_read(&self, connection: ConnectionId, now: Duration) -> Duration {
        self.0.get(&connection).map_or(Duration::ZERO, |session| {
            session.lines.wait(now).max(session.bytes.wait(now))
        })
    }

    /// Counts a line of this length that is searched for an awaited answer; returns for how long nothing should be read.
    pub fn skim(&mut self, connection: ConnectionId, bytes: usize, now: Duration) -> Duration {
        let Some(session) = self.0.get_mut(&connection) else {
            return Duration::ZERO;
        };
        let bytes = session.skimmed_bytes.spend(bytes as f64, now);
        session.skimmed.spend(1.0, now).max(bytes)
    }

    /// Whether a connection has no budget for another line that a person might type.
    pub fn is_flooding(&self, connection: ConnectionId, now: Duration) -> bool {
        self.0.get(&connection).is_some_and(|session| {
            session.lines.tokens(now) < 1.0 || session.bytes.tokens(now) < TYPED_LINE
        })
    }

    /// Connections that have missed their deadline.
    pub fn late_connections(&self, now: Duration) -> Vec<ConnectionId> {
        let is_late = |session: &Session| session.deadline.is_some_and(|end| end <= now);
        let late_sessions = self.0.iter().filter(|(_, session)| is_late(session));
        late_sessions.map(|(connection, _)| *connection).collect()
    }

    /// The next deadline.
    pub fn next_deadline(&self) -> Option<Duration> {
        self.0.values().filter_map(|session| session.deadline).min()
    }
}
