//! A table hosted by a window: the usual server on its own thread.

use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use tokio::sync::{mpsc as tokio_mpsc, oneshot};

use super::room::{RoomEvent, Severity};
use super::{HostHooks, Room, TableDirectory, TableStatus, serve};
use crate::address::{Address, AddressError};
use storage::save::reason;

/// A running server. It stops when this is dropped, which closes all connections.
#[derive(Debug)]
pub struct EmbeddedServer {
    /// The address that others connect to.
    pub address: String,
    /// The directory, which has only this table.
    pub directory: Arc<TableDirectory>,
    /// Never sends; dropping it closes the server. `None` only while this is dropped.
    open: Option<oneshot::Sender<()>>,
    /// Never receives anything; disconnected once the server's thread has ended.
    closed: mpsc::Receiver<()>,
}

/// How long dropping the server waits at most for its last files and messages.
const CLOSING_TIMEOUT: Duration = Duration::from_secs(1);

impl Drop for EmbeddedServer {
    fn drop(&mut self) {
        drop(self.open.take());
        // A guest who does not read must not delay us; the game is saved before anything is sent.
        let _ = self.closed.recv_timeout(CLOSING_TIMEOUT);
    }
}

impl EmbeddedServer {
    /// The address of the server for players on this computer.
    ///
    /// # Errors
    /// The text is not an address.
    pub fn local_address(&self) -> Result<Address, AddressError> {
        Ok(match self.address.parse()? {
            // It listens on all addresses, including this computer's own.
            Address::Tcp { host, port } if host == "0.0.0.0" => Address::Tcp {
                host: String::new(),
                port,
            },
            address => address,
        })
    }

    /// Opens a table at an address; saved games and hand histories go to the folder. The receiver gets the events of the table, except
    /// those of severity `Detail`.
    ///
    /// # Errors
    /// It cannot be opened; the error is a sentence.
    pub fn open(
        address: Address,
        room: Room,
        folder: PathBuf,
    ) -> Result<(Self, tokio_mpsc::UnboundedReceiver<RoomEvent>), String> {
        let (close_sender, close_receiver) = oneshot::channel::<()>();
        let (opened_sender, opened_receiver) = mpsc::channel();
        let (running_sender, running_receiver) = mpsc::channel();
        let (event_sender, event_receiver) = tokio_mpsc::unbounded_channel();
        let directory = Arc::new(TableDirectory::new(1));
        let server_directory = Arc::clone(&directory);
        let run = move || {
            // Dropped at the end of this thread, whatever happens.
            let _running = running_sender;
            let mut hooks = WindowHooks {
                folder,
                directory: server_directory,
                opened: opened_sender,
                events: event_sender,
            };
            let until = async {
                // Waits for the sender to be dropped.
                let _ = close_receiver.await;
                "its window was closed"
            };
            if let Err(error) = serve(&address, room, &mut hooks, until) {
                // If the table had opened, nobody waits for this any more.
                let _ = hooks.opened.send(Err(reason(&error)));
            }
        };
        thread::Builder::new()
            .name("embedded-server".to_owned())
            .spawn(run)
            .map_err(|error| reason(&error))?;
        match opened_receiver.recv() {
            Ok(Ok(address)) => {
                let server = Self {
                    address,
                    directory,
                    open: Some(close_sender),
                    closed: running_receiver,
                };
                Ok((server, event_receiver))
            }
            Ok(Err(reason)) => Err(reason),
            Err(_) => Err("the table could not be opened".to_owned()),
        }
    }
}

/// The hooks of a table in a window; nothing goes to the terminal.
struct WindowHooks {
    folder: PathBuf,
    directory: Arc<TableDirectory>,
    opened: mpsc::Sender<Result<String, String>>,
    events: tokio_mpsc::UnboundedSender<RoomEvent>,
}

impl HostHooks for WindowHooks {
    fn listening(&mut self, address: &str) {
        // The caller of `open` waits for this.
        let _ = self.opened.send(Ok(address.to_owned()));
    }

    fn room_event(&mut self, event: &RoomEvent) {
        if event.severity() != Severity::Detail {
            // The window may be closing.
            let _ = self.events.send(event.clone());
        }
    }

    fn print(&mut self, _: &str) {}

    fn log(&mut self, _: u64, _: bool, _: &str) {}

    fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    fn status_changed(&mut self, status: TableStatus) {
        self.directory.set_status(0, status);
    }
}
