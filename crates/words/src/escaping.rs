//! Words in the formats of other programs: in a page for a browser, and in comma-separated values.

/// Text that is no markup, whatever is in it.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// A value in quotation marks, so that commas in it do no harm.
pub fn quoted(value: &str) -> String {
    format!("\"{}\"", value.replace('"', "\"\""))
}
