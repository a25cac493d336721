//! A finite automaton that reads the counts of a suit, one number after another. Its final state gives the number of tiles lacking for each
//! number of sets, with and without the pair.

use std::collections::HashMap;

use super::ChowLimit;
use super::row::{CELLS, Costs, NEVER, PAIR};

/// Kinds in a suit.
pub const KINDS: usize = 9;
/// The number of counts that a kind can have: 0 to 4.
pub const COUNTS: usize = 5;
/// The number of possible counts of equal chows: 0, 1 or 2. Three equal chows are as good as three pungs.
const CHOWS: usize = 3;

/// The fewest lacking tiles for each combination of unfinished chows, by the number begun two numbers ago, then by the number begun one
/// number ago. A chow begun one number ago needs this number and the next; one begun two numbers ago needs only this one.
type Unfinished = [[Costs; CHOWS]; CHOWS];

/// No combination is possible.
const IMPOSSIBLE: Unfinished = [[[NEVER; CELLS]; CHOWS]; CHOWS];

/// A state, by the number of chows begun so far. Only an automaton that allows one chow counts them; any other has a single entry.
type State = Vec<Unfinished>;

/// The automaton: for each count read the state that follows, and the results of the final states.
pub struct Automaton {
    /// For each kind and each state before it, the number of the next state for each count.
    pub steps: [Vec<[u16; COUNTS]>; KINDS],
    /// The costs of each final state.
    pub results: Vec<Costs>,
}

impl Automaton {
    /// Builds the automaton for a suit with this limit of chows.
    pub fn new(chows: ChowLimit) -> Self {
        let mut states = vec![start(chows)];
        let steps = std::array::from_fn(|kind| {
            let chows = if kind + 2 < KINDS {
                chows
            } else {
                ChowLimit::None
            };
            let mut known = HashMap::new();
            let mut next = Vec::new();
            let mut number = |state: State| {
                *known.entry(state).or_insert_with_key(|state| {
                    next.push(state.clone());
                    next.len() - 1
                }) as u16
            };
            let follow = |state: &State| {
                let all = read(state, chows);
                all.map(&mut number)
            };
            let steps = states.iter().map(follow).collect();
            states = next;
            steps
        });
        let least = |state: &State, cell: usize| {
            let costs = state.iter().map(|unfinished| unfinished[0][0][cell]);
            costs.min().unwrap_or(NEVER)
        };
        let result = |state: &State| std::array::from_fn(|cell| least(state, cell));
        let results = states.iter().map(result).collect();
        Self { steps, results }
    }
}

/// The state before the first number.
fn start(chows: ChowLimit) -> State {
    let entries = if chows == ChowLimit::One { 2 } else { 1 };
    let mut state = vec![IMPOSSIBLE; entries];
    state[0][0][0][0] = 0;
    state
}

/// The states after the next kind, for each possible count.
fn read(state: &State, chows: ChowLimit) -> [State; COUNTS] {
    let mut after: [State; COUNTS] = std::array::from_fn(|_| vec![IMPOSSIBLE; state.len()]);
    let parts = (0..state.len()).flat_map(|used| (0..CHOWS).map(move |older| (used, older)));
    for (used, older) in parts {
        let rows = &state[used][older];
        let max_new = match chows {
            ChowLimit::None => 0,
            ChowLimit::One => 1 - used,
            ChowLimit::Any => CHOWS - 1,
        };
        for (newer, costs) in rows.iter().enumerate() {
            for (cell, &lacking) in costs.iter().enumerate() {
                if lacking == NEVER {
                    continue;
                }
                let (sets, pair) = (cell % PAIR, cell / PAIR);
                for (pung, eyes, new) in uses(max_new) {
                    let needed = older + newer + new + 3 * pung + 2 * eyes;
                    let sets = sets + pung + new;
                    if needed >= COUNTS || sets > 4 || pair + eyes > 1 {
                        continue;
                    }
                    let cell = sets + PAIR * (pair + eyes);
                    for (count, state) in after.iter_mut().enumerate() {
                        let cost = lacking + needed.saturating_sub(count) as u8;
                        let used = used | usize::from(chows == ChowLimit::One && new > 0);
                        let best = &mut state[used][newer][new][cell];
                        *best = cost.min(*best);
                    }
                }
            }
        }
    }
    after
}

/// The possible uses of a kind: whether for a pung and whether for the pair, as 0 or 1, and how many chows begin with it, up to `max_new`.
fn uses(max_new: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let sets = [(0, 0), (0, 1), (1, 0)];
    sets.into_iter()
        .flat_map(move |(pung, eyes)| (0..=max_new).map(move |new| (pung, eyes, new)))
}
