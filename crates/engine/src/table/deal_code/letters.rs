//! Sixty bits as twelve letters and digits in Crockford's base 32, without I, L, O and U: its characters are hard to confuse when read
//! aloud or copied by hand.

/// The number of letters and digits.
pub const LETTERS: usize = 12;
/// The characters, five bits each.
pub const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidLetters {
    /// It has this many letters and digits, not twelve.
    Count(usize),
    /// It has a character that is not in the alphabet.
    Character(char),
}

/// Writes sixty bits.
pub fn write(bits: u64) -> [char; LETTERS] {
    std::array::from_fn(|index| {
        let shift = 5 * (LETTERS - 1 - index);
        char::from(ALPHABET[(bits >> shift & 31) as usize])
    })
}

/// Reads sixty bits from upper- or lower-case letters, with or without separators. O is read as 0, I and L as 1.
pub fn read(text: &str) -> Result<u64, InvalidLetters> {
    let (mut bits, mut count) = (0_u64, 0);
    let is_separator = |character: &char| {
        character.is_whitespace() || matches!(character, '-' | '–' | '.' | '\u{2011}')
    };
    for character in text.chars().filter(|character| !is_separator(character)) {
        let letter = match character.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = ALPHABET
            .iter()
            .position(|letter_byte| char::from(*letter_byte) == letter);
        let value = value.ok_or(InvalidLetters::Character(character))?;
        count += 1;
        if count <= LETTERS {
            bits = bits << 5 | value as u64;
        }
    }
    match count {
        LETTERS => Ok(bits),
        other => Err(InvalidLetters::Count(other)),
    }
}
