//! Errors of commands.

use engine::untrusted_text::sanitize;
use storage::save::without_error_code;

/// Why a command failed: one line that says where the error is and what is wrong.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BadInput(String);

impl BadInput {
    /// An error at a place, such as a file or an option, as one line without control characters.
    pub fn new(place: impl std::fmt::Display, wrong: impl std::fmt::Display) -> Self {
        let wrong = wrong.to_string();
        let words = format!("{place}: {}", without_error_code(&wrong));
        let words = sanitize(&words);
        Self(words.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_one_line_without_control_characters() {
        let missing = std::io::Error::from_raw_os_error(2);
        let line = BadInput::new("a\u{1b}[31m\u{202e}b.mah", missing).to_string();
        assert!(line.starts_with("a[31mb.mah: "), "{line}");
        assert!(!line.contains("os error"), "{line}");
    }
}
