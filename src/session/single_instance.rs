//! One window for each data folder: a second start sends its file to the running window and ends. A lock in the folder alone decides which
//! window owns it. The running window listens on a socket file, or on a local port where the system has no socket files; only programs that
//! can read the folder know the address and the password.

mod endpoint;

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use endpoint::{Connection, Endpoint, EndpointAddress};
use storage::save::{self, Lock};
use words::say;

/// How long either end waits for the other's answer.
const TIMEOUT: Duration = Duration::from_secs(2);
/// The maximum length of a request, in bytes.
const MAX_BYTES: u64 = 64 * 1024;
/// The reply of the window to a request that it has accepted.
const ACCEPTED: &str = "taken";

/// What a second start asks of the running window.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenRequest {
    /// The saved game to open; `None`: only bring the window to the front.
    #[serde(with = "save::path_text::option")]
    pub file: Option<PathBuf>,
}

/// Where the running window listens, with the password.
#[derive(Serialize, Deserialize)]
struct Address {
    place: EndpointAddress,
    password: u64,
}

/// The result of claiming a data folder.
#[derive(Debug)]
pub enum Start {
    /// No other window owns this folder.
    First(SingleInstance),
    /// Another window owns it and has accepted the request.
    Forwarded,
    /// Another window owns it and does not answer.
    Unresponsive,
    /// The folder cannot be written, so the owner is unknown.
    Unknown,
}

/// Ownership of a data folder. Dropping it releases the folder.
#[derive(Debug)]
pub struct SingleInstance {
    _lock: Lock,
    /// Requests of later starts.
    pub requests: UnboundedReceiver<OpenRequest>,
    /// The address at which it listens for them; `None` if it cannot listen.
    place: Option<EndpointAddress>,
}

impl Drop for SingleInstance {
    fn drop(&mut self) {
        if let Some(place) = &self.place {
            place.clear();
        }
    }
}

/// Claims a data folder, or sends a request to the window that owns it.
pub fn begin(folder: &Path, request: &OpenRequest) -> Start {
    match Lock::take(folder) {
        Ok(Some(lock)) => {
            let (sender, requests) = unbounded_channel();
            // A window that cannot listen still works; only later starts cannot reach it.
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
            Ok(()) => Start::Forwarded,
            Err(error) => {
                tracing::warn!(%error, "the running window does not answer");
                Start::Unresponsive
            }
        },
        Err(error) => {
            tracing::warn!(%error, "the folder cannot be locked");
            Start::Unknown
        }
    }
}

/// The file with the address and the password.
fn address_file(folder: &Path) -> PathBuf {
    folder.join("instance")
}

/// Opens an endpoint, writes its address to the folder, and answers requests on a thread of its own.
fn open(folder: &Path, requests: UnboundedSender<OpenRequest>) -> io::Result<EndpointAddress> {
    let (endpoint, place) = Endpoint::open(folder)?;
    let password = rand::random();
    let address_here = Address { place, password };
    let text = serde_json::to_string(&address_here)?;
    // An old file may be readable by other users.
    save::remove(&address_file(folder));
    save::write_private(&address_file(folder), text.as_bytes())?;
    let listen = move || {
        while let Some(caller) = endpoint.next() {
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

/// Reads and acknowledges the request of a caller that knows the password.
fn answer(mut caller: Connection, password: u64) -> io::Result<OpenRequest> {
    caller.set_timeout(TIMEOUT)?;
    let mut text = String::new();
    BufReader::new((&mut caller).take(MAX_BYTES)).read_line(&mut text)?;
    let (given_password, request): (u64, OpenRequest) = serde_json::from_str(&text)?;
    if given_password != password {
        return Err(io::Error::other(say!("network-password-unknown")));
    }
    writeln!(caller, "{ACCEPTED}")?;
    Ok(request)
}

/// Sends a request to the window that owns the folder.
fn send(folder: &Path, request: &OpenRequest) -> io::Result<()> {
    let text = save::read_text(&address_file(folder))?;
    let Address { place, password } = serde_json::from_str(&text)?;
    let mut caller = place.connect(TIMEOUT)?;
    caller.set_timeout(TIMEOUT)?;
    writeln!(caller, "{}", serde_json::to_string(&(password, request))?)?;
    let mut answer = String::new();
    BufReader::new(caller).read_line(&mut answer)?;
    match answer.trim() == ACCEPTED {
        true => Ok(()),
        false => Err(io::Error::other(say!("network-request-refused"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(folder: &Path, request: &OpenRequest) -> io::Result<SingleInstance> {
        match begin(folder, request) {
            Start::First(instance) => Ok(instance),
            _ => Err(io::Error::other("the folder is already owned")),
        }
    }

    #[test]
    fn a_second_start_sends_its_file_to_the_first() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest {
            file: Some("evening.mah".into()),
        };
        let mut instance = first(folder.path(), &request)?;
        assert!(matches!(begin(folder.path(), &request), Start::Forwarded));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_file_name_that_is_not_text_is_sent() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let name: &std::ffi::OsStr =
            std::os::unix::ffi::OsStrExt::from_bytes(b"/games/caf\xe9.mah");
        let request = OpenRequest {
            file: Some(name.into()),
        };
        let mut instance = first(folder.path(), &OpenRequest { file: None })?;
        assert!(matches!(begin(folder.path(), &request), Start::Forwarded));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    /// In a sandbox without a network, not even a loopback interface, requests still arrive, whatever the length of the folder's path, and also
    /// after a window was killed.
    #[cfg(unix)]
    #[test]
    fn no_network_is_needed() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let long_path = folder.path().join("long/".repeat(40));
        std::fs::create_dir_all(&long_path)?;
        let request = OpenRequest {
            file: Some("evening.mah".into()),
        };
        for place in [folder.path(), &long_path] {
            for _ in 0..2 {
                let mut instance = first(place, &request)?;
                assert!(matches!(&instance.place, Some(EndpointAddress::File(_))));
                assert!(matches!(begin(place, &request), Start::Forwarded));
                assert_eq!(instance.requests.blocking_recv(), Some(request.clone()));
                // A killed window leaves its socket file behind.
                instance.place = None;
            }
        }
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn only_their_owner_can_read_the_address_and_the_password() -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir()?;
        let first = begin(folder.path(), &OpenRequest { file: None });
        assert!(matches!(first, Start::First(_)));
        let metadata = address_file(folder.path()).metadata()?;
        assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
        Ok(())
    }

    #[test]
    fn a_silent_window_is_reported() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest { file: None };
        let _lock = Lock::take(folder.path())?;
        assert!(matches!(
            begin(folder.path(), &request),
            Start::Unresponsive
        ));
        save::write_whole(&address_file(folder.path()), b"not an address")?;
        assert!(matches!(
            begin(folder.path(), &request),
            Start::Unresponsive
        ));
        Ok(())
    }

    #[test]
    fn a_caller_without_the_password_is_refused() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest { file: None };
        let mut instance = first(folder.path(), &request)?;
        let text = save::read_text(&address_file(folder.path()))?;
        let Address { place, password } = serde_json::from_str(&text)?;
        let mut caller = place.connect(TIMEOUT)?;
        let with_wrong_password = serde_json::to_string(&(password ^ 1, &request))?;
        writeln!(caller, "{with_wrong_password}")?;
        let mut answer = String::new();
        BufReader::new(caller).read_line(&mut answer)?;
        assert_eq!(answer, "");
        assert!(instance.requests.try_recv().is_err());
        Ok(())
    }
}
