//! The driver of a hosted table: sockets, the clock, and one task a direction for every connection.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{self, Instant};

use super::limits;
use super::room::{Link, Output, Room};
use crate::protocol::{LineAssembler, TooLong};
use crate::session::address::{Address, Listener, Stream};

/// What the server leaves to whoever runs it: files and words for the terminal.
pub trait Clerk {
    /// The server listens there.
    fn listening(&mut self, address: &str);
    /// Something for standard output.
    fn print(&mut self, text: &str);
    /// A line was received, or (`sent`) sent, on the connection of this number.
    fn log(&mut self, link: u64, sent: bool, line: &str);
    /// Writes a saved game; the name as it was wished for, if it was.
    ///
    /// # Errors
    /// Why it could not be written, in words.
    fn save(&mut self, file: Option<&str>, text: &str) -> Result<String, String>;
    /// Writes the history of the hand of this number, from 1.
    fn history(&mut self, number: u32, text: &str);
}

/// What happens on a connection. The answer to a line says how long to wait before the next is read.
enum Event {
    Line(Link, Result<String, TooLong>, oneshot::Sender<Duration>),
    Closed(Link),
}

/// A connection's way out.
struct Way {
    lines: mpsc::Sender<Arc<str>>,
    reading: JoinHandle<()>,
    writing: JoinHandle<()>,
}

/// How long the last words to a peer may take.
const LAST_WORDS: Duration = Duration::from_secs(5);

struct Server<'a> {
    room: Room,
    clerk: &'a mut dyn Clerk,
    ways: BTreeMap<Link, Way>,
    last_link: Link,
    begin: Instant,
    events: mpsc::Sender<Event>,
}

/// Opens the table to the network until its game is over, or until something else has come to pass.
///
/// # Errors
/// Nobody can listen at that address.
pub fn serve(
    address: &Address,
    room: Room,
    clerk: &mut dyn Clerk,
    until: impl Future<Output = ()>,
) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = address.listen().await?;
        clerk.listening(&listener.address(address));
        let (events, incoming) = mpsc::channel(limits::WAITING);
        let mut server = Server {
            room,
            clerk,
            ways: BTreeMap::new(),
            last_link: 0,
            begin: Instant::now(),
            events,
        };
        tokio::select! {
            () = server.run(&listener, incoming) => {}
            () = until => {
                let now = server.now();
                server.room.shut(now);
                server.deliver();
            }
        }
        server.close().await;
        Ok(())
    })
}

impl Server<'_> {
    async fn run(&mut self, listener: &Listener, mut incoming: mpsc::Receiver<Event>) {
        while self.deliver() {
            let due = self.room.next_due().map(|due| self.begin + due);
            let tick = async {
                match due {
                    Some(due) => time::sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                Some(event) = incoming.recv() => self.take(event),
                stream = listener.accept() => match stream {
                    Ok(stream) => self.welcome(stream),
                    // Out of file handles: those who wait may leave meanwhile.
                    Err(_) => time::sleep(Duration::from_millis(100)).await,
                },
                () = tick => {
                    let now = self.now();
                    self.room.tick(now);
                }
            }
        }
    }

    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    fn welcome(&mut self, stream: Stream) {
        self.last_link += 1;
        let link = self.last_link;
        let (lines, out) = mpsc::channel(limits::UNREAD);
        let way = Way {
            lines,
            reading: tokio::spawn(read(link, stream.reader, self.events.clone())),
            writing: tokio::spawn(write(stream.writer, out)),
        };
        self.ways.insert(link, way);
        let now = self.now();
        self.room.opened(link, now);
    }

    fn take(&mut self, event: Event) {
        let now = self.now();
        match event {
            Event::Line(link, line, wait) => {
                if let Ok(line) = &line {
                    self.clerk.log(link, false, line);
                }
                // Nobody waits if the connection was ended meanwhile.
                let _ = wait.send(self.room.line(link, line, now));
            }
            Event::Closed(link) => {
                self.room.closed(link, now);
                self.hang_up(link);
            }
        }
    }

    /// Does everything that is due; false if the server is to end.
    fn deliver(&mut self) -> bool {
        let now = self.now();
        while let Some(output) = self.room.take_due(now) {
            match output {
                Output::Say(link, line) => self.send(link, line),
                Output::Close(link) => self.hang_up(link),
                Output::Print(text) => self.clerk.print(&text),
                Output::History(number, text) => self.clerk.history(number, &text),
                Output::Save {
                    asked_by,
                    file,
                    text,
                } => {
                    let saved = self.clerk.save(file.as_deref(), &text);
                    self.room.saved(asked_by, saved);
                }
                Output::End => return false,
            }
        }
        true
    }

    fn send(&mut self, link: Link, line: Arc<str>) {
        let Some(way) = self.ways.get(&link) else {
            return;
        };
        self.clerk.log(link, true, &line);
        if way.lines.try_send(line).is_err() {
            // A peer that does not read is as good as gone.
            if let Some(way) = self.ways.remove(&link) {
                way.reading.abort();
                way.writing.abort();
            }
            let now = self.now();
            self.room.closed(link, now);
        }
    }

    /// Ends a connection once its last words are sent.
    fn hang_up(&mut self, link: Link) {
        if let Some(Way {
            lines,
            reading,
            mut writing,
        }) = self.ways.remove(&link)
        {
            drop(lines);
            reading.abort();
            tokio::spawn(async move {
                if time::timeout(LAST_WORDS, &mut writing).await.is_err() {
                    writing.abort();
                }
            });
        }
    }

    /// Ends all connections and waits until everything is sent.
    async fn close(self) {
        let end = Instant::now() + LAST_WORDS;
        for way in self.ways.into_values() {
            way.reading.abort();
            drop(way.lines);
            // Whoever does not read by then is left behind.
            let _ = time::timeout_at(end, way.writing).await;
        }
    }
}

async fn read(
    link: Link,
    mut reader: impl tokio::io::AsyncRead + Unpin,
    events: mpsc::Sender<Event>,
) {
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
    }
    // The server has ended if nobody listens any more.
    let _ = events.send(Event::Closed(link)).await;
}

/// Writes each message in one go.
async fn write(
    mut writer: impl tokio::io::AsyncWrite + Unpin,
    mut lines: mpsc::Receiver<Arc<str>>,
) {
    while let Some(line) = lines.recv().await {
        if writer.write_all(line.as_bytes()).await.is_err() {
            return;
        }
        if writer.flush().await.is_err() {
            return;
        }
    }
    // The peer may have gone already.
    let _ = writer.shutdown().await;
}
