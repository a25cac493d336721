//! Splits text into the words that the search compares.

use std::collections::HashSet;

use words::say;

/// The words of a text, in lower case. Chinese and Japanese have no spaces: there, every two neighbouring characters are a word, and so is the
/// last character.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_lowercase())
        .filter(|word| !word.is_empty())
        .flat_map(|word| match word.chars().any(is_unspaced) {
            true => pairs(&word),
            false => vec![word],
        })
        .collect()
}

/// Whether a character belongs to a script without spaces between words: kana or Han.
pub fn is_unspaced(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Whether a character is punctuation of such a script.
pub fn is_wide_sign(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{303F}' | '\u{FF00}'..='\u{FFEF}')
}

/// Every two neighbouring characters, and the last one.
fn pairs(word: &str) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    let last = letters.iter().rev().take(1).map(char::to_string);
    let pairs = letters.windows(2).map(|pair| pair.iter().collect());
    pairs.chain(last).collect()
}

/// What the search knows about the current language.
#[derive(Debug)]
pub(super) struct SearchLanguage {
    /// Endings that make no difference, longest first.
    endings: Vec<&'static str>,
    /// Words that are ignored.
    stop_words: HashSet<&'static str>,
}

impl SearchLanguage {
    /// The current language.
    pub(super) fn current() -> Self {
        Self {
            endings: say!("help-word-endings").split_whitespace().collect(),
            stop_words: say!("help-stop-words").split_whitespace().collect(),
        }
    }

    /// A word without a common ending. An ending stays if fewer than three letters or a final s would be left.
    pub(super) fn stem<'a>(&self, word: &'a str) -> &'a str {
        let stem_of = |ending: &&str| {
            let rest = word.strip_suffix(*ending)?;
            (rest.len() > 2 && !rest.ends_with('s')).then_some(rest)
        };
        self.endings.iter().find_map(stem_of).unwrap_or(word)
    }

    /// Whether the search ignores a word.
    pub(super) fn is_stop_word(&self, word: &str) -> bool {
        self.stop_words.contains(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_do_not_matter() {
        let english = SearchLanguage::current();
        for word in ["wait", "waits", "waiting", "waited"] {
            assert_eq!(english.stem(word), "wait");
        }
        assert_eq!(english.stem("pass"), "pass");
    }

    #[test]
    fn text_without_spaces_is_split_into_pairs() {
        assert_eq!(split("明杠 Kong"), ["明杠", "杠", "kong"]);
        assert_eq!(split("碰"), ["碰"]);
    }
}
