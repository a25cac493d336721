//! Scripts that have no spaces between words. Their lines may break between any two characters.

/// Whether a character belongs to a script without spaces between words: kana or Han.
pub fn is_unspaced(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{F900}'..='\u{FAFF}' | '\u{20000}'..='\u{3FFFF}')
}

/// Whether a character is punctuation of such a script, or a wide form of a Latin character.
pub fn is_wide_sign(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{303F}' | '\u{FF00}'..='\u{FFEF}')
}

/// Whether a line may break at a character: at a breaking space, and at any character of a script without spaces.
pub fn may_break(letter: char) -> bool {
    let is_space = letter.is_whitespace() && !matches!(letter, '\u{A0}' | '\u{202F}');
    is_space || is_unspaced(letter) || is_wide_sign(letter)
}

/// The text with spaces after numbers at which no line breaks, so that `5 Wan` stays together.
pub fn with_numbers_kept(text: &str) -> String {
    let mut before = ' ';
    let kept = text.chars().map(|letter| {
        let is_after_number = letter == ' ' && before.is_ascii_digit();
        before = letter;
        if is_after_number { '\u{A0}' } else { letter }
    });
    kept.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stays_with_its_word() {
        let kept = with_numbers_kept("Discard 5 Wan: 3, 4 and 6 Wan are gone.");
        assert_eq!(
            kept,
            "Discard 5\u{A0}Wan: 3, 4\u{A0}and 6\u{A0}Wan are gone."
        );
    }

    #[test]
    fn a_line_may_break_at_characters_of_scripts_without_spaces() {
        let parts: Vec<&str> = "还有20张牌，是1\u{202F}240分".split(may_break).collect();
        assert!(parts.contains(&"20"), "{parts:?}");
        assert!(parts.contains(&"1\u{202F}240"), "{parts:?}");
        assert!(
            parts
                .iter()
                .all(|part| part.is_ascii() || part.contains('1')),
            "{parts:?}"
        );
    }
}
