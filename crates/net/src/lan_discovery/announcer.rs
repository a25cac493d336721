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
    /// Announces the tables of a directory under the name of their host, on the network to which the address belongs.
    ///
    /// # Errors
    /// The system provides no socket or thread, or the address has no port.
    pub fn begin(
        host: String,
        address: &Address,
        directory: Arc<TableDirectory>,
    ) -> io::Result<Self> {
        let Address::Tcp {
            host: interface_text,
            port,
        } = address
        else {
            return Err(io::Error::other(say!("network-only-ports-are-announced")));
        };
        let port = *port;
        let interface = interface_text.parse().unwrap_or(Ipv4Addr::UNSPECIFIED);
        let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
        socket.set_multicast_ttl_v4(HOPS)?;
        // Other windows on this computer should receive the announcements too.
        socket.set_multicast_loop_v4(true)?;
        if !interface.is_unspecified() {
            socket.set_multicast_if_v4(&interface)?;
        }
        let (_open, closed) = mpsc::channel();
        let announce = move || {
            let destination = SocketAddrV4::new(GROUP, PORT).into();
            while let Err(mpsc::RecvTimeoutError::Timeout) = closed.recv_timeout({
                let announcement = Announcement::of(&host, port, &directory.statuses());
                if let Some(Err(error)) = announcement
                    .bytes()
                    .map(|bytes| socket.send_to(&bytes, &destination))
                {
                    // The network may come back.
                    tracing::debug!(target: "host", %error, "the table cannot be announced");
                }
                INTERVAL
            }) {}
        };
        thread::Builder::new()
            .name("announcer".to_owned())
            .spawn(announce)?;
        Ok(Self { _open })
    }
}
