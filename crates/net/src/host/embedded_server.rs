//! A table that a window opens to the network: the same server as without a window, on a thread of its own.

use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use tokio::sync::{mpsc as news, oneshot};

use super::room::{Note, Severity};
use super::{HostHooks, Room, TableDirectory, TableStatus, serve};
use crate::address::{Address, NoAddress};
use storage::save::reason;

/// A running server. It stops when this is dropped; every guest learns of it by the end of the connection.
#[derive(Debug)]
pub struct EmbeddedServer {
    /// Where it listens, as others have to write it.
    pub address: String,
    /// How the table stands.
    pub directory: Arc<TableDirectory>,
    open: Option<oneshot::Sender<()>>,
    /// Nothing ever comes; it ends with the server.
    closed: mpsc::Receiver<()>,
}

/// How long whoever stops a server waits for its last files and messages.
const CLOSING: Duration = Duration::from_secs(1);

impl Drop for EmbeddedServer {
    fn drop(&mut self) {
        drop(self.open.take());
        // A guest who does not read must not keep us; the game is saved before anything is said.
        let _ = self.closed.recv_timeout(CLOSING);
    }
}

impl EmbeddedServer {
    /// Where people at this computer find it.
    ///
    /// # Errors
    /// It can be found nowhere.
    pub fn local_address(&self) -> Result<Address, NoAddress> {
        Ok(match self.address.parse()? {
            // Open to every address, so to this computer's own.
            Address::Tcp { host, port } if host == "0.0.0.0" => Address::Tcp {
                host: String::new(),
                port,
            },
            address => address,
        })
    }

    /// Opens a table to the network at an address; games that are saved go to the folder. The receiver gives what whoever opened it
    /// wants to know.
    ///
    /// # Errors
    /// Why it cannot be opened, in words.
    pub fn open(
        address: Address,
        room: Room,
        folder: PathBuf,
    ) -> Result<(Self, news::UnboundedReceiver<Note>), String> {
        let (open, closed) = oneshot::channel::<()>();
        let (told, begun) = mpsc::channel();
        let (running, ended) = mpsc::channel();
        let (notes, noted) = news::unbounded_channel();
        let directory = Arc::new(TableDirectory::new(1));
        let its_directory = Arc::clone(&directory);
        let run = move || {
            // Gone at the end of this thread, whatever happens.
            let _running = running;
            let mut hooks = WindowHooks {
                folder,
                directory: its_directory,
                told,
                notes,
            };
            let until = async {
                // An end of the sender is what is waited for.
                let _ = closed.await;
                "its window was closed"
            };
            if let Err(error) = serve(&address, room, &mut hooks, until) {
                // Nobody waits any more if it had opened.
                let _ = hooks.told.send(Err(reason(&error)));
            }
        };
        thread::Builder::new()
            .name("embedded-server".to_owned())
            .spawn(run)
            .map_err(|error| reason(&error))?;
        match begun.recv() {
            Ok(Ok(address)) => {
                let server = Self {
                    address,
                    directory,
                    open: Some(open),
                    closed: ended,
                };
                Ok((server, noted))
            }
            Ok(Err(why)) => Err(why),
            Err(_) => Err("the table could not be opened".to_owned()),
        }
    }
}

/// Writes the server's files; nothing goes to the terminal.
struct WindowHooks {
    folder: PathBuf,
    directory: Arc<TableDirectory>,
    told: mpsc::Sender<Result<String, String>>,
    notes: news::UnboundedSender<Note>,
}

impl HostHooks for WindowHooks {
    fn listening(&mut self, address: &str) {
        // Whoever opened the server waits for this.
        let _ = self.told.send(Ok(address.to_owned()));
    }

    fn note(&mut self, note: &Note) {
        if note.severity() != Severity::Detail {
            // The window may be closing.
            let _ = self.notes.send(note.clone());
        }
    }

    fn print(&mut self, _: &str) {}

    fn log(&mut self, _: u64, _: bool, _: &str) {}

    fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    fn status_changed(&mut self, status: TableStatus) {
        self.directory.post(0, status);
    }
}
