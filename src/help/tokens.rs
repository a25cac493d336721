//! Splits text into the words that the search compares.

/// The words of a text, in lower case.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_lowercase())
        .filter(|word| !word.is_empty())
        .collect()
}

/// A word without its common endings: plural, past, -ing.
pub(super) fn stem(word: &str) -> &str {
    const ENDINGS: [&str; 4] = ["ing", "ed", "es", "s"];
    let kept = |ending: &&str| {
        let kept = word.strip_suffix(*ending)?;
        (kept.len() > 2 && !kept.ends_with('s')).then_some(kept)
    };
    ENDINGS.iter().find_map(kept).unwrap_or(word)
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
