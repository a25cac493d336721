//! New connections of a table: accepted at its own address, or handed over by the lobby.

use std::io;
use std::task::{Context, Poll};

use tokio::sync::mpsc;

use crate::address::Listener;
use crate::host::directory::Reservation;
use crate::stream::{DetachedStream, Stream};

/// Sources of new connections.
pub(in crate::host) struct Arrivals {
    /// The listener of the table.
    pub listener: Listener,
    /// The address of the table, for others to type.
    pub address: String,
    /// Whether other machines can connect.
    pub open: bool,
    /// Connections from the lobby; `None` at a table without a lobby.
    pub handovers: Option<mpsc::Receiver<Handover>>,
}

/// A connection that the lobby hands over to a table.
pub(in crate::host) struct Handover {
    pub stream: DetachedStream,
    /// The seat reserved for the connection, if any.
    pub seat: Option<Reservation>,
}

/// A new connection.
pub(super) struct Newcomer {
    pub stream: Stream,
    pub seat: Option<Reservation>,
}

impl Arrivals {
    /// The next connection.
    pub(super) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Newcomer>> {
        if let Some(handovers) = &mut self.handovers
            && let Poll::Ready(Some(Handover { stream, seat })) = handovers.poll_recv(context)
        {
            return Poll::Ready(stream.attach().map(|stream| Newcomer { stream, seat }));
        }
        let seat = None;
        let accepted = self.listener.poll_accept(context);
        accepted.map_ok(|stream| Newcomer { stream, seat })
    }
}
