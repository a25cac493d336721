//! A rule set being edited, with undo and redo.

use super::{Difference, Edit, differences};
use engine::rules::{BadRules, RuleSet, ScoringEvent, WrittenRules};

/// Maximum number of changes that can be undone.
const KEPT: usize = 200;

/// A rule set in the making.
#[derive(Clone, Debug)]
pub struct Draft {
    now: WrittenRules,
    original: RuleSet,
    /// The text of what is kept on disk.
    kept: String,
    past: Vec<WrittenRules>,
    future: Vec<WrittenRules>,
    /// What was typed last: more of it is the same change.
    typed: Option<String>,
}

impl Draft {
    /// Begins with this rule set.
    pub fn new(written: WrittenRules) -> Self {
        Self {
            original: RuleSet::new(written.rules.id),
            kept: written.text(),
            now: written,
            past: Vec::new(),
            future: Vec::new(),
            typed: None,
        }
    }

    /// Begins with this rule set, which is kept nowhere yet.
    pub fn unkept(written: WrittenRules) -> Self {
        Self {
            kept: String::new(),
            ..Self::new(written)
        }
    }

    /// The rule set as it is now.
    pub fn written(&self) -> &WrittenRules {
        &self.now
    }

    /// Its rules.
    pub fn rules(&self) -> &RuleSet {
        &self.now.rules
    }

    /// The rules it is based on.
    pub fn original(&self) -> &RuleSet {
        &self.original
    }

    /// Whether a row is one of its own.
    pub fn is_own(&self, id: &str) -> bool {
        self.rules().own_rows().iter().any(|own| own.id == id)
    }

    /// Changes it.
    ///
    /// # Errors
    /// It cannot be so, and why; nothing has changed.
    pub fn edit(&mut self, edit: Edit) -> Result<(), String> {
        let typed = edit.typed();
        let mut next = self.now.clone();
        edit.make(&mut next)?;
        if next == self.now && next.rules.name == self.now.rules.name {
            return Ok(());
        }
        let goes_on = typed.is_some() && typed == self.typed;
        if !goes_on {
            self.past.push(self.now.clone());
            let beyond = self.past.len().saturating_sub(KEPT);
            self.past.drain(..beyond);
        }
        self.future.clear();
        self.now = next;
        self.typed = typed;
        Ok(())
    }

    /// Whether there is a change that can be taken back, and one that can be made again.
    pub fn can_go(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.now, before));
        }
        self.typed = None;
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.now, after));
        }
        self.typed = None;
    }

    /// Whether it differs from the saved file.
    pub fn is_unsaved(&self) -> bool {
        self.now.text() != self.kept
    }

    /// It is kept on disk as it is.
    pub fn is_kept(&mut self) {
        self.kept = self.now.text();
        self.typed = None;
    }

    /// What would be wrong with its file, and in which line.
    pub fn problem(&self) -> Option<BadRules> {
        WrittenRules::read(&self.now.text()).err()
    }

    /// What differs from the original.
    pub fn differences(&self) -> Vec<Difference> {
        differences(self.rules(), &self.original)
    }

    /// The rules with a row added, or in the place of another of their own.
    ///
    /// # Errors
    /// The row cannot be, and why.
    pub fn with(&self, row: ScoringEvent, instead: Option<&str>) -> Result<RuleSet, String> {
        let mut next = self.now.clone();
        let row = Box::new(row);
        match instead {
            Some(id) => Edit::Replace(id.to_owned(), row),
            None => Edit::Add(row),
        }
        .make(&mut next)?;
        Ok(next.rules)
    }
}
