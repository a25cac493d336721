//! Changing, inserting and deleting entries. If that changes East, the letters for the winds in typed hands still mean the same people: each
//! entry records its East, and the letters are rewritten in a hand that is being typed.

use super::{Draft, Edit, Entry, EntryPosition, Scorecard};
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

    /// Starts changing an entry; a hand begins with the text that was typed. The draft of the next hand is kept.
    pub fn begin_change(&mut self, index: usize) {
        let Some(entry) = self.entries.get(index) else {
            return;
        };
        let mut draft = match entry {
            Entry::Hand(draft) => draft.clone(),
            Entry::Dead | Entry::Penalty { .. } | Entry::Correction { .. } => Draft::default(),
        };
        let (progress, _) = self.results().before(EntryPosition::Change(index));
        draft.rewrite_for_east(progress.east);
        let position = EntryPosition::Change(index);
        self.edit = Some(Edit { position, draft });
    }

    /// Starts a hand to be inserted before an entry.
    pub fn begin_insert(&mut self, index: usize) {
        if index < self.entries.len() {
            self.edit = Some(Edit {
                position: EntryPosition::Before(index),
                draft: Draft::default(),
            });
        }
    }

    /// Ends an edit without a change.
    pub fn abandon_edit(&mut self) {
        self.edit = None;
    }

    /// Stores an entry at the position being edited and ends the edit; without an edit, adds it at the end and clears the draft of the next
    /// hand. Returns its index.
    pub fn put(&mut self, entry: Entry) -> usize {
        let position = self.position();
        if self.edit.take().is_none() {
            self.draft = Draft::default();
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
