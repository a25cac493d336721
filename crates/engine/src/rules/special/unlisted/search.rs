//! The search for the nearest form of a pattern with too many forms to list.

use std::collections::BTreeMap;

use smallvec::SmallVec;

use super::{FORM_SIZE, FormQuery, PlacedSlot, UnlistedPattern};
use crate::rules::special::{BadPattern, Budget, Form, Slot};
use crate::tiles::{Meld, Tile};

/// A search through the kinds of tile: first the plain tiles by number and suit, then the honours.
pub struct Search<'a> {
    pattern: &'a UnlistedPattern,
    query: FormQuery<'a>,
    /// The steps of all paths.
    steps: Vec<Step<'a>>,
    /// The maximum number of tiles in the hand that the form does not use.
    max_unused: u32,
    /// The number of tiles in the hand up to the current position.
    held_so_far: u32,
}

/// The part of a search path that matters for the rest of the search.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// The number of filled slots in each group.
    filled: SmallVec<[u8; 14]>,
    /// Slots begun and not complete, with how many of their tile positions the search has passed.
    begun_slots: SmallVec<[(Slot, u8); 4]>,
}

/// A step of a search path: what it does at one position.
struct Step<'a> {
    /// The index of the previous step; `None` at the start.
    previous_step: Option<usize>,
    /// The slots begun here.
    slots: SmallVec<[&'a PlacedSlot; 4]>,
    /// The number of tiles taken by slots so far.
    tiles: u32,
    /// How many of these the hand lacks.
    missing: u32,
}

/// The position of a plain tile in the search: tiles of one number are adjacent.
pub fn position(tile: Tile) -> usize {
    match tile.index() {
        suited @ 0..27 => suited % 9 * 3 + suited / 9,
        honour => honour,
    }
}

/// The tile at a position.
fn tile_at(position: usize) -> Option<Tile> {
    Tile::from_index(match position {
        suited @ 0..27 => suited % 3 * 9 + suited / 3,
        honour => honour,
    })
}

impl<'a> Search<'a> {
    /// A search that has not begun.
    pub fn of(pattern: &'a UnlistedPattern, query: FormQuery<'a>) -> Self {
        Self {
            pattern,
            query,
            steps: Vec::new(),
            max_unused: (query.tiles.count() + query.max_missing).saturating_sub(FORM_SIZE),
            held_so_far: 0,
        }
    }

    /// The nearest form, with the number of its tiles that are missing.
    pub fn run(mut self, budget: &mut Budget) -> Result<Option<(u32, Form)>, BadPattern> {
        if self.query.tiles.count() + self.query.max_missing < FORM_SIZE {
            return Ok(None);
        }
        let mut reached: BTreeMap<State, Option<usize>> = BTreeMap::new();
        let start = State {
            filled: SmallVec::from_elem(0, self.pattern.groups.len()),
            begun_slots: SmallVec::new(),
        };
        reached.insert(start, None);
        for position in 0..self.pattern.placed_slots.len() {
            let Some(tile) = tile_at(position) else { break };
            let (pattern, query) = (self.pattern, self.query);
            let placed_slots: SmallVec<[&PlacedSlot; 8]> = pattern.placed_slots[position]
                .iter()
                .filter(|placed| query.allows(placed.slot))
                .collect();
            let melds: SmallVec<[Meld; 2]> = query
                .melds
                .iter()
                .filter(|meld| meld.tile == tile)
                .copied()
                .collect();
            self.held_so_far += query.tiles.copies(tile);
            let mut next = BTreeMap::new();
            for (state, step) in reached {
                let mut continuations = Continuations {
                    search: &mut self,
                    held: query.tiles.copies(tile),
                    melds: &melds,
                    step,
                    next: &mut next,
                };
                let (state, used) = state.after(pattern, position);
                continuations.choose(&placed_slots, state, used, &mut SmallVec::new(), budget)?;
            }
            reached = next;
        }
        let is_complete = |state: &State| {
            let mut groups = state.filled.iter().zip(&self.pattern.groups);
            state.begun_slots.is_empty()
                && groups.all(|(filled, group)| u32::from(*filled) == group.count)
        };
        let last = reached.into_iter().find(|(state, _)| is_complete(state));
        let last = last.and_then(|(_, step)| self.steps.get(step?));
        Ok(last.map(|last| (last.missing, self.form(last))))
    }

    /// The form filled by the steps up to this one.
    fn form(&self, last: &Step<'a>) -> Form {
        let mut slots: Vec<(usize, Slot)> = Vec::new();
        let mut step = Some(last);
        while let Some(current) = step {
            slots.extend(
                current
                    .slots
                    .iter()
                    .map(|placed| (placed.group, placed.slot)),
            );
            step = current
                .previous_step
                .and_then(|index| self.steps.get(index));
        }
        slots.sort_unstable();
        let slots = slots.into_iter().map(|(_, slot)| slot).collect();
        Form::new(slots, self.pattern.own_wind)
    }
}

impl State {
    /// The state after the slots begun have taken their tiles at this position, and the number of these tiles.
    fn after(mut self, pattern: &UnlistedPattern, position: usize) -> (Self, u32) {
        let mut used = 0;
        self.begun_slots.retain(|(slot, passed)| {
            let placed_slots = &pattern.placed_slots[self::position(slot.tile)];
            let Some(placed) = placed_slots.iter().find(|placed| placed.slot == *slot) else {
                return false;
            };
            if let Some((tile_position, copies)) = placed.tiles.get(usize::from(*passed))
                && *tile_position == position
            {
                used += copies;
                *passed += 1;
            }
            usize::from(*passed) < placed.tiles.len()
        });
        (self, used)
    }
}

/// The possible continuations of a state.
struct Continuations<'a, 'b> {
    search: &'b mut Search<'a>,
    /// The number of copies of the current tile in the hand.
    held: u32,
    /// The sets on the table that begin here.
    melds: &'b [Meld],
    /// The last step of the path to the state; `None` at the start.
    step: Option<usize>,
    /// The states at the next position, each with the last step of the best path to it.
    next: &'b mut BTreeMap<State, Option<usize>>,
}

impl<'a> Continuations<'a, '_> {
    /// Begins slots here in every possible way. `used` is the number of tiles taken at this position.
    fn choose(
        &mut self,
        placed_slots: &[&'a PlacedSlot],
        state: State,
        used: u32,
        chosen: &mut SmallVec<[&'a PlacedSlot; 4]>,
        budget: &mut Budget,
    ) -> Result<(), BadPattern> {
        budget.spend_search_steps(1)?;
        let previous_step = self.step.and_then(|step| self.search.steps.get(step));
        let missing = previous_step.map_or(0, |step| step.missing) + used.saturating_sub(self.held);
        if used > 4 || missing > self.search.query.max_missing {
            return Ok(());
        }
        let Some((placed, others)) = placed_slots.split_first() else {
            self.continue_with(state, used, missing, chosen);
            return Ok(());
        };
        self.choose(others, state.clone(), used, chosen, budget)?;
        let group = &self.search.pattern.groups[placed.group];
        let free_slots = group.count - u32::from(state.filled[placed.group]);
        let max = if group.must_differ {
            free_slots.min(1)
        } else {
            free_slots
        };
        let copies = placed.tiles.first().map_or(1, |(_, copies)| *copies);
        let (mut state, mut used, length) = (state, used, chosen.len());
        for _ in 0..max {
            used += copies;
            if used > 4 {
                break;
            }
            state.filled[placed.group] += 1;
            if placed.tiles.len() > 1 {
                state.begun_slots.push((placed.slot, 1));
                state.begun_slots.sort_unstable();
            }
            chosen.push(placed);
            self.choose(others, state.clone(), used, chosen, budget)?;
        }
        chosen.truncate(length);
        Ok(())
    }

    /// Continues at the next position if the hand has not too many unused tiles, the sets on the table have their slots, and no equally good
    /// path leads there yet.
    fn continue_with(&mut self, state: State, used: u32, missing: u32, chosen: &[&'a PlacedSlot]) {
        let has_place = |meld: &Meld| {
            let required = self.melds.iter().filter(|other| *other == meld).count();
            chosen
                .iter()
                .filter(|placed| placed.slot.takes(*meld))
                .count()
                >= required
        };
        let previous_step = self.step.and_then(|step| self.search.steps.get(step));
        let tiles = previous_step.map_or(0, |step| step.tiles) + used;
        let search = &mut *self.search;
        if search.held_so_far + missing > search.max_unused + tiles
            || !self.melds.iter().all(has_place)
        {
            return;
        }
        let known_step = self.next.get(&state).copied().flatten();
        let known_step = known_step.and_then(|step| search.steps.get(step));
        if known_step.is_some_and(|known| known.missing <= missing) {
            return;
        }
        self.next.insert(state, Some(search.steps.len()));
        search.steps.push(Step {
            previous_step: self.step,
            slots: chosen.iter().copied().collect(),
            tiles,
            missing,
        });
    }
}
