//! The chances of getting tiles, from the unseen tiles and the remaining turns.

use super::completion_odds::{self, Acquisition, CLAIMED_PUNG};
use engine::table::SeatView;
use engine::tiles::{Attainable, Counts, Tile, TileSet};

/// The unseen tiles and remaining turns of a player.
#[derive(Clone, Debug)]
pub struct Outlook {
    /// Number of unseen tiles of each kind.
    unseen: [u8; Tile::PLAIN_KINDS],
    /// Number of unseen tiles, at least 1.
    total: f32,
    /// Remaining turns of the player.
    turns: usize,
}

impl Outlook {
    /// The outlook of the viewer.
    pub fn of(view: &SeatView) -> Self {
        Self::with(&view.open, &view.me().stake, view.live_left)
    }

    /// The outlook with these tiles open, these held and `live_left` left to draw.
    pub fn with(open: &Counts, stake: &Counts, live_left: usize) -> Self {
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

    /// The same outlook some turns later, if nothing useful has come.
    pub fn in_turns(&self, turns: usize) -> Self {
        Self {
            turns: self.turns.saturating_sub(turns),
            ..self.clone()
        }
    }

    /// The chance that nobody else goes out before the player's next turn.
    pub fn chance_of_nobody_winning(&self) -> f32 {
        completion_odds::nobody_wins(self.turns)
    }

    /// The outlook of a player who counts only their own tiles.
    pub fn forgetful(view: &SeatView) -> Self {
        Self::with(&Counts::default(), &view.me().stake, view.live_left)
    }

    /// How many of a kind are unseen.
    pub fn unseen(&self, tile: Tile) -> u8 {
        self.unseen.get(tile.index()).copied().unwrap_or(0)
    }

    /// The hands attainable from these tiles with the unseen ones.
    pub fn attainable(&self, stake: &Counts) -> Attainable {
        Attainable::new(stake, self.unseen)
    }

    /// The fraction of the unseen tiles that are of a kind.
    pub fn fraction(&self, tile: Tile) -> f32 {
        f32::from(self.unseen(tile)) / self.total
    }

    /// How many tiles of these kinds are unseen.
    pub fn live(&self, kinds: TileSet) -> u32 {
        kinds.iter().map(|tile| u32::from(self.unseen(tile))).sum()
    }

    /// The chance of completing a hand that lacks this many tiles, with `live` unseen tiles that help; 0 if it lacks none.
    pub fn chance_of_completing(&self, lacking: u8, live: u32, acquisition: Acquisition) -> f32 {
        if live == 0 || lacking == 0 {
            return 0.0;
        }
        self.chance(lacking, live as f32, acquisition)
    }

    /// An upper bound on the chance of completing a hand that lacks this many tiles: with unusually many tiles that help.
    pub fn upper_bound(&self, lacking: u8, acquisition: Acquisition) -> f32 {
        completion_odds::chance_at_best(acquisition, self.turns, usize::from(lacking.max(1)))
    }

    /// The chance of getting exactly these tiles. `own` are the tiles held; with `claims`, Pungs may be claimed.
    pub fn chance_of_collecting(
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::rules::RuleSet;
    use engine::table::Viewer;
    use engine::tiles::Seat;
    use std::sync::Arc;

    #[test]
    fn a_forgetful_player_takes_open_tiles_for_unseen_ones() {
        let mut view = SeatView::new(Arc::new(RuleSet::bloem()), Viewer::Seat(Seat::new(0)));
        let plain: Vec<Tile> = Tile::plain().collect();
        for tile in &plain[..20] {
            (0..3).for_each(|_| view.open.add(*tile));
        }
        for (outlook, first, last) in [
            (Outlook::of(&view), 1.0 / 76.0, 4.0 / 76.0),
            (Outlook::forgetful(&view), 4.0 / 136.0, 4.0 / 136.0),
        ] {
            assert_eq!(outlook.fraction(plain[0]), first);
            assert_eq!(outlook.fraction(plain[33]), last);
        }
    }
}
