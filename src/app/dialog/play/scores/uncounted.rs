//! Which parts of a player's hand score nothing, so that nobody searches the sheet for them.

use super::Scores;
use engine::rules::Score;
use engine::tiles::{MeldKind, Seat, Tile};
use words::say;

impl Scores {
    /// Says that nothing in the hand scores, or which chows and pairs don't; `None` if there are none of these.
    pub(super) fn uncounted(&self, seat: Seat, score: &Score) -> Option<String> {
        if score.lines.is_empty() {
            return Some(say!("sheet-nothing-counts").to_owned());
        }
        let (melds, rest) = self.parts(seat, score);
        let starts_chow = |tile: Tile| {
            let chow = tile.chow();
            chow.is_some_and(|chow| chow.iter().all(|tile| rest.has(*tile)))
        };
        let counts = |tiles: &[Tile]| score.lines.iter().any(|line| *line.tiles == *tiles);
        let mut pairs = melds.iter().filter(|meld| meld.kind == MeldKind::Pair);
        let pair = match seat == self.winner {
            true if pairs.any(|pair| !counts(&pair.tiles())) => "idle",
            false if rest.kinds().any(|(_, count)| count == 2) => "lost",
            _ => "none",
        };
        if rest.kinds().any(|(tile, _)| starts_chow(tile)) {
            return Some(say!("sheet-no-points-for-chows", pair));
        }
        match (melds.iter().any(|meld| meld.kind == MeldKind::Chow), pair) {
            (true, _) => Some(say!("sheet-chows", pair)),
            (false, "none") => None,
            (false, _) => Some(say!("sheet-pair", pair)),
        }
    }
}
