//! Deals under seal, as the host of a table tells them: lines of chat, which every client shows.

use std::fmt;

use crate::table::{DealSeed, Seal};

/// What the host says of a deal under seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealLine {
    /// The seal of the deal of this number, before it is dealt.
    Sealed(u32, Seal),
    /// What was under the seal, when the deal is over.
    Opened(DealSeed),
}

/// What the lines begin with.
const SEALED: &str = "Seal of deal ";
const OPENED: &str = "Under the seal: ";

impl SealLine {
    /// Reads what the host says; nothing if it is about something else.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(seed) = text.strip_prefix(OPENED) {
            return seed.parse().ok().map(Self::Opened);
        }
        let (number, seal) = text.strip_prefix(SEALED)?.split_once(": ")?;
        Some(Self::Sealed(number.parse().ok()?, seal.parse().ok()?))
    }

    /// Finds such a line after whatever a client wrote before it, such as who said it.
    pub fn find(line: &str) -> Option<Self> {
        let begins = [SEALED, OPENED].map(|begin| line.rfind(begin));
        let begin = begins.into_iter().flatten().max()?;
        Self::read(&line[begin..])
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
    use crate::table::Secret;
    use proptest::prelude::*;

    #[test]
    fn lines_are_read_as_they_are_told_and_found_behind_a_name() {
        let seed = Secret::new([1; 32]).deal(12);
        for line in [SealLine::Sealed(12, seed.seal()), SealLine::Opened(seed)] {
            let text = line.to_string();
            assert_eq!(SealLine::read(&text), Some(line));
            assert_eq!(SealLine::find(&format!("The server: {text}\r")), Some(line));
            assert_eq!(SealLine::read(&text[..text.len() - 1]), None);
            assert_eq!(SealLine::read(&format!("Mary: {text}")), None);
        }
        assert_eq!(SealLine::find("Seal of deal 1: none"), None);
    }

    proptest! {
        #[test]
        fn no_text_is_a_fault(text in ".{0,100}") {
            let _ = SealLine::find(&text);
            let _ = SealLine::find(&format!("ü{SEALED}{text}"));
            let _ = SealLine::find(&format!("ü{OPENED}{text}"));
        }
    }
}
