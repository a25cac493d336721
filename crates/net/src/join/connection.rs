//! A client's connection: messages in and out.

use std::collections::VecDeque;
use std::io;

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::LineDebug;
use crate::address::Address;
use crate::stream::Stream;
use engine::untrusted_text::sanitize;
use protocol::{ClientMessage, LineAssembler, ServerMessage, to_wire};
use storage::save::reason;
use words::say;

/// Why a connection has ended.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// The server hung up.
    #[error("{}", say!("network-hung-up"))]
    HungUp,
    /// The connection broke.
    #[error("{}", say!("network-connection-lost", why = reason(.0)))]
    Broken(#[from] io::Error),
}

/// A connection to a server. Lines that are not messages are ignored, as the original clients do.
pub struct Connection {
    stream: Stream,
    assembler: LineAssembler,
    received: VecDeque<ServerMessage>,
    bytes: Box<[u8; 4096]>,
    /// The debugging options of the connection.
    pub line_debug: LineDebug,
}

impl Connection {
    /// Opens a connection to a server.
    ///
    /// # Errors
    /// The error of the system.
    pub async fn open(address: &Address) -> io::Result<Self> {
        Ok(Self {
            stream: address.connect().await?,
            assembler: LineAssembler::new(),
            received: VecDeque::new(),
            bytes: Box::new([0; 4096]),
            line_debug: LineDebug::default(),
        })
    }

    /// Sends a message in one write.
    ///
    /// # Errors
    /// The connection is broken.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), Lost> {
        let line = to_wire(message);
        self.stream.write_all(line.as_bytes()).await?;
        self.stream.flush().await?;
        Ok(())
    }

    /// The next message. Nothing is lost if the caller stops waiting for it.
    ///
    /// # Errors
    /// No more messages will arrive.
    pub async fn next(&mut self) -> Result<ServerMessage, Lost> {
        loop {
            if let Some(message) = self.received.pop_front() {
                return Ok(message);
            }
            let count = self.stream.read(self.bytes.as_mut_slice()).await?;
            if count == 0 {
                return Err(Lost::HungUp);
            }
            let lines = self.assembler.feed(&self.bytes[..count]);
            // Text from an unknown server may be shown on a screen or a terminal.
            let messages = lines.into_iter().flatten();
            let messages = messages.map(|line| sanitize(&line).into_owned());
            let line_debug = self.line_debug;
            let echoed = messages.inspect(|line| line_debug.show(line));
            let parsed = echoed.filter_map(|line| ServerMessage::parse(&line).ok());
            self.received.extend(parsed);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn control_and_direction_characters_are_removed_from_messages() -> io::Result<()> {
        let server = TcpListener::bind("127.0.0.1:0")?;
        let address = Address::Tcp {
            host: "127.0.0.1".to_owned(),
            port: server.local_addr()?.port(),
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let found = runtime.block_on(async {
            let mut connection = Connection::open(&address).await?;
            let (mut accepted, _) = server.accept()?;
            accepted.write_all("Message 0 0 \u{1b}[31mfree\u{202e}\u{200b}\r\n".as_bytes())?;
            drop(accepted);
            Ok::<_, io::Error>(connection.next().await)
        })?;
        let Ok(ServerMessage::Message { text, .. }) = found else {
            unreachable!("{found:?}");
        };
        assert_eq!(text, "[31mfree");
        Ok(())
    }
}
