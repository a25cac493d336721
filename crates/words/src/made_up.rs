//! A pseudo-language for tests: English with accents and doubled vowels, in brackets. It shows sentences that are cut off, which lack a
//! bracket, and texts that are not from the catalogue, which have no accents. A layout with room for it also has room for other languages.

use std::borrow::Cow;

/// The name that selects it in an environment variable for the language, such as `RED_STAKE_LANGUAGE`.
pub const NAME: &str = "made-up";

/// Converts a piece of a sentence to the pseudo-language. The access key of a menu item, marked by `&`, is kept.
pub fn lengthened(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    let mut is_access_key = false;
    for letter in text.chars() {
        match accented(letter) {
            _ if is_access_key => longer.push(letter),
            None => longer.push(letter),
            Some(other) => {
                longer.push(other);
                if "aeiou".contains(letter) {
                    longer.push(other);
                }
            }
        }
        is_access_key = letter == '&';
    }
    Cow::Owned(longer)
}

/// Puts a whole sentence in brackets.
pub fn bracketed(sentence: &str) -> String {
    match sentence.chars().any(char::is_alphabetic) {
        true => format!("[{sentence}]"),
        // A symbol such as the decimal point stays unchanged.
        false => sentence.to_owned(),
    }
}

fn accented(letter: char) -> Option<char> {
    const PLAIN: &str = "aceinosuyzACDEINOSUYZ";
    const ACCENTED: &str = "àçéïñöšüýžÀÇÐÉÏÑÖŠÜÝŽ";
    let index = PLAIN.chars().position(|plain| plain == letter)?;
    ACCENTED.chars().nth(index)
}
