//! The client of a game server, on a thread of its own: it carries messages both ways, and when the connection is lost it
//! reconnects, with a countdown that can be shown.

use std::io;
use std::thread;
use std::time::Duration;

use tokio::sync::mpsc::{
    Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel,
};
use tokio::time::sleep;

use super::{Connection, LineDebug, Lost};
use crate::address::Address;
use protocol::{ClientMessage, ServerMessage};
use storage::save::reason;

/// What a client reports.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// The connection is up; the server waits for our first message.
    Connected,
    /// The server says something.
    Received(ServerMessage),
    /// The connection is lost and will be tried again in so many seconds.
    Disconnected {
        /// What broke it, in words.
        why: String,
        /// Seconds until the next attempt; 0: now.
        again_in: u32,
    },
    /// There never was a connection; the client has given up.
    Unreachable(String),
}

/// Seconds before the first, second ... attempt to reconnect; the last holds for all that follow.
const DELAYS: [u32; 5] = [1, 2, 4, 8, 15];

/// Events that nobody has taken yet. While there are so many, nothing more is read from the server.
const UNTAKEN: usize = 256;

/// Sends messages to the server. The connection ends when this is dropped.
#[derive(Debug)]
pub struct Client(UnboundedSender<ClientMessage>);

impl Client {
    /// Connects to a server; the receiver gives what the client reports.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn connect(
        address: Address,
        line_debug: LineDebug,
    ) -> io::Result<(Self, Receiver<ClientEvent>)> {
        let (ours, messages) = unbounded_channel();
        line_debug.take(ours.clone())?;
        let (events, theirs) = channel(UNTAKEN);
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        thread::Builder::new()
            .name("client".to_owned())
            .spawn(move || {
                let task = ClientTask {
                    address,
                    line_debug,
                    messages,
                    events,
                };
                runtime.block_on(task.run());
            })?;
        Ok((Self(ours), theirs))
    }

    /// A client whose messages can be read in a test.
    pub fn to(messages: UnboundedSender<ClientMessage>) -> Self {
        Self(messages)
    }

    /// Sends a message to the server; it is lost if the connection is.
    pub fn send(&self, message: ClientMessage) {
        // A client that has given up has said so.
        let _ = self.0.send(message);
    }
}

/// What runs on the client's thread.
struct ClientTask {
    address: Address,
    line_debug: LineDebug,
    messages: UnboundedReceiver<ClientMessage>,
    events: Sender<ClientEvent>,
}

impl ClientTask {
    async fn run(mut self) {
        let mut why = match Connection::open(&self.address).await {
            Ok(connection) => self.carry(connection).await,
            Err(error) => {
                self.report(ClientEvent::Unreachable(reason(&error))).await;
                return;
            }
        };
        while let Some(lost) = why {
            why = self.reconnect(lost.to_string()).await;
        }
    }

    /// Tries until the connection is up again, and carries on; `None` if nobody wants that any more.
    async fn reconnect(&mut self, mut why: String) -> Option<Lost> {
        for attempt in 0.. {
            let delay = DELAYS[attempt.min(DELAYS.len() - 1)];
            for again_in in (1..=delay).rev() {
                let lost = ClientEvent::Disconnected {
                    why: why.clone(),
                    again_in,
                };
                self.report(lost).await;
                if !self.wait().await {
                    return None;
                }
            }
            let lost = ClientEvent::Disconnected {
                why: why.clone(),
                again_in: 0,
            };
            self.report(lost).await;
            match Connection::open(&self.address).await {
                Ok(connection) => return self.carry(connection).await,
                Err(error) => why = reason(&error),
            }
        }
        None
    }

    /// Waits a second; what is said meanwhile is lost. `false`: nobody wants the connection any more.
    async fn wait(&mut self) -> bool {
        let second = sleep(Duration::from_secs(1));
        tokio::pin!(second);
        loop {
            tokio::select! {
                () = &mut second => return true,
                message = self.messages.recv() => if message.is_none() { return false },
            }
        }
    }

    /// Carries messages until the connection is lost; `None` if nobody wants it any more.
    async fn carry(&mut self, mut connection: Connection) -> Option<Lost> {
        connection.line_debug = self.line_debug;
        self.report(ClientEvent::Connected).await;
        loop {
            tokio::select! {
                message = self.messages.recv() => if let Err(lost) = connection.send(&message?).await {
                    return Some(lost);
                },
                heard = connection.next() => match heard {
                    Ok(message) => self.report(ClientEvent::Received(message)).await,
                    Err(lost) => return Some(lost),
                },
            }
        }
    }

    async fn report(&self, event: ClientEvent) {
        // Nobody listens any more once the window has left the table.
        let _ = self.events.send(event).await;
    }
}
