//! A connection: a byte stream in both directions that can be handed from one thread to another.

use std::io;
use std::net::IpAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf, Stdin, Stdout};
use tokio::net::TcpStream;

#[cfg(unix)]
mod socket;

#[cfg(unix)]
use socket::Socket;

/// Whether the system supports acknowledging received TCP data immediately. Without that, Nagle's algorithm may delay the peer's next small
/// segment.
pub const CAN_ACKNOWLEDGE: bool = cfg!(target_os = "linux");

/// A connection in both directions.
pub struct Stream {
    wire: Wire,
    /// Bytes that were already read and are returned again by the next reads.
    unread: Vec<u8>,
    /// The address of the peer, if this is an incoming TCP connection.
    pub from: Option<IpAddr>,
}

enum Wire {
    #[cfg(unix)]
    Socket(Socket),
    #[cfg(not(unix))]
    Tcp(TcpStream),
    Standard(Stdin, Stdout),
}

/// A connection that is not registered with any thread's runtime, so that it can move to another thread.
pub struct DetachedStream {
    wire: DetachedWire,
    unread: Vec<u8>,
    from: Option<IpAddr>,
}

enum DetachedWire {
    Tcp(std::net::TcpStream),
    #[cfg(unix)]
    Socket(std::os::unix::net::UnixStream),
}

impl Stream {
    fn new(wire: Wire, from: Option<IpAddr>) -> Self {
        Self {
            wire,
            unread: Vec::new(),
            from,
        }
    }

    /// A connection over TCP.
    ///
    /// # Errors
    /// The error of the system.
    pub fn tcp(stream: TcpStream, from: Option<IpAddr>) -> io::Result<Self> {
        #[cfg(unix)]
        let wire = Wire::Socket(Socket::tcp(stream.into_std()?)?);
        #[cfg(not(unix))]
        let wire = Wire::Tcp(stream);
        Ok(Self::new(wire, from))
    }

    /// A connection over a Unix socket.
    ///
    /// # Errors
    /// The error of the system.
    #[cfg(unix)]
    pub fn unix(stream: tokio::net::UnixStream) -> io::Result<Self> {
        Ok(Self::new(
            Wire::Socket(Socket::unix(stream.into_std()?)?),
            None,
        ))
    }

    /// Deregisters from incoming data until the next read, so that it wakes no task; false if the stream does not support that.
    pub fn stop_listening(&mut self) -> bool {
        match &mut self.wire {
            #[cfg(unix)]
            Wire::Socket(socket) => {
                socket.stop_listening();
                true
            }
            _ => false,
        }
    }

    /// Asks the system to acknowledge received TCP data, so that the peer sends its next segment. Has no effect where the system cannot.
    pub fn acknowledge(&self) {
        #[cfg(target_os = "linux")]
        if let Wire::Socket(socket) = &self.wire {
            socket.acknowledge();
        }
    }

    /// Standard input and output.
    pub fn standard() -> Self {
        Self::new(
            Wire::Standard(tokio::io::stdin(), tokio::io::stdout()),
            None,
        )
    }

    /// Detaches the connection from this thread. Its next owner reads the bytes `unread` first.
    ///
    /// # Errors
    /// The error of the system, or the connection is standard input and output.
    pub fn detach(self, unread: Vec<u8>) -> io::Result<DetachedStream> {
        Ok(DetachedStream {
            wire: match self.wire {
                #[cfg(unix)]
                Wire::Socket(socket) if socket.is_tcp() => {
                    DetachedWire::Tcp(socket.release()?.into())
                }
                #[cfg(unix)]
                Wire::Socket(socket) => DetachedWire::Socket(socket.release()?.into()),
                #[cfg(not(unix))]
                Wire::Tcp(stream) => DetachedWire::Tcp(stream.into_std()?),
                Wire::Standard(..) => return Err(io::ErrorKind::Unsupported.into()),
            },
            unread,
            from: self.from,
        })
    }
}

impl DetachedStream {
    /// Attaches the connection to this thread's runtime.
    ///
    /// # Errors
    /// The error of the system.
    pub fn attach(self) -> io::Result<Stream> {
        let wire = match self.wire {
            #[cfg(unix)]
            DetachedWire::Tcp(stream) => Wire::Socket(Socket::tcp(stream)?),
            #[cfg(unix)]
            DetachedWire::Socket(stream) => Wire::Socket(Socket::unix(stream)?),
            #[cfg(not(unix))]
            DetachedWire::Tcp(stream) => Wire::Tcp(TcpStream::from_std(stream)?),
        };
        Ok(Stream {
            wire,
            unread: self.unread,
            from: self.from,
        })
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if !self.unread.is_empty() {
            let count = self.unread.len().min(bytes.remaining());
            bytes.put_slice(&self.unread[..count]);
            self.unread.drain(..count);
            return Poll::Ready(Ok(()));
        }
        match &mut self.wire {
            #[cfg(not(unix))]
            Wire::Tcp(stream) => Pin::new(stream).poll_read(context, bytes),
            #[cfg(unix)]
            Wire::Socket(socket) => socket.poll_read(context, bytes),
            Wire::Standard(input, _) => Pin::new(input).poll_read(context, bytes),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match &mut self.wire {
            #[cfg(not(unix))]
            Wire::Tcp(stream) => Pin::new(stream).poll_write(context, bytes),
            #[cfg(unix)]
            Wire::Socket(socket) => socket.poll_write(context, bytes),
            Wire::Standard(_, output) => Pin::new(output).poll_write(context, bytes),
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.wire {
            Wire::Standard(_, output) => Pin::new(output).poll_flush(context),
            // A socket has no buffer of ours: the system already has what was written.
            _ => Poll::Ready(Ok(())),
        }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.wire {
            #[cfg(not(unix))]
            Wire::Tcp(stream) => Pin::new(stream).poll_shutdown(context),
            #[cfg(unix)]
            Wire::Socket(socket) => Poll::Ready(socket.shut_down()),
            Wire::Standard(_, output) => Pin::new(output).poll_shutdown(context),
        }
    }
}
