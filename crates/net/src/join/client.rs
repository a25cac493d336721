//! The client of a game server. It runs on its own thread, carries messages both ways, and reconnects with a visible
//! countdown when the connection is lost.

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

/// An event of a client.
#[derive(Clone, Debug, PartialEq)]
pub enum ClientEvent {
    /// Connected; the server waits for our first message.
    Connected,
    /// A message of the server.
    Received(ServerMessage),
    /// The connection was lost and will be retried in this many seconds.
    Disconnected {
        /// The reason, as a sentence for the player.
        why: String,
        /// Seconds until the next attempt; 0 means now.
        try_again_in: u32,
    },
    /// The first attempt to connect failed; the client has given up.
    Unreachable(String),
}

/// Seconds before each attempt to reconnect; the last value applies to all later attempts.
const DELAYS: [u32; 5] = [1, 2, 4, 8, 15];

/// Maximum number of unread events. Once it is reached, nothing more is read from the server.
const MAX_UNREAD: usize = 256;

/// Sends messages to the server. The connection ends when this is dropped, but not while standard input is forwarded (`--pass-stdin`).
#[derive(Debug)]
pub struct Client(UnboundedSender<ClientMessage>);

impl Client {
    /// Begins to connect to a server. The receiver yields the client's events.
    ///
    /// # Errors
    /// The system provides no thread or sockets.
    pub fn connect(
        address: Address,
        line_debug: LineDebug,
    ) -> io::Result<(Self, Receiver<ClientEvent>)> {
        let (message_sender, messages) = unbounded_channel();
        line_debug.forward_stdin(message_sender.clone())?;
        let (events, event_receiver) = channel(MAX_UNREAD);
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
        Ok((Self(message_sender), event_receiver))
    }

    /// A client for tests, which sends its messages to this channel.
    pub fn for_test(messages: UnboundedSender<ClientMessage>) -> Self {
        Self(messages)
    }

    /// Sends a message to the server. On each connection, the first must log in. Messages sent between the loss of a connection, or the start,
    /// and the next login are lost: they were meant for an earlier state of the table, and the server accepts nothing before a login.
    pub fn send(&self, message: ClientMessage) {
        // Fails once the client has given up, which it has reported.
        let _ = self.0.send(message);
    }
}

/// The task on the client's thread.
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

    /// Retries until connected again, then carries messages until that connection is lost. `None` if no connection is wanted any more.
    async fn reconnect(&mut self, mut why: String) -> Option<Lost> {
        for attempt in 0.. {
            let delay = DELAYS[attempt.min(DELAYS.len() - 1)];
            for try_again_in in (1..=delay).rev() {
                let lost = ClientEvent::Disconnected {
                    why: why.clone(),
                    try_again_in,
                };
                self.report(lost).await;
                if !self.wait().await {
                    return None;
                }
            }
            let lost = ClientEvent::Disconnected {
                why: why.clone(),
                try_again_in: 0,
            };
            self.report(lost).await;
            match Connection::open(&self.address).await {
                Ok(connection) => return self.carry(connection).await,
                Err(error) => why = reason(&error),
            }
        }
        None
    }

    /// Waits a second and drops messages sent meanwhile. `false` if no connection is wanted any more.
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

    /// Carries messages until the connection is lost; drops those before the login. `None` if no connection is wanted any more.
    async fn carry(&mut self, mut connection: Connection) -> Option<Lost> {
        connection.line_debug = self.line_debug;
        self.report(ClientEvent::Connected).await;
        let mut has_logged_in = false;
        loop {
            tokio::select! {
                message = self.messages.recv() => {
                    let message = message?;
                    has_logged_in |= message.is_login();
                    if has_logged_in && let Err(lost) = connection.send(&message).await {
                        return Some(lost);
                    }
                }
                received = connection.next() => match received {
                    Ok(message) => self.report(ClientEvent::Received(message)).await,
                    Err(lost) => return Some(lost),
                },
            }
        }
    }

    async fn report(&self, event: ClientEvent) {
        // The receiver is gone once the window has left the table.
        let _ = self.events.send(event).await;
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead, BufReader};
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn nothing_is_sent_before_the_login() -> io::Result<()> {
        let server = TcpListener::bind("127.0.0.1:0")?;
        let address = Address::Tcp {
            host: "127.0.0.1".to_owned(),
            port: server.local_addr()?.port(),
        };
        let (client, mut events) = Client::connect(address, LineDebug::default())?;
        let messages = ["SendMessage 0 hello", "Connect 1110 0 Ann", "NoClaim 7"];
        let send = |line: &str| client.send(ClientMessage::parse(line).expect("a message"));
        send(messages[0]);
        assert_eq!(events.blocking_recv(), Some(ClientEvent::Connected));
        messages[1..].iter().for_each(|line| send(line));
        let mut lines = BufReader::new(server.accept()?.0).lines();
        for expected in &messages[1..] {
            let line = lines.next().expect("a line")?;
            assert_eq!(line.trim_end(), *expected);
        }
        Ok(())
    }
}
