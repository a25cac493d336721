//! How a message is written down, and how a text stands inside a message.

/// White space as the protocol knows it: blank, tab, line feed, vertical tab, form feed, carriage return.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t'..='\r')
}

/// The bytes that carry a message: backslashes doubled, each inner line feed announced by a backslash, CR LF at every end.
/// Read back by [`LineAssembler`](super::LineAssembler).
pub fn to_wire(message: &str) -> String {
    let mut wire = String::with_capacity(message.len() + 2);
    let mut rest = message;
    while let Some(at) = rest.bytes().position(|byte| matches!(byte, b'\\' | b'\n')) {
        wire.push_str(&rest[..at]);
        wire.push_str(match rest.as_bytes()[at] {
            b'\n' => "\\\r\n",
            _ => "\\\\",
        });
        rest = &rest[at + 1..];
    }
    wire.push_str(rest);
    wire.push_str("\r\n");
    wire
}

/// What must stand before a text inside its message, so that its first character is not lost.
pub(super) fn guard(text: &str) -> &'static str {
    if text.starts_with(|c| c == '\\' || is_blank(c)) {
        "\\"
    } else {
        ""
    }
}

/// The text without the guard before it.
pub(super) fn unguarded(text: &str) -> &str {
    text.strip_prefix('\\').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backslashes_are_doubled_and_inner_ends_of_lines_announced() {
        assert_eq!(to_wire("a\\b\nc"), "a\\\\b\\\r\nc\r\n");
        assert_eq!(to_wire(""), "\r\n");
    }

    #[test]
    fn only_a_text_that_begins_oddly_is_guarded() {
        for text in [" a", "\ta", "\n", "\\"] {
            assert_eq!(guard(text), "\\", "{text:?}");
            assert_eq!(unguarded(&format!("\\{text}")), text);
        }
        for text in ["", "a", "a\\"] {
            assert_eq!(guard(text), "");
            assert_eq!(unguarded(text), text);
        }
    }
}
