//! The built-in rule sets, read from their rows.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::special::{Budget, FormIndex};
use super::{GameOptions, RuleSet, RuleSetId, ScoringEvent};

/// A file of rows.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    id: RuleSetId,
    options: GameOptions,
    #[serde(default)]
    events: Vec<ScoringEvent>,
}

/// The rule files, embedded in the program.
const ROWS: [&str; 2] = [
    include_str!("data/bloem.toml"),
    include_str!("data/classical.toml"),
];

/// The rows of the 1996 desktop game.
static BLOEM: LazyLock<RuleSet> = LazyLock::new(|| embedded(ROWS[0]));

/// The rows of Chinese Classical.
static CLASSICAL: LazyLock<RuleSet> = LazyLock::new(|| embedded(ROWS[1]));

impl RuleSet {
    /// The rules of the 1996 desktop game with their defaults.
    pub fn bloem() -> Self {
        BLOEM.clone()
    }

    /// Chinese Classical with its defaults.
    pub fn classical() -> Self {
        CLASSICAL.clone()
    }

    /// Identifies the built-in rules of this program: its version, and a checksum of all rows. The rules of a file with another edition may
    /// have given other results.
    pub fn edition() -> String {
        let mut sum = crc32fast::Hasher::new();
        ROWS.iter().for_each(|rows| sum.update(rows.as_bytes()));
        format!("{} {:08x}", env!("CARGO_PKG_VERSION"), sum.finalize())
    }

    /// A rule set with its defaults.
    pub fn new(id: RuleSetId) -> Self {
        match id {
            RuleSetId::Bloem => Self::bloem(),
            RuleSetId::Classical => Self::classical(),
        }
    }
}

/// Parses rows that are part of the program.
fn embedded(text: &str) -> RuleSet {
    read(text).expect("tests parse the embedded rows")
}

fn read(text: &str) -> Result<RuleSet, String> {
    let mut rows: Rows = toml::from_str(text).map_err(|error| error.to_string())?;
    for event in &mut rows.events {
        if let Some(special) = &mut event.special {
            let mut budget = Budget::UNLIMITED;
            let forms_found = special.find_forms(&mut budget);
            forms_found.map_err(|error| error.to_string())?;
        }
    }
    Ok(RuleSet {
        name: None,
        index: Arc::new(FormIndex::of(&rows.events)),
        id: rows.id,
        options: rows.options,
        events: Arc::new(rows.events),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_rows_can_be_parsed_and_have_unique_ids() {
        for rules in [&*BLOEM, &*CLASSICAL] {
            let mut ids: Vec<_> = rules.events().iter().map(|event| &event.id).collect();
            let count = ids.len();
            ids.sort();
            ids.dedup();
            assert_eq!(ids.len(), count, "{:?}", rules.id);
        }
    }
}
