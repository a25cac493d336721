//! The connections, and how far each has come on its way to the table.

use std::collections::BTreeMap;
use std::time::Duration;

use super::caller::{Caller, Link};
use super::tenure::Newcomer;
use crate::host::allowance::Allowance;
use crate::host::limits;
use crate::host::origin::{Origin, crowded_out};

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
struct Connection {
    caller: Caller,
    /// Lines received, for the numbers of errors.
    received: u32,
    stage: Stage,
    /// When it is too late to sit down; none for those who have.
    deadline: Option<Duration>,
    /// Lines that may still come unasked ...
    lines: Allowance,
    /// ... and bytes of such lines.
    bytes: Allowance,
    /// Lines that may still be looked through for an answer, beyond that ...
    skimmed: Allowance,
    /// ... and bytes of such lines.
    skimmed_bytes: Allowance,
    /// It has gone beyond that, and has been slowed down since.
    floods: bool,
}

/// All connections that are open.
#[derive(Debug, Default)]
pub(super) struct Connections(BTreeMap<Link, Connection>);

impl Connection {
    /// Whether it has come as far as it wants to.
    fn is_settled(&self) -> bool {
        matches!(self.stage, Stage::Seated(_) | Stage::Watching)
    }
}

impl Connections {
    /// Takes in a new connection. If too many are waiting to sit down already, the one that has to go for it.
    pub fn open(&mut self, caller: Caller, now: Duration) -> Option<Link> {
        let crowding = self.crowding();
        let connection = Connection {
            caller,
            received: 0,
            stage: Stage::Stranger,
            deadline: Some(now + limits::LOGIN),
            lines: Allowance::new(limits::STRANGER_BURST, limits::STRANGER_LINES_A_SECOND),
            bytes: Allowance::new(limits::BYTES, limits::BYTES_A_SECOND),
            skimmed: Allowance::new(limits::SKIMMED, limits::SKIMMED_A_SECOND),
            skimmed_bytes: Allowance::new(limits::SKIMMED_BYTES, limits::SKIMMED_BYTES_A_SECOND),
            floods: false,
        };
        self.0.insert(caller.link, connection);
        crowding
    }

    /// If too many are waiting to sit down, the one that has to go.
    fn crowding(&self) -> Option<Link> {
        let waiting = self.0.values().filter(|waiting| !waiting.is_settled());
        let callers = waiting.map(|waiting| waiting.caller);
        if callers.clone().count() < limits::WAITING {
            return None;
        }
        let origins = callers.clone().map(|caller| Origin::of(caller.from));
        let crowded = crowded_out(origins)?;
        callers.skip(crowded).map(|caller| caller.link).next()
    }

    /// Whoever sits at a connection has to say soon who it is again, until then at the latest.
    pub fn expect(&mut self, link: Link, until: Duration, now: Duration) {
        if let Some(connection) = self.0.get_mut(&link) {
            let until = until.clamp(now + limits::GETTING_READY, now + limits::LOGIN);
            connection.deadline = Some(until);
        }
    }

    /// Forgets a connection; whose it was and how far it had come, if it was there.
    pub fn remove(&mut self, link: Link) -> Option<(Caller, Stage)> {
        let connection = self.0.remove(&link)?;
        Some((connection.caller, connection.stage))
    }

    /// Where a connection comes from.
    pub fn caller(&self, link: Link) -> Caller {
        let known = self.0.get(&link).map(|connection| connection.caller);
        known.unwrap_or(Caller { link, from: None })
    }

    /// Whose connection it is if it goes beyond what it may say, and did not before; `wait` is for how long it is not read.
    pub fn begins_to_flood(&mut self, link: Link, wait: Duration) -> Option<Caller> {
        let connection = self.0.get_mut(&link)?;
        let floods = !wait.is_zero();
        let before = std::mem::replace(&mut connection.floods, floods);
        (floods && !before).then_some(connection.caller)
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

    /// Whether a connection only watches.
    pub fn is_watching(&self, link: Link) -> bool {
        self.stage(link) == Some(&Stage::Watching)
    }

    /// A connection has come as far as this.
    pub fn set_stage(&mut self, link: Link, stage: Stage) {
        if let Some(connection) = self.0.get_mut(&link) {
            let was_settled = connection.is_settled();
            connection.stage = stage;
            if connection.is_settled() {
                connection.deadline = None;
                if !was_settled {
                    connection.lines = Allowance::new(limits::BURST, limits::LINES_A_SECOND);
                }
            }
        }
    }

    /// Takes a line of so many bytes off what may come unasked; returns for how long nothing more should be read.
    pub fn spend(&mut self, link: Link, bytes: usize, now: Duration) -> Duration {
        let Some(connection) = self.0.get_mut(&link) else {
            return Duration::ZERO;
        };
        let bytes = connection.bytes.spend(bytes as f64, now);
        connection.lines.spend(1.0, now).max(bytes)
    }

    /// For how long nothing more should be read from a connection: it has said too much.
    pub fn debt(&self, link: Link, now: Duration) -> Duration {
        self.0.get(&link).map_or(Duration::ZERO, |connection| {
            connection.lines.wait(now).max(connection.bytes.wait(now))
        })
    }

    /// Takes a line of so many bytes off what may be looked through for an answer while the table waits for one; returns for how long
    /// nothing more should be read.
    pub fn skim(&mut self, link: Link, bytes: usize, now: Duration) -> Duration {
        let Some(connection) = self.0.get_mut(&link) else {
            return Duration::ZERO;
        };
        let bytes = connection.skimmed_bytes.spend(bytes as f64, now);
        connection.skimmed.spend(1.0, now).max(bytes)
    }

    /// Whether a connection says as much as it may, or more.
    pub fn is_flooding(&self, link: Link, now: Duration) -> bool {
        self.0.get(&link).is_some_and(|connection| {
            connection.lines.left(now) < 1.0 || connection.bytes.left(now) < A_LINE
        })
    }

    /// Those that have not sat down in time.
    pub fn late(&self, now: Duration) -> Vec<Link> {
        let late = |connection: &Connection| connection.deadline.is_some_and(|end| end <= now);
        let found = self.0.iter().filter(|(_, connection)| late(connection));
        found.map(|(link, _)| *link).collect()
    }

    /// When the next of them is late.
    pub fn next_deadline(&self) -> Option<Duration> {
        self.0.values().filter_map(|it| it.deadline).min()
    }
}
