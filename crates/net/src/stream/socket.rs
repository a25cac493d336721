//! A socket that does not wake its task when the peer has read. For a Unix socket, the system reports every read of the peer as a change of
//! writability, so each line sent would wake the task once more. So writability is awaited only while the send buffer is full. Incoming
//! data does not wake the task either while the socket does not listen.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::unix::AsyncFd;
use tokio::io::{Interest, ReadBuf};

/// A connection over a Unix socket or TCP.
pub(super) struct Socket {
    /// The system calls are the same for Unix sockets and TCP, so this type serves for both.
    stream: Arc<TcpStream>,
    /// Whether it is a TCP socket.
    tcp: bool,
    /// Registered for readability; `None` while the socket does not listen.
    readable: Option<AsyncFd<Arc<TcpStream>>>,
    /// Registered for writability once the send buffer was full.
    writable: Option<AsyncFd<TcpStream>>,
}

impl Socket {
    /// Registers a non-blocking TCP stream for reading.
    pub fn tcp(stream: TcpStream) -> io::Result<Self> {
        Self::new(stream, true)
    }

    /// Registers a non-blocking stream for reading.
    pub fn unix(stream: UnixStream) -> io::Result<Self> {
        Self::new(OwnedFd::from(stream).into(), false)
    }

    fn new(stream: TcpStream, tcp: bool) -> io::Result<Self> {
        let mut socket = Self {
            stream: Arc::new(stream),
            tcp,
            readable: None,
            writable: None,
        };
        socket.listen()?;
        Ok(socket)
    }

    /// Whether it is a TCP socket.
    pub fn is_tcp(&self) -> bool {
        self.tcp
    }

    /// Deregisters the stream and returns it.
    pub fn release(self) -> io::Result<OwnedFd> {
        drop(self.readable);
        let stream = Arc::try_unwrap(self.stream).or_else(|shared| shared.try_clone())?;
        Ok(stream.into())
    }

    /// Deregisters from incoming data until the next read.
    pub fn stop_listening(&mut self) {
        self.readable = None;
    }

    fn listen(&mut self) -> io::Result<()> {
        self.readable = Some(register(Interest::READABLE, Arc::clone(&self.stream))?);
        Ok(())
    }

    /// Acknowledges received TCP data at once, because the peer may hold back its next small piece until then.
    #[cfg(target_os = "linux")]
    pub fn acknowledge(&self) {
        if self.tcp {
            // If this fails, the next piece only arrives a little later.
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
            let capacity = free.len();
            let Some(readable) = &self.readable else {
                // Read what has arrived meanwhile before registering: it may be all that the caller needs.
                match (&*self.stream).read(free) {
                    Ok(count) => {
                        if (1..capacity).contains(&count) {
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
            let mut ready = ready!(readable.poll_read_ready(context))?;
            match ready.try_io(|stream| (&**stream.get_ref()).read(free)) {
                Ok(Ok(count)) => {
                    if (1..capacity).contains(&count) {
                        // The receive buffer is empty: the system reports when more arrives.
                        ready.clear_ready();
                    }
                    bytes.advance(count);
                    return Poll::Ready(Ok(()));
                }
                Ok(Err(error)) if error.kind() == io::ErrorKind::Interrupted => {}
                Ok(Err(error)) => return Poll::Ready(Err(error)),
                // A spurious wake-up.
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
            let writable = match &mut self.writable {
                Some(writable) => writable,
                none => {
                    let stream = self.stream.try_clone()?;
                    none.insert(register(Interest::WRITABLE, stream)?)
                }
            };
            ready!(writable.poll_write_ready(context))?.clear_ready();
        }
    }

    /// Shuts down writing and discards unread input, up to 64 KiB of it; otherwise the peer would see a reset connection.
    pub fn shut_down(&self) -> io::Result<()> {
        let mut bytes = [0; 1024];
        let mut rest = (0..64).map(|_| (&*self.stream).read(&mut bytes));
        while let Some(Ok(1..)) = rest.next() {}
        self.stream.shutdown(Shutdown::Write)
    }
}

/// Registers a stream for one kind of readiness. `AsyncFd::with_interest` is deprecated in favour of an unsafe call, because other types
/// might change their file descriptor; a stream of the standard library never does.
#[expect(deprecated)]
fn register<S: AsRawFd>(interest: Interest, stream: S) -> io::Result<AsyncFd<S>> {
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
        let mut received = read(&mut socket).await?;
        while received.len() < 8 {
            // Over TCP the second piece waits until the first is acknowledged.
            received += &read(&mut socket).await?;
        }
        assert_eq!(received, "one\ntwo\n");
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
    async fn data_received_while_the_socket_does_not_listen_is_read_later() -> io::Result<()> {
        check_that_nothing_is_lost(pair()?).await?;
        check_that_nothing_is_lost(tcp_pair()?).await
    }

    #[test]
    fn a_peer_whose_line_was_not_read_sees_no_reset_but_the_end() -> io::Result<()> {
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
