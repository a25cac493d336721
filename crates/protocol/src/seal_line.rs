//! Seal announcements: chat lines of the host, which every client shows.

use std::fmt;

use super::ServerMessage;
use engine::table::{DealSeed, Seal};

/// An announcement about a sealed deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealLine {
    /// The seal of the deal with this number, published before it is dealt.
    Sealed(u32, Seal),
    /// The seed of the deal, published when it is over.
    Opened(DealSeed),
}

/// The prefix of a line with a seal.
const SEALED: &str = "Seal of deal ";
/// The prefix of a line with a seed.
const OPENED: &str = "Under the seal: ";

impl SealLine {
    /// Reads an announcement; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(seed) = text.strip_prefix(OPENED) {
            return seed.parse().ok().map(Self::Opened);
        }
        let (number, seal) = text.strip_prefix(SEALED)?.split_once(": ")?;
        Some(Self::Sealed(number.parse().ok()?, seal.parse().ok()?))
    }

    /// Reads an announcement in a message of the server. Messages of players are ignored.
    pub fn of_message(message: &ServerMessage) -> Option<Self> {
        match message {
            ServerMessage::Message {
                sender: 0, text, ..
            } => Self::read(text),
            _ => None,
        }
    }

    /// Finds an announcement in a line of copied chat. The line may begin with the host's name and a colon.
    pub fn find(line: &str, host: &str) -> Option<Self> {
        let line = line.trim();
        let text = line
            .strip_prefix(host)
            .and_then(|rest| rest.strip_prefix(':'));
        Self::read(text.unwrap_or(line))
    }
}

impl fmt::Display for SealLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sealed(number, seal) => write!(f, "{SEALED}{number}: {seal}"),
            Self::Opened(seed) => write!(f, "{OPENED}{seed}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::table::Secret;
    use proptest::prelude::*;

    #[test]
    fn a_written_line_can_be_read_and_is_found_after_the_name_of_the_host() {
        let seed = Secret::new([1; 32]).deal_seed(12);
        for line in [SealLine::Sealed(12, seed.seal()), SealLine::Opened(seed)] {
            let text = line.to_string();
            assert_eq!(SealLine::read(&text), Some(line));
            let find = |line: String| SealLine::find(&line, "The server");
            assert_eq!(find(format!("The server: {text}\r")), Some(line));
            assert_eq!(find(text.clone()), Some(line));
            for other in ["Mary", "Mary: The server", "The server (2)", ""] {
                assert_eq!(find(format!("{other}: {text}")), None, "{other}");
            }
            let message = |sender| ServerMessage::Message {
                sender,
                addressee: 0,
                text: text.clone(),
            };
            assert_eq!(SealLine::of_message(&message(0)), Some(line));
            assert_eq!(SealLine::of_message(&message(2)), None);
            assert_eq!(SealLine::read(&text[..text.len() - 1]), None);
            assert_eq!(SealLine::read(&format!("Mary: {text}")), None);
        }
        assert_eq!(SealLine::find("Seal of deal 1: none", ""), None);
    }

    proptest! {
        #[test]
        fn no_text_causes_a_panic(text in ".{0,100}") {
            let _ = SealLine::find(&text, "ü");
            let _ = SealLine::find(&format!("ü:{SEALED}{text}"), "ü");
            let _ = SealLine::find(&format!("ü:{OPENED}{text}"), "ü");
        }
    }
}
