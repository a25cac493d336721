//! Plays deals from their middle to their end: in the simulator, and for comparison by four `club` players in a copy of the game.

use std::sync::Arc;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::rules::RuleSet;
use engine::table::{Event, Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay;
use players::simulator::{Position, Simulator};
use players::{ComputerPlayer, Level};
use rand::{SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

/// The number of discards before the middle of a deal.
const MIDDLE: usize = 30;
/// The number of deals that are started. Those that end before their middle are left out.
const DEALS: u64 = 20;

fn players() -> BySeat<ComputerPlayer> {
    BySeat([Level::Club; 4]).map(ComputerPlayer::new)
}

/// Whether one of the events ends the deal.
fn is_over(events: &[Event]) -> bool {
    let over = |event: &Event| matches!(event, Event::Settled { .. } | Event::WashedOut { .. });
    events.iter().any(over)
}

/// A deal in its middle, where a player has to discard; `None` if it ends before.
fn middle(rules: &Arc<RuleSet>, seed: u64) -> Option<(Game, Position)> {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    loop {
        let events = selfplay::step(&mut game, &players())?;
        if is_over(&events) {
            return None;
        }
        let view = game.seat_view(Seat::new(0));
        if view.discards.len() >= MIDDLE
            && view.window.is_none()
            && let Some(position) = Position::of_game(&game)
        {
            return Some((game, position));
        }
    }
}

fn playing_to_the_end(criterion: &mut Criterion) {
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        let rules = Arc::new(rules);
        let started: Vec<_> = (0..DEALS).filter_map(|seed| middle(&rules, seed)).collect();
        let mut group = criterion.benchmark_group(format!(
            "{} deals played to their end, {:?}",
            started.len(),
            rules.id
        ));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut simulators: Vec<_> = started
            .iter()
            .map(|(game, position)| {
                let mut simulator = Simulator::of(game.seat_view(Seat::new(0)));
                let mut position = position.clone();
                simulator.prepare(&mut position);
                (simulator, position)
            })
            .collect();
        group.bench_function("simulator", |bench| {
            bench.iter(|| {
                let played = simulators.iter_mut().map(|(simulator, position)| {
                    let mut position = position.clone();
                    position.wall.undrawn().shuffle(&mut rng);
                    simulator.play(&mut position, None, &mut |_, _| {}).0[0]
                });
                played.sum::<i64>()
            });
        });
        group.bench_function("game", |bench| {
            let games = || started.iter().map(|(game, _)| game.clone()).collect();
            let play = |games: Vec<Game>| {
                for mut game in games {
                    while let Some(events) = selfplay::step(&mut game, &players()) {
                        if is_over(&events) {
                            break;
                        }
                    }
                }
            };
            bench.iter_batched(games, play, BatchSize::LargeInput);
        });
        group.finish();
    }
}

criterion_group!(benches, playing_to_the_end);
criterion_main!(benches);
