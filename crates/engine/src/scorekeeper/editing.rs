//! Changing, inserting and deleting entries. If that changes East, the letters for the winds in typed hands still mean the same people: each
//! entry records its East, and the letters are rewritten in a hand that is being typed.

use super::{Draft, Edit, Entry, EntryPosition, OtherDraft, Scorecard};
use crate::rules::RuleSet;

impl Scorecard {
    /// The position of the entry being typed.
    pub fn position(&self) -> EntryPosition {
        self.edit
            .as_ref()
            .map_or(EntryPosition::End, |edit| edit.position)
    }

    /// The draft being typed.
    pub fn typed(&self) -> &Draft {
        self.edit.as_ref().map_or(&self.draft, |edit| &edit.draft)
    }

    /// The draft being typed, mutably.
    pub fn typed_mut(&mut self) -> &mut Draft {
        match &mut self.edit {
            Some(edit) => &mut edit.draft,
            None => &mut self.draft,
        }
    }

    /// The penalty or correction being typed, if there is one.
    pub fn other_typed(&self) -> Option<&OtherDraft> {
        match &self.edit {
            Some(edit) => edit.other.as_ref(),
            None => self.other.as_ref(),
        }
    }

    /// The penalty or correction being typed, mutably; an empty one begins if there is none.
    pub fn other_typed_mut(&mut self) -> &mut OtherDraft {
        let other = match &mut self.edit {
            Some(edit) => &mut edit.other,
            None => &mut self.other,
        };
        other.get_or_insert_default()
    }

    /// Whether an entry is being changed or inserted, and ending that would drop something that was typed.
    pub fn has_unsaved_change(&self) -> bool {
        match (&self.edit, self.position()) {
            (Some(edit), EntryPosition::Change(index)) => {
                self.change_of(index).is_some_and(|begun| begun != *edit)
            }
            (Some(edit), _) => edit.draft != Draft::default() || edit.other.is_some(),
            (None, _) => false,
        }
    }

    /// Starts changing an entry; a hand begins with the text that was typed. The draft of the next hand is kept.
    pub fn begin_change(&mut self, index: usize) {
        if let Some(edit) = self.change_of(index) {
            self.edit = Some(edit);
        }
    }

    /// The change of an entry as it begins; `None` if there is no such entry.
    fn change_of(&self, index: usize) -> Option<Edit> {
        let entry = self.entries.get(index)?;
        let mut draft = match entry {
            Entry::Hand(draft) => draft.clone(),
            Entry::Dead | Entry::Penalty { .. } | Entry::Correction { .. } => Draft::default(),
        };
        let (progress, _) = self.results().before(EntryPosition::Change(index));
        draft.rewrite_for_east(progress.east);
        Some(Edit {
            position: EntryPosition::Change(index),
            draft,
            other: OtherDraft::of(entry),
        })
    }

    /// Starts a hand to be inserted before an entry.
    pub fn begin_insert(&mut self, index: usize) {
        if index < self.entries.len() {
            self.edit = Some(Edit {
                position: EntryPosition::Before(index),
                draft: Draft::default(),
                other: None,
            });
        }
    }

    /// Ends an edit without a change.
    pub fn abandon_edit(&mut self) {
        self.edit = None;
    }

    /// Stores an entry at the position being edited and ends the edit; without an edit, adds it at the end and clears the draft from which it
    /// was made. Returns its index.
    pub fn put(&mut self, entry: Entry) -> usize {
        let position = self.position();
        if self.edit.take().is_none() {
            match entry {
                Entry::Hand(_) | Entry::Dead => self.draft = Draft::default(),
                Entry::Penalty { .. } | Entry::Correction { .. } => self.other = None,
            }
        }
        self.amend(|entries| match position {
            EntryPosition::Change(index) if index < entries.len() => {
                entries[index] = entry;
                index
            }
            EntryPosition::Before(index) if index < entries.len() => {
                entries.insert(index, entry);
                index
            }
            _ => {
                entries.push(entry);
                entries.len() - 1
            }
        })
    }

    /// Deletes an entry. An edit continues, unless this leaves no place for it.
    pub fn delete(&mut self, index: usize) {
        if index >= self.entries.len() {
            return;
        }
        if let Some(edit) = &mut self.edit {
            edit.position = match edit.position {
                EntryPosition::Change(edited) if edited > index => {
                    EntryPosition::Change(edited - 1)
                }
                EntryPosition::Before(next) if next > index => EntryPosition::Before(next - 1),
                position => position,
            };
        }
        self.edit = self.edit.take().filter(|edit| {
            let remaining = self.entries.len() - 1;
            edit.position != EntryPosition::Change(index) && edit.position.is_in(remaining)
        });
        self.amend(|entries| {
            entries.remove(index);
        });
    }

    /// Changes the rules, which may change East.
    pub fn change_rules(&mut self, rules: RuleSet) {
        self.remember_east();
        self.rules = rules;
        self.rewrite_drafts_for_east();
    }

    /// Changes the entries, which may change East.
    fn amend<T>(&mut self, change: impl FnOnce(&mut Vec<Entry>) -> T) -> T {
        self.remember_east();
        let result = change(&mut self.entries);
        self.rewrite_drafts_for_east();
        result
    }

    /// Records in each draft the East to whom its letters for the winds refer. In entries, what is recorded already stays.
    fn remember_east(&mut self) {
        let results = self.results();
        for (entry, line) in self.entries.iter_mut().zip(&results.lines) {
            if let Entry::Hand(draft) = entry {
                draft.east.get_or_insert(line.progress.east);
            }
        }
        self.draft.east = Some(results.progress.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.east = Some(results.before(edit.position).0.east);
        }
    }

    /// Rewrites the letters for the winds in the drafts being typed to fit the current East. Those of entries are rewritten when they are
    /// changed.
    fn rewrite_drafts_for_east(&mut self) {
        let results = self.results();
        self.draft.rewrite_for_east(results.progress.east);
        if let Some(edit) = &mut self.edit {
            edit.draft
                .rewrite_for_east(results.before(edit.position).0.east);
        }
    }
}

#[cfg(test)]
mod tests;
