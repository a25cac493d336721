//! The lobby of a host with several tables. It reads a client's request and hands the connection over to a table as if it had been accepted
//! there, so clients need not know that there are several tables.

use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::{AbortHandle, JoinSet, LocalSet};
use tokio::time;
use tokio::time::error::Elapsed;

use super::table_handle::TableHandle;
use crate::address::Listener;
use crate::host::directory::{Assignment, TableDirectory};
use crate::host::limits;
use crate::host::origin::{Origin, crowded_out};
use crate::host::server::Handover;
use crate::host::token_bucket::TokenBucket;
use crate::stream::Stream;
use protocol::{ClientMessage, LineAssembler, ServerMessage, VERSION, to_wire};

/// How often a client may ask for the list of tables on one connection.
const MAX_LISTS: usize = 5;

/// The lobby.
pub(super) struct Lobby(Rc<LobbyTables>);

/// The tables of the lobby, shared by the tasks that handle connections.
struct LobbyTables {
    handles: Vec<TableHandle>,
    directory: Arc<TableDirectory>,
}

impl Lobby {
    /// A lobby for these tables.
    pub fn new(handles: Vec<TableHandle>, directory: Arc<TableDirectory>) -> Self {
        Self(Rc::new(LobbyTables { handles, directory }))
    }

    /// Accepts connections forever.
    pub async fn run(self, listener: &Listener) {
        LocalSet::new().run_until(self.accept(listener)).await;
    }

    async fn accept(self, listener: &Listener) {
        let mut newcomers = TokenBucket::new(limits::NEWCOMERS_BURST, limits::NEWCOMERS_PER_SECOND);
        let begin = Instant::now();
        let mut pending = PendingConnections::default();
        loop {
            match listener.accept().await {
                Ok(stream) => {
                    let origin = Origin::of(stream.from);
                    let tables = Rc::clone(&self.0);
                    let handled = async move { tables.handle(stream).await };
                    pending.add(origin, time::timeout(limits::LOGIN_TIMEOUT, handled));
                    time::sleep(newcomers.spend(1.0, begin.elapsed())).await;
                }
                // Probably out of file handles: a guest may leave in the meantime.
                Err(error) => {
                    tracing::warn!(target: "host", %error, "nobody can be let in");
                    time::sleep(Duration::from_secs(1)).await;
                }
            }
        }
    }
}

/// Connections without a request yet, the oldest first.
#[derive(Default)]
struct PendingConnections {
    tasks: JoinSet<Result<(), Elapsed>>,
    waiting: Vec<(Origin, AbortHandle)>,
}

impl PendingConnections {
    /// Adds a connection, which `task` handles. If there are too many, one is dropped, so that silent ones cannot block the lobby.
    fn add(&mut self, origin: Origin, task: impl Future<Output = Result<(), Elapsed>> + 'static) {
        while self.tasks.try_join_next().is_some() {}
        self.waiting.retain(|(_, task)| !task.is_finished());
        if self.waiting.len() >= limits::MAX_WAITING_CONNECTIONS
            && let Some(oldest) = crowded_out(self.waiting.iter().map(|(origin, _)| *origin))
        {
            self.waiting.remove(oldest).1.abort();
        }
        self.waiting.push((origin, self.tasks.spawn_local(task)));
    }
}

impl LobbyTables {
    /// Reads the request of a client until it is clear to which table the connection goes.
    async fn handle(&self, mut stream: Stream) {
        let mut assembler = LineAssembler::new();
        // A client that has asked for the list must take a seat on another connection: the bytes read from this one are handed over
        // unchanged, so the table would see the request for the list again.
        let (mut received, mut lists) = (Vec::new(), 0);
        let mut bytes = [0; 1024];
        while let Ok(count @ 1..) = stream.read(&mut bytes).await {
            received.extend_from_slice(&bytes[..count]);
            for line in assembler.feed(&bytes[..count]) {
                let message = line.ok().and_then(|line| ClientMessage::parse(&line).ok());
                let replies = match message {
                    Some(ClientMessage::Connect { id, name, .. }) if lists == 0 => {
                        match self.directory.table_for(id, name.trim()) {
                            Some(assignment) => {
                                return self.hand_over(assignment, received, stream).await;
                            }
                            None => vec![refusal("All seats are taken")],
                        }
                    }
                    Some(ClientMessage::Watch { .. }) if lists == 0 => {
                        match self.directory.table_to_watch() {
                            Some(table) => {
                                let assignment = Assignment { table, seat: None };
                                return self.hand_over(assignment, received, stream).await;
                            }
                            None => vec![refusal("No table can be watched")],
                        }
                    }
                    Some(ClientMessage::ListTables) if lists < MAX_LISTS => {
                        lists += 1;
                        self.list()
                    }
                    _ => return,
                };
                let is_refused = replies
                    .iter()
                    .any(|reply| matches!(reply, ServerMessage::ConnectReply { .. }));
                let text: String = replies.iter().map(to_wire).collect();
                let sent = stream.write_all(text.as_bytes()).await;
                if is_refused || sent.is_err() || stream.flush().await.is_err() {
                    return;
                }
            }
            if received.len() > limits::MAX_UNFINISHED_BYTES {
                return;
            }
        }
    }

    /// Hands a connection over to a table, with the bytes read from it.
    async fn hand_over(&self, assignment: Assignment, received: Vec<u8>, stream: Stream) {
        let handle = self.handles.get(assignment.table);
        if let (Some(handle), Ok(stream)) = (handle, stream.detach(received)) {
            let seat = assignment.seat;
            // A table that has ended accepts nobody; the connection is then closed.
            let _ = handle.handovers.send(Handover { stream, seat }).await;
        }
    }

    /// The list of tables.
    fn list(&self) -> Vec<ServerMessage> {
        let statuses = self.directory.statuses();
        let of = statuses.len() as u32;
        let tables = self.handles.iter().zip(statuses).zip(1..);
        tables
            .map(|((handle, status), number)| {
                let port = handle.address.rsplit_once(':');
                let port = port.and_then(|(_, port)| port.parse().ok());
                status.to_message(number, of, port.unwrap_or(0))
            })
            .collect()
    }
}

fn refusal(why: &str) -> ServerMessage {
    ServerMessage::ConnectReply {
        version: VERSION as i32,
        id: 0,
        text: why.to_owned(),
    }
}
