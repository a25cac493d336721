//! A finite automaton that reads the counts of a suit, one number after another. Its final state gives the number of tiles lacking for each
//! number of sets, with and without the pair.

use std::collections::HashMap;

use super::ChowLimit;
use super::row::{CELLS, Costs, NEVER, PAIR};

/// Kinds in a suit.
pub const KINDS: usize = 9;
/// Counts a kind can have: 0 to 4.
pub const COUNTS: usize = 5;
/// The useful numbers of equal chows, 0 to 2: three equal chows are as good as three pungs.
const CHOWS: usize = 3;

/// The state of reading: the fewest lacking tiles for each combination of open chows. A chow begun one number ago needs this number and the
/// next, one begun two numbers ago only this one.
type Open = [[Costs; CHOWS]; CHOWS];

/// An impossible state.
const NOTHING: Open = [[[NEVER; CELLS]; CHOWS]; CHOWS];

/// States by the number of chows begun. Only an automaton that allows one chow counts them; any other has a single entry.
type Memory = Vec<Open>;

/// The automaton: for each number read the state that follows, and the results of the final states.
pub struct Automaton {
    /// For each kind and each state before it, the next state for each count.
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
            let mut number = |memory: Memory| {
                *known.entry(memory).or_insert_with_key(|memory| {
                    next.push(memory.clone());
                    next.len() - 1
                }) as u16
            };
            let follow = |state: &Memory| {
                let all = read(state, chows);
                all.map(&mut number)
            };
            let steps = states.iter().map(follow).collect();
            states = next;
            steps
        });
        let least = |memory: &Memory, cell: usize| {
            let costs = memory.iter().map(|open| open[0][0][cell]);
            costs.min().unwrap_or(NEVER)
        };
        let result = |memory: &Memory| std::array::from_fn(|cell| least(memory, cell));
        let results = states.iter().map(result).collect();
        Self { steps, results }
    }
}

fn start(chows: ChowLimit) -> Memory {
    let entries = if chows == ChowLimit::One { 2 } else { 1 };
    let mut memory = vec![NOTHING; entries];
    memory[0][0][0][0] = 0;
    memory
}

/// The states after the next kind, for each possible count.
fn read(state: &Memory, chows: ChowLimit) -> [Memory; COUNTS] {
    let mut after: [Memory; COUNTS] = std::array::from_fn(|_| vec![NOTHING; state.len()]);
    let ways = (0..state.len()).flat_map(|used| (0..CHOWS).map(move |older| (used, older)));
    for (used, older) in ways {
        let rows = &state[used][older];
        let most_new = match chows {
            ChowLimit::None => 1,
            ChowLimit::One => 2 - used,
            ChowLimit::Any => CHOWS,
        };
        for (newer, costs) in rows.iter().enumerate() {
            for (cell, &lacking) in costs.iter().enumerate() {
                if lacking == NEVER {
                    continue;
                }
                let (sets, pair) = (cell % PAIR, cell / PAIR);
                for (pung, eyes, new) in uses(most_new) {
                    let needed = older + newer + new + 3 * pung + 2 * eyes;
                    let sets = sets + pung + new;
                    if needed >= COUNTS || sets > 4 || pair + eyes > 1 {
                        continue;
                    }
                    let cell = sets + PAIR * (pair + eyes);
                    for (count, memory) in after.iter_mut().enumerate() {
                        let cost = lacking + needed.saturating_sub(count) as u8;
                        let used = used | usize::from(chows == ChowLimit::One && new > 0);
                        let best = &mut memory[used][newer][new][cell];
                        *best = cost.min(*best);
                    }
                }
            }
        }
    }
    after
}

/// The possible uses of a kind: pungs, the pair, and beginnings of up to `most_new` chows.
fn uses(most_new: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let sets = [(0, 0), (0, 1), (1, 0)];
    sets.into_iter()
        .flat_map(move |(pung, eyes)| (0..most_new).map(move |new| (pung, eyes, new)))
}
