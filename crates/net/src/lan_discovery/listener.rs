//! Listens for tables that are announced on the local network.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddrV4};
use std::thread;
use std::time::{Duration, Instant};

use socket2::{Domain, Protocol, Socket, Type};
use tokio::net::{TcpStream, UdpSocket};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::discovered_tables::DiscoveredTables;
use super::message::{GROUP, MAX_BYTES, PORT};
use crate::found_table::FoundTable;

/// Expired tables are removed at least this often, even if nothing is received.
const TICK: Duration = Duration::from_millis(500);
/// The pause between two rounds of reading, so that a flood costs little.
const PAUSE: Duration = Duration::from_millis(5);
/// Number of datagrams read in one round.
const DATAGRAMS_PER_ROUND: usize = 64;
/// Bytes of the receive buffer.
const RECEIVE_BUFFER: usize = 1 << 20;
/// The time limit for a probe.
const PROBE_TIMEOUT: Duration = Duration::from_secs(1);

/// Listens until the receiver is dropped. The receiver gets the list of tables whenever the list changes.
///
/// # Errors
/// The system provides no socket or thread.
pub fn listen() -> io::Result<UnboundedReceiver<Vec<FoundTable>>> {
    listen_at(Ipv4Addr::UNSPECIFIED)
}

/// Like [`listen`], on the network to which this local address belongs.
///
/// # Errors
/// The system provides no socket or thread.
pub fn listen_at(interface: Ipv4Addr) -> io::Result<UnboundedReceiver<Vec<FoundTable>>> {
    let socket = Socket::new(Domain::IPV4, Type::DGRAM, Some(Protocol::UDP))?;
    // Other windows on this computer listen as well.
    socket.set_reuse_address(true)?;
    #[cfg(all(unix, not(target_os = "solaris")))]
    socket.set_reuse_port(true)?;
    socket.bind(&SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, PORT).into())?;
    socket.join_multicast_v4(&GROUP, &interface)?;
    // Datagrams beyond the buffer are lost; tables announce themselves again.
    let _ = socket.set_recv_buffer_size(RECEIVE_BUFFER);
    socket.set_nonblocking(true)?;
    let (list_sender, list_receiver) = unbounded_channel();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let receive = move || {
        if let Err(error) = runtime.block_on(receive(socket.into(), &list_sender)) {
            tracing::debug!(%error, "listening for tables has ended");
        }
    };
    thread::Builder::new()
        .name("lan-discovery".to_owned())
        .spawn(receive)?;
    Ok(list_receiver)
}

async fn receive(
    socket: std::net::UdpSocket,
    list_sender: &UnboundedSender<Vec<FoundTable>>,
) -> io::Result<()> {
    let socket = UdpSocket::from_std(socket)?;
    let (begin, mut tables) = (Instant::now(), DiscoveredTables::default());
    let (mut bytes, mut reported) = ([0; MAX_BYTES + 1], Vec::new());
    let (mut probes, mut done) = (JoinSet::new(), Vec::new());
    while !list_sender.is_closed() {
        tokio::select! {
            // An error only starts another round: Windows reports one for each oversized datagram.
            _ = socket.readable() => {}
            Some(probed) = probes.join_next() => done.extend(probed),
            () = sleep(TICK) => {}
        }
        while let Some(probed) = probes.try_join_next() {
            done.extend(probed);
        }
        for (address, answers) in done.drain(..) {
            tables.record_probe(address, answers, begin.elapsed());
        }
        for _ in 0..DATAGRAMS_PER_ROUND {
            match socket.try_recv_from(&mut bytes) {
                Ok((count, from)) => {
                    if let IpAddr::V4(from) = from.ip() {
                        tables.handle_datagram(from, &bytes[..count], begin.elapsed());
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(_) => {}
            }
        }
        while let Some(address) = tables.next_to_probe(begin.elapsed()) {
            probes.spawn(async move { (address, answers(address).await) });
        }
        let list = tables.list(begin.elapsed());
        if list != reported {
            reported.clone_from(&list);
            // Fails once the receiver is dropped, which ends the loop.
            let _ = list_sender.send(list);
        }
        sleep(PAUSE).await;
    }
    Ok(())
}

/// Whether this address accepts a connection. Nothing is sent, since it need not be a table.
async fn answers(address: SocketAddrV4) -> bool {
    let probed = timeout(PROBE_TIMEOUT, TcpStream::connect(address)).await;
    matches!(probed, Ok(Ok(_)))
}
