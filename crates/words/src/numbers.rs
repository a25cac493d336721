//! Numbers for display: non-breaking thin spaces between thousands and a real minus sign, unless the language has other conventions.

use fluent_bundle::FluentValue;
use intl_memoizer::concurrent::IntlLangMemoizer;

/// A whole number, such as a score.
pub fn figure(value: i64) -> String {
    grouped(value.is_negative(), &value.unsigned_abs().to_string())
}

/// An amount received or paid, with its sign; 0 has none.
pub fn change(value: i64) -> String {
    let plus = if value > 0 { "+" } else { "" };
    format!("{plus}{}", figure(value))
}

/// A number with this many decimals.
pub fn decimal(value: f64, digits: usize) -> String {
    let written = format!("{:.digits$}", value.abs());
    let (whole, part) = written.split_once('.').unwrap_or((&written, ""));
    let is_zero = written.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let whole = grouped(value < 0.0 && !is_zero, whole);
    match part {
        "" => whole,
        part => format!("{whole}{}{part}", say!("number-point")),
    }
}

/// A percentage; no line breaks before the sign.
pub fn percent(value: &str) -> String {
    say!("number-percent", value)
}

fn grouped(negative: bool, digits: &str) -> String {
    let mut text = String::from(if negative { say!("number-minus") } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push_str(say!("number-thousands"));
        }
        text.push(digit);
    }
    text
}

/// Formats a number in a sentence of a catalogue. `None` for other values.
pub fn write(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(usual(number.value)),
        _ => None,
    }
}

/// A number as a sentence has it: a whole number without decimals, another with one.
pub(super) fn usual(value: f64) -> String {
    decimal(value, usize::from(value.fract() != 0.0))
}

/// A number as a sentence has it, with its sign; 0 has none.
pub(super) fn signed(value: f64) -> String {
    let plus = if value > 0.0 { "+" } else { "" };
    format!("{plus}{}", usual(value))
}
