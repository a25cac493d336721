//! Changes of the library of rule sets.

use std::path::PathBuf;

use super::DataFiles;
use engine::rules::WrittenRules;
use storage::save::{self, RuleLibrary};

/// A change of the library of rule sets.
#[derive(Clone, Debug, PartialEq)]
pub enum RuleJob {
    /// Store a rule set.
    Keep {
        /// Replaces the one with this short name; `None`: adds a new one.
        short_name: Option<String>,
        /// The rule set.
        written: Box<WrittenRules>,
    },
    /// Remove the one with this short name.
    Remove(String),
    /// Write this next to the saved games, to be passed on.
    Share(Box<WrittenRules>),
}

/// The result of a change of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesDone {
    /// Stored under this short name.
    Kept(String),
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
    pub fn run_rule_job(&self, job: RuleJob) -> Result<RulesDone, String> {
        let library = RuleLibrary::new(self.folders.rules());
        let done = match job {
            RuleJob::Keep {
                short_name,
                written,
            } => {
                let short_name = short_name
                    .unwrap_or_else(|| library.short_name_for(written.rules.name_or_id()));
                let put = library.put(&short_name, &written.text());
                put.map(|_| RulesDone::Kept(short_name))
            }
            RuleJob::Remove(short_name) => library.remove(&short_name).map(|()| RulesDone::Removed),
            RuleJob::Share(written) => {
                // Characters that are not allowed in file names everywhere are left out.
                let fits = |letter: &char| letter.is_alphanumeric() || " -'".contains(*letter);
                let name: String = written.rules.name_or_id().chars().filter(fits).collect();
                let path = self.folders.games().join(format!("{}.toml", name.trim()));
                let shared = save::write_numbered(&path, written.text().as_bytes());
                return shared
                    .map(RulesDone::Shared)
                    .map_err(|wrong| wrong.to_string());
            }
        };
        done.map_err(|wrong| wrong.to_string())
    }
}
