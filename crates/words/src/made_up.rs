//! A made-up language for tests: English with accents and with every vowel twice, in brackets. What is cut lacks its bracket, what
//! was never in the catalogue has no accents, and what fits has room for languages with longer words.

use std::borrow::Cow;

/// The name by which it is chosen.
pub const NAME: &str = "made-up";

/// A piece of a sentence in the made-up language. The letter after `&`, which chooses a menu item, stays.
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

/// A whole sentence with its brackets.
pub fn bracketed(sentence: &str) -> String {
    match sentence.chars().any(char::is_alphabetic) {
        true => format!("[{sentence}]"),
        // A sign such as the point in a number.
        false => sentence.to_owned(),
    }
}

fn accented(letter: char) -> Option<char> {
    const PLAIN: &str = "aceinosuyzACDEINOSUYZ";
    const ACCENTED: &str = "àçéïñöšüýžÀÇÐÉÏÑÖŠÜÝŽ";
    let place = PLAIN.chars().position(|plain| plain == letter)?;
    ACCENTED.chars().nth(place)
}
