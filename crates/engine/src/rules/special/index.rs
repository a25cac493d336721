//! Finds the special hands with given tiles in one lookup, whatever the number of forms.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::nearest::{Bundles, FormPosition};
use super::{SpecialHand, TileBits};
use crate::rules::ScoringEvent;

/// All forms of a table by their tiles.
#[derive(Debug, Default)]
pub struct FormIndex {
    exact: HashMap<TileBits, SmallVec<[FormPosition; 4]>>,
    /// The rows whose forms are too many to list.
    pub open: Vec<usize>,
    /// The same forms, for finding near ones.
    pub near: Bundles,
}

impl FormIndex {
    /// The index of a table's forms.
    pub fn of(events: &[ScoringEvent]) -> Self {
        let mut index: HashMap<TileBits, SmallVec<[FormPosition; 4]>> = HashMap::new();
        for (row, event) in (0..).zip(events) {
            let forms = event.special.iter().flat_map(|special| special.listed());
            for (place, form) in (0..).zip(forms) {
                index.entry(form.tiles).or_default().push((row, place));
            }
        }
        Self {
            exact: index,
            open: events
                .iter()
                .enumerate()
                .filter(|(_, event)| event.special.as_ref().is_some_and(SpecialHand::is_open))
                .map(|(row, _)| row)
                .collect(),
            near: Bundles::of(events),
        }
    }

    /// The forms with exactly these tiles.
    pub fn find(&self, tiles: &TileBits) -> &[FormPosition] {
        self.exact
            .get(tiles)
            .map_or(&[], |places| places.as_slice())
    }
}
