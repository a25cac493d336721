//! Announces tables on the local network.

use std::io;
use std::net::{Ipv4Addr, SocketAddrV4};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use socket2::{Domain, Protocol, Socket, Type};

use super::message::{Announcement, GROUP, PORT};
use crate::address::Address;
use crate::host::TableDirectory;
use words::say;

/// Time between two announcements.
const INTERVAL: Duration = Duration::from_secs(2);
/// The time to live of a datagram: routers do not forward it.
const HOPS: u32 = 1;

/// Announces tables until it is dropped.
#[derive(Debug)]
pub struct Announcer {
    /// Nothing is ever sent; dropping it ends the thread.
    _open: mpsc::Sender<()>,
}

impl Announcer {
    /// Announces the tables of a directory under a name, on the network with this address.
    ///
    /// # Errors
    /// The system provides no socket or thread, or the address has no port.
    pub fn begin(
        host: String,
        place: &Address,
        directory: Arc<TableDirectory>,
    ) -> io::Result<Self> {
        let Address::Tcp {
            host: listens,
            port,
        } = place
        else {
            return Err(io::Error::other(say!("network-only-ports-are-announced")));
        };
        let port = *port;
        let interface = listens.parse().unwrap_or(Ipv4Addr::UNSPECIFIED);
        let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
        socket.set_multicast_ttl_v4(HOPS)?;
        // Other windows on this computer should hear it too.
        socket.set_multicast_loop_v4(true)?;
        if !interface.is_unspecified() {
            socket.set_multicast_if_v4(&interface)?;
        }
        let (_open, closed) = mpsc::channel();
        let say = move || {
            let to = SocketAddrV4::new(GROUP, PORT).into();
            while let Err(mpsc::RecvTimeoutError::Timeout) = closed.recv_timeout({
                let said = Announcement::of(&host, port, &directory.statuses());
                if let Some(Err(error)) = said.bytes().map(|bytes| socket.send_to(&bytes, &to)) {
                    // The network may come back.
                    tracing::debug!(target: "host", %error, "the table cannot be announced");
                }
                INTERVAL
            }) {}
        };
        thread::Builder::new()
            .name("announcer".to_owned())
            .spawn(say)?;
        Ok(Self { _open })
    }
}
