//! A connection of the server: one task reads it, another writes what waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{self, Instant};

use crate::protocol::{LineAssembler, TooLong};
use crate::session::address::Stream;
use crate::session::host::allowance::Allowance;
use crate::session::host::limits;
use crate::session::host::room::Link;

/// What happens on a connection.
pub(super) enum Event {
    /// A line has come. The answer says how long to wait before the next is read.
    Line(Link, Result<String, TooLong>, oneshot::Sender<Duration>),
    /// More has come than any line may hold.
    Endless(Link),
    /// Nothing more will come.
    Closed(Link),
}

/// A connection's way out.
pub(super) struct Way {
    /// What is to go out together.
    said: String,
    out: mpsc::UnboundedSender<String>,
    /// Bytes on their way that the peer has not taken.
    unread: Arc<AtomicUsize>,
    reading: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// How long the last words to a peer may take.
pub(super) const LAST_WORDS: Duration = Duration::from_secs(5);

impl Way {
    /// Begins to read and write.
    pub fn open(link: Link, stream: Stream, events: mpsc::Sender<Event>) -> Self {
        let (out, waiting) = mpsc::unbounded_channel();
        let unread = Arc::default();
        Self {
            said: String::new(),
            out,
            reading: tokio::spawn(read(link, stream.reader, events)),
            writing: tokio::spawn(write(stream.writer, waiting, Arc::clone(&unread))),
            unread,
        }
    }

    /// Says a line; it goes out with the others when the way is flushed.
    pub fn say(&mut self, line: &str) {
        self.said.push_str(line);
    }

    /// Sends what was said, in one go; `false` if the peer has not read for too long.
    pub fn flush(&mut self) -> bool {
        let said = std::mem::take(&mut self.said);
        let unread = self.unread.fetch_add(said.len(), Ordering::Relaxed) + said.len();
        // Whoever reads the connection learns if it is broken.
        let _ = self.out.send(said);
        unread <= limits::UNREAD
    }

    /// Ends the connection at once.
    pub fn cut(self) {
        self.reading.abort();
        self.writing.abort();
    }

    /// Ends the connection once its last words are sent.
    pub fn hang_up(mut self) {
        self.flush();
        self.reading.abort();
        drop(self.out);
        tokio::spawn(async move {
            if time::timeout(LAST_WORDS, &mut self.writing).await.is_err() {
                self.writing.abort();
            }
        });
    }

    /// Waits until everything is sent; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        self.flush();
        self.reading.abort();
        drop(self.out);
        let _ = time::timeout_at(end, self.writing).await;
    }
}

async fn read(link: Link, mut reader: impl AsyncRead + Unpin, events: mpsc::Sender<Event>) {
    let begin = Instant::now();
    let mut allowance = Allowance::new(limits::BYTES, limits::BYTES_A_SECOND);
    let mut assembler = LineAssembler::new();
    let mut bytes = [0; 1024];
    while let Ok(count @ 1..) = reader.read(&mut bytes).await {
        for line in assembler.feed(&bytes[..count]) {
            let (wait, answer) = oneshot::channel();
            if events.send(Event::Line(link, line, wait)).await.is_err() {
                return;
            }
            match answer.await {
                Ok(Duration::ZERO) => {}
                Ok(wait) => time::sleep(wait).await,
                Err(_) => return,
            }
        }
        if assembler.unfinished() > limits::ENDLESS {
            // The server has ended if nobody listens any more.
            let _ = events.send(Event::Endless(link)).await;
            return;
        }
        let wait = allowance.spend(count as f64, begin.elapsed());
        if !wait.is_zero() {
            time::sleep(wait).await;
        }
    }
    // The server has ended if nobody listens any more.
    let _ = events.send(Event::Closed(link)).await;
}

/// Writes whatever waits in one go.
async fn write(
    mut writer: impl AsyncWrite + Unpin,
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
