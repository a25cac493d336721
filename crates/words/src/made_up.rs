//! A pseudo-language for tests: English with accents and doubled vowels, in brackets. A sentence that is cut off lacks a bracket, text that
//! was never in the catalogue has no accents, and a layout with room for it has room for languages with longer words.

use std::borrow::Cow;

/// The name by which it is chosen.
pub const NAME: &str = "made-up";

/// Converts a piece of a sentence to the pseudo-language. The access key of a menu item, marked by `&`, is kept.
pub fn lengthened(text: &str) -> Cow<'_, str> {
    let mut longer = String::with_capacity(text.len() * 2);
    let mut chooses = false;
    for letter in text.chars() {
        match accented(letter) {
            _ if chooses => longer.push(letter),
            None => longer.push(letter),
            Some(other) => {
                longer.push(other);
                if "aeiou".contains(letter) {
                    longer.push(other);
                }
            }
        }
        chooses = letter == '&';
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
    let place = PLAIN.chars().position(|plain| plain == letter)?;
    ACCENTED.chars().nth(place)
}
