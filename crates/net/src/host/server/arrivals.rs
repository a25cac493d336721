//! Where those come from who want to sit down at a table: they call at its address, or a door sends them.

use std::io;
use std::task::{Context, Poll};

use tokio::sync::mpsc;

use crate::address::Listener;
use crate::host::directory::Reservation;
use crate::stream::{DetachedStream, Stream};

/// Where those come from who want to sit down at a table.
pub(in crate::host) struct Arrivals {
    /// They call here; nowhere any more once the table closes.
    pub listener: Option<Listener>,
    /// Its address, as others have to write it.
    pub place: String,
    /// Other machines can call there.
    pub open: bool,
    /// Others have called at a door and are sent here.
    pub sent: Option<mpsc::Receiver<Handover>>,
}

/// Somebody whom a door sends to a table.
pub(in crate::host) struct Handover {
    pub stream: DetachedStream,
    /// The seat that is kept meanwhile.
    pub seat: Option<Reservation>,
}

/// Somebody who has come to a table.
pub(super) struct Newcomer {
    pub stream: Stream,
    pub seat: Option<Reservation>,
}

impl Arrivals {
    /// The next who comes, if anybody does.
    pub(super) fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<io::Result<Newcomer>> {
        if let Some(sent) = &mut self.sent
            && let Poll::Ready(Some(Handover { stream, seat })) = sent.poll_recv(context)
        {
            return Poll::Ready(stream.attach().map(|stream| Newcomer { stream, seat }));
        }
        let Some(listener) = &self.listener else {
            return Poll::Pending;
        };
        let seat = None;
        let called = listener.poll_accept(context);
        called.map_ok(|stream| Newcomer { stream, seat })
    }
}
