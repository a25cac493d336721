//! Escaping of messages, and of texts inside messages.

/// White space in the protocol: space, tab, line feed, vertical tab, form feed, carriage return.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\t'..='\r')
}

/// A message in the form in which it is sent: backslashes doubled, a backslash before each inner line end, CR LF at the end.
/// [`LineAssembler`](super::LineAssembler) reverses it.
pub fn to_wire(message: impl Into<String>) -> String {
    let mut wire = message.into();
    // Only texts need escaping.
    let escaped = ['\\', '\n'].into_iter().filter_map(|end| wire.find(end));
    if let Some(first) = escaped.min() {
        let rest = wire.split_off(first);
        for piece in rest.split_inclusive(['\\', '\n']) {
            let end = match piece.as_bytes().last() {
                Some(b'\n') => "\\\r\n",
                Some(b'\\') => "\\\\",
                _ => "",
            };
            wire.push_str(piece.strip_suffix(['\\', '\n']).unwrap_or(piece));
            wire.push_str(end);
        }
    }
    wire.push_str("\r\n");
    wire
}

/// The prefix that keeps the first character of a text inside its message.
pub(super) fn guard(text: &str) -> &'static str {
    if text.starts_with(|c| c == '\\' || is_blank(c)) {
        "\\"
    } else {
        ""
    }
}

/// The text without the initial guard.
pub(super) fn unguarded(text: &str) -> &str {
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
