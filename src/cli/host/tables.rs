//! `red-stake host --tables N`: many tables in one process.

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;

use super::announce::Announcement;
use crate::cli::bad_input::BadInput;
use crate::session::signals;
use engine::tiles::shanten;
use net::address::Address;
use net::host::room::RoomEvent;
use net::host::{HostHooks, Settings, TableDirectory, TableStatus, Tables};
use storage::save::{disk, reason};

/// Runs the tables until the program is asked to end.
pub fn run(
    server: &Address,
    count: usize,
    settings: Settings,
    mut announcement: Announcement,
) -> Result<(), BadInput> {
    if settings.has_computers() {
        // Computed before the first move, so that nobody waits for it.
        std::thread::spawn(shanten::prepare);
    }
    let directory = Arc::new(TableDirectory::new(count));
    let tables = Tables {
        address: server.clone(),
        count,
        settings,
        hooks_of: Arc::new(|table| Box::new(TableHooks { number: table + 1 })),
        directory: Arc::clone(&directory),
    };
    let opened = |lobby_address: &str, table_addresses: &[String]| {
        announcement.begin(lobby_address, &directory);
        let mut text = format!("OK: {lobby_address}\n");
        for (number, table_address) in (1..).zip(table_addresses) {
            text.push_str(&format!("Table {number}: {table_address}\n"));
        }
        print(&text);
    };
    tables.serve(opened, signals::end()).map_err(|error| {
        print(&format!("FAILED: {}\n", reason(&error)));
        BadInput::new(server, reason(&error))
    })
}

fn print(text: &str) {
    let mut out = io::stdout();
    // Standard output may be closed.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The hooks of one table among many.
struct TableHooks {
    /// Its number, from 1.
    number: usize,
}

impl HostHooks for TableHooks {
    fn listening(&mut self, _: &str) {}

    /// Nothing to do: the event is in the log.
    fn room_event(&mut self, _: &RoomEvent) {}

    fn print(&mut self, text: &str) {
        print(&format!("Table {}. {text}", self.number));
    }

    fn log(&mut self, _: u64, _: bool, _: &str) {}

    /// Each table has its own folder, created when something is saved.
    fn folder(&self) -> PathBuf {
        let folder = PathBuf::from(format!("table-{}", self.number));
        if let Err(error) = disk::create_dir_all(&folder) {
            tracing::warn!(target: "host", folder = %folder.display(), %error, "a folder cannot be made");
        }
        folder
    }

    fn status_changed(&mut self, _: TableStatus) {}
}
