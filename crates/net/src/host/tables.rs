//! Many tables in one process. Each has its own address. The lobby has another; it hands everybody who connects there over to a table,
//! newcomers to the first with a free seat. The tables are distributed over one thread per processor; a table never changes its thread.

mod lobby;
mod supervisor;
mod table_handle;

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use tokio::sync::{mpsc, watch};

use super::directory::TableDirectory;
use super::{Room, Settings};
use crate::address::Address;
use lobby::Lobby;
use supervisor::{Opened, TableSupervisor};
use table_handle::{HooksFactory, TableHandle};

/// A host of several tables.
pub struct Tables {
    /// The address of the lobby.
    pub address: Address,
    /// The number of tables.
    pub count: usize,
    /// The settings of each table.
    pub settings: Settings,
    /// Creates the hooks of each table.
    pub hooks_of: Arc<HooksFactory>,
    /// The directory of the tables.
    pub directory: Arc<TableDirectory>,
}

impl Tables {
    /// Serves the tables until `until` gives a reason to close them. `opened` gets the address of the lobby and those of the tables.
    ///
    /// # Errors
    /// A setting is invalid, or the server cannot listen at an address.
    pub fn serve(
        self,
        opened: impl FnOnce(&str, &[String]),
        until: impl Future<Output = &'static str>,
    ) -> io::Result<()> {
        // Only checks the settings.
        Room::new(self.settings.clone()).map_err(io::Error::other)?;
        let (close, closing) = watch::channel(None);
        let (ready, mut opened_tables) = mpsc::unbounded_channel();
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = threads.min(self.count);
        let mut running = Vec::new();
        for first in 0..threads {
            let mut supervisors = Vec::new();
            for table in (first..self.count).step_by(threads) {
                supervisors.push(TableSupervisor {
                    table,
                    address: self.address.for_table(table + 1)?,
                    settings: self.settings.clone(),
                    hooks_of: Arc::clone(&self.hooks_of),
                    directory: Arc::clone(&self.directory),
                    closing: closing.clone(),
                    ready: ready.clone(),
                });
            }
            let thread = thread::Builder::new().name(format!("tables-{first}"));
            running.push(thread.spawn(move || supervisor::run(supervisors))?);
        }
        drop(ready);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let (lobby_address, directory, count) = (self.address, self.directory, self.count);
        let done = runtime.block_on(async {
            let open = async {
                let listener = lobby_address.listen().await?;
                let handles = handles(&mut opened_tables, count).await?;
                let addresses: Vec<String> = handles
                    .iter()
                    .map(|handle| handle.address.clone())
                    .collect();
                opened(&listener.address(&lobby_address), &addresses);
                Lobby::new(handles, directory).run(&listener).await;
                io::Result::Ok("")
            };
            tokio::select! {
                biased;
                why = until => Ok(why),
                done = open => done,
            }
        });
        // A table that could not be opened does not receive this.
        let _ = close.send(Some(
            done.as_ref().map_or("it cannot be opened", |why| *why),
        ));
        for thread in running {
            // Its errors were logged there.
            let _ = thread.join();
        }
        done.map(|_| ())
    }
}

/// Waits until all tables listen.
async fn handles(
    opened_tables: &mut mpsc::UnboundedReceiver<Opened>,
    count: usize,
) -> io::Result<Vec<TableHandle>> {
    let mut handles: Vec<Option<TableHandle>> = (0..count).map(|_| None).collect();
    for _ in 0..count {
        let (table, handle) = opened_tables.recv().await.ok_or(io::ErrorKind::Other)?;
        handles[table] = Some(handle?);
    }
    Ok(handles.into_iter().flatten().collect())
}
