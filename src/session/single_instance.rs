//! One window for one folder of the player's own files: a second start hands its file to the running window, and ends. Who has the
//! folder is decided by a lock in it and by nothing else. The running window listens at a socket file, or at a port of this machine
//! where the system has none; only programs that can read the folder know the place and the password.

mod door;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use door::{Caller, Door, Place};
use storage::save::{self, Lock};
use words::say;

/// How long one end waits for the other before it gives up.
const PATIENCE: Duration = Duration::from_secs(2);
/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;
/// What the window answers when it has taken a request.
const TAKEN: &str = "taken";

/// What a second start asks the running window to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRequest {
    /// The saved game to open; none: the window only comes to the front.
    #[serde(with = "save::path_text::option")]
    pub file: Option<PathBuf>,
}

/// Where the running window listens, and the password.
#[derive(Serialize, Deserialize)]
struct Address {
    place: Place,
    password: u64,
}

/// How a start begins.
#[derive(Debug)]
pub enum Start {
    /// No other window has this folder.
    First(SingleInstance),
    /// Another window has it and has taken the request.
    Handed,
    /// Another window has it and does not answer.
    Crowded,
    /// The folder cannot be written, so nobody can tell.
    Unknown,
}

/// The claim of the first window to its folder.
#[derive(Debug)]
pub struct SingleInstance {
    _lock: Lock,
    /// What later starts ask for.
    pub requests: UnboundedReceiver<OpenRequest>,
    /// Where it listens.
    place: Option<Place>,
}

impl Drop for SingleInstance {
    fn drop(&mut self) {
        if let Some(place) = &self.place {
            place.clear();
        }
    }
}

/// Begins in a folder of the player's own files: as its first window, or by sending a request to the one that is there.
pub fn begin(folder: &Path, request: &OpenRequest) -> Start {
    match Lock::take(folder) {
        Ok(Some(lock)) => {
            let (sender, requests) = unbounded_channel();
            // A window that cannot listen is as good as any, only a second start cannot reach it.
            let opened = open(folder, sender);
            if let Err(error) = &opened {
                tracing::warn!(%error, "requests of a second start cannot be received");
            }
            Start::First(SingleInstance {
                _lock: lock,
                requests,
                place: opened.ok(),
            })
        }
        Ok(None) => match send(folder, request) {
            Ok(()) => Start::Handed,
            Err(error) => {
                tracing::warn!(%error, "the running window does not answer");
                Start::Crowded
            }
        },
        Err(error) => {
            tracing::warn!(%error, "the folder cannot be locked");
            Start::Unknown
        }
    }
}

fn address(folder: &Path) -> PathBuf {
    folder.join("instance")
}

fn open(folder: &Path, requests: UnboundedSender<OpenRequest>) -> io::Result<Place> {
    let (door, place) = Door::open(folder)?;
    let password = rand::random();
    let address_here = Address { place, password };
    let text = serde_json::to_string(&address_here)?;
    // An old file may be readable by others.
    save::remove(&address(folder));
    save::write_private(&address(folder), text.as_bytes())?;
    let listen = move || {
        while let Some(caller) = door.next() {
            match answer(caller, password) {
                Ok(request) => {
                    if requests.send(request).is_err() {
                        return;
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a request of a second start was not understood")
                }
            }
        }
    };
    thread::Builder::new()
        .name("single-instance".to_owned())
        .spawn(listen)?;
    Ok(address_here.place)
}

fn answer(mut caller: Caller, password: u64) -> io::Result<OpenRequest> {
    caller.wait_at_most(PATIENCE)?;
    let mut text = String::new();
    BufReader::new((&mut caller).take(LONGEST)).read_line(&mut text)?;
    let (said, request): (u64, OpenRequest) = serde_json::from_str(&text)?;
    if said != password {
        return Err(io::Error::other(say!("network-it-does-not-know-the")));
    }
    writeln!(caller, "{TAKEN}")?;
    Ok(request)
}

fn send(folder: &Path, request: &OpenRequest) -> io::Result<()> {
    let text = save::read_text(&address(folder))?;
    let Address { place, password } = serde_json::from_str(&text)?;
    let mut caller = place.call(PATIENCE)?;
    caller.wait_at_most(PATIENCE)?;
    writeln!(caller, "{}", serde_json::to_string(&(password, request))?)?;
    let mut answer = String::new();
    BufReader::new(caller).read_line(&mut answer)?;
    match answer.trim() == TAKEN {
        true => Ok(()),
        false => Err(io::Error::other(say!("network-it-did-not-take-the"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(folder: &Path, request: &OpenRequest) -> io::Result<SingleInstance> {
        match begin(folder, request) {
            Start::First(instance) => Ok(instance),
            _ => Err(io::Error::other("the first start is the first")),
        }
    }

    #[test]
    fn a_second_start_hands_its_file_to_the_first() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest {
            file: Some("evening.mah".into()),
        };
        let mut instance = first(folder.path(), &request)?;
        assert!(matches!(begin(folder.path(), &request), Start::Handed));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_no_text_is_handed_over() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let name: &std::ffi::OsStr =
            std::os::unix::ffi::OsStrExt::from_bytes(b"/games/caf\xe9.mah");
        let request = OpenRequest {
            file: Some(name.into()),
        };
        let mut instance = first(folder.path(), &OpenRequest { file: None })?;
        assert!(matches!(begin(folder.path(), &request), Start::Handed));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    /// In a sandbox there may be no network, not even within the machine: a file is handed over without one, however long the path of the
    /// folder is, and after a window that was killed.
    #[cfg(unix)]
    #[test]
    fn no_network_is_needed() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let deep = folder.path().join("long/".repeat(40));
        std::fs::create_dir_all(&deep)?;
        let request = OpenRequest {
            file: Some("evening.mah".into()),
        };
        for place in [folder.path(), &deep] {
            for _ in 0..2 {
                let mut instance = first(place, &request)?;
                assert!(matches!(&instance.place, Some(Place::File(_))));
                assert!(matches!(begin(place, &request), Start::Handed));
                assert_eq!(instance.requests.blocking_recv(), Some(request.clone()));
                // Killed, it leaves its socket file behind.
                instance.place = None;
            }
        }
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn only_their_owner_reads_the_place_and_the_password() -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir()?;
        let first = begin(folder.path(), &OpenRequest { file: None });
        assert!(matches!(first, Start::First(_)));
        let facts = address(folder.path()).metadata()?;
        assert_eq!(facts.permissions().mode() & 0o777, 0o600);
        Ok(())
    }

    #[test]
    fn a_window_that_does_not_answer_is_told() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest { file: None };
        let _lock = Lock::take(folder.path())?;
        assert!(matches!(begin(folder.path(), &request), Start::Crowded));
        save::write_whole(&address(folder.path()), b"not an address")?;
        assert!(matches!(begin(folder.path(), &request), Start::Crowded));
        Ok(())
    }

    #[test]
    fn a_caller_who_does_not_know_the_password_is_sent_away() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest { file: None };
        let mut instance = first(folder.path(), &request)?;
        let text = save::read_text(&address(folder.path()))?;
        let Address { place, password } = serde_json::from_str(&text)?;
        let mut caller = place.call(PATIENCE)?;
        let wrong = serde_json::to_string(&(password ^ 1, &request))?;
        writeln!(caller, "{wrong}")?;
        let mut answer = String::new();
        BufReader::new(caller).read_line(&mut answer)?;
        assert_eq!(answer, "");
        assert!(instance.requests.try_recv().is_err());
        Ok(())
    }
}
