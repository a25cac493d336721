//! The tiles that bring a hand nearer; for a calling hand, its waits.

use super::shanten::{self, Aim, GROUPS, Shape, complete, join, step_of};
use super::{Counts, Tile, TileSet};

impl Shape {
    /// How many tiles are lacking for this aim, and which kinds make it one less. A kind of which four are held
    /// is never among them.
    pub fn useful(&self, aim: Aim) -> (u8, TileSet) {
        let [bamboo, circle, wan, honours] = self.rows(aim);
        let low = join(bamboo, circle, aim.sets);
        let high = join(wan, honours, aim.sets);
        let lacking = complete(&low, &high, aim.sets);
        let mut useful = TileSet::default();
        if lacking == 0 {
            return (lacking, useful);
        }
        let pairs = [
            (bamboo, circle, &high),
            (circle, bamboo, &high),
            (wan, honours, &low),
            (honours, wan, &low),
        ];
        for (group, (own, beside, others)) in pairs.into_iter().enumerate() {
            if aim.groups >> group & 1 == 0 {
                continue;
            }
            let rest = join(beside, others, aim.sets);
            // The cells of the group's row in which one tile less is one less for the whole hand: one bit each.
            let mut telling = 0_u64;
            for sets in 0..=aim.sets.min(4) {
                let left = aim.sets.min(4) - sets;
                let plain = own[sets] + rest[left + 5] == lacking;
                let paired = own[sets + 5] + rest[left] == lacking;
                telling |= u64::from(plain) << (4 * sets) | u64::from(paired) << (4 * (sets + 5));
            }
            let before = self.bits(group, aim, 0);
            for index in GROUPS[group].clone() {
                let Some(tile) = Tile::from_index(index) else {
                    continue;
                };
                let (_, step) = step_of(tile);
                let full = self.places[group] / step % 5 == 4;
                // No cell falls by more than one, so that the difference has one bit for each cell that falls.
                if !full && (before - self.bits(group, aim, step)) & telling != 0 {
                    useful.add(tile);
                }
            }
        }
        (lacking, useful)
    }
}

/// Shanten of a regular hand with so many sets laid out, and the kinds that lower it.
pub fn regular(stake: &Counts, laid_out: usize) -> (i8, TileSet) {
    let (lacking, useful) = Shape::of(stake).useful(Aim::regular(laid_out));
    (lacking as i8 - 1, useful)
}

/// The least shanten of a regular hand, seven pairs and Thirteen Wonders, and the kinds that lower it.
pub fn any(stake: &Counts) -> (i8, TileSet) {
    let kinds = [
        regular(stake, 0),
        seven_pairs(stake),
        thirteen_wonders(stake),
    ];
    let least = kinds.iter().map(|(shanten, _)| *shanten).min().unwrap_or(8);
    let nearest = kinds.into_iter().filter(|(shanten, _)| *shanten == least);
    let useful = nearest.fold(TileSet::default(), |all, (_, kinds)| all.union(kinds));
    (least, useful)
}

/// Shanten of seven different pairs, and the kinds that lower it.
pub fn seven_pairs(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::seven_pairs(stake);
    let kinds = stake.plain().iter().filter(|count| **count > 0).count();
    // A single tile becomes a pair; a new kind helps while there are less than seven.
    let useful = |tile: &Tile| match stake[*tile] {
        0 => kinds < 7,
        held => held == 1,
    };
    (shanten, lowering(shanten, Tile::plain().filter(useful)))
}

/// Shanten of Thirteen Wonders, and the kinds that lower it.
pub fn thirteen_wonders(stake: &Counts) -> (i8, TileSet) {
    let shanten = shanten::thirteen_wonders(stake);
    let majors = || Tile::plain().filter(|tile| tile.is_major());
    let pair = majors().any(|tile| stake[tile] >= 2);
    let useful = |tile: &Tile| stake[*tile] == 0 || (!pair && stake[*tile] == 1);
    (shanten, lowering(shanten, majors().filter(useful)))
}

/// Nothing lowers the shanten of a complete hand.
fn lowering(shanten: i8, useful: impl Iterator<Item = Tile>) -> TileSet {
    if shanten < 0 {
        TileSet::default()
    } else {
        useful.collect()
    }
}
