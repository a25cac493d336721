//! Makes random legal moves, mostly sensible ones, so that deals of every kind occur.

use engine::table::{Act, Claim, Event, Game, Input, Move, SeatView};
use engine::tiles::{Seat, Tile};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A random player for all seats.
pub struct Mover {
    rng: ChaCha8Rng,
    /// Whether to apply acts of the table too.
    with_acts: bool,
}

impl Mover {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: ChaCha8Rng::seed_from_u64(seed),
            with_acts: false,
        }
    }

    /// Also applies acts of the table occasionally: time runs out, hands are shown or hidden, a deal is abandoned, a tile is swapped, an
    /// option is changed.
    pub fn with_acts(mut self) -> Self {
        self.with_acts = true;
        self
    }

    /// A random number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.rng.random_range(0..limit)
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_range(0..100) < percent
    }

    /// Applies one input; `None` when nobody is asked anything.
    pub fn step(&mut self, game: &mut Game) -> Option<(Input, Vec<Event>)> {
        if self.with_acts && self.chance(2) {
            let act = self.act(game);
            if let Ok(events) = game.apply(Input::Act(act.clone())) {
                return Some((Input::Act(act), events));
            }
        }
        let first = self.below(4);
        let seat = (0..4)
            .map(|place| Seat::new(first + place))
            .find(|seat| game.request(*seat).is_some())?;
        let input = Input::Move(seat, self.choose(game.seat_view(seat)));
        let events = game.apply(input.clone());
        let events = events.expect("a legal move is accepted");
        Some((input, events))
    }

    /// A random act, which may be refused.
    fn act(&mut self, game: &Game) -> Act {
        let seat = Seat::new(self.below(4));
        let pick = |tiles: Vec<Tile>, place: usize| tiles.get(place % tiles.len().max(1)).copied();
        let old = pick(
            game.seat_view(seat).me().stake.iter().collect(),
            self.below(14),
        );
        let plain = |tile: &Tile| !tile.is_bonus();
        let new = pick(
            game.wall()
                .undrawn()
                .iter()
                .copied()
                .filter(plain)
                .collect(),
            self.below(99),
        );
        match (self.below(12), old, new) {
            (0, ..) => Act::ShowHands(true),
            (1, ..) => Act::ShowHands(false),
            (2, ..) => Act::Abandon {
                reason: "a player left".to_owned(),
            },
            (3, Some(old), Some(new)) => Act::SwapTile { seat, old, new },
            (4, ..) => Act::SetOption {
                name: "MahJongScore".to_owned(),
                value: "30".to_owned(),
            },
            _ => Act::TimeOut,
        }
    }

    /// Chooses a legal move, mostly a sensible one.
    pub fn choose(&mut self, view: &SeatView) -> Move {
        let moves = view.legal();
        assert!(
            !moves.is_empty(),
            "no answer to {:?}: {:?} {:?} {:?}",
            view.request(),
            view.me(),
            view.end,
            view.just_claimed
        );
        let advances_a_win = |choice: &&Move| {
            matches!(
                choice,
                Move::MahJong | Move::Claim(Claim::MahJong) | Move::Form(..)
            )
        };
        if let Some(choice) = moves.iter().find(advances_a_win)
            && self.chance(90)
        {
            return *choice;
        }
        let picked = moves[self.below(moves.len())];
        match picked {
            Move::Discard { calling: true, .. } if self.chance(98) => {
                self.choose_discard(view, &moves)
            }
            Move::Discard { calling: false, .. } if self.chance(95) => {
                self.choose_discard(view, &moves)
            }
            Move::Claim(Claim::Chow(_)) if self.chance(40) => Move::Pass,
            _ => picked,
        }
    }

    /// Chooses to discard the most isolated tile.
    fn choose_discard(&mut self, view: &SeatView, moves: &[Move]) -> Move {
        let stake = &view.me().stake;
        let connection = |tile: Tile| {
            let before = tile.previous_in_suit();
            let after = tile.next_in_suit();
            let adjacent = [before, after];
            let two_away = [
                before.and_then(Tile::previous_in_suit),
                after.and_then(Tile::next_in_suit),
            ];
            let held = |tile: Option<Tile>| tile.map_or(0, |tile| u32::from(stake[tile].min(1)));
            10 * u32::from(stake[tile])
                + 4 * adjacent.map(held).iter().sum::<u32>()
                + 2 * two_away.map(held).iter().sum::<u32>()
        };
        moves
            .iter()
            .copied()
            .filter_map(|choice| match choice {
                Move::Discard {
                    tile,
                    calling: false,
                } => Some((connection(tile), choice)),
                _ => None,
            })
            .min_by_key(|(connection, _)| *connection)
            .map_or(moves[0], |(_, choice)| choice)
    }
}
