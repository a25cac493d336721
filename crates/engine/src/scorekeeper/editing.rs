//! Changing, inserting and deleting entries. If that changes who is East, the letters for the winds in typed hands are rewritten, so
//! that they still mean the same people.

use super::{Draft, Edit, Entry, EntryPosition, Scorecard};
use crate::rules::RuleSet;

impl Scorecard {
    /// The position of the entry being typed.
    pub fn spot(&self) -> EntryPosition {
        self.edit
            .as_ref()
            .map_or(EntryPosition::End, |edit| edit.spot)
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

    /// Starts editing an entry; a hand begins as it was typed. The draft of the next hand is kept.
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

    /// Starts a hand to be inserted before an entry.
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

    /// Records in each hand who was East when its letters for the winds were typed, unless that is recorded already.
    fn remember_east(&mut self) {
        let results = self.results();
        for (entry, line) in self.entries.iter_mut().zip(&results.lines) {
            if let Entry::Hand(draft) = entry {
                draft.east.get_or_insert(line.at.east);
            }
        }
        self.draft.east = Some(results.at.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.east = Some(results.before(edit.spot).0.east);
        }
    }

    /// Rewrites the letters for the winds in drafts to fit the current East.
    fn turn_drafts(&mut self) {
        let results = self.results();
        self.draft.turn_to(results.at.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.turn_to(results.before(edit.spot).0.east);
        }
    }
}

#[cfg(test)]
mod tests;
