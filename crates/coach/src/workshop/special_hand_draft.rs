//! The special hand that is composed in the workshop, pattern by pattern.

use super::{Draft, slots};
use engine::rules::{Award, RowId, RuleSet, ScoringEvent, SpecialHand};
use engine::tiles::Tile;

/// The number of tiles in a hand.
const HAND_SIZE: usize = 14;

/// A special hand being composed.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecialHandDraft {
    /// Its name.
    pub name: String,
    /// Its value.
    pub points: u32,
    /// Whether no set may be exposed before the last tile.
    pub concealed: bool,
    /// Whether its points are the whole score.
    pub total: bool,
    /// Its patterns, in the notation of the rows.
    patterns: Vec<Vec<String>>,
    /// The index of the pattern being edited.
    pattern_index: usize,
    /// The existing row that is being edited; `None` for a new hand.
    replaced: Option<ScoringEvent>,
}

/// A slot of a pattern, as shown in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownSlot {
    /// Its description.
    pub words: String,
    /// Describes which other tiles than the example fit, or that a Kong does; empty if none do. The slot as written if the workshop cannot
    /// compose it.
    pub other_tiles: String,
    /// Example tiles; empty if the workshop cannot compose the slot.
    pub tiles: Vec<Tile>,
}

impl SpecialHandDraft {
    /// A new hand without slots.
    pub fn new(name: String) -> Self {
        Self {
            name,
            points: 500,
            concealed: false,
            total: true,
            patterns: vec![Vec::new()],
            pattern_index: 0,
            replaced: None,
        }
    }

    /// The hand of a row of a rule set, to be edited, or a copy of it with this name. `None` if the row has no patterns.
    pub fn of(event: &ScoringEvent, copy_name: Option<String>) -> Option<Self> {
        let special = event.special.as_ref()?;
        (!special.patterns.is_empty()).then(|| Self {
            replaced: copy_name.is_none().then(|| event.clone()),
            name: copy_name.unwrap_or_else(|| event.id.english().to_owned()),
            points: event.award.points,
            concealed: special.concealed,
            total: special.total,
            patterns: special.patterns.clone(),
            pattern_index: 0,
        })
    }

    /// The index of the pattern being edited, and the number of patterns.
    pub fn pattern(&self) -> (usize, usize) {
        (self.pattern_index, self.patterns.len())
    }

    /// The slots of the pattern being edited.
    pub fn slots(&self) -> &[String] {
        self.patterns
            .get(self.pattern_index)
            .map_or(&[], Vec::as_slice)
    }

    /// Selects another pattern. An index just past the last adds one, unless the current pattern is empty.
    pub fn select_pattern(&mut self, pattern: usize) {
        if pattern == self.patterns.len() && !self.slots().is_empty() {
            self.patterns.push(Vec::new());
        }
        self.pattern_index = pattern.min(self.patterns.len() - 1);
    }

    /// Adds a slot.
    pub fn add(&mut self, slot: String) {
        self.patterns[self.pattern_index].push(slot);
    }

    /// Whether this slot still fits into the pattern.
    pub fn fits(&self, slot: &str) -> bool {
        slots::example(slot).len() <= self.room()
    }

    /// Removes a slot, and the pattern too if it is now empty and not the only one.
    pub fn remove(&mut self, index: usize) {
        let slots = &mut self.patterns[self.pattern_index];
        if index < slots.len() {
            slots.remove(index);
        }
        if self.slots().is_empty() && self.patterns.len() > 1 {
            self.patterns.remove(self.pattern_index);
            self.pattern_index = self.pattern_index.min(self.patterns.len() - 1);
        }
    }

    /// The number of tiles in the pattern, with three for a Pung or Kong; `None` if it has a slot that the workshop cannot compose.
    pub fn count(&self) -> Option<usize> {
        let tiles = self.slots().iter().map(|slot| slots::example(slot).len());
        tiles.map(|count| (count > 0).then_some(count)).sum()
    }

    /// How many more tiles fit into the pattern; 0 if their number is unknown.
    pub fn room(&self) -> usize {
        HAND_SIZE.saturating_sub(self.count().unwrap_or(HAND_SIZE))
    }

    /// The slots, as shown in the list.
    pub fn shown_slots(&self) -> Vec<ShownSlot> {
        let describe = |slot: &String| ShownSlot {
            words: slots::words(slot),
            other_tiles: slots::other_tiles(slot),
            tiles: slots::example(slot),
        };
        self.slots().iter().map(describe).collect()
    }

    /// Its row.
    pub fn row(&self) -> ScoringEvent {
        let award = Award::points(self.points);
        let mut special = SpecialHand::new(self.patterns.clone(), self.concealed, self.total);
        if let Some(replaced_special) = self.replaced.as_ref().and_then(|row| row.special.as_ref())
        {
            (special.drawn, special.only_doubles) =
                (replaced_special.drawn, replaced_special.only_doubles);
        }
        let row = ScoringEvent::special_hand(self.name.trim(), award, special);
        match &self.replaced {
            Some(replaced_row) => ScoringEvent {
                calling: replaced_row.calling,
                label: replaced_row.label.clone(),
                text: replaced_row.text.clone(),
                topic: replaced_row.topic.clone(),
                never_counts: replaced_row.never_counts,
                ..row
            },
            None => row,
        }
    }

    /// The draft's rules with this hand.
    ///
    /// # Errors
    /// The rules don't accept it, with the reason.
    pub fn applied_to(&self, draft: &Draft) -> Result<RuleSet, String> {
        draft.rules_with(self.row(), self.replaces())
    }

    /// The id of the row that it replaces.
    pub fn replaces(&self) -> Option<&RowId> {
        self.replaced.as_ref().map(|row| &row.id)
    }
}
