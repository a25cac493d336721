//! Assembles messages from received bytes.

/// The longest message that is accepted, in bytes after unescaping. The longest that a game needs is about half of it.
pub const MAX_MESSAGE_LENGTH: usize = 4096;

/// A message was longer than [`MAX_MESSAGE_LENGTH`]. It was dropped; the next one is read normally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a message is longer than {MAX_MESSAGE_LENGTH} bytes")]
pub struct TooLong;

/// Assembles messages from bytes, as the reverse of [`to_wire`](super::to_wire). Accepts LF and CR LF, and keeps an unfinished message
/// until the rest arrives. Bytes that are not UTF-8 become the replacement character. An empty line is an empty message.
#[derive(Debug, Default)]
pub struct LineAssembler {
    message: Vec<u8>,
    /// Number of bytes of the message that were dropped because it is too long.
    dropped: usize,
    state: State,
}

/// Which bytes with a special meaning precede the next byte.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum State {
    /// None.
    #[default]
    Plain,
    /// A backslash: the next byte has no special meaning; a line end continues the message.
    Backslash,
    /// A backslash and CR, which form a line end only with a following LF.
    BackslashReturn,
}

impl LineAssembler {
    /// An empty assembler.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next bytes and returns the messages that they complete, in order.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Result<String, TooLong>> {
        let mut messages = Vec::new();
        let mut rest = bytes;
        while let Some((byte, more)) = rest.split_first() {
            let plain_len = match self.state {
                // Copy bytes without a special meaning in one piece.
                State::Plain => rest.iter().position(|byte| matches!(byte, b'\\' | b'\n')),
                _ => Some(0),
            };
            match plain_len {
                Some(0) => {
                    messages.extend(self.step(*byte));
                    rest = more;
                }
                plain_len => {
                    let (plain, more) = rest.split_at(plain_len.unwrap_or(rest.len()));
                    self.append(plain);
                    rest = more;
                }
            }
        }
        messages
    }

    /// The number of bytes of an unfinished message so far.
    pub fn unfinished_len(&self) -> usize {
        self.message.len() + self.dropped
    }

    /// The last message at the end of the input, if it has no line end.
    pub fn finish(mut self) -> Option<Result<String, TooLong>> {
        (self.unfinished_len() > 0).then(|| self.complete())
    }

    fn step(&mut self, byte: u8) -> Option<Result<String, TooLong>> {
        match (std::mem::take(&mut self.state), byte) {
            (State::Plain, b'\\') => self.state = State::Backslash,
            (State::Plain, b'\n') => return Some(self.complete()),
            (State::Backslash, b'\r') => self.state = State::BackslashReturn,
            (State::BackslashReturn, other) if other != b'\n' => {
                self.append(b"\r");
                return self.step(other);
            }
            (_, other) => self.append(&[other]),
        }
        None
    }

    fn append(&mut self, bytes: &[u8]) {
        // One byte more than the maximum, for the CR of the line end.
        let room = (MAX_MESSAGE_LENGTH + 1).saturating_sub(self.message.len());
        let kept_len = bytes.len().min(room);
        self.message.extend_from_slice(&bytes[..kept_len]);
        self.dropped += bytes.len() - kept_len;
    }

    fn complete(&mut self) -> Result<String, TooLong> {
        let mut message = std::mem::take(&mut self.message);
        if message.last() == Some(&b'\r') {
            message.pop();
        }
        if std::mem::take(&mut self.dropped) > 0 || message.len() > MAX_MESSAGE_LENGTH {
            return Err(TooLong);
        }
        Ok(String::from_utf8(message)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::to_wire;
    use super::*;

    fn feed(bytes: &[u8]) -> Vec<Result<String, TooLong>> {
        LineAssembler::new().feed(bytes)
    }

    fn accepted(bytes: &str) -> Vec<String> {
        feed(bytes.as_bytes()).into_iter().flatten().collect()
    }

    #[test]
    fn both_line_ends_are_accepted_and_empty_lines_are_messages() {
        assert_eq!(accepted("a\r\nb\n\r\n\nc"), ["a", "b", "", ""]);
    }

    #[test]
    fn an_odd_number_of_backslashes_continues_a_line() {
        assert_eq!(
            accepted("a\\\r\nb\\\nc\n\\\\\nd\n\\\\\\\ne\n"),
            ["a\nb\nc", "\\", "d", "\\\ne"]
        );
    }

    #[test]
    fn a_backslash_removes_the_special_meaning_of_the_next_character() {
        assert_eq!(accepted("\\a\\\\b\\\rc\n"), ["a\\b\rc"]);
    }

    #[test]
    fn an_incomplete_line_waits_for_the_rest() {
        let wire = to_wire("Message 1 0 one\n\\two");
        let mut lines = LineAssembler::new();
        let (last, first) = wire.as_bytes().split_last().unwrap_or((&0, &[]));
        for byte in first {
            assert_eq!(lines.feed(&[*byte]), []);
        }
        assert_eq!(
            lines.feed(&[*last]),
            [Ok("Message 1 0 one\n\\two".to_owned())]
        );
        assert_eq!(lines.finish(), None);
    }

    #[test]
    fn a_last_line_without_a_line_end_is_a_message() {
        let mut lines = LineAssembler::new();
        assert_eq!(lines.feed(b"Ready"), []);
        assert_eq!(lines.finish(), Some(Ok("Ready".to_owned())));
    }

    #[test]
    fn a_message_of_the_maximum_length_is_accepted() {
        for end in ["\n", "\r\n"] {
            let longest = "x".repeat(MAX_MESSAGE_LENGTH);
            assert_eq!(accepted(&format!("{longest}{end}")), [longest.as_str()]);
            assert_eq!(feed(format!("{longest}x{end}").as_bytes()), [Err(TooLong)]);
        }
    }

    #[test]
    fn the_length_of_an_unfinished_message_counts_dropped_bytes() {
        let mut lines = LineAssembler::new();
        lines.feed(b"Ready\nRea");
        assert_eq!(lines.unfinished_len(), 3);
        lines.feed(&[b'x'; 3 * MAX_MESSAGE_LENGTH]);
        assert_eq!(lines.unfinished_len(), 3 + 3 * MAX_MESSAGE_LENGTH);
        lines.feed(b"\n");
        assert_eq!(lines.unfinished_len(), 0);
    }

    #[test]
    fn a_message_of_several_lines_that_is_too_long_is_one_error() {
        let long = "y".repeat(3 * MAX_MESSAGE_LENGTH);
        assert_eq!(
            feed(format!("{long}\\\r\n{long}\r\nReady\r\n").as_bytes()),
            [Err(TooLong), Ok("Ready".to_owned())]
        );
    }
}
