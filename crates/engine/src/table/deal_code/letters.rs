//! Sixty bits as twelve letters and digits in Crockford's base 32, without I, L, O and U: its characters are hard to confuse when read
//! aloud or copied by hand.

/// The number of letters and digits.
pub const LETTERS: usize = 12;
/// The characters, five bits each.
pub const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidLetters {
    /// It has this many letters and digits.
    Count(usize),
    /// It has a character that is not in the alphabet.
    Character(char),
}

/// Writes sixty bits.
pub fn write(bits: u64) -> [char; LETTERS] {
    std::array::from_fn(|place| {
        let shift = 5 * (LETTERS - 1 - place);
        char::from(ALPHABET[(bits >> shift & 31) as usize])
    })
}

/// Reads sixty bits, in either case, with or without groups, with O for 0 and I or L for 1.
pub fn read(text: &str) -> Result<u64, InvalidLetters> {
    let (mut bits, mut count) = (0_u64, 0);
    let between =
        |sign: &char| sign.is_whitespace() || matches!(sign, '-' | '–' | '.' | '\u{2011}');
    for sign in text.chars().filter(|sign| !between(sign)) {
        let letter = match sign.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = ALPHABET
            .iter()
            .position(|known| char::from(*known) == letter);
        let value = value.ok_or(InvalidLetters::Character(sign))?;
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
