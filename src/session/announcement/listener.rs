//! Hears which tables are announced on the local network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddrV4, UdpSocket};
use std::thread;
use std::time::{Duration, Instant};

use socket2::{Domain, Protocol, Socket, Type};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::message::{GROUP, LONGEST, PORT};
use super::neighbourhood::Neighbourhood;
use crate::session::found_table::FoundTable;

/// How long is listened before it is looked who has fallen silent.
const PATIENCE: Duration = Duration::from_millis(500);
/// Between two datagrams: whoever floods the group is heard no faster.
const BREATH: Duration = Duration::from_millis(5);

/// Listens until nobody takes what is found. The receiver gives the list whenever it has changed.
///
/// # Errors
/// Nobody can listen there.
pub fn listen() -> io::Result<UnboundedReceiver<Vec<FoundTable>>> {
    listen_at(Ipv4Addr::UNSPECIFIED)
}

/// The same on the network to which this address of ours belongs.
///
/// # Errors
/// Nobody can listen there.
pub fn listen_at(interface: Ipv4Addr) -> io::Result<UnboundedReceiver<Vec<FoundTable>>> {
    let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
    // Other windows at this computer listen as well.
    socket.set_reuse_address(true)?;
    #[cfg(all(unix, not(target_os = "solaris")))]
    socket.set_reuse_port(true)?;
    socket.bind(&SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, PORT).into())?;
    socket.join_multicast_v4(&GROUP, &interface)?;
    let socket: UdpSocket = socket.into();
    socket.set_read_timeout(Some(PATIENCE))?;
    let (found, taken) = unbounded_channel();
    let hear = move || {
        let (begin, mut around) = (Instant::now(), Neighbourhood::default());
        let (mut bytes, mut told) = ([0; LONGEST + 1], Vec::new());
        while !found.is_closed() {
            if let Ok((count, from)) = socket.recv_from(&mut bytes)
                && let IpAddr::V4(from) = from.ip()
            {
                around.hear(from, &bytes[..count], begin.elapsed());
            }
            // After an error too: Windows makes one of each datagram that is too long.
            thread::sleep(BREATH);
            let list = around.list(begin.elapsed());
            if list != told {
                told.clone_from(&list);
                // It is closed if nobody takes it, which is looked for above.
                let _ = found.send(list);
            }
        }
    };
    thread::Builder::new()
        .name("neighbours".to_owned())
        .spawn(hear)?;
    Ok(taken)
}
