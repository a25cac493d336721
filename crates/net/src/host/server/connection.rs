//! A connection of the server: its incoming lines and its outgoing text.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, Waker, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::time::{self, Instant};

use crate::host::limits;
use crate::host::token_bucket::TokenBucket;
use crate::stream::Stream;
use protocol::{LineAssembler, TooLong};

/// The time limit for sending the last lines to a peer.
pub(super) const CLOSING_TIMEOUT: Duration = Duration::from_secs(5);

/// What was received on a connection.
pub(super) enum Received {
    /// A line that has ended; it may be too long.
    Line(Result<String, TooLong>),
    /// So many bytes of a line without its end that the connection must be closed.
    Endless,
    /// The end of the connection.
    Closed,
}

/// How much of the outgoing text was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flushed {
    /// All of it.
    Complete,
    /// A part; the peer reads more slowly than we send.
    Partial,
    /// So little of it that the peer counts as gone.
    Stalled,
}

/// A connection of the server.
pub(super) struct Connection {
    stream: Stream,
    begin: Instant,
    assembler: LineAssembler,
    /// Lines that were received but not returned yet.
    lines: VecDeque<Result<String, TooLong>>,
    /// The budget for bytes of overlong lines.
    unfinished: TokenBucket,
    /// Nothing is read before this time, because the peer has sent too much.
    throttled_until: Option<Instant>,
    /// Nothing is read before this time, because nothing is expected.
    paused_until: Option<Instant>,
    /// Whether something was received that was neither acknowledged nor followed by a send.
    unacknowledged: bool,
    /// Lines to be sent together.
    outgoing: Vec<u8>,
    /// Whether sending has failed.
    broken: bool,
    /// When `outgoing` must be sent at the latest; `None` once it was sent as far as the peer reads.
    due: Option<Instant>,
}

impl Connection {
    /// A new connection.
    pub fn new(stream: Stream) -> Self {
        Self {
            stream,
            begin: Instant::now(),
            assembler: LineAssembler::new(),
            lines: VecDeque::new(),
            unfinished: TokenBucket::new(limits::BYTES_BURST, limits::BYTES_PER_SECOND),
            throttled_until: None,
            paused_until: None,
            unacknowledged: false,
            outgoing: Vec::new(),
            broken: false,
            due: None,
        }
    }

    /// Receives the next item. Also sends the rest of what the peer has not accepted before.
    pub fn poll_receive(&mut self, context: &mut Context<'_>) -> Poll<Received> {
        if self.due.is_none() && !self.outgoing.is_empty() {
            // The rest is sent later.
            let _ = self.poll_send(context);
        }
        while self.throttled_until.is_none_or(|end| end <= Instant::now()) {
            self.throttled_until = None;
            if let Some(line) = self.lines.pop_front() {
                return Poll::Ready(Received::Line(line));
            }
            if self.paused_until.is_some() {
                break;
            }
            if self.assembler.unfinished_len() > limits::MAX_UNFINISHED_BYTES {
                return Poll::Ready(Received::Endless);
            }
            let mut bytes = [MaybeUninit::uninit(); 1024];
            let mut bytes = ReadBuf::uninit(&mut bytes);
            match ready!(Pin::new(&mut self.stream).poll_read(context, &mut bytes)) {
                Ok(()) if !bytes.filled().is_empty() => self.read(bytes.filled()),
                _ => return Poll::Ready(Received::Closed),
            }
        }
        Poll::Pending
    }

    fn read(&mut self, bytes: &[u8]) {
        self.unacknowledged = true;
        self.lines.extend(self.assembler.feed(bytes));
        // The room limits whole lines, since it may have asked for them.
        if self.assembler.unfinished_len() > limits::MAX_MESSAGE_LENGTH {
            let wait = self
                .unfinished
                .spend(bytes.len() as f64, self.begin.elapsed());
            self.throttle(wait);
        }
    }

    /// Stops reading for this long; zero ends throttling.
    pub fn throttle(&mut self, wait: Duration) {
        self.throttled_until = (!wait.is_zero()).then(|| Instant::now() + wait);
    }

    /// Ends throttling. Returns whether the connection was throttled.
    pub fn stop_throttling(&mut self) -> bool {
        self.throttled_until.take().is_some()
    }

    /// Whether the connection is throttled.
    pub fn is_throttled(&self) -> bool {
        self.throttled_until.is_some()
    }

    /// Whether throttling ends by now.
    pub fn throttle_is_over(&self, now: Instant) -> bool {
        self.throttled_until.is_some_and(|end| end <= now)
    }

    /// When something is due next: sending, or reading again.
    pub fn next_due(&self) -> Option<Instant> {
        let reading = self.throttled_until.into_iter().chain(self.paused_until);
        reading.chain(self.due).min()
    }

    /// Stops reading for a while, if the stream allows that.
    pub fn pause_reading(&mut self, until: Instant) {
        if self.stream.stop_listening() {
            self.paused_until = Some(until);
        }
    }

    /// Reads again at the next poll. Returns whether reading was paused.
    pub fn resume_reading(&mut self) -> bool {
        self.paused_until.take().is_some()
    }

    /// Acknowledges what was received, unless reading is paused or something was sent since, which acknowledges it too.
    pub fn acknowledge(&mut self) {
        if self.paused_until.is_none() && std::mem::take(&mut self.unacknowledged) {
            self.stream.acknowledge();
        }
    }

    /// Whether a pause in reading ends by now.
    pub fn pause_is_over(&self, now: Instant) -> bool {
        self.paused_until.is_some_and(|end| end <= now)
    }

    /// Queues lines to be sent together at the next flush, at this time at the latest.
    pub fn queue(&mut self, text: &str, latest: Instant) {
        if !self.broken {
            self.outgoing.extend_from_slice(text.as_bytes());
            self.due.get_or_insert(latest);
        }
    }

    /// When the queued lines must be sent at the latest.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Sends the queued lines in one go.
    pub fn flush(&mut self) -> Flushed {
        self.due = None;
        // No waker is needed: the rest is sent at the next poll.
        let _ = self.poll_send(&mut Context::from_waker(Waker::noop()));
        match self.outgoing.len() {
            0 => Flushed::Complete,
            1..=limits::MAX_UNSENT_BYTES => Flushed::Partial,
            _ => Flushed::Stalled,
        }
    }

    /// Sends the queued lines until all are sent.
    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while !self.outgoing.is_empty() {
            self.unacknowledged = false;
            let sent = Pin::new(&mut self.stream).poll_write(context, &self.outgoing);
            match ready!(sent) {
                Ok(count @ 1..) if count == self.outgoing.len() => self.outgoing.clear(),
                Ok(count @ 1..) => drop(self.outgoing.drain(..count)),
                // The reading side notices that the connection is broken.
                _ => {
                    self.broken = true;
                    self.outgoing.clear();
                }
            }
        }
        Poll::Ready(())
    }

    /// Closes the connection in the background once its last lines are sent.
    pub fn hang_up(self) {
        tokio::spawn(self.finish(Instant::now() + CLOSING_TIMEOUT));
    }

    /// Sends everything and closes the connection, at `end` at the latest.
    pub async fn finish(mut self, end: Instant) {
        let all = async {
            poll_fn(|context| self.poll_send(context)).await;
            // The peer may already be gone.
            let _ = self.stream.shutdown().await;
        };
        // What the peer has not read by then is lost.
        let _ = time::timeout_at(end, all).await;
    }
}
