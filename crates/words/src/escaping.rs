//! Escapes text for HTML and for comma-separated values.

/// Text with `&`, `<` and `>` escaped, for the contents of HTML elements; attributes would need more.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A value in quotation marks, so that it may contain commas and line ends.
pub fn quoted(value: &str) -> String {
    format!("\"{}\"", value.replace('"', "\"\""))
}

/// What separates the values of a line in a spreadsheet file of this language. Where numbers have a decimal comma, spreadsheets expect a semicolon.
pub fn csv_separator() -> char {
    match say!("number-point").starts_with(',') {
        true => ';',
        false => ',',
    }
}

/// A number for a spreadsheet file of this language, with this many decimals.
pub fn csv_decimal(value: f64, digits: usize) -> String {
    format!("{value:.digits$}").replace('.', say!("number-point"))
}
