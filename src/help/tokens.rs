//! Splits text into the words that the search compares.

/// The words of a text, in lower case.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_lowercase())
        .filter(|word| !word.is_empty())
        .collect()
}

/// A word without a common ending: -s, -es, -ed or -ing. An ending stays if fewer than three letters or a final s would be left.
pub(super) fn stem(word: &str) -> &str {
    const ENDINGS: [&str; 4] = ["ing", "ed", "es", "s"];
    let stem_of = |ending: &&str| {
        let rest = word.strip_suffix(*ending)?;
        (rest.len() > 2 && !rest.ends_with('s')).then_some(rest)
    };
    ENDINGS.iter().find_map(stem_of).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_do_not_matter() {
        for word in ["wait", "waits", "waiting", "waited"] {
            assert_eq!(stem(word), "wait");
        }
        assert_eq!(stem("pass"), "pass");
    }
}
