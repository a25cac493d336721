//! A single change of a rule set.

use super::Setting;
use engine::rules::{RowChange, RowId, RuleSet, ScoringEvent, WrittenRules};
use wording::Describe;

/// A change of a rule set.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Its name.
    Name(String),
    /// Its description, such as where the rules come from.
    About(String),
    /// Options and rows changed together by a control; with the name of the control if it is a text field.
    Rules(Box<RuleSet>, Option<String>),
    /// An option reset to the original.
    RestoreOption(Setting),
    /// A change of a row.
    Row(RowId, RowChange),
    /// A row reset to the original.
    RestoreRow(RowId),
    /// A new custom row.
    Add(Box<ScoringEvent>),
    /// Replaces a custom row.
    Replace(RowId, Box<ScoringEvent>),
    /// Removes a custom row.
    Remove(RowId),
}

impl Edit {
    /// The name of the text field in which the edit was made; `None` for other controls. Consecutive edits of one field are undone together.
    pub(super) fn text_field(&self) -> Option<String> {
        match self {
            Self::Name(_) => Some("name".to_owned()),
            Self::About(_) => Some("about".to_owned()),
            Self::Rules(_, text_field) => text_field.clone(),
            Self::Row(id, change) if change.award.is_some() => {
                Some(format!("award-{}", id.as_str()))
            }
            _ => None,
        }
    }

    /// Applies the change to a rule set.
    ///
    /// # Errors
    /// The change is not possible, with the reason; the caller must discard the rule set.
    pub(super) fn apply_to(self, written: &mut WrittenRules) -> Result<(), String> {
        let rules = &mut written.rules;
        match self {
            Self::Name(name) => rules.name = Some(name),
            Self::About(about) => written.about = about,
            Self::Rules(set, _) => *rules = *set,
            Self::Row(id, change) => {
                let changed = rules.change(&id, &change);
                changed.map_err(|error| error.describe())?;
            }
            Self::RestoreOption(setting) => {
                let original = RuleSet::new(rules.id);
                setting.copy_from(&mut rules.options, &original.options);
            }
            Self::RestoreRow(id) => rules.restore(&id),
            Self::Add(row) => {
                let mut own = rules.custom_rows().to_vec();
                own.push(*row);
                set_custom_rows(written, own)?;
            }
            Self::Replace(id, row) => {
                let mut own = rules.custom_rows().to_vec();
                if let Some(index) = own.iter().position(|own| own.id == id) {
                    own[index] = *row;
                }
                set_custom_rows(written, own)?;
            }
            Self::Remove(id) => {
                let mut own = rules.custom_rows().to_vec();
                own.retain(|own| own.id != id);
                set_custom_rows(written, own)?;
            }
        }
        Ok(())
    }
}

fn set_custom_rows(written: &mut WrittenRules, own: Vec<ScoringEvent>) -> Result<(), String> {
    let refused = written.rules.set_custom_rows(own);
    let first = refused.into_iter().next();
    first.map_or(Ok(()), |(_, error)| Err(error.describe()))
}
