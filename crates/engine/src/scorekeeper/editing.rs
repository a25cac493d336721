//! Changing, inserting and deleting entries. Letters for the winds keep meaning the same people when the winds turn out
//! otherwise than when a hand was typed.

use super::{Draft, Edit, Entry, EntryPosition, Scorecard};
use crate::rules::RuleSet;

impl Scorecard {
    /// Where what is typed goes.
    pub fn spot(&self) -> EntryPosition {
        self.edit
            .as_ref()
            .map_or(EntryPosition::End, |edit| edit.spot)
    }

    /// What is being typed.
    pub fn typed(&self) -> &Draft {
        self.edit.as_ref().map_or(&self.draft, |edit| &edit.draft)
    }

    /// What is being typed, to be changed.
    pub fn typed_mut(&mut self) -> &mut Draft {
        match &mut self.edit {
            Some(edit) => &mut edit.draft,
            None => &mut self.draft,
        }
    }

    /// Begins to change an entry, with a hand as it was typed. The draft of the next hand is kept.
    pub fn begin_change(&mut self, index: usize) {
        let Some(entry) = self.entries.get(index) else {
            return;
        };
        let mut draft = match entry {
            Entry::Hand(draft) => draft.clone(),
            Entry::Dead | Entry::Penalty { .. } | Entry::Correction { .. } => Draft::default(),
        };
        let (at, _) = self.results().before(EntryPosition::Change(index));
        draft.turn_to(at.east);
        let spot = EntryPosition::Change(index);
        self.edit = Some(Edit { spot, draft });
    }

    /// Begins to insert a hand before an entry.
    pub fn begin_insert(&mut self, index: usize) {
        if index < self.entries.len() {
            self.edit = Some(Edit {
                spot: EntryPosition::Before(index),
                draft: Draft::default(),
            });
        }
    }

    /// Ends an edit without a change.
    pub fn abandon(&mut self) {
        self.edit = None;
    }

    /// Enters an entry at its position and ends the edit. Returns its index.
    pub fn put(&mut self, entry: Entry) -> usize {
        let spot = self.spot();
        match self.edit.take() {
            Some(_) => {}
            None => self.draft = Draft::default(),
        }
        self.amend(|entries| match spot {
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

    /// Deletes an entry. An edit of another entry goes on.
    pub fn delete(&mut self, index: usize) {
        if index >= self.entries.len() {
            return;
        }
        if let Some(edit) = &mut self.edit {
            edit.spot = match edit.spot {
                EntryPosition::Change(at) if at > index => EntryPosition::Change(at - 1),
                EntryPosition::Before(at) if at > index => EntryPosition::Before(at - 1),
                spot => spot,
            };
        }
        self.edit = self.edit.take().filter(|edit| {
            let left = self.entries.len() - 1;
            edit.spot != EntryPosition::Change(index) && edit.spot.is_in(left)
        });
        self.amend(|entries| {
            entries.remove(index);
        });
    }

    /// Changes the rules; who is East may change with them.
    pub fn change_rules(&mut self, rules: RuleSet) {
        self.remember_east();
        self.rules = rules;
        self.turn_drafts();
    }

    fn amend<T>(&mut self, change: impl FnOnce(&mut Vec<Entry>) -> T) -> T {
        self.remember_east();
        let done = change(&mut self.entries);
        self.turn_drafts();
        done
    }

    /// Notes in each hand who was East when its letters for the winds were typed, where that is not noted yet.
    fn remember_east(&mut self) {
        let told = self.results();
        for (entry, line) in self.entries.iter_mut().zip(&told.lines) {
            if let Entry::Hand(draft) = entry {
                draft.east.get_or_insert(line.at.east);
            }
        }
        self.draft.east = Some(told.at.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.east = Some(told.before(edit.spot).0.east);
        }
    }

    /// Rewrites the letters for the winds in drafts for the present winds.
    fn turn_drafts(&mut self) {
        let told = self.results();
        self.draft.turn_to(told.at.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.turn_to(told.before(edit.spot).0.east);
        }
    }
}

#[cfg(test)]
mod tests;
