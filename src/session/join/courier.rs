//! A courier between a visitor and a server, on a thread of its own: it carries messages both ways, and when the line is lost it
//! tries again, with a countdown that can be shown.

use std::io;
use std::thread;
use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use super::{Connection, Lost, Tap};
use crate::protocol::{ClientMessage, ServerMessage};
use crate::session::address::Address;

/// What a courier brings.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The line is up; the server waits for our first message.
    Open,
    /// The server says something.
    Heard(ServerMessage),
    /// The line is lost and will be tried again in so many seconds.
    Lost {
        /// Why.
        why: String,
        /// Seconds until the next attempt; 0: now.
        again_in: u32,
    },
    /// There never was a line; the courier has given up.
    Unreachable(String),
}

/// Seconds before the first, second ... attempt to come back; the last holds for all that follow.
const DELAYS: [u32; 5] = [1, 2, 4, 8, 15];

/// Sends messages. The courier goes home when this is dropped.
#[derive(Debug)]
pub struct Courier(UnboundedSender<ClientMessage>);

impl Courier {
    /// Sends a courier to a server; what it brings comes out of the other end.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn send(address: Address, tap: Tap) -> io::Result<(Self, UnboundedReceiver<News>)> {
        let (ours, letters) = unbounded_channel();
        tap.take(ours.clone())?;
        let (news, theirs) = unbounded_channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        thread::Builder::new()
            .name("courier".to_owned())
            .spawn(move || {
                let errand = Errand {
                    address,
                    tap,
                    letters,
                    news,
                };
                runtime.block_on(errand.run());
            })?;
        Ok((Self(ours), theirs))
    }

    /// A courier whose letters can be read in a test.
    #[cfg(test)]
    pub fn to(letters: UnboundedSender<ClientMessage>) -> Self {
        Self(letters)
    }

    /// Says something to the server; lost if the line is.
    pub fn say(&self, message: ClientMessage) {
        // A courier that has given up has said so.
        let _ = self.0.send(message);
    }
}

struct Errand {
    address: Address,
    tap: Tap,
    letters: UnboundedReceiver<ClientMessage>,
    news: UnboundedSender<News>,
}

impl Errand {
    async fn run(mut self) {
        let mut why = match Connection::open(&self.address).await {
            Ok(connection) => self.carry(connection).await,
            Err(error) => {
                self.tell(News::Unreachable(error.to_string()));
                return;
            }
        };
        while let Some(lost) = why {
            why = self.come_back(lost.to_string()).await;
        }
    }

    /// Tries until the line is up again, and carries on; `None` if nobody wants that any more.
    async fn come_back(&mut self, mut why: String) -> Option<Lost> {
        for attempt in 0.. {
            let delay = DELAYS[attempt.min(DELAYS.len() - 1)];
            for again_in in (1..=delay).rev() {
                let lost = News::Lost {
                    why: why.clone(),
                    again_in,
                };
                self.tell(lost);
                if !self.wait().await {
                    return None;
                }
            }
            let lost = News::Lost {
                why: why.clone(),
                again_in: 0,
            };
            self.tell(lost);
            match Connection::open(&self.address).await {
                Ok(connection) => return self.carry(connection).await,
                Err(error) => why = error.to_string(),
            }
        }
        None
    }

    /// Waits a second; what is said meanwhile is lost. `false`: nobody wants the line any more.
    async fn wait(&mut self) -> bool {
        let second = sleep(Duration::from_secs(1));
        tokio::pin!(second);
        loop {
            tokio::select! {
                () = &mut second => return true,
                letter = self.letters.recv() => if letter.is_none() { return false },
            }
        }
    }

    /// Carries messages until the line is lost; `None` if nobody wants it any more.
    async fn carry(&mut self, mut connection: Connection) -> Option<Lost> {
        connection.tap = self.tap;
        self.tell(News::Open);
        loop {
            tokio::select! {
                letter = self.letters.recv() => if let Err(lost) = connection.send(&letter?).await {
                    return Some(lost);
                },
                heard = connection.next() => match heard {
                    Ok(message) => self.tell(News::Heard(message)),
                    Err(lost) => return Some(lost),
                },
            }
        }
    }

    fn tell(&self, news: News) {
        // Nobody listens any more once the window has left the table.
        let _ = self.news.send(news);
    }
}
