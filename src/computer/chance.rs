//! How likely tiles are still to come: what is out of sight, and the turns that are left.

use crate::table::SeatView;
use crate::tiles::{Counts, Tile, TileSet};

/// Part of the wall's turns that a deal usually lasts before somebody is out.
const LASTS: f32 = 0.3;
/// How much more often than by drawing alone a tile comes that completes a set and may be claimed.
const CLAIMED_SET: f32 = 1.7;
/// The same for a pung, which every discarder can help with.
const CLAIMED_PUNG: f32 = 2.6;
/// The same for the last tile of all.
const LAST: f32 = 3.2;
/// Tiles that a hand usually waits for in the end.
const USUAL_WAITS: f32 = 6.0;

/// What a player can count on.
#[derive(Clone, Debug)]
pub struct Outlook {
    unseen: [u8; Tile::PLAIN_KINDS],
    /// Tiles out of sight.
    total: f32,
    /// Own turns to come.
    turns: f32,
}

/// How the tiles of a plan can come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// For chows and pungs.
    Sets,
    /// For pungs.
    Pungs,
    /// By drawing alone.
    Drawn,
}

impl Outlook {
    /// The outlook of a view's own seat.
    pub fn of(view: &SeatView) -> Self {
        let mut unseen = [0; Tile::PLAIN_KINDS];
        let mut total = 0;
        let seen = view.open.plain().iter().zip(view.me().stake.plain());
        for (left, (open, own)) in unseen.iter_mut().zip(seen) {
            *left = 4_u8.saturating_sub(open + own);
            total += u16::from(*left);
        }
        Self {
            unseen,
            total: f32::from(total.max(1)),
            turns: 0.3 + view.live_left as f32 / 4.0 * LASTS,
        }
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

    /// How many tiles of these kinds are out of sight.
    pub fn live(&self, kinds: TileSet) -> u32 {
        kinds.iter().map(|tile| u32::from(self.unseen(tile))).sum()
    }

    /// The chance to complete a hand that lacks so many tiles, of which so many useful ones are out of sight.
    pub fn of_completing(&self, lacking: u8, live: u32, coming: Coming) -> f32 {
        if live == 0 || lacking == 0 {
            return 0.0;
        }
        let live = live as f32;
        let more = match coming {
            Coming::Sets => CLAIMED_SET,
            Coming::Pungs => CLAIMED_PUNG,
            Coming::Drawn => 1.0,
        };
        if lacking == 1 {
            return self.comes(live * LAST);
        }
        // Tiles that fit any of several places share the time among these places.
        let places = f32::from(lacking);
        let each = self.comes(live / places * more);
        each.powi(i32::from(lacking) - 1) * self.comes(USUAL_WAITS.min(live / 2.0) * LAST)
    }

    /// The chance that all of exactly these tiles come, `own` being how many of each are held.
    pub fn of_collecting(&self, missing: &Counts, own: &Counts, claims: bool) -> f32 {
        let last = missing.len() == 1;
        let mut chance = 1.0;
        for (tile, count) in missing.kinds() {
            let left = self.unseen(tile);
            if left < count {
                return 0.0;
            }
            for taken in 0..count {
                let more = match (last, claims && own[tile] + taken >= 2) {
                    (true, _) => LAST,
                    (false, true) => CLAIMED_PUNG,
                    (false, false) => 1.0,
                };
                chance *= self.comes(f32::from(left - taken) * more);
            }
        }
        chance
    }

    /// The chance that one of so many tiles comes in time.
    fn comes(&self, live: f32) -> f32 {
        1.0 - (-live / self.total * self.turns).exp()
    }
}
