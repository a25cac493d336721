//! One window for one folder of the player's own files: a second start hands its file to the running window, and ends [F7]. The
//! running window listens on a local port; only programs that can read the folder know the port and the password.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::save::{self, Lock};

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
    port: u16,
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
}

/// Begins in a folder of the player's own files: as its first window, or by sending a request to the one that is there.
pub fn begin(folder: &Path, request: &OpenRequest) -> Start {
    match Lock::take(folder) {
        Ok(Some(lock)) => {
            let (sender, requests) = unbounded_channel();
            // A window that cannot listen is as good as any, only a second start cannot reach it.
            if let Err(error) = open(folder, sender) {
                tracing::warn!(%error, "requests of a second start cannot be received");
            }
            Start::First(SingleInstance {
                _lock: lock,
                requests,
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

fn open(folder: &Path, requests: UnboundedSender<OpenRequest>) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let port = listener.local_addr()?.port();
    let password = rand::random();
    let text = serde_json::to_string(&Address { port, password })?;
    // An old file may be readable by others.
    save::remove(&address(folder));
    save::write_private(&address(folder), text.as_bytes())?;
    let listen = move || {
        for caller in listener.incoming().flatten() {
            match answer(&caller, password) {
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
    Ok(())
}

fn answer(mut caller: &TcpStream, password: u64) -> io::Result<OpenRequest> {
    caller.set_read_timeout(Some(PATIENCE))?;
    let mut text = String::new();
    BufReader::new(caller.take(LONGEST)).read_line(&mut text)?;
    let (said, request): (u64, OpenRequest) = serde_json::from_str(&text)?;
    if said != password {
        return Err(io::Error::other(say!("network-it-does-not-know-the")));
    }
    writeln!(caller, "{TAKEN}")?;
    Ok(request)
}

fn send(folder: &Path, request: &OpenRequest) -> io::Result<()> {
    let text = save::read_text(&address(folder))?;
    let Address { port, password } = serde_json::from_str(&text)?;
    let mut stream = TcpStream::connect_timeout(&(Ipv4Addr::LOCALHOST, port).into(), PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    writeln!(stream, "{}", serde_json::to_string(&(password, request))?)?;
    let mut answer = String::new();
    BufReader::new(&stream).read_line(&mut answer)?;
    match answer.trim() == TAKEN {
        true => Ok(()),
        false => Err(io::Error::other(say!("network-it-did-not-take-the"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_start_hands_its_file_to_the_first() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let request = OpenRequest {
            file: Some("evening.mah".into()),
        };
        let Start::First(mut instance) = begin(folder.path(), &request) else {
            return Err(io::Error::other("the first start is the first"));
        };
        assert!(matches!(begin(folder.path(), &request), Start::Handed));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    /// [D31]
    #[cfg(unix)]
    #[test]
    fn a_name_that_is_no_text_is_handed_over() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let name: &std::ffi::OsStr =
            std::os::unix::ffi::OsStrExt::from_bytes(b"/games/caf\xe9.mah");
        let request = OpenRequest {
            file: Some(name.into()),
        };
        let Start::First(mut instance) = begin(folder.path(), &OpenRequest { file: None }) else {
            return Err(io::Error::other("the first start is the first"));
        };
        assert!(matches!(begin(folder.path(), &request), Start::Handed));
        assert_eq!(instance.requests.blocking_recv(), Some(request));
        Ok(())
    }

    /// [S3]
    #[cfg(unix)]
    #[test]
    fn only_their_owner_reads_the_port_and_the_password() -> io::Result<()> {
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
        let Start::First(mut instance) = begin(folder.path(), &request) else {
            return Err(io::Error::other("the first start is the first"));
        };
        let text = save::read_text(&address(folder.path()))?;
        let Address { port, password } = serde_json::from_str(&text)?;
        let mut caller = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        writeln!(
            caller,
            "{}",
            serde_json::to_string(&(password ^ 1, &request))?
        )?;
        let mut answer = String::new();
        BufReader::new(&caller).read_line(&mut answer)?;
        assert_eq!(answer, "");
        assert!(instance.requests.try_recv().is_err());
        Ok(())
    }
}
