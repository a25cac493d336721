//! The claims and discards of the player in a rollout, by simple rules.

use super::plan::RolloutPlayer;
use crate::claim::chows_with;
use engine::tiles::{Counts, Meld, Tile, TileSet};

/// A Chow with this discard that brings the plan nearer.
pub fn wanted_chow(player: &RolloutPlayer, tile: Tile) -> Option<Meld> {
    let mut chows = chows_with(&player.stake, tile);
    chows.find(|chow| player.wants(*chow, tile))
}

/// The tiles that the plan can spare.
fn spare_tiles(player: &RolloutPlayer) -> TileSet {
    match &player.plan.special {
        Some(special) => player
            .stake
            .kinds()
            .filter(|(tile, count)| *count > special[*tile])
            .map(|(tile, _)| tile)
            .collect(),
        None => player.shape.spare(player.plan.aim).1,
    }
}

/// The tile that the player needs least.
pub fn least_wanted(player: &RolloutPlayer, open: &Counts) -> Option<Tile> {
    let spare = spare_tiles(player);
    let held = |tile: Option<Tile>| tile.map_or(0, |tile| player.stake[tile]);
    let keep_value = |tile: Tile| {
        let own = player.stake[tile];
        let unseen = 4_u8.saturating_sub(open[tile] + own);
        let neighbours = tile.suit().map_or(0, |_| {
            let (low, high) = (tile.previous_in_suit(), tile.next_in_suit());
            let two_away = held(low.and_then(Tile::previous_in_suit))
                + held(high.and_then(Tile::next_in_suit));
            4 * (held(low) + held(high)).min(2) + 2 * two_away.min(2) + u8::from(!tile.is_major())
        });
        let usable = player.plan.aim.groups >> (tile.index() / 9).min(3) & 1;
        i16::from(usable) * 40
            + 8 * i16::from(own - 1) * i16::from(unseen.min(2))
            + i16::from(neighbours + unseen)
    };
    let mut candidates = spare.iter().filter(|tile| player.stake.has(*tile));
    let first = candidates.next();
    let Some(first) = first else {
        return player
            .stake
            .kinds()
            .map(|(tile, _)| tile)
            .find(|tile| !tile.is_bonus());
    };
    let mut best = (keep_value(first), first);
    for tile in candidates {
        let value = keep_value(tile);
        if value < best.0 {
            best = (value, tile);
        }
    }
    Some(best.1)
}

/// The discard after which the most unseen tiles help; for a special hand, the tile that is needed least.
pub fn most_promising(player: &RolloutPlayer, open: &Counts) -> Option<Tile> {
    if player.plan.special.is_some() {
        return least_wanted(player, open);
    }
    let spare = spare_tiles(player);
    let unseen = |tile: Tile| u32::from(4_u8.saturating_sub(open[tile] + player.stake[tile]));
    let best = spare
        .iter()
        .filter(|tile| player.stake.has(*tile))
        .map(|tile| {
            let (_, useful) = player.shape.without(tile).useful(player.plan.aim);
            let live: u32 = useful.iter().map(unseen).sum();
            (live, tile)
        })
        .max_by_key(|(live, _)| *live);
    best.map(|(_, tile)| tile)
        .or_else(|| least_wanted(player, open))
}
