//! All sentences of the program, by key, from a catalogue of Project Fluent. English is built in (`words/en`); other languages are folders
//! of files beside it. Numbers, plurals and lists are formatted here too. This crate does no I/O.
//!
//! ```ignore
//! say!("refusal-not-yours")                     // &'static str
//! say!("event-scored", who = name, points = 1240) // String
//! key!("command-new")                           // Key, for tables; `text()` gives the words
//! noun!("tile-suited", number, suit)            // Noun, a parameter with grammatical forms
//! ```
//!
//! A missing sentence or parameter never causes a panic; `tests/sentences.rs` checks that none is missing.

/// The sentence of a key: `&'static str` without parameters, `String` with parameters.
#[macro_export]
macro_rules! say {
    ($key:literal) => {
        $crate::text($key)
    };
    ($key:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::formatted($key, &[$($crate::parameter!($name $(= $value)?)),+])
    };
}

/// One parameter of [`say!`].
#[doc(hidden)]
#[macro_export]
macro_rules! parameter {
    ($name:ident) => {
        $crate::parameter!($name = $name)
    };
    ($name:ident = $value:expr) => {
        (stringify!($name), $crate::Parameter::value(&$value))
    };
}

/// The key of a sentence, for tables that are built before the language is known.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $crate::Key::new($key)
    };
}

/// A name with grammatical forms, for a parameter of [`say!`]: the key of its message, with parameters.
#[macro_export]
macro_rules! noun {
    ($key:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Noun::new($key, vec![$($crate::owned_parameter!($name $(= $value)?)),*])
    };
}

/// One parameter of [`noun!`].
#[doc(hidden)]
#[macro_export]
macro_rules! owned_parameter {
    ($name:ident) => {
        $crate::owned_parameter!($name = $name)
    };
    ($name:ident = $value:expr) => {
        (stringify!($name), $crate::Value::from($value))
    };
}

mod catalogue;
mod current_language;
mod dates;
mod escaping;
pub mod functions;
mod key;
mod lists;
pub mod made_up;
mod noun;
mod numbers;
pub mod packed;
mod parameter;
mod person;
mod script;
#[cfg(test)]
mod tests;

pub use catalogue::{
    Catalogue, ENGLISH, SentenceError, built_in_file, built_in_files, built_in_languages,
};
pub use current_language::{
    english, find, find_formatted, formatted, language, load, set_catalogue, text,
};
#[cfg(any(test, feature = "test-support"))]
pub use current_language::{with_made_up_words, with_words};
pub use dates::{date, date_and_time, typed_date};
pub use escaping::{csv_decimal, csv_separator, escaped, quoted};
pub use key::Key;
pub use lists::{List, all_of, any_of, any_of_lists, apart, list_and, listed, sentences, sum};
pub use noun::Noun;
pub use numbers::{change, decimal, figure, percent};
pub use parameter::{Parameter, Value};
pub use person::{Gender, Person};
pub use script::{is_unspaced, is_wide_sign, may_break, with_numbers_kept};
