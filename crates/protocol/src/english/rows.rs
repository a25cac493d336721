//! The words of the original server for rows of the classical rules, the only ones by which it plays. Other rows keep their English names.

use std::collections::HashMap;
use std::sync::LazyLock;

use engine::rules::RowId;
use serde::Deserialize;

/// The words for a row.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RowWords {
    /// The text before the figure; `{set}` stands for the set, `{count}` for the number of equal lines, which
    /// are merged into one.
    label: String,
    /// The text after it; the English name if empty.
    text: String,
}

static ROWS: LazyLock<HashMap<String, RowWords>> = LazyLock::new(|| {
    toml::from_str(include_str!("rows.toml")).expect("a test proves that the table is valid")
});

/// The label and the text of a row.
pub(super) fn words(row: &RowId) -> (&str, &str) {
    let words = ROWS.get(row.as_str());
    let text = words.map_or("", |words| &words.text);
    let label = words.map_or("", |words| &words.label);
    match text {
        "" => (label, row.english()),
        text => (label, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_only_built_in_rows() {
        for row in ROWS.keys() {
            assert!(
                RowId::from(row.as_str()).is_built_in(),
                "{row} is no built-in row"
            );
        }
    }
}
