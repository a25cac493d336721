//! The scripts of the lessons: walls, steps and replies of the other players.

pub(super) mod first;
pub(super) mod second;

use super::step::Step;
use engine::table::{Move, Request};
use engine::tiles::{BySeat, Counts, Seat, Tile};

/// The script of a lesson.
pub(super) struct Script {
    /// Its steps, in their order.
    pub steps: &'static [Step],
    /// The walls of its hands.
    pub walls: fn() -> Vec<Vec<Tile>>,
    /// The first East.
    pub east: Seat,
    /// Whether it is played with Flowers and Seasons.
    pub flowers: bool,
    /// The replies of the other players, and of the learner where a step skips ahead.
    pub reply: fn(Seat, &Request) -> Move,
}

/// The part of a wall that a lesson depends on; other tiles are filled in.
pub(super) struct PreparedWall {
    /// The seat of East.
    pub east: Seat,
    /// Whether it has Flowers and Seasons.
    pub flowers: bool,
    /// What the players are dealt, filled up to thirteen.
    pub dealt: BySeat<&'static str>,
    /// The tiles drawn after the deal, in order.
    pub drawn: &'static str,
    /// Tiles drawn later: how many tiles are drawn between the deal and them, and the tiles.
    pub later: Option<(usize, &'static str)>,
    /// Tiles of the Kong Box that are never drawn.
    pub never_drawn: &'static str,
    /// The Loose Tiles, in the order in which they are drawn.
    pub loose: &'static str,
}

fn tiles(words: &str) -> impl Iterator<Item = Tile> + '_ {
    words
        .split_whitespace()
        .filter_map(|tile| tile.parse().ok())
}

impl PreparedWall {
    /// Builds the wall, from its first tile to its last.
    pub(super) fn build(&self) -> Vec<Tile> {
        let later = self.later.map_or("", |(_, tile)| tile);
        let mut remaining = Counts::full_set(self.flowers);
        let dealt_words = Seat::ALL.map(|seat| self.dealt[seat]);
        for words in dealt_words
            .iter()
            .chain([&self.drawn, &later, &self.never_drawn, &self.loose])
        {
            for tile in tiles(words) {
                remaining.remove(tile);
            }
        }
        // The rest is spread, so that no hand is filled up with equal or neighbouring tiles.
        let remaining: Vec<Tile> = remaining.iter().collect();
        let mut rest = (0..7).flat_map(|start| remaining.iter().skip(start).step_by(7).copied());
        let mut dealt = self.dealt.map(|words| tiles(words).collect::<Vec<_>>());
        for (_, hand) in dealt.iter_mut() {
            let lacking = 13 - hand.len().min(13);
            hand.extend(rest.by_ref().take(lacking));
        }
        let mut wall = Vec::with_capacity(144);
        let mut start = 0;
        for packet in [4, 4, 4, 1] {
            for offset in 0..4 {
                let hand = &dealt[self.east.plus(offset)];
                wall.extend(&hand[start..start + packet]);
            }
            start += packet;
        }
        wall.extend(tiles(self.drawn));
        wall.extend(rest);
        if let Some((drawn_before, _)) = self.later {
            let index = 52 + drawn_before;
            wall.splice(index..index, tiles(later));
        }
        wall.extend(tiles(self.never_drawn));
        let loose: Vec<Tile> = tiles(self.loose).collect();
        wall.extend(loose.iter().rev());
        wall
    }
}

/// The reply of a player without a script: discards the drawn tile and claims nothing.
pub(super) fn default_reply(request: &Request) -> Move {
    match request {
        Request::Turn { drawn: Some(tile) } => discard(*tile),
        Request::Declare => Move::FinishDeclaring,
        Request::Stand { .. } => Move::Stand(false),
        Request::Ready(_) => Move::Ready,
        _ => Move::Pass,
    }
}

pub(super) fn discard(tile: Tile) -> Move {
    Move::Discard {
        tile,
        calling: false,
    }
}
