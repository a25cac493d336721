//! Random futures: the order of the hidden tiles, and when another player goes out.

use crate::rng::Rng;
use engine::table::SeatView;
use engine::tiles::Tile;

/// Maximum turns of each player in a deal.
const TURNS: f64 = 19.0;
/// The growth of the probability that another player goes out, with each round of turns.
const PER_TURN: f64 = 0.009;
/// Rounds of turns before anybody is likely to go out.
const OPENING: f64 = 5.0;
/// Number of rounds of turns equivalent to a set laid out.
const PER_MELD: f64 = 2.3;
/// Sets that a player lays out per round of turns.
const MELDS_A_TURN: f64 = 0.17;

/// One random future.
#[derive(Clone, Debug)]
pub struct Future {
    /// The hidden tiles: drawn and discarded from the front, Loose Tiles from the back.
    pub tiles: Vec<Tile>,
    /// For each of the first tiles, one bit: whether the player who draws it keeps it.
    pub kept: u128,
    /// How many tiles are drawn or discarded before another player goes out.
    pub ends: usize,
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
            let shown = |tile: &Tile| {
                let mut players = view.players.iter();
                me.stake.has(*tile) || players.any(|(_, player)| player.bonus.contains(tile))
            };
            hidden.extend(Tile::all().filter(|tile| tile.is_bonus() && !shown(tile)));
        }
        let left = view.live_left.div_ceil(4);
        let nobody_wins = (0..=left).map(|round| {
            let played = TURNS - view.live_left as f64 / 4.0 + round as f64;
            let chances = view.seat().others().map(|seat| {
                let melds = view.players[seat].melds.len() as f64 + MELDS_A_TURN * round as f64;
                let near = played - OPENING + PER_MELD * melds.min(3.5);
                1.0 - (PER_TURN * near).clamp(0.0, 0.15)
            });
            chances.product()
        });
        let nobody_wins = nobody_wins.collect();
        Self {
            hidden,
            nobody_wins,
        }
    }

    /// Draws one.
    pub fn draw(&self, rng: &mut Rng) -> Future {
        let mut tiles = self.hidden.clone();
        rng.shuffle(&mut tiles);
        let somebody_wins = |nobody_wins: &f64| rng.part() >= *nobody_wins;
        let round = self.nobody_wins.iter().position(somebody_wins);
        let within = rng.below(4);
        let ends = round.map_or(usize::MAX, |round| 4 * round + within);
        Future {
            tiles,
            kept: rng.bits() & rng.bits(),
            ends,
        }
    }
}
