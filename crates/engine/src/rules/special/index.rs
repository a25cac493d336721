//! Finds the forms with given tiles in one lookup, however many forms there are.

use std::collections::HashMap;

use smallvec::SmallVec;

use super::nearest::{Bundles, FormPosition};
use super::{SpecialHand, TileBits};
use crate::rules::ScoringEvent;

/// The special hands of a table of rows by their tiles.
#[derive(Debug, Default)]
pub struct FormIndex {
    /// The listed forms by their exact tiles.
    exact: HashMap<TileBits, SmallVec<[FormPosition; 4]>>,
    /// The rows of unlisted hands.
    pub unlisted: Vec<usize>,
    /// The listed forms in bundles, for finding near ones.
    pub bundles: Bundles,
}

impl FormIndex {
    /// The index of the special hands in these rows.
    pub fn of(events: &[ScoringEvent]) -> Self {
        let mut exact: HashMap<TileBits, SmallVec<[FormPosition; 4]>> = HashMap::new();
        for (row, event) in (0..).zip(events) {
            let forms = event.special.iter().flat_map(|special| special.listed());
            for (position, form) in (0..).zip(forms) {
                exact.entry(form.tiles).or_default().push((row, position));
            }
        }
        Self {
            exact,
            unlisted: events
                .iter()
                .enumerate()
                .filter(|(_, event)| event.special.as_ref().is_some_and(SpecialHand::is_unlisted))
                .map(|(row, _)| row)
                .collect(),
            bundles: Bundles::of(events),
        }
    }

    /// The listed forms with exactly these tiles.
    pub fn find(&self, tiles: &TileBits) -> &[FormPosition] {
        self.exact
            .get(tiles)
            .map_or(&[], |positions| positions.as_slice())
    }
}
