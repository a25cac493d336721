//! The rules that a word on the command line names.

use crate::app::startup::launch::Launch;
use engine::rules::RuleSet;
use storage::save::RuleShelf;

/// The rules of this short name, or of the file at this path; those of the player are in the program's usual folder.
pub fn rules(word: &str) -> Result<RuleSet, String> {
    let shelf = RuleShelf::new(Launch::default().folders().rules());
    let found = shelf.find(word).map_err(|wrong| wrong.to_string())?;
    Ok(found.written.rules)
}
