//! Escapes messages, and texts inside messages.

/// White space in the protocol: space, tab, line feed, vertical tab, form feed, carriage return.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t'..='\r')
}

/// A message as it is sent: backslashes are doubled, each inner line end has a backslash before it, and CR LF ends the message.
/// [`LineAssembler`](super::LineAssembler) reverses this.
pub fn to_wire(message: impl Into<String>) -> String {
    let mut wire = message.into();
    // Most messages contain nothing that needs escaping.
    let escaped = ['\\', '\n'].into_iter().filter_map(|c| wire.find(c));
    if let Some(first) = escaped.min() {
        let rest = wire.split_off(first);
        for piece in rest.split_inclusive(['\\', '\n']) {
            let escaped_end = match piece.as_bytes().last() {
                Some(b'\n') => "\\\r\n",
                Some(b'\\') => "\\\\",
                _ => "",
            };
            wire.push_str(piece.strip_suffix(['\\', '\n']).unwrap_or(piece));
            wire.push_str(escaped_end);
        }
    }
    wire.push_str("\r\n");
    wire
}

/// The prefix that protects the first character of a text from being read as a separator or as a prefix.
pub(super) fn escape_prefix(text: &str) -> &'static str {
    if text.starts_with(|c| c == '\\' || is_blank(c)) {
        "\\"
    } else {
        ""
    }
}

/// The text without an initial escape prefix.
pub(super) fn without_escape_prefix(text: &str) -> &str {
    text.strip_prefix('\\').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backslashes_are_doubled_and_inner_line_ends_escaped() {
        assert_eq!(to_wire("a\\b\nc"), "a\\\\b\\\r\nc\r\n");
        assert_eq!(to_wire(""), "\r\n");
    }

    #[test]
    fn only_a_text_that_begins_with_a_blank_or_backslash_gets_a_prefix() {
        for text in [" a", "\ta", "\n", "\\"] {
            assert_eq!(escape_prefix(text), "\\", "{text:?}");
            assert_eq!(without_escape_prefix(&format!("\\{text}")), text);
        }
        for text in ["", "a", "a\\"] {
            assert_eq!(escape_prefix(text), "");
            assert_eq!(without_escape_prefix(text), text);
        }
    }
}
