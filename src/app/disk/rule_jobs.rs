//! Changes the library of rule sets.

use std::path::PathBuf;

use super::DataFiles;
use engine::rules::WrittenRules;
use storage::save::{self, RuleLibrary};

/// A change of the library of rule sets, or an export.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleJob {
    /// Store a rule set.
    Store {
        /// The short name of the rule set to replace; `None` adds a new one.
        short_name: Option<String>,
        /// The rule set.
        written: Box<WrittenRules>,
    },
    /// Remove the one with this short name.
    Remove(String),
    /// Export this to the folder of saved games, to be passed on to others.
    Share(Box<WrittenRules>),
}

/// The result of a successful `RuleJob`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleJobResult {
    /// Stored under this short name.
    Stored(String),
    /// Removed.
    Removed,
    /// Written to this path.
    Shared(PathBuf),
}

impl DataFiles {
    /// Stores, deletes or exports a rule set.
    ///
    /// # Errors
    /// The reason why it failed.
    pub fn run_rule_job(&self, job: RuleJob) -> Result<RuleJobResult, String> {
        let library = RuleLibrary::new(self.folders.rules());
        let result = match job {
            RuleJob::Store {
                short_name,
                written,
            } => {
                let short_name = short_name
                    .unwrap_or_else(|| library.short_name_for(written.rules.name_or_id()));
                let stored = library.store(&short_name, &written.text());
                stored.map(|_| RuleJobResult::Stored(short_name))
            }
            RuleJob::Remove(short_name) => {
                library.remove(&short_name).map(|()| RuleJobResult::Removed)
            }
            RuleJob::Share(written) => {
                // Characters that are not allowed in file names everywhere are left out.
                let is_allowed =
                    |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
                let name: String = written
                    .rules
                    .name_or_id()
                    .chars()
                    .filter(is_allowed)
                    .collect();
                let path = self.folders.games().join(format!("{}.toml", name.trim()));
                let shared = save::write_numbered(&path, written.text().as_bytes());
                return shared
                    .map(RuleJobResult::Shared)
                    .map_err(|error| error.to_string());
            }
        };
        result.map_err(|error| error.to_string())
    }
}
