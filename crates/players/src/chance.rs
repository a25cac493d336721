//! How likely tiles are still to come: what is out of sight, and the turns that are left.

use super::completion_odds::{self, Acquisition};
use engine::table::SeatView;
use engine::tiles::{Counts, Tile, TileSet};

/// How many times as live a tile is that makes a pung somebody may discard for it.
const CLAIMED_PUNG: f32 = 3.2;

/// What a player can count on.
#[derive(Clone, Debug)]
pub struct Outlook {
    unseen: [u8; Tile::PLAIN_KINDS],
    /// Tiles out of sight.
    total: f32,
    /// Own turns to come.
    turns: usize,
}

impl Outlook {
    /// The outlook of a view's own seat.
    pub fn of(view: &SeatView) -> Self {
        Self::later(&view.open, &view.me().stake, view.live_left)
    }

    /// The outlook when these tiles lie open, these are held and so many are left to draw.
    pub fn later(open: &Counts, stake: &Counts, live_left: usize) -> Self {
        let mut unseen = [0; Tile::PLAIN_KINDS];
        let mut total = 0;
        let seen = open.plain().iter().zip(stake.plain());
        for (left, (open, own)) in unseen.iter_mut().zip(seen) {
            *left = 4_u8.saturating_sub(open + own);
            total += u16::from(*left);
        }
        Self {
            unseen,
            total: f32::from(total.max(1)),
            turns: live_left.div_ceil(4),
        }
    }

    /// The same outlook so many own turns later, if nothing useful has come.
    pub fn in_turns(&self, turns: usize) -> Self {
        Self {
            turns: self.turns.saturating_sub(turns),
            ..self.clone()
        }
    }

    /// The chance that nobody goes out before the next own turn.
    pub fn of_going_on(&self) -> f32 {
        completion_odds::quiet(self.turns)
    }

    /// The same outlook when these tiles have not been seen by anybody yet: what a short memory believes.
    pub fn forgetful(view: &SeatView) -> Self {
        let mut outlook = Self::of(view);
        for (left, own) in outlook.unseen.iter_mut().zip(view.me().stake.plain()) {
            *left = 4_u8.saturating_sub(*own);
        }
        outlook
    }

    /// How many of a kind are out of sight.
    pub fn unseen(&self, tile: Tile) -> u8 {
        self.unseen.get(tile.index()).copied().unwrap_or(0)
    }

    /// Which part of the tiles out of sight are of a kind.
    pub fn part(&self, tile: Tile) -> f32 {
        f32::from(self.unseen(tile)) / self.total
    }

    /// How many tiles of these kinds are out of sight.
    pub fn live(&self, kinds: TileSet) -> u32 {
        kinds.iter().map(|tile| u32::from(self.unseen(tile))).sum()
    }

    /// The chance to complete a hand that lacks so many tiles, of which so many useful ones are out of sight.
    pub fn of_completing(&self, lacking: u8, live: u32, acquisition: Acquisition) -> f32 {
        if live == 0 || lacking == 0 {
            return 0.0;
        }
        self.chance(lacking, live as f32, acquisition)
    }

    /// The same if uncommonly many tiles are useful.
    pub fn at_best(&self, lacking: u8, acquisition: Acquisition) -> f32 {
        completion_odds::chance_at_best(acquisition, self.turns, usize::from(lacking.max(1)))
    }

    /// The chance that all of exactly these tiles come, `own` being how many of each are held.
    pub fn of_collecting(
        &self,
        missing: impl Iterator<Item = (Tile, u8)>,
        own: &Counts,
        claims: bool,
    ) -> f32 {
        let (mut live, mut lacking) = (0.0, 0);
        for (tile, count) in missing {
            let left = self.unseen(tile);
            if left < count {
                return 0.0;
            }
            let claimed = claims && own[tile] >= 2;
            live += f32::from(left) * if claimed { CLAIMED_PUNG } else { 1.0 };
            lacking += count;
        }
        self.chance(lacking, live, Acquisition::Drawn)
    }

    fn chance(&self, lacking: u8, live: f32, acquisition: Acquisition) -> f32 {
        completion_odds::chance(
            acquisition,
            self.turns,
            usize::from(lacking),
            live / self.total,
        )
    }
}
