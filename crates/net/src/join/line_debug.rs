//! Debugging the connection between a client and a server: `red-stake join --echo-server --pass-stdin`.

use std::io::{self, BufRead};
use std::thread;

use tokio::sync::mpsc::UnboundedSender;

use protocol::{ClientMessage, to_wire, without_secret};

/// Debugging options of a connection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineDebug {
    /// Whether every line of the server is written to standard output.
    pub echo: bool,
    /// Whether lines of standard input are sent to the server.
    pub pass: bool,
    /// Whether nothing is declared automatically, and nothing passed before the time is over. Requests to log in or to get ready after a pause
    /// are still answered.
    pub monitor: bool,
}

impl LineDebug {
    /// Shows a line of the server, if enabled.
    pub(super) fn show(self, line: &str) {
        if self.echo {
            use io::Write;
            // Standard output may be closed.
            let _ = write!(io::stdout(), "{}", echoed(line));
        }
    }

    /// Forwards lines from standard input, if enabled, until its end.
    pub(super) fn forward_stdin(self, messages: UnboundedSender<ClientMessage>) -> io::Result<()> {
        if !self.pass {
            return Ok(());
        }
        let forward = move || {
            for line in io::stdin().lock().lines().map_while(Result::ok) {
                match ClientMessage::parse(&line) {
                    Ok(message) => {
                        if messages.send(message).is_err() {
                            return;
                        }
                    }
                    Err(error) => match without_secret(&line) {
                        whole if whole == line => eprintln!("red-stake: {line}: {error}"),
                        // The error text would contain the password.
                        word => eprintln!("red-stake: {word} is not understood"),
                    },
                }
            }
        };
        thread::Builder::new()
            .name("line-debug".to_owned())
            .spawn(forward)?;
        Ok(())
    }
}

/// A message of the server in its wire form, without secrets. Line breaks within a text stay escaped, so that the message cannot be
/// mistaken for several.
fn echoed(line: &str) -> String {
    to_wire(without_secret(line)).replace("\r\n", "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_echoed_text_on_two_lines_cannot_be_mistaken_for_two_messages() {
        assert_eq!(echoed("Message 0 0 hello"), "Message 0 0 hello\n");
        assert_eq!(
            echoed("Message 2 0 a\nMessage 0 0 b"),
            "Message 2 0 a\\\nMessage 0 0 b\n"
        );
        assert_eq!(echoed("SeatKey hush"), "SeatKey\n");
    }
}
