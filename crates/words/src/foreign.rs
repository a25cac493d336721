//! Text that somebody else wrote: what of it may reach a screen, a terminal, a log or a file, and which names look alike.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// So many combining marks may stand on one letter. More would paint over the lines above and below.
const MARKS: usize = 4;

/// A text without anything that controls a terminal, changes the direction of writing or cannot be seen. Line feeds stay; other blanks
/// and ends of lines become spaces.
pub fn visible(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| matches!(byte, b'\n' | b' '..=b'~')) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
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
        if marks <= MARKS {
            shown.push(letter);
        }
    }
    match shown == text {
        true => Cow::Borrowed(text),
        false => Cow::Owned(shown),
    }
}

/// The same on one line of so many letters at most, without blanks at its ends.
pub fn visible_line(text: &str, most: usize) -> String {
    let line = visible(text).replace('\n', " ");
    let line: String = line.trim_start().chars().take(most).collect();
    line.trim_end().to_owned()
}

/// Whether a character is ignored by default (Unicode's `Default_Ignorable_Code_Point`), or only formats what stands round it.
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

/// Whether two names look alike: people could not tell them apart, or would take them for two spellings of the same name. Compared by
/// the skeletons of Unicode TR 39, with capitals and without.
pub fn look_alike(one: &str, other: &str) -> bool {
    let [one, other] = [one, other].map(keys);
    one.iter().zip(&other).any(|(one, other)| one == other)
}

/// Two names look alike if either of these is the same: what the name looks like as it is written, where `I` is like `l`, and in small
/// letters, where it is like `i`.
fn keys(name: &str) -> [String; 2] {
    let plain: String = visible(name).nfkc().collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let plain = words.join(" ");
    let small = plain.to_lowercase();
    let seen: String = skeleton(&plain).collect();
    [seen.to_lowercase(), skeleton(&small).collect()]
}

/// How a table speaks: it is called so, and what it says about deals under seal begins so.
const WORDS_OF_A_TABLE: [&str; 6] = [
    "Server",
    "The server",
    "The table",
    "The host",
    "Seal of deal",
    "Under the seal",
];

/// Whether somebody of this name would seem to speak for the table itself.
pub fn speaks_for_table(name: &str) -> bool {
    let letters =
        |key: &String| -> String { key.chars().filter(|c| c.is_alphanumeric()).collect() };
    let own = keys(name);
    let here = [say!("notice-the-server")];
    WORDS_OF_A_TABLE.iter().chain(&here).any(|beginning| {
        let theirs = keys(beginning);
        let mut pairs = own.iter().zip(&theirs);
        pairs.any(|(key, beginning)| letters(key).starts_with(&letters(beginning)))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_deceives_is_removed_and_letters_stay() {
        assert!(matches!(visible("Ann, \"Z\"\n~"), Cow::Borrowed(_)));
        for kept in [
            "Zo\u{e9} \u{9f8d}",
            "e\u{301}",
            "\u{627}\u{644}\u{639}",
            "−1\u{202f}234",
            "\u{1f600}",
        ] {
            assert_eq!(visible(kept), kept);
        }
        assert_eq!(visible("A\u{202e}nn\u{200b}\u{feff}\u{fe0f}"), "Ann");
        assert_eq!(visible("\u{1b}[2J\u{9b}1m\u{7f}\u{0}"), "[2J1m");
        assert_eq!(visible("a\tb\u{2028}c\rd\ne"), "a b cd\ne");
        let pile = "o".to_owned() + &"\u{308}".repeat(50);
        assert_eq!(visible(&pile).chars().count(), 1 + MARKS);
        assert_eq!(visible_line("  a\nb\u{2066}  ", 40), "a b");
        assert_eq!(visible_line("\u{2800}\u{3164}", 40), "");
    }

    #[test]
    fn names_that_look_alike_count_as_the_same() {
        for other in [
            "Player",
            "Player\u{fe0f}",
            "player",
            " Player ",
            "P1ayer",
            "\u{420}l\u{430}\u{443}\u{435}r",
            "\u{ff30}\u{ff4c}\u{ff41}\u{ff59}\u{ff45}\u{ff52}",
            "Pl\u{200d}ayer",
            "\u{1d40f}layer",
        ] {
            assert!(look_alike("Player", other), "{other:?}");
        }
        assert!(look_alike("Iris", "lris") && look_alike("Iris", "iris"));
        assert!(look_alike("Ann B", "Ann\u{a0}B"));
        assert!(look_alike("B\u{f6}rn", "Bo\u{308}rn"));
        for (one, other) in [("Ann", "Anna"), ("Player 1", "Player 2"), ("Bo", "B\u{f6}")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_name_that_speaks_for_the_table_is_known_whatever_it_is_written_with() {
        for name in [
            "The server",
            "the-Server (2)",
            "\u{422}h\u{435} s\u{435}rver:",
            "SERVER",
            "Seal of deal 1",
        ] {
            assert!(speaks_for_table(name), "{name}");
        }
        assert!(!speaks_for_table("Theo") && !speaks_for_table(""));
    }

    proptest! {
        #[test]
        fn nothing_unseen_is_left(text in "(.|\n|\\p{C}){0,60}") {
            let shown = visible(&text);
            prop_assert!(!shown.chars().any(|c| c != '\n' && (c.is_control() || is_invisible(c))));
            prop_assert_eq!(visible(&shown), shown.as_ref());
            prop_assert!(look_alike(&text, &shown));
        }
    }
}
