//! The sets, pairs and starts of sets in a hand, to name them in reasons.

use crate::chance::Outlook;
use engine::tiles::{Counts, Tile, TileSet};

/// A set, a pair, or two tiles that a third makes a Chow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// Two or three tiles, in order.
    pub tiles: Vec<Tile>,
}

impl Block {
    /// Whether the tiles are all the same.
    pub fn is_of_a_kind(&self) -> bool {
        self.tiles.first() == self.tiles.last()
    }

    /// The kinds that complete a set with these two tiles.
    pub fn completed_by(&self) -> TileSet {
        let completes = |tile: &Tile| match self.tiles[..] {
            [one, other] if one == other => *tile == one,
            [one, other] => {
                let chow = |low: Tile| {
                    low.chow().is_some_and(|chow| {
                        [one, other, *tile].iter().all(|tile| chow.contains(tile))
                            && *tile != one
                            && *tile != other
                    })
                };
                Tile::plain().any(chow)
            }
            _ => false,
        };
        Tile::plain().filter(completes).collect()
    }

    fn is_set(&self) -> bool {
        self.tiles.len() == 3
    }
}

/// Splits a stake into at most `sets` sets or starts of sets and a pair, as near to complete as possible, with as many unseen tiles as
/// possible to complete the starts.
pub(super) fn blocks(stake: &Counts, sets: usize, chows: bool, outlook: &Outlook) -> Vec<Block> {
    let mut search = Search {
        counts: stake.clone(),
        sets,
        chows,
        outlook,
        chosen: Vec::new(),
        best: (0, 0),
        found: Vec::new(),
    };
    search.from(Tile::plain().next());
    search.found
}

struct Search<'a> {
    counts: Counts,
    sets: usize,
    chows: bool,
    outlook: &'a Outlook,
    chosen: Vec<Block>,
    best: (usize, u32),
    found: Vec<Block>,
}

impl Search<'_> {
    /// Tries all splits of the tiles from this kind on.
    fn from(&mut self, tile: Option<Tile>) {
        let rest = tile.and_then(|tile| {
            Tile::plain()
                .skip(tile.index())
                .find(|tile| self.counts.has(*tile))
        });
        let Some(tile) = rest else {
            return self.keep_if_better();
        };
        if self.chosen.len() <= self.sets {
            for tiles in self.candidates(tile) {
                if self.counts.remove_all(&tiles) {
                    self.chosen.push(Block {
                        tiles: tiles.clone(),
                    });
                    self.from(Some(tile));
                    self.chosen.pop();
                    self.counts.extend(tiles);
                }
            }
        }
        // Leave the kind out.
        let count = self.counts[tile];
        (0..count).for_each(|_| {
            self.counts.remove(tile);
        });
        self.from(Some(tile));
        (0..count).for_each(|_| self.counts.add(tile));
    }

    fn candidates(&self, tile: Tile) -> Vec<Vec<Tile>> {
        let next = tile.next_in_suit().filter(|_| self.chows);
        let after = next.and_then(Tile::next_in_suit);
        let chow = next.zip(after).map(|(next, after)| vec![tile, next, after]);
        let starts = [next, after]
            .into_iter()
            .flatten()
            .map(|other| vec![tile, other]);
        [vec![tile; 3], vec![tile; 2]]
            .into_iter()
            .chain(chow)
            .chain(starts)
            .collect()
    }

    fn keep_if_better(&mut self) {
        let complete = self.chosen.iter().filter(|block| block.is_set()).count();
        let starts = self.chosen.len() - complete;
        let has_pair = self
            .chosen
            .iter()
            .any(|block| !block.is_set() && block.is_of_a_kind());
        // Without a pair one block too many is of no use.
        if complete > self.sets || (self.chosen.len() > self.sets && !has_pair) {
            return;
        }
        let outs = self.chosen.iter().filter(|block| !block.is_set());
        let outs = outs
            .map(|block| self.outlook.live(block.completed_by()))
            .sum();
        let merit = (2 * complete + starts, outs);
        if merit > self.best {
            self.best = merit;
            self.found.clone_from(&self.chosen);
        }
    }
}
