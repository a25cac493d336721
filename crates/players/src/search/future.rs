//! Random futures: the order of the hidden tiles, and when another player goes out.

use crate::rng::Rng;
use engine::table::SeatView;
use engine::tiles::Tile;

/// Number of rounds of turns in a deal with a typical wall.
const MAX_ROUNDS: f64 = 19.0;
/// The increase of the probability that an opponent goes out in a round of turns, with each round.
const HAZARD_PER_ROUND: f64 = 0.009;
/// Rounds of turns before anybody is likely to go out.
const SAFE_ROUNDS: f64 = 5.0;
/// Number of rounds of turns equivalent to a set laid out.
const ROUNDS_PER_MELD: f64 = 2.3;
/// Sets that a player lays out per round of turns.
const MELDS_PER_ROUND: f64 = 0.17;

/// One random future.
#[derive(Clone, Debug)]
pub struct Future {
    /// The hidden tiles: drawn and discarded from the front, Loose Tiles from the back.
    pub tiles: Vec<Tile>,
    /// One bit for each of the first 128 tiles: whether an opponent who draws it keeps it if it is a two to eight.
    pub kept_bits: u128,
    /// How many tiles are drawn before another player goes out; `usize::MAX` if nobody does.
    pub tiles_before_win: usize,
}

/// Draws futures.
pub struct Futures {
    hidden: Vec<Tile>,
    /// The probability that nobody else goes out in each coming round of turns.
    nobody_wins: Vec<f64>,
}

impl Futures {
    /// The futures of a view.
    pub fn of(view: &SeatView) -> Self {
        let me = view.me();
        let mut hidden: Vec<Tile> = Tile::plain()
            .flat_map(|tile| {
                let seen = view.open[tile] + me.stake[tile];
                std::iter::repeat_n(tile, usize::from(4_u8.saturating_sub(seen)))
            })
            .collect();
        if view.rules.options.flowers {
            let is_seen = |tile: &Tile| {
                let mut players = view.players.iter();
                me.stake.has(*tile) || players.any(|(_, player)| player.bonus.contains(tile))
            };
            hidden.extend(Tile::all().filter(|tile| tile.is_bonus() && !is_seen(tile)));
        }
        let rounds_left = view.live_left.div_ceil(4);
        let nobody_wins = (0..=rounds_left).map(|round| {
            let played = MAX_ROUNDS - view.live_left as f64 / 4.0 + round as f64;
            let chances = view.seat().others().map(|seat| {
                let melds = view.players[seat].melds.len() as f64 + MELDS_PER_ROUND * round as f64;
                let progress = played - SAFE_ROUNDS + ROUNDS_PER_MELD * melds.min(3.5);
                1.0 - (HAZARD_PER_ROUND * progress).clamp(0.0, 0.15)
            });
            chances.product()
        });
        let nobody_wins = nobody_wins.collect();
        Self {
            hidden,
            nobody_wins,
        }
    }

    /// Draws a random future.
    pub fn draw(&self, rng: &mut Rng) -> Future {
        let mut tiles = self.hidden.clone();
        rng.shuffle(&mut tiles);
        let somebody_wins = |nobody_wins: &f64| rng.fraction() >= *nobody_wins;
        let round = self.nobody_wins.iter().position(somebody_wins);
        let turn = rng.below(4);
        let tiles_before_win = round.map_or(usize::MAX, |round| 4 * round + turn);
        Future {
            tiles,
            // A quarter of the bits are set.
            kept_bits: rng.bits() & rng.bits(),
            tiles_before_win,
        }
    }
}
