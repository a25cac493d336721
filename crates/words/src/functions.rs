//! The functions that a sentence can call.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::noun::choose_form;
use super::numbers;

/// The functions that choose a form of a name. They do the same; their names tell translators what the parameter is.
pub const OF_FORMS: [&str; 13] = [
    "TILE", "WIND", "SUIT", "DRAGON", "BONUS", "SET", "CLAIM", "PLAN", "DEED", "PERSON", "LEVEL",
    "ENTRY", "LIST",
];

/// The functions that write a number.
pub const OF_NUMBERS: [&str; 2] = ["SIGNED", "DECIMAL"];

/// Lets the sentences of a language call the functions.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>) {
    for name in OF_FORMS {
        // It fails only for a name that is taken.
        let _ = bundle.add_function(name, choose_form);
    }
    let _ = bundle.add_function("SIGNED", signed);
    let _ = bundle.add_function("DECIMAL", decimal);
}

/// `SIGNED($points)`: `+24`, `−8`, `0`.
fn signed<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match arguments.first() {
        Some(FluentValue::Number(number)) => numbers::signed(number.value).into(),
        _ => FluentValue::Error,
    }
}

/// `DECIMAL($share, digits: 2)`: `0.50`.
fn decimal<'a>(arguments: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let digits = match named.get("digits") {
        Some(FluentValue::Number(digits)) => digits.value as usize,
        _ => 0,
    };
    match arguments.first() {
        Some(FluentValue::Number(number)) => numbers::decimal(number.value, digits).into(),
        _ => FluentValue::Error,
    }
}
