//! Changing what was entered: any entry can be changed or deleted, and others can be inserted before it. Hands keep meaning the same people
//! when the winds turn otherwise than they did when the hand was typed.

use super::{Draft, Edit, Entry, Scorecard, Spot};
use crate::rules::RuleSet;

impl Scorecard {
    /// Where what is typed goes.
    pub fn spot(&self) -> Spot {
        self.edit.as_ref().map_or(Spot::End, |edit| edit.spot)
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

    /// Begins to change an entry: a hand stands in the fields as it was typed. A half-typed next hand waits.
    pub fn begin_change(&mut self, index: usize) {
        let Some(entry) = self.entries.get(index) else {
            return;
        };
        let mut draft = match entry {
            Entry::Hand(draft) => draft.clone(),
            Entry::Dead | Entry::Penalty { .. } | Entry::Correction { .. } => Draft::default(),
        };
        let (at, _) = self.told().before(Spot::Change(index));
        draft.turn_to(at.east);
        let spot = Spot::Change(index);
        self.edit = Some(Edit { spot, draft });
    }

    /// Begins to insert a hand before an entry.
    pub fn begin_insert(&mut self, index: usize) {
        if index < self.entries.len() {
            self.edit = Some(Edit {
                spot: Spot::Before(index),
                draft: Draft::default(),
            });
        }
    }

    /// Leaves an entry as it is after all.
    pub fn abandon(&mut self) {
        self.edit = None;
    }

    /// Puts an entry where it belongs, and ends the edit; what was typed is used up. Returns its place.
    pub fn put(&mut self, entry: Entry) -> usize {
        let spot = self.spot();
        match self.edit.take() {
            Some(_) => {}
            None => self.draft = Draft::default(),
        }
        self.amend(|entries| match spot {
            Spot::Change(index) if index < entries.len() => {
                entries[index] = entry;
                index
            }
            Spot::Before(index) if index < entries.len() => {
                entries.insert(index, entry);
                index
            }
            _ => {
                entries.push(entry);
                entries.len() - 1
            }
        })
    }

    /// Deletes an entry. An edit goes on at its entry, or ends if that is the one.
    pub fn delete(&mut self, index: usize) {
        if index >= self.entries.len() {
            return;
        }
        if let Some(edit) = &mut self.edit {
            edit.spot = match edit.spot {
                Spot::Change(at) if at > index => Spot::Change(at - 1),
                Spot::Before(at) if at > index => Spot::Before(at - 1),
                spot => spot,
            };
        }
        self.edit = self.edit.take().filter(|edit| {
            let left = self.entries.len() - 1;
            edit.spot != Spot::Change(index) && edit.spot.is_in(left)
        });
        self.amend(|entries| {
            entries.remove(index);
        });
    }

    /// Lets other rules count; who is East may change with them.
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
        let told = self.told();
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

    /// Letters for the winds in what is being typed go with the winds that are shown beside it.
    fn turn_drafts(&mut self) {
        let told = self.told();
        self.draft.turn_to(told.at.east);
        if let Some(edit) = &mut self.edit {
            edit.draft.turn_to(told.before(edit.spot).0.east);
        }
    }
}

#[cfg(test)]
mod tests;
