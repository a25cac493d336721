//! The driver of a hosted table: sockets, files and the clock.

mod arrivals;
mod connection;
mod connections;
mod ready_set;
mod thoughts;

use std::collections::BTreeMap;
use std::future::poll_fn;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{self, Instant};

use super::directory::{Reservation, TableStatus};
use super::limits;
use super::room::{ConnectionId, Output, Room, RoomEvent, Severity};
use super::token_bucket::TokenBucket;
use crate::address::Address;
use arrivals::Newcomer;
pub(super) use arrivals::{Arrivals, Handover};
use connection::{CLOSING_TIMEOUT, Received};
use connections::{Connections, ReceivedAll};
use protocol::{all_without_secrets, english, without_secret};
use storage::save::{WireHistories, save_wire_game};
use thoughts::Thoughts;

/// Callbacks to the program that runs the host: files, the terminal and the directory of tables.
pub trait HostHooks {
    /// The server listens at this address.
    fn listening(&mut self, address: &str);
    /// An event of the table, of any severity.
    fn room_event(&mut self, event: &RoomEvent);
    /// Text for standard output.
    fn print(&mut self, text: &str);
    /// A line was received on the connection with this number; or, if `sent`, these lines with their line ends were sent. Secrets are left
    /// out.
    fn log(&mut self, connection: u64, sent: bool, text: &str);
    /// The folder for saved games and hand histories.
    fn folder(&self) -> PathBuf;
    /// The status of the table has changed.
    fn status_changed(&mut self, status: TableStatus);
}

/// The id of the player who asked to save the game (0 for the table itself), and the file name or the error; `None` for a hand history.
type Written = Option<(u32, Result<String, String>)>;

struct Server<'a> {
    room: Room,
    hooks: &'a mut dyn HostHooks,
    connections: Connections,
    last_connection: ConnectionId,
    begin: Instant,
    /// The time of the last wake-up.
    now: Instant,
    /// Pending file writes.
    files: JoinSet<Written>,
    /// Pending decisions of computer players.
    thoughts: Thoughts,
    /// Seats reserved by the lobby for connections that have not sat down yet.
    reserved: BTreeMap<ConnectionId, Reservation>,
    histories: WireHistories,
    /// The status last published.
    status: TableStatus,
}

/// Serves the table until its game is over, or until `until` gives a reason to close it.
///
/// # Errors
/// The server cannot listen at this address.
pub fn serve(
    address: &Address,
    room: Room,
    hooks: &mut dyn HostHooks,
    until: impl Future<Output = &'static str>,
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        // Files are written one after another.
        .max_blocking_threads(1)
        .build()?;
    runtime.block_on(async {
        let listener = address.listen().await?;
        let listening_address = listener.address(address);
        let arrivals = Arrivals {
            listener,
            address: listening_address,
            open: !address.is_local(),
            handovers: None,
        };
        host(room, arrivals, hooks, until).await;
        Ok(())
    })
}

/// Serves the table until its game is over or `until` gives a reason to close it. Returns the arrivals if another game can begin at this
/// table; otherwise no more connections are accepted while the last messages are sent.
pub(super) async fn host(
    room: Room,
    mut arrivals: Arrivals,
    hooks: &mut dyn HostHooks,
    until: impl Future<Output = &'static str>,
) -> Option<Arrivals> {
    let begin = Instant::now();
    let mut server = Server {
        room,
        hooks,
        connections: Connections::default(),
        last_connection: 0,
        begin,
        now: begin,
        files: JoinSet::new(),
        thoughts: Thoughts::default(),
        reserved: BTreeMap::new(),
        histories: WireHistories::default(),
        status: TableStatus::default(),
    };
    let open = async {
        server
            .room
            .report_listening(&arrivals.address, arrivals.open);
        // Logged before anybody can know that the table is open.
        server.deliver();
        server.hooks.listening(&arrivals.address);
        server.run(&mut arrivals).await;
    };
    let closed = tokio::select! {
        // Polled first, so that a reason to close is seen before the table is announced.
        biased;
        why = until => Some(why),
        () = open => None,
    };
    let arrivals = match closed {
        // The next game can begin at a table that has a lobby.
        None => Some(arrivals).filter(|arrivals| arrivals.handovers.is_some()),
        Some(why) => {
            drop(arrivals);
            server.now = Instant::now();
            let now = server.now();
            server.room.close(why, now);
            server.deliver();
            None
        }
    };
    server.close().await;
    arrivals
}

impl Server<'_> {
    async fn run(&mut self, arrivals: &mut Arrivals) {
        let mut newcomers = TokenBucket::new(limits::NEWCOMERS_BURST, limits::NEWCOMERS_PER_SECOND);
        // When the next connection may be accepted, if not at once.
        let mut open_from: Option<Instant> = None;
        while self.deliver() {
            let due = self.room.next_due().map(|due| self.begin + due);
            let open = open_from.is_none_or(|then| then <= self.now);
            let wake = due.into_iter().chain(self.connections.next_due());
            let wake = wake.chain(open_from.filter(|_| !open)).min();
            let (all, newcomer) = tokio::select! {
                biased;
                // These events are few, and must not wait behind guests' lines.
                Some(answer) = self.thoughts.next() => {
                    self.now = Instant::now();
                    let now = self.now();
                    self.room.handle_thought(answer, now);
                    (ReceivedAll::new(), None)
                }
                all = self.connections.receive(self.now) => (all, None),
                Some(written) = self.files.join_next() => {
                    self.note_written(written.ok().flatten());
                    (ReceivedAll::new(), None)
                }
                () = sleep_until(wake) => (ReceivedAll::new(), None),
                newcomer = poll_fn(|context| arrivals.poll_next(context)), if open => {
                    (ReceivedAll::new(), Some(newcomer))
                }
            };
            self.now = Instant::now();
            for (id, received) in all {
                self.handle_received(id, received);
            }
            match newcomer {
                Some(Ok(newcomer)) => {
                    let wait = newcomers.spend(1.0, self.now());
                    open_from = (!wait.is_zero()).then(|| self.now + wait);
                    self.welcome(newcomer);
                }
                // Probably out of file handles: a guest may leave in the meantime.
                Some(Err(error)) => {
                    tracing::warn!(target: "host", %error, "nobody can be let in");
                    open_from = Some(self.now + Duration::from_secs(1));
                }
                None => {}
            }
            if due.is_some_and(|due| due <= self.now) {
                let now = self.now();
                self.room.tick(now);
            }
        }
    }

    /// The time since the table was opened.
    fn now(&self) -> Duration {
        self.now.duration_since(self.begin)
    }

    fn welcome(&mut self, newcomer: Newcomer) {
        self.last_connection += 1;
        let id = self.last_connection;
        let from = newcomer.stream.from;
        self.connections.open(id, newcomer.stream);
        self.reserved.extend(newcomer.seat.map(|seat| (id, seat)));
        let now = self.now();
        self.room.add_connection(id, from, now);
    }

    fn handle_received(&mut self, id: ConnectionId, received: Received) {
        let now = self.now();
        match received {
            Received::Line(line) => {
                if let Ok(line) = &line {
                    self.hooks.log(id, false, without_secret(line));
                }
                let wait = self.room.handle_line(id, line, now);
                self.connections.throttle(id, wait);
            }
            Received::Endless => self.room.handle_endless_line(id, now),
            Received::Closed => {
                self.room.handle_close(id, now);
                self.hang_up(id);
            }
        }
    }

    fn note_written(&mut self, written: Written) {
        if let Some((asked_by, saved)) = written {
            self.room.handle_saved(asked_by, saved);
        }
    }

    /// Sends everything that is due; false if the server must stop. A player who is asked something gets it immediately with everything that
    /// happened before. For the others lines are batched for a moment, so that a move and its consequences go out together. Lines of a bot
    /// for which the table no longer waits stay unread for a moment, unless the bot is asked something.
    fn deliver(&mut self) -> bool {
        let continues = self.process_output();
        let urgency = |id| self.room.take_urgency(id);
        // A peer that does not read counts as gone.
        for id in self.connections.flush(self.now, urgency) {
            let now = self.now();
            self.reserved.remove(&id);
            self.room.handle_close(id, now);
        }
        for (id, waited_for) in self.room.take_wait_changes() {
            self.connections.set_waited_for(id, waited_for, self.now);
        }
        self.connections.acknowledge();
        continues
    }

    /// Carries out the room's output that is due; false if the server must stop.
    fn process_output(&mut self) -> bool {
        let now = self.now();
        while let Some(output) = self.room.take_due(now) {
            match output {
                Output::Say(ids, text) => {
                    for id in ids {
                        self.say(id, &text);
                    }
                }
                Output::Close(id) => self.hang_up(id),
                Output::Event(event) => {
                    log(&event);
                    self.hooks.room_event(&event);
                }
                Output::Print(text) => self.hooks.print(&text),
                Output::History(number, text) => {
                    let folder = self.hooks.folder();
                    let histories = self.histories.clone();
                    self.files.spawn_blocking(move || {
                        histories.write(&folder, number, &text);
                        None
                    });
                }
                Output::Think(question) => self.thoughts.begin(*question),
                Output::Save {
                    asked_by,
                    name,
                    text,
                } => {
                    let folder = self.hooks.folder();
                    self.files.spawn_blocking(move || {
                        let saved = save_wire_game(&folder, &name, &text);
                        // The player who asked gets the error.
                        let saved = saved.map_err(|error| english::files::not_saved(error.kind()));
                        Some((asked_by, saved))
                    });
                }
                Output::End => return false,
            }
        }
        self.take_reserved();
        if !self.room.has_status(&self.status) {
            self.status = self.room.status();
            self.hooks.status_changed(self.status.clone());
        }
        true
    }

    /// Takes the reservations of connections that have sat down.
    fn take_reserved(&mut self) {
        let seated = |id: &ConnectionId, _: &mut Reservation| self.room.is_seated(*id);
        for (_, seat) in self.reserved.extract_if(.., seated) {
            seat.take();
        }
    }

    fn say(&mut self, id: ConnectionId, text: &str) {
        if self.connections.queue(id, text, self.now) {
            self.hooks.log(id, true, &all_without_secrets(text));
        }
    }

    /// Closes a connection once its last lines are sent.
    fn hang_up(&mut self, id: ConnectionId) {
        self.reserved.remove(&id);
        if let Some(connection) = self.connections.remove(id) {
            connection.hang_up();
        }
    }

    /// Waits until all files are written, then closes all connections once everything is sent.
    async fn close(mut self) {
        while let Some(written) = self.files.join_next().await {
            self.note_written(written.ok().flatten());
            self.process_output();
        }
        self.connections
            .finish(Instant::now() + CLOSING_TIMEOUT)
            .await;
    }
}

/// Waits until this time; forever if there is none.
async fn sleep_until(then: Option<Instant>) {
    match then {
        Some(then) => time::sleep_until(then).await,
        None => std::future::pending().await,
    }
}

/// Writes an event to the log.
fn log(event: &RoomEvent) {
    match event.severity() {
        Severity::Detail => tracing::debug!(target: "host", "{event}"),
        Severity::Normal => tracing::info!(target: "host", "{event}"),
        Severity::Warning => tracing::warn!(target: "host", "{event}"),
    }
}
