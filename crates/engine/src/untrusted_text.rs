//! Sanitizes text from other people before it reaches a screen, a terminal, a log or a file.

use std::borrow::Cow;
use std::path::Path;

use unicode_normalization::char::is_combining_mark;

/// The maximum number of combining marks on one letter. More would cover the lines above and below.
const MAX_MARKS: usize = 4;

/// Removes characters that control a terminal, change the direction of writing or are invisible, and the combining marks of a letter beyond
/// the fourth. Line feeds stay. Tabs, Unicode line separators and the blank Braille pattern become spaces.
pub fn sanitize(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| matches!(byte, b'\n' | b' '..=b'~')) {
        return Cow::Borrowed(text);
    }
    let mut sanitized = String::with_capacity(text.len());
    let mut marks = 0;
    for letter in text.chars() {
        let letter = match letter {
            '\t' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' | '\u{2800}' => ' ',
            letter => letter,
        };
        if letter != '\n' && (letter.is_control() || is_invisible(letter)) {
            continue;
        }
        marks = if is_combining_mark(letter) {
            marks + 1
        } else {
            0
        };
        if marks <= MAX_MARKS {
            sanitized.push(letter);
        }
    }
    match sanitized == text {
        true => Cow::Borrowed(text),
        false => Cow::Owned(sanitized),
    }
}

/// Sanitizes a text to one line of at most `max` characters, without white space at its ends.
pub fn sanitize_line(text: &str, max: usize) -> String {
    let line = sanitize(text).replace('\n', " ");
    let line: String = line.trim_start().chars().take(max).collect();
    line.trim_end().to_owned()
}

/// Sanitizes a path to one line for display: other people may have named the file.
pub fn sanitize_path(path: impl AsRef<Path>) -> String {
    sanitize(&path.as_ref().to_string_lossy()).replace('\n', " ")
}

/// Whether a character is ignored by default (Unicode's `Default_Ignorable_Code_Point`), or only formats the text around it.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{13430}'..='\u{1345f}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn deceptive_characters_are_removed_and_letters_stay() {
        assert!(matches!(sanitize("Ann, \"Z\"\n~"), Cow::Borrowed(_)));
        for harmless in [
            "Zo\u{e9} \u{9f8d}",
            "e\u{301}",
            "\u{627}\u{644}\u{639}",
            "−1\u{202f}234",
            "\u{1f600}",
        ] {
            assert_eq!(sanitize(harmless), harmless);
        }
        assert_eq!(sanitize("A\u{202e}nn\u{200b}\u{feff}\u{fe0f}"), "Ann");
        assert_eq!(sanitize("\u{1b}[2J\u{9b}1m\u{7f}\u{0}"), "[2J1m");
        assert_eq!(sanitize("a\tb\u{2028}c\rd\ne"), "a b cd\ne");
        let many_marks = "o".to_owned() + &"\u{308}".repeat(50);
        assert_eq!(sanitize(&many_marks).chars().count(), 1 + MAX_MARKS);
        assert_eq!(sanitize_line("  a\nb\u{2066}  ", 40), "a b");
        assert_eq!(sanitize_line("\u{2800}\u{3164}", 40), "");
    }

    proptest! {
        #[test]
        fn no_control_or_invisible_character_is_left(text in "(.|\n|\\p{C}){0,60}") {
            let sanitized = sanitize(&text);
            prop_assert!(!sanitized.chars().any(|c| c != '\n' && (c.is_control() || is_invisible(c))));
            prop_assert_eq!(sanitize(&sanitized), sanitized.as_ref());
        }
    }
}
