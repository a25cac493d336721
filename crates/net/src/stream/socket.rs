//! A socket that wakes nobody when its peer has read. The system tells whoever waits for room in a Unix socket of every single
//! reading, so that each line sent would wake us once more: we wait for room only while there is none. What comes wakes nobody
//! either while nobody listens.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::unix::AsyncFd;
use tokio::io::{Interest, ReadBuf};

/// A connection at a Unix socket or over TCP.
pub(super) struct Socket {
    /// The system's calls are the same for both, so that this type serves for either.
    stream: Arc<TcpStream>,
    /// It is over TCP.
    tcp: bool,
    /// To wait for what comes; none while nobody listens.
    comes: Option<AsyncFd<Arc<TcpStream>>>,
    /// To wait for room, once there was none.
    room: Option<AsyncFd<TcpStream>>,
}

impl Socket {
    /// Waits for what comes over TCP on this stream, which never blocks.
    pub fn tcp(stream: TcpStream) -> io::Result<Self> {
        Self::new(stream, true)
    }

    /// Waits for what comes on this stream, which never blocks.
    pub fn unix(stream: UnixStream) -> io::Result<Self> {
        Self::new(OwnedFd::from(stream).into(), false)
    }

    fn new(stream: TcpStream, tcp: bool) -> io::Result<Self> {
        let mut socket = Self {
            stream: Arc::new(stream),
            tcp,
            comes: None,
            room: None,
        };
        socket.listen()?;
        Ok(socket)
    }

    /// Whether it is over TCP.
    pub fn is_tcp(&self) -> bool {
        self.tcp
    }

    /// Waits for it no longer.
    pub fn release(self) -> io::Result<OwnedFd> {
        drop(self.comes);
        let stream = Arc::try_unwrap(self.stream).or_else(|shared| shared.try_clone())?;
        Ok(stream.into())
    }

    /// Nobody is woken by what comes until it is read next.
    pub fn stop_listening(&mut self) {
        self.comes = None;
    }

    fn listen(&mut self) -> io::Result<()> {
        self.comes = Some(wait_for(Interest::READABLE, Arc::clone(&self.stream))?);
        Ok(())
    }

    /// Over TCP the peer may hold back its next small piece until the last is confirmed: that is not to wait for our answer.
    #[cfg(target_os = "linux")]
    pub fn confirm(&self) {
        if self.tcp {
            // Without it the next only comes later.
            let _ = socket2::SockRef::from(&*self.stream).set_tcp_quickack(true);
        }
    }

    pub fn poll_read(
        &mut self,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            let free = bytes.initialize_unfilled();
            let room = free.len();
            let Some(comes) = &self.comes else {
                // What has come meanwhile first: it may be all that was to be waited for.
                match (&*self.stream).read(free) {
                    Ok(count) => {
                        if (1..room).contains(&count) {
                            self.listen()?;
                        }
                        bytes.advance(count);
                        return Poll::Ready(Ok(()));
                    }
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.listen()?,
                    Err(error) => return Poll::Ready(Err(error)),
                }
                continue;
            };
            let mut ready = ready!(comes.poll_read_ready(context))?;
            match ready.try_io(|stream| (&**stream.get_ref()).read(free)) {
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
            match (&*self.stream).write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                written => return Poll::Ready(written),
            }
            let room = match &mut self.room {
                Some(room) => room,
                none => {
                    let stream = self.stream.try_clone()?;
                    none.insert(wait_for(Interest::WRITABLE, stream)?)
                }
            };
            ready!(room.poll_write_ready(context))?.clear_ready();
        }
    }

    /// Says no more. What has come and was not read is thrown away: else the peer would be told that the connection broke.
    pub fn shut_down(&self) -> io::Result<()> {
        let mut bytes = [0; 1024];
        let mut rest = (0..64).map(|_| (&*self.stream).read(&mut bytes));
        while let Some(Ok(1..)) = rest.next() {}
        self.stream.shutdown(Shutdown::Write)
    }
}

/// Has the system tell this alone of a stream. The call that replaces this one does the same, but is unsafe, since other types might
/// change their file; a stream of the standard library never does.
#[expect(deprecated)]
fn wait_for<S: AsRawFd>(interest: Interest, stream: S) -> io::Result<AsyncFd<S>> {
    AsyncFd::with_interest(stream, interest)
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;
    use std::net::TcpListener;
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn pair() -> io::Result<(Socket, UnixStream)> {
        let (ours, theirs) = UnixStream::pair()?;
        ours.set_nonblocking(true)?;
        Ok((Socket::unix(ours)?, theirs))
    }

    fn tcp_pair() -> io::Result<(Socket, TcpStream)> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let theirs = TcpStream::connect(listener.local_addr()?)?;
        let (ours, _) = listener.accept()?;
        ours.set_nonblocking(true)?;
        Ok((Socket::tcp(ours)?, theirs))
    }

    async fn read(socket: &mut Socket) -> io::Result<String> {
        let mut bytes = [0; 64];
        let mut bytes = ReadBuf::new(&mut bytes);
        poll_fn(|context| socket.poll_read(context, &mut bytes)).await?;
        Ok(String::from_utf8_lossy(bytes.filled()).into_owned())
    }

    async fn check_that_nothing_is_lost(
        (mut socket, mut peer): (Socket, impl Write),
    ) -> io::Result<()> {
        let waiting = timeout(Duration::from_millis(1), read(&mut socket));
        assert!(waiting.await.is_err());
        socket.stop_listening();
        peer.write_all(b"one\n")?;
        peer.write_all(b"two\n")?;
        let mut came = read(&mut socket).await?;
        while came.len() < 8 {
            // Over TCP the second waits until the first is confirmed.
            came += &read(&mut socket).await?;
        }
        assert_eq!(came, "one\ntwo\n");
        peer.write_all(b"three\n")?;
        assert_eq!(read(&mut socket).await?, "three\n");
        socket.stop_listening();
        let late = async {
            tokio::time::sleep(Duration::from_millis(5)).await;
            peer.write_all(b"four\n")
        };
        let (read, written) = tokio::join!(read(&mut socket), late);
        written?;
        assert_eq!(read?, "four\n");
        socket.stop_listening();
        drop(peer);
        Ok(())
    }

    #[tokio::test(flavor = "current_thread")]
    async fn what_came_while_nobody_listened_is_read_later() -> io::Result<()> {
        check_that_nothing_is_lost(pair()?).await?;
        check_that_nothing_is_lost(tcp_pair()?).await
    }

    #[test]
    fn a_peer_that_was_not_read_hears_the_end_like_any_other() -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let _entered = runtime.enter();
        let (socket, mut peer) = pair()?;
        peer.write_all(b"NoClaim 7\r\n")?;
        socket.shut_down()?;
        drop(socket);
        assert_eq!(peer.read(&mut [0; 8])?, 0);
        Ok(())
    }
}
