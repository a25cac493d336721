//! The address of a server: `host:port`, just a host, just a port, the path of a Unix socket, or `-` for standard input and output.

use std::fmt;
use std::future::poll_fn;
use std::io;
use std::net::{IpAddr, Ipv6Addr};
use std::path::PathBuf;
use std::str::FromStr;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

use super::stream::Stream;
use engine::untrusted_text::sanitize_line;
#[cfg(unix)]
use storage::save::disk;
use words::say;

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A host (this computer if none is named) and a port.
    Tcp {
        /// The host as it was typed; a bare IPv6 address gets brackets.
        host: String,
        /// The port; when listening, 0 means any free one.
        port: u16,
    },
    /// A Unix socket.
    Socket(PathBuf),
    /// Standard input and output; only for clients.
    Standard,
}

/// The text is not an address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("network-no-address", address = .0, files = cfg!(unix)))]
pub struct AddressError(String);

/// A listener. Its socket file is removed when it is dropped.
pub enum Listener {
    /// A TCP port.
    Tcp(TcpListener),
    /// A Unix socket and its file.
    #[cfg(unix)]
    Socket(UnixListener, PathBuf),
}

/// The default port of a server.
pub const DEFAULT_PORT: u16 = 5000;

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        let invalid = || AddressError(sanitize_line(text, MAX_SHOWN));
        let tcp = |host: &str, port| {
            let host = host.to_owned();
            Ok(Self::Tcp { host, port })
        };
        if text == "-" {
            return Ok(Self::Standard);
        }
        if is_file(text) {
            return Ok(Self::Socket(match text.contains(['/', '\\']) {
                true => PathBuf::from(text),
                // With a folder, so that the address of a table, which has another ending (`for_table`), is still parsed as a file.
                false => PathBuf::from(".").join(text),
            }));
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return tcp("", text.parse().map_err(|_| invalid())?);
        }
        if text.parse::<Ipv6Addr>().is_ok() {
            return tcp(&format!("[{text}]"), DEFAULT_PORT);
        }
        let (host, port) = match text.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => {
                (host, port.parse().map_err(|_| invalid())?)
            }
            _ => (text, DEFAULT_PORT),
        };
        match is_host(host) {
            true => tcp(host, port),
            false => Err(invalid()),
        }
    }
}

/// The maximum number of characters shown of an invalid address.
const MAX_SHOWN: usize = 80;

/// Whether a text denotes a socket file: it has a folder, or ends in `.sock` or `.socket`. Any other word is a host name.
fn is_file(text: &str) -> bool {
    let is_url = text.contains("://");
    let has_extension = [".sock", ".socket"].iter().any(|end| text.ends_with(end));
    !is_url && (text.contains(['/', '\\']) || has_extension)
}

/// Whether this can be a host name or an IP address; an empty text is this computer.
fn is_host(text: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '.' | '_');
    without_brackets(text).parse::<IpAddr>().is_ok() || text.chars().all(is_letter)
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp { host, port } => write!(f, "{host}:{port}"),
            Self::Socket(path) => write!(f, "{}", path.display()),
            Self::Standard => f.write_str("-"),
        }
    }
}

impl Address {
    /// Starts listening. `:PORT` and `localhost:PORT` accept connections from this computer only; a named host is bound as given.
    ///
    /// # Errors
    /// The error of the system; or another server listens at the socket, or nothing can listen at an address of this kind.
    pub async fn listen(&self) -> io::Result<Listener> {
        match self {
            Self::Tcp { host, port } => {
                let host = match without_brackets(host) {
                    "" | "localhost" => "127.0.0.1",
                    host => host,
                };
                TcpListener::bind((host, *port)).await.map(Listener::Tcp)
            }
            #[cfg(unix)]
            Self::Socket(path) => {
                if std::os::unix::net::UnixStream::connect(path).is_ok() {
                    let problem = say!("network-address-taken-by-server");
                    return Err(io::Error::new(io::ErrorKind::AddrInUse, problem));
                }
                remove_socket(path);
                let socket = UnixListener::bind(path)?;
                Ok(Listener::Socket(socket, path.clone()))
            }
            #[cfg(not(unix))]
            Self::Socket(_) => Err(no_sockets()),
            Self::Standard => Err(io::Error::other(say!("network-cannot-listen"))),
        }
    }

    /// Whether only this computer can connect.
    pub fn is_local(&self) -> bool {
        match self {
            Self::Tcp { host, .. } => match without_brackets(host).parse::<IpAddr>() {
                Ok(address) => address.is_loopback(),
                Err(_) => matches!(host.as_str(), "" | "localhost"),
            },
            Self::Socket(_) | Self::Standard => true,
        }
    }

    /// The address of a table, numbered from 1, of a host whose lobby has this address: one of the following ports (any free one if the
    /// lobby's is 0), or a socket file with a number.
    ///
    /// # Errors
    /// There is no such port.
    pub fn for_table(&self, number: usize) -> io::Result<Self> {
        let no_port = || io::Error::other(say!("network-no-port-for-table", number));
        Ok(match self {
            Self::Tcp { host, port } => Self::Tcp {
                host: host.clone(),
                port: match port {
                    0 => 0,
                    port => u16::try_from(usize::from(*port) + number).map_err(|_| no_port())?,
                },
            },
            Self::Socket(path) => {
                let mut name = path.clone().into_os_string();
                name.push(format!(".{number}"));
                Self::Socket(name.into())
            }
            Self::Standard => return Err(no_port()),
        })
    }

    /// Connects to a server.
    ///
    /// # Errors
    /// The error of the system.
    pub async fn connect(&self) -> io::Result<Stream> {
        match self {
            Self::Tcp { host, port } => {
                let host = match without_brackets(host) {
                    "" => "localhost",
                    host => host,
                };
                tcp_stream(TcpStream::connect((host, *port)).await?, None)
            }
            #[cfg(unix)]
            Self::Socket(path) => Stream::unix(UnixStream::connect(path).await?),
            #[cfg(not(unix))]
            Self::Socket(_) => Err(no_sockets()),
            Self::Standard => Ok(Stream::standard()),
        }
    }
}

impl Listener {
    /// The address that others connect to: `requested`, with the actual port if that was 0.
    pub fn address(&self, requested: &Address) -> String {
        match (self, requested) {
            (Self::Tcp(listener), Address::Tcp { host, port: 0 }) => match listener.local_addr() {
                Ok(address) => format!("{host}:{}", address.port()),
                Err(_) => requested.to_string(),
            },
            _ => requested.to_string(),
        }
    }

    /// Waits for a connection.
    ///
    /// # Errors
    /// The error of the system; the call may be repeated.
    pub async fn accept(&self) -> io::Result<Stream> {
        poll_fn(|context| self.poll_accept(context)).await
    }

    /// The next connection, if one is waiting.
    ///
    /// # Errors
    /// The error of the system; the call may be repeated.
    pub fn poll_accept(&self, context: &mut Context<'_>) -> Poll<io::Result<Stream>> {
        Poll::Ready(match self {
            Self::Tcp(listener) => ready!(listener.poll_accept(context))
                .and_then(|(stream, from)| tcp_stream(stream, Some(from.ip().to_canonical()))),
            #[cfg(unix)]
            Self::Socket(listener, _) => {
                ready!(listener.poll_accept(context)).and_then(|(stream, _)| Stream::unix(stream))
            }
        })
    }
}

#[cfg(unix)]
impl Drop for Listener {
    fn drop(&mut self) {
        if let Self::Socket(_, path) = self {
            remove_socket(path);
        }
    }
}

/// A connection is probed after this time without data.
const IDLE_TIME: Duration = Duration::from_secs(15);
/// The number of unanswered probes after which a connection is dead.
const PROBES: u32 = 3;
/// The time between two probes.
const PROBE_INTERVAL: Duration = Duration::from_secs(5);

/// Enables keepalive probes, to detect that the peer has vanished.
fn enable_keepalive(stream: &TcpStream) -> io::Result<()> {
    let socket = socket2::SockRef::from(stream);
    let keepalive = socket2::TcpKeepalive::new()
        .with_time(IDLE_TIME)
        .with_interval(PROBE_INTERVAL)
        .with_retries(PROBES);
    // Sent data may stay unacknowledged for as long as it takes to find an idle connection dead.
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(Some(IDLE_TIME + PROBE_INTERVAL * PROBES))?;
    socket.set_tcp_keepalive(&keepalive)
}

/// A host without the brackets of an IPv6 address.
fn without_brackets(host: &str) -> &str {
    let inner = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    inner.unwrap_or(host)
}

fn tcp_stream(stream: TcpStream, from: Option<IpAddr>) -> io::Result<Stream> {
    // If this fails, lines only arrive a little later.
    let _ = stream.set_nodelay(true);
    if let Err(error) = enable_keepalive(&stream) {
        tracing::debug!(%error, "a dead connection will be noticed late");
    }
    Stream::tcp(stream, from)
}

/// The error on systems without Unix sockets.
#[cfg(not(unix))]
fn no_sockets() -> io::Error {
    io::Error::other(say!("network-no-socket-files"))
}

/// Removes a socket file; any other file stays.
#[cfg(unix)]
fn remove_socket(path: &std::path::Path) {
    use std::os::unix::fs::FileTypeExt;
    let is_socket = disk::symlink_metadata(path).is_ok_and(|facts| facts.file_type().is_socket());
    if is_socket {
        // Binding fails if the file is still there.
        let _ = disk::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_this_computer_are_local() {
        let local = |text: &str| text.parse::<Address>().map(|address| address.is_local());
        for text in [
            ":5000",
            "localhost:5000",
            "127.0.0.1:1",
            "[::1]:1",
            "./socket",
        ] {
            assert_eq!(local(text), Ok(true), "{text}");
        }
        for text in [
            "0.0.0.0:5000",
            "192.0.2.1:5000",
            "[::]:1",
            "example.org:5000",
        ] {
            assert_eq!(local(text), Ok(false), "{text}");
        }
    }

    #[test]
    fn an_address_is_a_computer_a_port_or_a_file() {
        let tcp = |host: &str, port| {
            let host = host.to_owned();
            Ok(Address::Tcp { host, port })
        };
        assert_eq!(":5000".parse(), tcp("", 5000));
        assert_eq!("example.org:80".parse(), tcp("example.org", 80));
        assert_eq!(" localhost:5000 ".parse(), tcp("localhost", 5000));
        assert_eq!("[::1]:80".parse(), tcp("[::1]", 80));
        assert_eq!("-".parse(), Ok(Address::Standard));
        for file in ["./s", "C:\\games\\s", "/games: ours/s", "here/table.sock"] {
            assert_eq!(file.parse(), Ok(Address::Socket(file.into())));
        }
        for invalid in [
            "",
            "a:b",
            ":70000",
            "70000",
            "example.org:",
            "two words",
            "http://example.org:5000",
            "a:b:5000",
        ] {
            assert!(invalid.parse::<Address>().is_err(), "{invalid}");
        }
    }

    #[test]
    fn without_a_port_the_default_is_used_and_a_bare_number_is_a_port() {
        for (text, host, port) in [
            ("127.0.0.1", "127.0.0.1", DEFAULT_PORT),
            ("localhost", "localhost", DEFAULT_PORT),
            ("example.org", "example.org", DEFAULT_PORT),
            ("s", "s", DEFAULT_PORT),
            ("::1", "[::1]", DEFAULT_PORT),
            ("[::1]", "[::1]", DEFAULT_PORT),
            ("5602", "", 5602),
        ] {
            let host = host.to_owned();
            assert_eq!(text.parse(), Ok(Address::Tcp { host, port }), "{text}");
        }
    }

    #[test]
    fn every_displayed_address_parses_to_the_same_address() {
        for text in [
            ":5000",
            "example.org",
            "5602",
            "::1",
            "./s",
            "table.sock",
            "-",
        ] {
            let address: Address = text.parse().expect("an address");
            assert_eq!(address.to_string().parse(), Ok(address.clone()));
            if let Ok(table) = address.for_table(3) {
                assert_eq!(table.to_string().parse(), Ok(table));
            }
        }
    }
}
