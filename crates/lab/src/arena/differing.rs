//! Two players compared where they decide differently: both moves are played on with the hands as they really are and the undrawn tiles in
//! other orders. What the two have in common costs nothing, so that small differences show after few hands.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::bias::{as_it_is, more_in_worlds};
use super::rest::Rest;
use super::{Contestant, Mean, Tally};
use engine::rules::RuleSet;
use engine::table::{Event, Game, Input, Move, Request, Setup};
use engine::tiles::Seat;
use players::Level;

/// A comparison of two players.
#[derive(Clone, Debug)]
pub struct Differing {
    /// By which rules.
    pub rules: Arc<RuleSet>,
    /// The two; the second plays at all four seats, and the first says what it would do.
    pub contestants: [Contestant; 2],
    /// How many deals.
    pub deals: u32,
    /// Where chance comes from: deal number n has the seed plus n.
    pub seed: u64,
    /// In how many orders of the wall both moves are played on.
    pub worlds: u32,
    /// Of which level the players are who play on, at the real table; none: those of the simulator, which is much faster.
    pub judge: Option<Level>,
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Differences {
    /// The two, as far as they have thought.
    pub sides: [Tally; 2],
    /// What the moves of the first bring more than those of the second, a hand at a seat.
    pub gain: Mean,
    /// The same by decisions that differ: claims, discards with many tiles left, and with few.
    pub by_kind: [Mean; 3],
    /// How much better a discard of the second looks in worlds drawn from what its player sees than with the hands as they are.
    pub bias: Mean,
    /// Deals played on to compare moves.
    pub played_on: u64,
    /// How long that took.
    pub playing: Duration,
}

/// So many live tiles are few.
const FEW: usize = 45;

impl Differing {
    /// Plays all deals.
    pub fn run(&self) -> Differences {
        let mut found = Differences::default();
        for deal in 0..u64::from(self.deals) {
            self.play_deal(self.seed.wrapping_add(deal), &mut found);
        }
        found
    }

    fn play_deal(&self, seed: u64, found: &mut Differences) {
        let mut game = Game::new(Arc::clone(&self.rules), Setup::seeded(seed));
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let (mut gained, mut biases) = (0.0, Mean::default());
        loop {
            let asked = Seat::ALL
                .into_iter()
                .find_map(|seat| Some((seat, game.request(seat)?)));
            let Some((seat, request)) = asked else { break };
            let choices = [0, 1].map(|side| {
                let start = Instant::now();
                let choice = self.contestants[side].decide(&game, seat, &request);
                if !matches!(request, Request::Ready(_)) {
                    found.sides[side].note(start.elapsed());
                }
                choice
            });
            if choices[0] != choices[1]
                && let Some(gain) = self.compare(&game, seat, choices, &mut chance, found)
            {
                let kind = match request {
                    Request::Turn { .. } if game.wall().live_left() >= FEW => 1,
                    Request::Turn { .. } => 2,
                    _ => 0,
                };
                found.by_kind[kind].add(gain);
                gained += gain;
            }
            if let (Request::Turn { .. }, Move::Discard { .. }) = (&request, choices[1]) {
                let more = more_in_worlds(&game, seat, choices[1], self.worlds, &mut chance);
                biases.add(more.map_or(0.0, |more| more.mean()));
            }
            let Ok(events) = game.apply(Input::Move(seat, choices[1])) else {
                break;
            };
            let over =
                |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
            if events.iter().any(over) {
                break;
            }
        }
        found.gain.add(gained / 4.0);
        found.bias.add(biases.mean());
    }

    /// What the first move brings the player more than the second.
    fn compare(
        &self,
        game: &Game,
        seat: Seat,
        choices: [Move; 2],
        chance: &mut ChaCha8Rng,
        found: &mut Differences,
    ) -> Option<f64> {
        let start = Instant::now();
        let gain = match self.judge {
            Some(level) => Rest::of(game, level)?.compare(seat, choices, self.worlds, chance)?,
            None => self.compare_at_a_glance(game, seat, choices, chance)?,
        };
        found.playing += start.elapsed();
        found.played_on += 2 * u64::from(self.worlds);
        Some(gain.mean())
    }

    fn compare_at_a_glance(
        &self,
        game: &Game,
        seat: Seat,
        choices: [Move; 2],
        chance: &mut ChaCha8Rng,
    ) -> Option<Mean> {
        let (mut simulator, mut position) = as_it_is(game, seat)?;
        let mut gain = Mean::default();
        for _ in 0..self.worlds {
            position.line.undrawn().shuffle(chance);
            let [first, second] = choices.map(|choice| {
                simulator.play_move(&mut position.clone(), seat, choice)[seat] as f64
            });
            gain.add(first - second);
        }
        Some(gain)
    }
}
