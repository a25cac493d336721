//! A rule set being edited, with undo and redo.

use super::{Difference, Edit, differences};
use engine::rules::{BadRules, RowId, RuleSet, ScoringEvent, WrittenRules};

/// Maximum number of changes that can be undone.
const MAX_UNDO: usize = 200;

/// A rule set being edited.
#[derive(Clone, Debug)]
pub struct Draft {
    current: WrittenRules,
    original: RuleSet,
    /// The text of the saved file; empty if there is none.
    saved_text: String,
    past: Vec<WrittenRules>,
    future: Vec<WrittenRules>,
    /// The text field of the last edit. Further typing in it belongs to the same change.
    text_field: Option<String>,
}

impl Draft {
    /// Starts with this rule set, which is saved in a file.
    pub fn new(written: WrittenRules) -> Self {
        Self {
            original: RuleSet::new(written.rules.id),
            saved_text: written.text(),
            current: written,
            past: Vec::new(),
            future: Vec::new(),
            text_field: None,
        }
    }

    /// Starts with this rule set, which is in no file yet.
    pub fn unsaved(written: WrittenRules) -> Self {
        Self {
            saved_text: String::new(),
            ..Self::new(written)
        }
    }

    /// The rule set as it is now.
    pub fn written(&self) -> &WrittenRules {
        &self.current
    }

    /// Its rules.
    pub fn rules(&self) -> &RuleSet {
        &self.current.rules
    }

    /// The rules it is based on.
    pub fn original(&self) -> &RuleSet {
        &self.original
    }

    /// Whether a row is custom.
    pub fn is_own(&self, id: impl AsRef<str>) -> bool {
        let id = id.as_ref();
        self.rules().custom_rows().iter().any(|own| own.id == *id)
    }

    /// Applies an edit.
    ///
    /// # Errors
    /// The rules don't accept it, with the reason; nothing has changed.
    pub fn edit(&mut self, edit: Edit) -> Result<(), String> {
        let text_field = edit.text_field();
        let mut next = self.current.clone();
        edit.apply_to(&mut next)?;
        // Equal rule sets may have different names.
        if next == self.current && next.rules.name == self.current.rules.name {
            return Ok(());
        }
        let is_same_field = text_field.is_some() && text_field == self.text_field;
        if !is_same_field {
            self.past.push(self.current.clone());
            let surplus = self.past.len().saturating_sub(MAX_UNDO);
            self.past.drain(..surplus);
        }
        self.future.clear();
        self.current = next;
        self.text_field = text_field;
        Ok(())
    }

    /// Whether a change can be undone, and whether one can be redone.
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future
                .push(std::mem::replace(&mut self.current, before));
        }
        self.text_field = None;
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.current, after));
        }
        self.text_field = None;
    }

    /// Whether it differs from the saved file.
    pub fn is_unsaved(&self) -> bool {
        self.current.text() != self.saved_text
    }

    /// Records what was saved; the draft may have changed since.
    pub fn mark_saved(&mut self, saved: &WrittenRules) {
        self.saved_text = saved.text();
        self.text_field = None;
    }

    /// The first error that would be found in its file once saved.
    pub fn problem(&self) -> Option<BadRules> {
        WrittenRules::read(&self.current.text()).err()
    }

    /// The differences from the original.
    pub fn differences(&self) -> Vec<Difference> {
        differences(self.rules(), &self.original)
    }

    /// The rules with this row added, or with another custom row replaced by it.
    ///
    /// # Errors
    /// The rules don't accept the row, with the reason.
    pub fn rules_with(
        &self,
        row: ScoringEvent,
        replaced: Option<&RowId>,
    ) -> Result<RuleSet, String> {
        let mut next = self.current.clone();
        let row = Box::new(row);
        match replaced {
            Some(id) => Edit::Replace(id.clone(), row),
            None => Edit::Add(row),
        }
        .apply_to(&mut next)?;
        Ok(next.rules)
    }
}
