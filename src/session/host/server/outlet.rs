//! The way out of a connection. What is said goes out at once, in one piece; only for a peer who does not take it a task waits until
//! it does.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use tokio::io::{AsyncWrite, AsyncWriteExt};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{self, Instant};

use crate::session::host::limits;

/// How long the last words to a peer may take.
pub(super) const LAST_WORDS: Duration = Duration::from_secs(5);

type Writer = Box<dyn AsyncWrite + Send + Unpin>;

/// A way out.
pub(super) struct Outlet {
    /// What is to go out together.
    said: String,
    way: Way,
}

/// How things go out.
enum Way {
    /// At once.
    Free(Writer),
    /// By a task, since the peer has once not taken everything.
    Slow(Slow),
    /// Not any more: whoever reads the connection learns that it is broken.
    Broken,
}

struct Slow {
    out: mpsc::UnboundedSender<String>,
    /// Bytes on their way that the peer has not taken.
    unread: Arc<AtomicUsize>,
    writing: JoinHandle<()>,
}

impl Slow {
    fn new(writer: Writer) -> Self {
        let (out, waiting) = mpsc::unbounded_channel();
        let unread = Arc::default();
        Self {
            out,
            writing: tokio::spawn(write(writer, waiting, Arc::clone(&unread))),
            unread,
        }
    }

    /// Takes what is to go out; `false` if the peer has not read for too long.
    fn send(&self, said: String) -> bool {
        let unread = self.unread.fetch_add(said.len(), Ordering::Relaxed) + said.len();
        // Whoever reads the connection learns if it is broken.
        let _ = self.out.send(said);
        unread <= limits::UNREAD
    }
}

impl Outlet {
    pub fn new(writer: Writer) -> Self {
        Self {
            said: String::new(),
            way: Way::Free(writer),
        }
    }

    /// Says a line; it goes out with the others when the outlet is flushed.
    pub fn say(&mut self, line: &str) {
        self.said.push_str(line);
    }

    /// Sends what was said, in one go; `false` if the peer has not read for too long.
    pub fn flush(&mut self) -> bool {
        if let Way::Free(writer) = &mut self.way {
            match write_now(writer, &self.said) {
                Ok(count) if count == self.said.len() => {
                    self.said.clear();
                    return true;
                }
                Ok(count) => {
                    self.said.drain(..count);
                    if let Way::Free(writer) = std::mem::replace(&mut self.way, Way::Broken) {
                        self.way = Way::Slow(Slow::new(writer));
                    }
                }
                Err(_) => self.way = Way::Broken,
            }
        }
        let said = std::mem::take(&mut self.said);
        match &self.way {
            Way::Slow(slow) => slow.send(said),
            Way::Free(_) | Way::Broken => true,
        }
    }

    /// Nothing more goes out.
    pub fn cut(self) {
        if let Way::Slow(slow) = self.way {
            slow.writing.abort();
        }
    }

    /// Waits until everything is sent, and closes; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        self.flush();
        match self.way {
            Way::Free(mut writer) => {
                // The peer may have gone already.
                let _ = writer.shutdown().await;
            }
            Way::Slow(mut slow) => {
                drop(slow.out);
                if time::timeout_at(end, &mut slow.writing).await.is_err() {
                    slow.writing.abort();
                }
            }
            Way::Broken => {}
        }
    }
}

/// Writes as much as is taken at once; how many bytes that was.
fn write_now(writer: &mut Writer, said: &str) -> std::io::Result<usize> {
    // Nobody is to be woken: if not everything is taken, a task goes on.
    let mut context = Context::from_waker(Waker::noop());
    let mut written = 0;
    while written < said.len() {
        match Pin::new(&mut *writer).poll_write(&mut context, &said.as_bytes()[written..]) {
            Poll::Ready(Ok(0)) => return Err(std::io::ErrorKind::WriteZero.into()),
            Poll::Ready(Ok(count)) => written += count,
            Poll::Ready(Err(error)) => return Err(error),
            Poll::Pending => break,
        }
    }
    Ok(written)
}

/// Writes whatever waits in one go.
async fn write(
    mut writer: Writer,
    mut waiting: mpsc::UnboundedReceiver<String>,
    unread: Arc<AtomicUsize>,
) {
    while let Some(mut said) = waiting.recv().await {
        while let Ok(more) = waiting.try_recv() {
            said.push_str(&more);
        }
        if writer.write_all(said.as_bytes()).await.is_err() || writer.flush().await.is_err() {
            return;
        }
        unread.fetch_sub(said.len(), Ordering::Relaxed);
    }
    // The peer may have gone already.
    let _ = writer.shutdown().await;
}
