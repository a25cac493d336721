//! Where a server listens: `host:port`, or the path of a Unix socket [N1].

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::str::FromStr;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A host, this machine if none is named, and a port.
    Tcp {
        /// The host as it was written.
        host: String,
        /// The port; 0 when listening: any free one.
        port: u16,
    },
    /// A Unix socket.
    Socket(PathBuf),
    /// Standard input and output, for clients.
    Standard,
}

/// The text is no address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no address; use HOST:PORT, :PORT{or_file}", or_file = OR_FILE)]
pub struct NoAddress(String);

/// What else an address can be.
const OR_FILE: &str = match cfg!(unix) {
    true => " or the name of a socket file",
    false => "; socket files are for Unix alone",
};

/// The two directions of a connection.
pub struct Stream {
    /// What comes in.
    pub reader: Box<dyn AsyncRead + Send + Unpin>,
    /// What goes out.
    pub writer: Box<dyn AsyncWrite + Send + Unpin>,
}

/// Where a server listens. A socket file goes away with it.
pub enum Listener {
    /// A port.
    Tcp(TcpListener),
    /// A Unix socket and its file.
    #[cfg(unix)]
    Socket(UnixListener, PathBuf),
}

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let wrong = || NoAddress(text.to_owned());
        match text.rsplit_once(':') {
            None if text.is_empty() => Err(wrong()),
            None if text == "-" => Ok(Self::Standard),
            None => Ok(Self::Socket(PathBuf::from(text))),
            // The colon is that of a drive, or stands in the name of a folder.
            Some((_, rest)) if rest.contains(['/', '\\']) => Ok(Self::Socket(PathBuf::from(text))),
            Some((host, port)) => Ok(Self::Tcp {
                host: host.to_owned(),
                port: port.parse().map_err(|_| wrong())?,
            }),
        }
    }
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
    /// Begins to listen. `:PORT` and `localhost:PORT` are for this machine alone; a host that is named is bound as it
    /// is.
    ///
    /// # Errors
    /// What the system says.
    pub async fn listen(&self) -> io::Result<Listener> {
        match self {
            Self::Tcp { host, port } => {
                let host = match host.as_str() {
                    "" | "localhost" => "127.0.0.1",
                    host => host,
                };
                TcpListener::bind((host, *port)).await.map(Listener::Tcp)
            }
            #[cfg(unix)]
            Self::Socket(path) => {
                remove_socket(path);
                let socket = UnixListener::bind(path)?;
                Ok(Listener::Socket(socket, path.clone()))
            }
            #[cfg(not(unix))]
            Self::Socket(_) => Err(no_sockets()),
            Self::Standard => Err(io::Error::other("nobody can listen there")),
        }
    }

    /// Connects to a server.
    ///
    /// # Errors
    /// What the system says.
    pub async fn connect(&self) -> io::Result<Stream> {
        match self {
            Self::Tcp { host, port } => {
                let host = if host.is_empty() { "localhost" } else { host };
                tcp(TcpStream::connect((host, *port)).await?)
            }
            #[cfg(unix)]
            Self::Socket(path) => Ok(unix(UnixStream::connect(path).await?)),
            #[cfg(not(unix))]
            Self::Socket(_) => Err(no_sockets()),
            Self::Standard => Ok(Stream {
                reader: Box::new(tokio::io::stdin()),
                writer: Box::new(tokio::io::stdout()),
            }),
        }
    }
}

impl Listener {
    /// The address as others have to write it; `given` unless the port was left open.
    pub fn address(&self, given: &Address) -> String {
        match (self, given) {
            (Self::Tcp(listener), Address::Tcp { host, port: 0 }) => match listener.local_addr() {
                Ok(address) => format!("{host}:{}", address.port()),
                Err(_) => given.to_string(),
            },
            _ => given.to_string(),
        }
    }

    /// Waits for somebody to connect.
    ///
    /// # Errors
    /// What the system says; one may try again.
    pub async fn accept(&self) -> io::Result<Stream> {
        match self {
            Self::Tcp(listener) => tcp(listener.accept().await?.0),
            #[cfg(unix)]
            Self::Socket(listener, _) => Ok(unix(listener.accept().await?.0)),
        }
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

fn tcp(stream: TcpStream) -> io::Result<Stream> {
    stream.set_nodelay(true)?;
    let (reader, writer) = stream.into_split();
    Ok(Stream {
        reader: Box::new(reader),
        writer: Box::new(writer),
    })
}

#[cfg(unix)]
fn unix(stream: UnixStream) -> Stream {
    let (reader, writer) = stream.into_split();
    Stream {
        reader: Box::new(reader),
        writer: Box::new(writer),
    }
}

/// What is said where there are none.
#[cfg(not(unix))]
fn no_sockets() -> io::Error {
    io::Error::other("socket files are for Unix alone; use HOST:PORT")
}

/// Takes away a socket that somebody left behind; any other file stays.
#[cfg(unix)]
fn remove_socket(path: &std::path::Path) {
    use std::os::unix::fs::FileTypeExt;
    let is_socket =
        std::fs::symlink_metadata(path).is_ok_and(|facts| facts.file_type().is_socket());
    if is_socket {
        // Binding tells if it is still in the way.
        let _ = std::fs::remove_file(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_port_or_is_a_file() {
        let tcp = |host: &str, port| {
            let host = host.to_owned();
            Ok(Address::Tcp { host, port })
        };
        assert_eq!(":5000".parse(), tcp("", 5000));
        assert_eq!("example.org:80".parse(), tcp("example.org", 80));
        assert_eq!("-".parse(), Ok(Address::Standard));
        for file in ["./s", "C:\\games\\s", "/games: ours/s"] {
            assert_eq!(file.parse(), Ok(Address::Socket(file.into())));
        }
        for wrong in ["", "a:b", ":70000"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
