//! Keeps a table open: once its game is over and the first player leaves, all connections are closed and the next game can begin.

use std::io;
use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::task::{JoinSet, LocalSet};
use tracing::Instrument;

use super::table_handle::{Closing, HooksFactory, QUEUE_LENGTH, TableHandle};
use crate::address::Address;
use crate::host::directory::{TableDirectory, TableStatus};
use crate::host::room::RoomEvent;
use crate::host::server::{Arrivals, HostHooks, host};
use crate::host::{Room, Settings};
use storage::save::reason;

/// The number of a table, from 0, and its handle or the reason why it cannot be opened.
pub(super) type Opened = (usize, io::Result<TableHandle>);

/// Keeps one table open.
pub(super) struct TableSupervisor {
    /// Its number, from 0.
    pub table: usize,
    pub address: Address,
    pub settings: Settings,
    pub hooks_of: Arc<HooksFactory>,
    pub directory: Arc<TableDirectory>,
    pub closing: Closing,
    /// Gets the handle of the table.
    pub ready: mpsc::UnboundedSender<Opened>,
}

/// Runs these tables on this thread until they close.
pub(super) fn run(supervisors: Vec<TableSupervisor>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        // Files are written one after another.
        .max_blocking_threads(1)
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => {
            for supervisor in supervisors {
                let why = io::Error::new(error.kind(), error.to_string());
                // The receiver is gone if another table could not be opened.
                let _ = supervisor.ready.send((supervisor.table, Err(why)));
            }
            return;
        }
    };
    let tables = LocalSet::new();
    tables.block_on(&runtime, async {
        let mut running = JoinSet::new();
        for supervisor in supervisors {
            let number = supervisor.table + 1;
            let span = tracing::info_span!(target: "host", "table", number);
            running.spawn_local(supervisor.keep_open().instrument(span));
        }
        while let Some(ended) = running.join_next().await {
            if let Err(fault) = ended {
                // The other tables continue.
                tracing::error!(target: "host", %fault, "a table has ended");
            }
        }
    });
}

impl TableSupervisor {
    async fn keep_open(self) {
        let listener = match self.address.listen().await {
            Ok(listener) => listener,
            Err(error) => {
                let reason = format!("{}: {}", self.address, reason(&error));
                let reason = io::Error::new(error.kind(), reason);
                // The receiver is gone if another table could not be opened.
                let _ = self.ready.send((self.table, Err(reason)));
                return;
            }
        };
        let address = listener.address(&self.address);
        let (handovers, newcomers) = mpsc::channel(QUEUE_LENGTH);
        let handle = TableHandle {
            address: address.clone(),
            handovers,
        };
        let mut arrivals = Arrivals {
            listener,
            address,
            open: !self.address.is_local(),
            handovers: Some(newcomers),
        };
        let mut hooks = TableHooks {
            table: self.table,
            hooks: (self.hooks_of)(self.table),
            directory: self.directory,
        };
        let mut handle = Some(handle);
        for games in 0.. {
            let settings = self.settings.for_game(self.table, games);
            // The settings were checked before.
            let Ok(room) = Room::new(settings) else {
                return;
            };
            hooks.status_changed(room.status());
            if let Some(handle) = handle.take() {
                // The receiver is gone if another table could not be opened.
                let _ = self.ready.send((self.table, Ok(handle)));
            }
            let mut closing = self.closing.clone();
            let until = async move {
                let reason = closing.wait_for(Option::is_some).await;
                reason
                    .ok()
                    .and_then(|reason| *reason)
                    .unwrap_or("its host has gone")
            };
            match host(room, arrivals, &mut hooks, until).await {
                Some(next_arrivals) => arrivals = next_arrivals,
                None => return,
            }
        }
    }
}

/// The hooks of a table. They also update its entry in the directory.
struct TableHooks {
    table: usize,
    hooks: Box<dyn HostHooks>,
    directory: Arc<TableDirectory>,
}

impl HostHooks for TableHooks {
    fn listening(&mut self, address: &str) {
        self.hooks.listening(address);
    }

    fn room_event(&mut self, event: &RoomEvent) {
        self.hooks.room_event(event);
    }

    fn print(&mut self, text: &str) {
        self.hooks.print(text);
    }

    fn log(&mut self, connection: u64, sent: bool, text: &str) {
        self.hooks.log(connection, sent, text);
    }

    fn folder(&self) -> std::path::PathBuf {
        self.hooks.folder()
    }

    fn status_changed(&mut self, status: TableStatus) {
        self.directory.set_status(self.table, status);
    }
}
