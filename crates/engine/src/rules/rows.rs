//! The built-in rule sets, read from embedded files.

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

use super::special::{Budget, FormIndex};
use super::{GameOptions, RuleSet, RuleSetId, ScoringEvent};

/// The file of a built-in rule set.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    id: RuleSetId,
    options: GameOptions,
    #[serde(default)]
    events: Vec<ScoringEvent>,
}

/// The files, embedded in the program.
const FILES: [&str; 2] = [
    include_str!("data/bloem.toml"),
    include_str!("data/classical.toml"),
];

/// The rules of the 1996 desktop game.
static BLOEM: LazyLock<RuleSet> = LazyLock::new(|| embedded(FILES[0]));

/// The rules of Chinese Classical.
static CLASSICAL: LazyLock<RuleSet> = LazyLock::new(|| embedded(FILES[1]));

impl RuleSet {
    /// The rules of the 1996 desktop game with their defaults.
    pub fn bloem() -> Self {
        BLOEM.clone()
    }

    /// Chinese Classical with its defaults.
    pub fn classical() -> Self {
        CLASSICAL.clone()
    }

    /// Identifies the built-in rules of this program: its version, and a checksum of their files. Hands in a file with another edition may
    /// have been scored by other rows.
    pub fn edition() -> String {
        let mut sum = crc32fast::Hasher::new();
        FILES.iter().for_each(|file| sum.update(file.as_bytes()));
        format!("{} {:08x}", env!("CARGO_PKG_VERSION"), sum.finalize())
    }

    /// A built-in rule set with its defaults.
    pub fn new(id: RuleSetId) -> Self {
        match id {
            RuleSetId::Bloem => Self::bloem(),
            RuleSetId::Classical => Self::classical(),
        }
    }
}

/// Parses a file that is part of the program.
fn embedded(text: &str) -> RuleSet {
    read(text).expect("a test parses the embedded files")
}

fn read(text: &str) -> Result<RuleSet, String> {
    let mut file: RulesFile = toml::from_str(text).map_err(|error| error.to_string())?;
    for event in &mut file.events {
        if let Some(special) = &mut event.special {
            let mut budget = Budget::UNLIMITED;
            let forms_found = special.find_forms(&mut budget);
            forms_found.map_err(|error| error.to_string())?;
        }
    }
    Ok(RuleSet {
        name: None,
        form_index: Arc::new(FormIndex::of(&file.events)),
        id: file.id,
        options: file.options,
        events: Arc::new(file.events),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_files_can_be_parsed_and_their_rows_have_unique_ids() {
        for rules in [&*BLOEM, &*CLASSICAL] {
            let mut ids: Vec<_> = rules.events().iter().map(|event| &event.id).collect();
            let count = ids.len();
            ids.sort();
            ids.dedup();
            assert_eq!(ids.len(), count, "{:?}", rules.id);
        }
    }
}
