//! What must hold of every game, whatever the players do: tried on seeded games of random legal movers.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use red_stake::rules::RuleSet;
use red_stake::table::{Claim, DealEnd, Event, Game, Input, Move, Setup};
use red_stake::tiles::{Counts, Seat};

/// A mover that takes any legal move, now and then rather a telling one.
fn choose(moves: &[Move], chance: &mut ChaCha8Rng) -> Option<Move> {
    let wins = |choice: &Move| matches!(choice, Move::MahJong | Move::Claim(Claim::MahJong));
    if let Some(win) = moves.iter().copied().find(wins) {
        return Some(win);
    }
    (!moves.is_empty()).then(|| moves[chance.random_range(0..moves.len())])
}

fn step(game: &mut Game, chance: &mut ChaCha8Rng) -> Option<(Input, Vec<Event>)> {
    let first = chance.random_range(0..4);
    let seat = (0..4)
        .map(|place| Seat::new(first + place))
        .find(|seat| game.request(*seat).is_some())?;
    let moves = game.seat_view(seat).legal();
    let choice = choose(&moves, chance).expect("whoever is asked has a legal answer");
    let input = Input::Move(seat, choice);
    let events = game.apply(input.clone()).expect("a legal move is accepted");
    Some((input, events))
}

fn tiles_at_table(game: &Game) -> Counts {
    let mut all: Counts = game.wall().undrawn().iter().copied().collect();
    for seat in Seat::ALL {
        all.extend(game.seat_view(seat).me().hand().all_tiles().iter());
    }
    let view = game.seat_view(Seat::new(0));
    all.extend(
        view.discards
            .iter()
            .filter(|d| d.taken_by.is_none())
            .map(|d| d.tile),
    );
    all
}

fn rule_sets() -> Vec<RuleSet> {
    vec![RuleSet::bloem(), RuleSet::classical()]
}

#[test]
fn random_games_come_to_their_end() {
    for (index, rules) in rule_sets().into_iter().enumerate() {
        let rules = Arc::new(rules);
        for seed in 0..3 {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
            let full = Counts::full_set(rules.options.flowers);
            let mut deals = 0;
            while let Some((_, events)) = step(&mut game, &mut chance) {
                deals += events
                    .iter()
                    .filter(|event| matches!(event, Event::DealBegan { .. }))
                    .count();
                if deals > 0 {
                    assert_eq!(
                        tiles_at_table(&game),
                        full,
                        "rules {index} seed {seed}: {events:?}"
                    );
                }
                if deals > 30 {
                    break;
                }
            }
            let ends = matches!(
                game.seat_view(Seat::new(0)).end,
                Some(DealEnd::MahJong { .. })
            );
            println!(
                "rules {index} seed {seed}: {deals} deals, {} inputs, last a win: {ends}",
                game.inputs().len()
            );
        }
    }
}
