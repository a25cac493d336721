//! Assembles messages from received bytes.

/// The longest message that is accepted, in bytes after unescaping. The longest that a game needs is about half of it.
pub const MAX_MESSAGE_LENGTH: usize = 4096;

/// A message was longer than [`MAX_MESSAGE_LENGTH`]. It was skipped; the next one is read normally.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a message is longer than {MAX_MESSAGE_LENGTH} bytes")]
pub struct TooLong;

/// Assembles messages from bytes: undoes what [`to_wire`](super::to_wire) does, accepts LF and CR LF, and keeps an unfinished message until
/// the rest arrives. Bytes that are not UTF-8 become the replacement character. An empty line is an empty message.
#[derive(Debug, Default)]
pub struct LineAssembler {
    message: Vec<u8>,
    /// Number of bytes beyond the longest message.
    skipped: usize,
    before: Before,
}

/// What preceded the next byte.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Before {
    /// Nothing that changes its meaning.
    #[default]
    Plain,
    /// A backslash: keeps the next byte, or continues the message after a line end.
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
            let plain = match self.before {
                // Copy bytes without a special meaning in one piece.
                Before::Plain => rest.iter().position(|byte| matches!(byte, b'\\' | b'\n')),
                _ => Some(0),
            };
            match plain {
                Some(0) => {
                    messages.extend(self.step(*byte));
                    rest = more;
                }
                plain => {
                    let (kept, more) = rest.split_at(plain.unwrap_or(rest.len()));
                    self.keep(kept);
                    rest = more;
                }
            }
        }
        messages
    }

    /// The number of bytes of an unfinished message so far.
    pub fn unfinished(&self) -> usize {
        self.message.len() + self.skipped
    }

    /// The rest at the end of the input: a last message without a line end.
    pub fn finish(mut self) -> Option<Result<String, TooLong>> {
        (self.unfinished() > 0).then(|| self.complete())
    }

    fn step(&mut self, byte: u8) -> Option<Result<String, TooLong>> {
        match (std::mem::take(&mut self.before), byte) {
            (Before::Plain, b'\\') => self.before = Before::Backslash,
            (Before::Plain, b'\n') => return Some(self.complete()),
            (Before::Backslash, b'\r') => self.before = Before::BackslashReturn,
            (Before::BackslashReturn, other) if other != b'\n' => {
                self.keep(b"\r");
                return self.step(other);
            }
            (_, other) => self.keep(&[other]),
        }
        None
    }

    fn keep(&mut self, bytes: &[u8]) {
        // One byte more than the maximum: the CR of its line end.
        let room = (MAX_MESSAGE_LENGTH + 1).saturating_sub(self.message.len());
        let kept = bytes.len().min(room);
        self.message.extend_from_slice(&bytes[..kept]);
        self.skipped += bytes.len() - kept;
    }

    fn complete(&mut self) -> Result<String, TooLong> {
        let mut message = std::mem::take(&mut self.message);
        if message.last() == Some(&b'\r') {
            message.pop();
        }
        if std::mem::take(&mut self.skipped) > 0 || message.len() > MAX_MESSAGE_LENGTH {
            return Err(TooLong);
        }
        Ok(String::from_utf8(message)
            .unwrap_or_else(|wrong| String::from_utf8_lossy(wrong.as_bytes()).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::to_wire;
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Result<String, TooLong>> {
        LineAssembler::new().feed(bytes)
    }

    fn read(bytes: &str) -> Vec<String> {
        all(bytes.as_bytes()).into_iter().flatten().collect()
    }

    #[test]
    fn both_line_ends_are_accepted_and_empty_lines_are_messages() {
        assert_eq!(read("a\r\nb\n\r\n\nc"), ["a", "b", "", ""]);
    }

    #[test]
    fn an_odd_number_of_backslashes_continues_a_line() {
        assert_eq!(
            read("a\\\r\nb\\\nc\n\\\\\nd\n\\\\\\\ne\n"),
            ["a\nb\nc", "\\", "d", "\\\ne"]
        );
    }

    #[test]
    fn a_backslash_keeps_the_character_after_it() {
        assert_eq!(read("\\a\\\\b\\\rc\n"), ["a\\b\rc"]);
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
    fn a_last_line_without_its_end_is_not_lost() {
        let mut lines = LineAssembler::new();
        assert_eq!(lines.feed(b"Ready"), []);
        assert_eq!(lines.finish(), Some(Ok("Ready".to_owned())));
    }

    #[test]
    fn a_message_may_be_just_as_long_as_allowed() {
        for end in ["\n", "\r\n"] {
            let longest = "x".repeat(MAX_MESSAGE_LENGTH);
            assert_eq!(read(&format!("{longest}{end}")), [longest.as_str()]);
            assert_eq!(all(format!("{longest}x{end}").as_bytes()), [Err(TooLong)]);
        }
    }

    #[test]
    fn the_length_of_an_unfinished_message_is_known() {
        let mut lines = LineAssembler::new();
        lines.feed(b"Ready\nRea");
        assert_eq!(lines.unfinished(), 3);
        lines.feed(&[b'x'; 3 * MAX_MESSAGE_LENGTH]);
        assert_eq!(lines.unfinished(), 3 + 3 * MAX_MESSAGE_LENGTH);
        lines.feed(b"\n");
        assert_eq!(lines.unfinished(), 0);
    }

    #[test]
    fn an_overlong_message_with_several_lines_is_one_error() {
        let long = "y".repeat(3 * MAX_MESSAGE_LENGTH);
        assert_eq!(
            all(format!("{long}\\\r\n{long}\r\nReady\r\n").as_bytes()),
            [Err(TooLong), Ok("Ready".to_owned())]
        );
    }
}
