//! The index: all index words with their topics, by letter.

use super::{Help, Topic};

/// An entry of the index.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<'a> {
    /// The index word.
    pub word: &'a str,
    /// Its topic.
    pub topic: &'a Topic,
}

/// The letter of an entry; `#`, sorted last, if it does not begin with a letter.
pub fn letter(word: &str) -> char {
    let first = word.chars().next();
    let capital = first.and_then(|letter| letter.to_uppercase().next());
    capital
        .filter(|letter| letter.is_alphabetic())
        .unwrap_or('#')
}

impl Help {
    /// The entries that contain `part`: first those that begin with it, each group in alphabetical order.
    pub fn index(&self, part: &str) -> Vec<Entry<'_>> {
        let part = part.trim().to_lowercase();
        let mut entries: Vec<Entry<'_>> = self
            .topics()
            .iter()
            .flat_map(|topic| topic.index.iter().map(move |word| Entry { word, topic }))
            .filter(|entry| entry.word.to_lowercase().contains(&part))
            .collect();
        entries.sort_by_cached_key(|entry| {
            let starts = entry.word.to_lowercase().starts_with(&part);
            (
                !starts,
                letter(entry.word) == '#',
                entry.word.to_lowercase(),
            )
        });
        if part.is_empty() {
            entries.sort_by_cached_key(|entry| {
                let letter = letter(entry.word);
                (letter == '#', letter, entry.word.to_lowercase())
            });
        }
        entries
    }
}
