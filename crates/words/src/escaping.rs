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
