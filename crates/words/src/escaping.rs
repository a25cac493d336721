//! Escapes text for HTML and for comma-separated values.

/// Text with all markup characters escaped.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A value in quotation marks, so that it may contain commas and line ends.
pub fn quoted(value: &str) -> String {
    format!("\"{}\"", value.replace('"', "\"\""))
}
