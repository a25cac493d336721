//! The endpoint at which other starts on this machine reach the running window.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
#[cfg(unix)]
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use storage::save::{path_text, remove};

/// The address of an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum EndpointAddress {
    /// A socket file.
    File(#[serde(with = "path_text")] PathBuf),
    /// A local port.
    Port(u16),
}

/// A listening endpoint.
pub(super) enum Endpoint {
    #[cfg(unix)]
    File(UnixListener),
    Port(TcpListener),
}

/// One end of a connection between a window and another start.
pub(super) enum Connection {
    #[cfg(unix)]
    File(UnixStream),
    Port(TcpStream),
}

impl Endpoint {
    /// Opens an endpoint. Prefers a socket file, which works without a network.
    pub fn open(folder: &Path) -> io::Result<(Self, EndpointAddress)> {
        #[cfg(unix)]
        if let Some(opened) = at_file(folder) {
            return Ok(opened);
        }
        #[cfg(not(unix))]
        let _ = folder;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let place = EndpointAddress::Port(listener.local_addr()?.port());
        Ok((Self::Port(listener), place))
    }

    /// Waits for the next caller; `None` if there can be no more.
    pub fn next(&self) -> Option<Connection> {
        loop {
            let caller = match self {
                #[cfg(unix)]
                Self::File(listener) => listener
                    .accept()
                    .map(|(stream, _)| Connection::File(stream)),
                Self::Port(listener) => listener
                    .accept()
                    .map(|(stream, _)| Connection::Port(stream)),
            };
            match caller {
                Ok(caller) => return Some(caller),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
                Err(error) => {
                    tracing::warn!(%error, "other starts can no longer reach this window");
                    return None;
                }
            }
        }
    }
}

/// Opens a socket file in the folder itself; if its path is too long or the file system has no sockets, in the runtime folder or among
/// temporary files.
#[cfg(unix)]
fn at_file(folder: &Path) -> Option<(Endpoint, EndpointAddress)> {
    let in_folder = folder.join("instance.socket");
    // This window owns the folder, so an existing socket file is a leftover.
    remove(&in_folder);
    let random_name = format!("red-stake-{:016x}.socket", rand::random::<u64>());
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").map(PathBuf::from);
    let others = runtime.into_iter().chain([std::env::temp_dir()]);
    let places = std::iter::once(in_folder).chain(others.map(|other| other.join(&random_name)));
    let mut opened = places.filter_map(|place| {
        let place = std::path::absolute(place).ok()?;
        let listener = UnixListener::bind(&place).ok()?;
        Some((Endpoint::File(listener), EndpointAddress::File(place)))
    });
    opened.next()
}

impl EndpointAddress {
    /// Connects to the window that listens at this address. Only a port needs the timeout: a socket file accepts or refuses at once, unless
    /// thousands of callers are waiting there.
    pub fn connect(&self, timeout: Duration) -> io::Result<Connection> {
        match self {
            #[cfg(unix)]
            Self::File(path) => UnixStream::connect(path).map(Connection::File),
            #[cfg(not(unix))]
            Self::File(_) => Err(io::ErrorKind::Unsupported.into()),
            Self::Port(port) => {
                let place = (Ipv4Addr::LOCALHOST, *port).into();
                TcpStream::connect_timeout(&place, timeout).map(Connection::Port)
            }
        }
    }

    /// Removes the socket file, if this is one.
    pub fn clear(&self) {
        if let Self::File(path) = self {
            // If that fails, the next window removes a socket file in the data folder; a temporary one stays.
            remove(path);
        }
    }
}

impl Connection {
    /// Sets the timeout for reading and writing.
    pub fn set_timeout(&self, time: Duration) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::File(stream) => stream
                .set_read_timeout(Some(time))
                .and_then(|()| stream.set_write_timeout(Some(time))),
            Self::Port(stream) => stream
                .set_read_timeout(Some(time))
                .and_then(|()| stream.set_write_timeout(Some(time))),
        }
    }
}

impl Read for Connection {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            Self::File(stream) => stream.read(bytes),
            Self::Port(stream) => stream.read(bytes),
        }
    }
}

impl Write for Connection {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            #[cfg(unix)]
            Self::File(stream) => stream.write(bytes),
            Self::Port(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::File(stream) => stream.flush(),
            Self::Port(stream) => stream.flush(),
        }
    }
}
