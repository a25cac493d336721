//! A connection of the server, and the task that reads it.

use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{self, Instant};

use super::outlet::{LAST_WORDS, Outlet};
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

/// A connection of the server.
pub(super) struct Way {
    outlet: Outlet,
    reading: JoinHandle<()>,
}

impl Way {
    /// Begins to read.
    pub fn open(link: Link, stream: Stream, events: mpsc::Sender<Event>) -> Self {
        Self {
            outlet: Outlet::new(stream.writer),
            reading: tokio::spawn(read(link, stream.reader, events)),
        }
    }

    /// Says a line; it goes out with the others when the way is flushed.
    pub fn say(&mut self, line: &str) {
        self.outlet.say(line);
    }

    /// Sends what was said, in one go; `false` if the peer has not read for too long.
    pub fn flush(&mut self) -> bool {
        self.outlet.flush()
    }

    /// Ends the connection at once.
    pub fn cut(self) {
        self.reading.abort();
        self.outlet.cut();
    }

    /// Ends the connection once its last words are sent.
    pub fn hang_up(self) {
        tokio::spawn(self.finish(Instant::now() + LAST_WORDS));
    }

    /// Waits until everything is sent; whoever does not read by then is left behind.
    pub async fn finish(self, end: Instant) {
        self.reading.abort();
        self.outlet.finish(end).await;
    }
}

async fn read(link: Link, mut reader: impl AsyncRead + Unpin, events: mpsc::Sender<Event>) {
    let begin = Instant::now();
    let mut allowance = Allowance::new(limits::BYTES, limits::BYTES_A_SECOND);
    let mut assembler = LineAssembler::new();
    let mut bytes = [0; 1024];
    while let Ok(count @ 1..) = reader.read(&mut bytes).await {
        let lines = assembler.feed(&bytes[..count]);
        // What whole lines may cost the table knows, which has asked for some of them.
        let unfinished = if lines.is_empty() { count } else { 0 };
        for line in lines {
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
        let wait = allowance.spend(unfinished as f64, begin.elapsed());
        if !wait.is_zero() {
            time::sleep(wait).await;
        }
    }
    // The server has ended if nobody listens any more.
    let _ = events.send(Event::Closed(link)).await;
}
