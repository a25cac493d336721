//! The number of tiles that a hand lacks when only some tiles are still obtainable. For `Shape` a kind is obtainable until the hand has
//! four of it; here only tiles that the player has not seen are obtainable.

use std::ops::Range;

use super::shanten::{Aim, ChowDistribution, ChowLimit, GROUPS};
use super::{Counts, Tile, TileSet};

/// Cells of a row: 0 to 4 sets without the pair, then 0 to 4 sets with it.
const CELLS: usize = 10;
/// The first cell with the pair.
const PAIR: usize = 5;
/// The number of possible counts of equal chows: 0, 1 or 2. Three equal chows are as good as three pungs.
const CHOWS: usize = 3;
/// The cost of sets that cannot be made, above every real cost.
const NEVER: u8 = 60;

/// The number of tiles lacking for each number of sets, without the pair and with it.
type Costs = [u8; CELLS];

/// The costs of a group that is not used.
const UNUSED: Costs = {
    let mut costs = [NEVER; CELLS];
    costs[0] = 0;
    costs
};

/// The tiles on a stake, and how many more of each kind the player may still get.
#[derive(Clone, Debug)]
pub struct Attainable {
    held: [u8; Tile::PLAIN_KINDS],
    unseen: [u8; Tile::PLAIN_KINDS],
}

impl Attainable {
    /// A hand with these tiles on its stake; `unseen` is how many of each kind the player has not seen.
    pub fn new(stake: &Counts, unseen: [u8; Tile::PLAIN_KINDS]) -> Self {
        let mut held = [0; Tile::PLAIN_KINDS];
        held.copy_from_slice(stake.plain());
        Self { held, unseen }
    }

    /// The number of tiles lacking for this aim; `None` if it can no longer be completed.
    pub fn lacking(&self, aim: Aim) -> Option<u8> {
        let lacking = |distribution| lacking_together(&self.groups(aim, distribution), aim.sets);
        aim.each_distribution(lacking, |first, second| {
            first.into_iter().chain(second).min()
        })
    }

    /// The number of tiles lacking for this aim, and the unseen kinds that would reduce it by one. `None` if the aim can no longer be
    /// completed.
    pub fn useful(&self, aim: Aim) -> Option<(u8, TileSet)> {
        let kinds = |tiles: TileSet| tiles.iter();
        aim.each_distribution(
            |distribution| self.useful_in(aim, distribution),
            |first, second| match (first, second) {
                (Some(first), Some(second)) if first.0 == second.0 => {
                    Some((first.0, kinds(first.1).chain(kinds(second.1)).collect()))
                }
                _ => first
                    .into_iter()
                    .chain(second)
                    .min_by_key(|result| result.0),
            },
        )
    }

    fn useful_in(&self, aim: Aim, distribution: ChowDistribution) -> Option<(u8, TileSet)> {
        let groups = self.groups(aim, distribution);
        let lacking = lacking_together(&groups, aim.sets)?;
        let is_useful = |tile: &Tile| {
            let kind = tile.index();
            if !aim.uses(*tile) || self.unseen[kind] == 0 {
                return false;
            }
            let mut with_tile = self.clone();
            with_tile.held[kind] += 1;
            with_tile.unseen[kind] -= 1;
            let mut groups = groups;
            let group = (kind / 9).min(3);
            groups[group] = with_tile.group(group, aim, distribution);
            lacking_together(&groups, aim.sets).is_some_and(|remaining| remaining < lacking)
        };
        match lacking {
            0 => Some((0, TileSet::default())),
            _ => Some((lacking, Tile::plain().filter(is_useful).collect())),
        }
    }

    fn groups(&self, aim: Aim, distribution: ChowDistribution) -> [Costs; 4] {
        std::array::from_fn(|group| self.group(group, aim, distribution))
    }

    /// The costs of a group.
    fn group(&self, group: usize, aim: Aim, distribution: ChowDistribution) -> Costs {
        if aim.groups >> group & 1 == 0 {
            return UNUSED;
        }
        let kinds = GROUPS[group].clone();
        let chows = kinds.start..kinds.end - 2;
        match (distribution.has_chows(group), distribution.chows) {
            (true, ChowLimit::Any) => {
                self.costs(
                    kinds,
                    |kind| if chows.contains(&kind) { CHOWS - 1 } else { 0 },
                )
            }
            (true, ChowLimit::One) => {
                let beginning =
                    |first| self.costs(kinds.clone(), |kind| usize::from(kind == first));
                let cheaper = |one: Costs, other: Costs| {
                    std::array::from_fn(|cell| one[cell].min(other[cell]))
                };
                chows.map(beginning).fold([NEVER; CELLS], cheaper)
            }
            _ => self.costs(kinds, |_| 0),
        }
    }

    /// Computes the costs of a group kind by kind. At most `max_chows(kind)` chows begin with a kind. A chow begun one kind ago needs this
    /// kind and the next; one begun two kinds ago needs only this one.
    fn costs(&self, kinds: Range<usize>, max_chows: impl Fn(usize) -> usize) -> Costs {
        let mut current = [[[NEVER; CELLS]; CHOWS]; CHOWS];
        current[0][0] = UNUSED;
        for kind in kinds {
            let max_chows = max_chows(kind);
            let (held, max_count) = (
                self.held[kind],
                (self.held[kind] + self.unseen[kind]).min(4),
            );
            let mut next = [[[NEVER; CELLS]; CHOWS]; CHOWS];
            for (two_ago, rows) in current.iter().enumerate() {
                for (one_ago, costs) in rows.iter().enumerate().take(max_count as usize + 1) {
                    for (cell, cost) in costs.iter().enumerate().filter(|(_, cost)| **cost < NEVER)
                    {
                        for (pungs, pair) in [(0, 0), (1, 0), (0, 1)] {
                            for (new_chows, costs) in
                                next[one_ago].iter_mut().enumerate().take(max_chows + 1)
                            {
                                let needed =
                                    (two_ago + one_ago + new_chows + 3 * pungs + 2 * pair) as u8;
                                let sets = cell % PAIR + pungs + new_chows;
                                if needed > max_count || sets > 4 || cell / PAIR + pair > 1 {
                                    continue;
                                }
                                let cell = sets + PAIR * (cell / PAIR + pair);
                                let cost = cost + needed.saturating_sub(held);
                                let best = &mut costs[cell];
                                *best = cost.min(*best);
                            }
                        }
                    }
                }
            }
            current = next;
        }
        current[0][0]
    }
}

/// The number of tiles lacking for this number of sets and a pair in all groups together; `None` if they cannot be completed.
fn lacking_together(groups: &[Costs; 4], sets: usize) -> Option<u8> {
    let mut all = UNUSED;
    for group in groups {
        let mut combined = [NEVER; CELLS];
        for (cell, cost) in all.iter().enumerate().filter(|(_, cost)| **cost < NEVER) {
            for (other, more) in group.iter().enumerate().filter(|(_, cost)| **cost < NEVER) {
                let (sets, pair) = (cell % PAIR + other % PAIR, cell / PAIR + other / PAIR);
                if sets <= 4 && pair <= 1 {
                    let best = &mut combined[sets + PAIR * pair];
                    *best = (cost + more).min(*best);
                }
            }
        }
        all = combined;
    }
    let cost = all[PAIR + sets.min(4)];
    (cost < NEVER).then_some(cost)
}
