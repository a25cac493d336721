//! Rules named on the command line.

use crate::app::startup::launch::Launch;
use engine::rules::RuleSet;
use storage::save::RuleLibrary;

/// Finds rules by short name or path. The player's own are in the usual data folder.
pub fn rules(word: &str) -> Result<RuleSet, String> {
    let library = RuleLibrary::new(Launch::default().folders().rules());
    let found = library.find(word).map_err(|wrong| wrong.to_string())?;
    Ok(found.written.rules)
}
