//! Reads JSON from strangers: no text in it can control a terminal, change the direction of writing or hide characters.

use std::borrow::Cow;

use serde::de::DeserializeOwned;
use serde_json::Value;

use engine::file_fault::FileFault;
use engine::untrusted_text::sanitize;
use wording::Describe;

/// Reads a value and removes invisible characters from its texts, even if they were escaped.
pub(super) fn from_json<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    // Almost no file contains escapes.
    if !text.contains('\\') && matches!(sanitize(text), Cow::Borrowed(_)) {
        return serde_json::from_str(text);
    }
    let mut value = serde_json::from_str(text)?;
    clean(&mut value);
    serde_json::from_value(value)
}

/// What is wrong with a text that cannot be read, in words for players.
pub(super) fn fault(error: serde_json::Error) -> String {
    FileFault::from(error).describe()
}

/// Removes invisible characters from all texts in a value and from the names of fields. If two names become equal, the first field stays.
fn clean(value: &mut Value) {
    match value {
        Value::String(text) => {
            if let Cow::Owned(sanitized) = sanitize(text) {
                *text = sanitized;
            }
        }
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(fields) => {
            for (name, mut field) in std::mem::take(fields) {
                clean(&mut field);
                fields.entry(sanitize(&name).into_owned()).or_insert(field);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_lose_invisible_characters_and_keep_all_else() -> serde_json::Result<()> {
        let text = r#"{"names":["A\u001b[31m\u202en","Zo\u00e9"],"sum":18446744073709551615}"#;
        let read: Value = from_json(text)?;
        assert_eq!(read["names"][0], "A[31mn");
        assert_eq!(read["names"][1], "Zo\u{e9}");
        assert_eq!(read["sum"], u64::MAX);
        let raw: Value = from_json("[\"a\u{202e}b\"]")?;
        assert_eq!(raw[0], "ab");
        let short: Value = from_json(r#"["a\bb\fc"]"#)?;
        assert_eq!(short[0], "ab c");
        Ok(())
    }

    #[test]
    fn names_of_fields_lose_invisible_characters_too() -> serde_json::Result<()> {
        let text = "{\"rows\":{\"a\\u001bb\":1,\"a\u{202e}b\":2,\"c\":3}}";
        let read: Value = from_json(text)?;
        assert_eq!(read, serde_json::json!({"rows": {"ab": 1, "c": 3}}));
        Ok(())
    }
}
