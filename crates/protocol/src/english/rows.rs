//! The words of the original server for rows of the rules.

use std::collections::HashMap;
use std::sync::LazyLock;

use engine::rules::{RowId, RuleSet};
use serde::Deserialize;

/// The words for a row.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RowWords {
    /// The text before the figure; `{set}` stands for the set, `{count}` for the number of lines.
    label: String,
    /// The text after it, with `{tile}`, `{short}` or `{bonus}` for the tile; the English name if empty.
    text: String,
}

static ROWS: LazyLock<HashMap<String, RowWords>> =
    LazyLock::new(|| toml::from_str(include_str!("rows.toml")).expect("a test reads the table"));

/// Label and text of a row. A row of a user-defined rule set has its own.
pub(super) fn words<'a>(rules: &'a RuleSet, row: &'a RowId) -> (&'a str, &'a str) {
    let (label, text) = match (ROWS.get(row.as_str()), rules.event(row)) {
        (Some(words), _) => (words.label.as_str(), words.text.as_str()),
        (None, Some(own)) => (own.label.as_str(), own.text.as_str()),
        (None, None) => ("", ""),
    };
    match text {
        "" => (label, row.english()),
        text => (label, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_built_in_rows_only() {
        for row in ROWS.keys() {
            assert!(RowId::from(row.as_str()).is_built_in(), "{row} is no row");
        }
    }
}
