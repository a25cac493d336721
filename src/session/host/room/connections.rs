//! The connections, and how far each has come on its way to the table.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::session::host::limits;

/// A connection, by the number the driver gave it.
pub type Link = u64;

/// How far a connection has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Has said nothing of use.
    Stranger,
    /// Has been asked for a password.
    Asked { version: u32, id: u32, name: String },
    /// Sits at the table.
    Seated(u32),
}

#[derive(Debug)]
struct Connection {
    /// Lines received, for the numbers of errors.
    received: u32,
    stage: Stage,
    opened: Duration,
    /// Lines that may still come unasked, and when that was reckoned.
    allowance: (f64, Duration),
}

/// All connections that are open.
#[derive(Debug, Default)]
pub(super) struct Connections(BTreeMap<Link, Connection>);

impl Connection {
    fn is_seated(&self) -> bool {
        matches!(self.stage, Stage::Seated(_))
    }

    /// When it is too late to sit down; never for those who have.
    fn deadline(&self) -> Option<Duration> {
        (!self.is_seated()).then(|| self.opened + limits::LOGIN)
    }
}

impl Connections {
    /// Takes in a new connection; `false` if too many are waiting to sit down already.
    pub fn open(&mut self, link: Link, now: Duration) -> bool {
        let waiting = self.0.values().filter(|connection| !connection.is_seated());
        if waiting.count() >= limits::WAITING {
            return false;
        }
        let connection = Connection {
            received: 0,
            stage: Stage::Stranger,
            opened: now,
            allowance: (limits::BURST, now),
        };
        self.0.insert(link, connection);
        true
    }

    /// Forgets a connection; how far it had come, if it was there.
    pub fn remove(&mut self, link: Link) -> Option<Stage> {
        self.0.remove(&link).map(|connection| connection.stage)
    }

    /// Counts a line; its number, from 1, if the connection is there.
    pub fn count_line(&mut self, link: Link) -> Option<u32> {
        let connection = self.0.get_mut(&link)?;
        connection.received += 1;
        Some(connection.received)
    }

    /// How far a connection has come, if it is there.
    pub fn stage(&self, link: Link) -> Option<&Stage> {
        self.0.get(&link).map(|connection| &connection.stage)
    }

    /// The player of a connection that sits at the table.
    pub fn player(&self, link: Link) -> Option<u32> {
        match self.stage(link) {
            Some(Stage::Seated(id)) => Some(*id),
            _ => None,
        }
    }

    /// A connection has come as far as this.
    pub fn set_stage(&mut self, link: Link, stage: Stage) {
        if let Some(connection) = self.0.get_mut(&link) {
            connection.stage = stage;
        }
    }

    /// Takes one line off the allowance; returns for how long nothing more should be read.
    pub fn spend(&mut self, link: Link, now: Duration) -> Duration {
        let Some(connection) = self.0.get_mut(&link) else {
            return Duration::ZERO;
        };
        let (left, then) = connection.allowance;
        let earned = now.saturating_sub(then).as_secs_f64() * limits::LINES_A_SECOND;
        let left = (left + earned).min(limits::BURST) - 1.0;
        connection.allowance = (left, now);
        Duration::from_secs_f64((-left).max(0.0) / limits::LINES_A_SECOND)
    }

    /// Those that have not sat down in time.
    pub fn late(&self, now: Duration) -> Vec<Link> {
        let late = |connection: &Connection| connection.deadline().is_some_and(|end| end <= now);
        let found = self.0.iter().filter(|(_, connection)| late(connection));
        found.map(|(link, _)| *link).collect()
    }

    /// When the next of them is late.
    pub fn next_deadline(&self) -> Option<Duration> {
        self.0.values().filter_map(Connection::deadline).min()
    }
}
