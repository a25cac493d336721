//! A client that sends and receives plain lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::server::Outcome;

/// Only a test that hangs reaches this timeout.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A connection to a server.
pub struct Client {
    reader: BufReader<Box<dyn Read>>,
    writer: Box<dyn Write>,
}

impl Client {
    /// Connects to a local port (`:5000`) or to a socket file.
    pub fn connect(address: &str) -> Outcome<Self> {
        let Some(port) = address.strip_prefix(':') else {
            return Self::connect_to_socket(address);
        };
        let stream = TcpStream::connect(("127.0.0.1", port.parse()?))?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        Ok(Self::new(stream.try_clone()?, stream))
    }

    #[cfg(unix)]
    fn connect_to_socket(file: &str) -> Outcome<Self> {
        let stream = std::os::unix::net::UnixStream::connect(file)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        Ok(Self::new(stream.try_clone()?, stream))
    }

    #[cfg(not(unix))]
    fn connect_to_socket(file: &str) -> Outcome<Self> {
        Err(format!("{file}: this system has no socket files").into())
    }

    fn new(reader: impl Read + 'static, writer: impl Write + 'static) -> Self {
        Self {
            reader: BufReader::new(Box::new(reader)),
            writer: Box::new(writer),
        }
    }

    /// Connects, asks for a seat under a name, and waits for the reply, which may be a refusal. Id 0 requests any seat.
    pub fn sit(address: &str, id: u32, name: &str) -> Outcome<Self> {
        let mut client = Self::connect(address)?;
        client.send(&format!("Connect 1110 {id} {name}"))?;
        client.wait_for("ConnectReply")?;
        Ok(client)
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) -> Outcome {
        Ok(self.writer.write_all(format!("{line}\r\n").as_bytes())?)
    }

    /// Sends raw bytes.
    pub fn send_bytes(&mut self, bytes: &[u8]) -> Outcome {
        Ok(self.writer.write_all(bytes)?)
    }

    /// Reads the next line; `None` at the end of the connection.
    pub fn line(&mut self) -> Outcome<Option<String>> {
        let mut line = String::new();
        Ok(match self.reader.read_line(&mut line)? {
            0 => None,
            _ => Some(line.trim_end().to_owned()),
        })
    }

    /// Waits for a line that begins with `prefix`.
    pub fn wait_for(&mut self, prefix: &str) -> Outcome<String> {
        while let Some(line) = self.line()? {
            if line.starts_with(prefix) {
                return Ok(line);
            }
        }
        Err(format!("the connection ended before \"{prefix}\" was received").into())
    }

    /// Reads all lines until the end of the connection.
    pub fn read_to_end(&mut self) -> Outcome<Vec<String>> {
        let mut lines = Vec::new();
        while let Some(line) = self.line()? {
            lines.push(line);
        }
        Ok(lines)
    }
}
