//! A connection of the server: what comes in on it, and what waits to go out.

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

/// How long the last words to a peer may take.
pub(super) const LAST_WORDS: Duration = Duration::from_secs(5);

/// What has come on a connection.
pub(super) enum Received {
    /// A line.
    Line(Result<String, TooLong>),
    /// More than any line may hold.
    Overlong,
    /// Nothing more will come.
    Closed,
}

/// How much went out of what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flushed {
    /// All of it.
    Complete,
    /// The peer has not read so fast.
    Partial,
    /// The peer has not read for too long.
    Stalled,
}

/// A connection of the server.
pub(super) struct Connection {
    stream: Stream,
    begin: Instant,
    assembler: LineAssembler,
    /// Lines that have come and were not looked at yet.
    lines: VecDeque<Result<String, TooLong>>,
    /// Bytes of lines that are too long.
    unfinished: TokenBucket,
    /// Nothing more is read before this.
    throttled_until: Option<Instant>,
    /// Nobody listens here before this.
    paused_until: Option<Instant>,
    /// Something has come since anything was sent.
    unconfirmed: bool,
    /// What is to go out together.
    outgoing: Vec<u8>,
    /// Nothing goes out any more.
    broken: bool,
    /// When it goes out at the latest; none if it was sent, as far as the peer has taken it.
    due: Option<Instant>,
}

impl Connection {
    /// A connection on which nothing has come yet.
    pub fn new(stream: Stream) -> Self {
        Self {
            stream,
            begin: Instant::now(),
            assembler: LineAssembler::new(),
            lines: VecDeque::new(),
            unfinished: TokenBucket::new(limits::BYTES, limits::BYTES_A_SECOND),
            throttled_until: None,
            paused_until: None,
            unconfirmed: false,
            outgoing: Vec::new(),
            broken: false,
            due: None,
        }
    }

    /// What has come next, if anything has. Meanwhile the peer is sent what it has not taken at once.
    pub fn poll_receive(&mut self, context: &mut Context<'_>) -> Poll<Received> {
        if self.due.is_none() && !self.outgoing.is_empty() {
            // Whatever is not taken goes out later.
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
            if self.assembler.unfinished() > limits::ENDLESS {
                return Poll::Ready(Received::Overlong);
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
        self.unconfirmed = true;
        self.lines.extend(self.assembler.feed(bytes));
        // What whole lines may cost the table knows, which has asked for some of them.
        if self.assembler.unfinished() > limits::MAX_MESSAGE_LENGTH {
            let wait = self
                .unfinished
                .spend(bytes.len() as f64, self.begin.elapsed());
            self.throttle(wait);
        }
    }

    /// Nothing more is read for so long.
    pub fn throttle(&mut self, wait: Duration) {
        self.throttled_until = (!wait.is_zero()).then(|| Instant::now() + wait);
    }

    /// Reads on. Returns whether nothing was read for a while.
    pub fn stop_throttling(&mut self) -> bool {
        self.throttled_until.take().is_some()
    }

    /// Whether nothing is read here for a while.
    pub fn is_throttled(&self) -> bool {
        self.throttled_until.is_some()
    }

    /// Whether it has rested until now, and may be read again.
    pub fn throttle_is_over(&self, now: Instant) -> bool {
        self.throttled_until.is_some_and(|end| end <= now)
    }

    /// When something is due here by itself: what was said goes out, or more may be read.
    pub fn next_due(&self) -> Option<Instant> {
        let is_throttled = self.throttled_until.into_iter();
        is_throttled.chain(self.paused_until).chain(self.due).min()
    }

    /// Does not listen for a while, if the connection can do without.
    pub fn pause_reading(&mut self, until: Instant) {
        if self.stream.stop_listening() {
            self.paused_until = Some(until);
        }
    }

    /// Listens again once this is asked what it has heard. Returns whether it did not listen.
    pub fn listen(&mut self) -> bool {
        self.paused_until.take().is_some()
    }

    /// Confirms what has come, if it is listened to and nothing was sent in return.
    pub fn confirm(&mut self) {
        if self.paused_until.is_none() && std::mem::take(&mut self.unconfirmed) {
            self.stream.confirm();
        }
    }

    /// Whether nobody has listened here until now, and somebody should.
    pub fn pause_is_over(&self, now: Instant) -> bool {
        self.paused_until.is_some_and(|end| end <= now)
    }

    /// Says lines; they go out with others when the way is flushed, at the latest at this time.
    pub fn say(&mut self, text: &str, latest: Instant) {
        if !self.broken {
            self.outgoing.extend_from_slice(text.as_bytes());
            self.due.get_or_insert(latest);
        }
    }

    /// When what was said goes out at the latest; none if nothing waits for that.
    pub fn due(&self) -> Option<Instant> {
        self.due
    }

    /// Sends what was said, in one go.
    pub fn flush(&mut self) -> Flushed {
        self.due = None;
        // Nobody is to be woken for what is not taken at once: it goes on when the way is asked next what it has heard.
        let _ = self.poll_send(&mut Context::from_waker(Waker::noop()));
        match self.outgoing.len() {
            0 => Flushed::Complete,
            1..=limits::UNREAD => Flushed::Partial,
            _ => Flushed::Stalled,
        }
    }

    /// Sends what was said, until everything is taken.
    fn poll_send(&mut self, context: &mut Context<'_>) -> Poll<()> {
        while !self.outgoing.is_empty() {
            self.unconfirmed = false;
            let sent = Pin::new(&mut self.stream).poll_write(context, &self.outgoing);
            match ready!(sent) {
                Ok(count @ 1..) if count == self.outgoing.len() => self.outgoing.clear(),
                Ok(count @ 1..) => drop(self.outgoing.drain(..count)),
                // Whoever reads the connection learns that it is broken.
                _ => {
                    self.broken = true;
                    self.outgoing.clear();
                }
            }
        }
        Poll::Ready(())
    }

    /// Ends the connection once its last words are sent.
    pub fn hang_up(self) {
        tokio::spawn(self.finish(Instant::now() + LAST_WORDS));
    }

    /// Waits until everything is sent; whoever does not read by then is left behind.
    pub async fn finish(mut self, end: Instant) {
        let all = async {
            poll_fn(|context| self.poll_send(context)).await;
            // The peer may have gone already.
            let _ = self.stream.shutdown().await;
        };
        // After that the connection ends as it is.
        let _ = time::timeout_at(end, all).await;
    }
}
