//! The strategy of a robot: the biases that the original computer player offers as switches. They are independent of the robot's level,
//! and only ever replace a legal move with another.

use engine::table::{Claim, Move, SeatView};
use engine::tiles::{Suit, Tile};

/// A strategy. Each bias is a probability; at 0 it has no effect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Strategy {
    /// -1 never claims a Chow, 1 claims every possible one.
    pub chowness: f32,
    /// 1 claims only for Mah Jongg.
    pub hiddenness: f32,
    /// 1 discards all minor tiles if it can.
    pub majorness: f32,
    /// 1 discards all tiles of other suits than the main one if it can.
    pub suitness: f32,
}

/// Strategies to switch between. The one in force changes only before the first discard of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct RobotStrategies {
    strategies: Vec<Strategy>,
    /// How much better another strategy must fit for the robot to switch to it.
    hysteresis: f32,
    current: usize,
}

impl RobotStrategies {
    /// Begins with the first of these strategies. Without any, moves are not biased.
    pub fn new(strategies: Vec<Strategy>, hysteresis: f32) -> Self {
        Self {
            strategies,
            hysteresis,
            current: 0,
        }
    }

    /// The move to make instead of the best one, `choice`; often the same. `chance` is a random number from 0 to 1.
    pub fn biased(&mut self, view: &SeatView, choice: Move, chance: f32) -> Move {
        let fit = |strategy: &Strategy| strategy.fit(view);
        let current_fit = self.strategies.get(self.current).map_or(0.0, fit);
        let better_index = self
            .strategies
            .iter()
            .position(|other| fit(other) > current_fit + self.hysteresis);
        if let (true, Some(better_index)) = (view.discards.is_empty(), better_index) {
            self.current = better_index;
        }
        match self.strategies.get(self.current) {
            Some(strategy) => strategy.biased(view, choice, chance),
            None => choice,
        }
    }
}

impl Strategy {
    /// How well the strategy fits the tiles, about 0 to 1.
    fn fit(&self, view: &SeatView) -> f32 {
        let tiles: Vec<Tile> = view.me().stake.iter().collect();
        let share = |count: usize| count as f32 / tiles.len().max(1) as f32;
        let majors = tiles.iter().filter(|tile| tile.is_major()).count();
        let suit = main_suit(&tiles).map_or(0, |suit| {
            tiles
                .iter()
                .filter(|tile| tile.suit() == Some(suit))
                .count()
        });
        self.majorness * share(majors) + self.suitness * share(suit)
    }

    fn biased(&self, view: &SeatView, choice: Move, chance: f32) -> Move {
        let legal = view.legal();
        match choice {
            Move::Claim(Claim::MahJong) => choice,
            Move::Claim(_) if chance < self.hiddenness => Move::Pass,
            Move::Claim(Claim::Chow(_)) if chance < -self.chowness => Move::Pass,
            Move::Pass if chance < self.chowness.min(1.0 - self.hiddenness) => {
                let chow = |choice: &Move| matches!(choice, Move::Claim(Claim::Chow(Some(_))));
                legal.into_iter().find(chow).unwrap_or(choice)
            }
            Move::Discard { tile, calling } => Move::Discard {
                tile: self.biased_discard(tile, &legal, view, chance),
                calling,
            },
            choice => choice,
        }
    }

    /// The tile to discard instead of this one, if the strategy prefers another.
    fn biased_discard(&self, tile: Tile, legal: &[Move], view: &SeatView, chance: f32) -> Tile {
        let stake: Vec<Tile> = view.me().stake.iter().collect();
        let suit = main_suit(&stake);
        let is_of_other_suit = |tile: Tile| tile.suit().is_some() && tile.suit() != suit;
        let is_unwanted = |tile: Tile| {
            chance < self.majorness && tile.is_minor()
                || chance < self.suitness && is_of_other_suit(tile)
        };
        if is_unwanted(tile) {
            return tile;
        }
        let discards = legal.iter().filter_map(|choice| match choice {
            Move::Discard { tile, .. } => Some(*tile),
            _ => None,
        });
        let copies = |tile: &Tile| stake.iter().filter(|other| *other == tile).count();
        discards
            .filter(|tile| is_unwanted(*tile))
            .min_by_key(copies)
            .unwrap_or(tile)
    }
}

/// The suit with the most tiles.
fn main_suit(tiles: &[Tile]) -> Option<Suit> {
    let count = |suit: &Suit| {
        tiles
            .iter()
            .filter(|tile| tile.suit() == Some(*suit))
            .count()
    };
    Suit::ALL.into_iter().max_by_key(count)
}
