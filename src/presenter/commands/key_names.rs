//! The names of keys in the player's language. The table of commands has them in English, since keys are found by these names.

use words::{Key, Value, key, noun};

/// Keys that are held while another is pressed, as they begin a combination.
const HELD: [(&str, Key); 3] = [
    ("Ctrl+", key!("key-ctrl")),
    ("Alt+", key!("key-alt")),
    ("Shift+", key!("key-shift")),
];

/// Keys with a name. Letters, digits and F1 to F12 are named as they are in every language.
const NAMED: [(&str, Key); 14] = [
    ("Pause", key!("key-pause")),
    ("Enter", key!("key-enter")),
    ("Space", key!("key-space")),
    ("Esc", key!("key-esc")),
    ("Left", key!("key-left")),
    ("Right", key!("key-right")),
    ("Up", key!("key-up")),
    ("Down", key!("key-down")),
    ("Page Up", key!("key-page-up")),
    ("Page Down", key!("key-page-down")),
    ("Home", key!("key-home")),
    ("End", key!("key-end")),
    ("Keypad +", key!("key-keypad-plus")),
    ("Keypad -", key!("key-keypad-minus")),
];

/// A key or combination of the table of commands, such as `Ctrl+Page Down`, as it is shown.
pub fn key_name(keys: &str) -> String {
    match named(keys) {
        Value::Text(name) => name.into_owned(),
        name => name.to_string(),
    }
}

fn named(keys: &str) -> Value<'_> {
    for (beginning, held) in HELD {
        if let Some(key) = keys.strip_prefix(beginning) {
            return noun!("key-with", held, key = named(key)).into();
        }
    }
    let named = NAMED.iter().find(|(name, _)| *name == keys);
    named.map_or_else(|| keys.into(), |(_, name)| (*name).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presenter::Command;

    #[test]
    fn english_names_are_those_of_the_table() {
        for keys in Command::all().flat_map(|command| command.row().keys) {
            assert_eq!(key_name(keys), *keys);
        }
    }

    #[test]
    fn every_key_with_a_name_has_one_in_the_catalogue() {
        words::with_made_up_words(|| {
            for keys in Command::all().flat_map(|command| command.row().keys) {
                let key = keys.rsplit_once('+').map_or(*keys, |(_, key)| key);
                let is_a_word = key.len() > 3 && key.chars().any(char::is_lowercase);
                assert!(!is_a_word || key_name(keys) != *keys, "{keys}");
            }
        });
    }
}
