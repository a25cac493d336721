//! A Unix socket that wakes nobody when its peer has read. The system tells whoever waits for room in a socket of every single
//! reading, so that each line sent would wake us once more: we wait for room only while there is none.

use std::io::{self, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::task::{Context, Poll, ready};

use tokio::io::unix::AsyncFd;
use tokio::io::{Interest, ReadBuf};

/// A connection at a Unix socket.
pub(super) struct Socket {
    stream: AsyncFd<UnixStream>,
    /// To wait for room, once there was none.
    room: Option<AsyncFd<UnixStream>>,
}

impl Socket {
    /// Waits for what comes on this stream, which never blocks.
    pub fn new(stream: UnixStream) -> io::Result<Self> {
        Ok(Self {
            stream: wait_for(Interest::READABLE, stream)?,
            room: None,
        })
    }

    /// Waits for it no longer.
    pub fn into_std(self) -> UnixStream {
        self.stream.into_inner()
    }

    pub fn poll_read(
        &self,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            let mut ready = ready!(self.stream.poll_read_ready(context))?;
            let free = bytes.initialize_unfilled();
            let room = free.len();
            match ready.try_io(|stream| stream.get_ref().read(free)) {
                Ok(Ok(count)) => {
                    if (1..room).contains(&count) {
                        // Nothing is left: the system tells when more comes.
                        ready.clear_ready();
                    }
                    bytes.advance(count);
                    return Poll::Ready(Ok(()));
                }
                Ok(Err(error)) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(Err(error)) => return Poll::Ready(Err(error)),
                // Nothing has come after all.
                Err(_) => {}
            }
        }
    }

    pub fn poll_write(
        &mut self,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        loop {
            match self.stream.get_ref().write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                written => return Poll::Ready(written),
            }
            let room = match &mut self.room {
                Some(room) => room,
                none => {
                    let stream = self.stream.get_ref().try_clone()?;
                    none.insert(wait_for(Interest::WRITABLE, stream)?)
                }
            };
            ready!(room.poll_write_ready(context))?.clear_ready();
        }
    }

    pub fn shut_down(&self) -> io::Result<()> {
        self.stream.get_ref().shutdown(Shutdown::Write)
    }
}

/// Has the system tell this alone of a stream. The call that replaces this one does the same, but is unsafe, since other types might
/// change their file; a stream of the standard library never does.
#[expect(deprecated)]
fn wait_for(interest: Interest, stream: UnixStream) -> io::Result<AsyncFd<UnixStream>> {
    AsyncFd::with_interest(stream, interest)
}
