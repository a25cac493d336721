//! Teaches the network of `src/computer/value_network`, and plays matches with it.
//!
//! `learn teach OUT LESSONS SEED [FROM]`: computer players play both rule sets, half of them with the network as it is by then,
//! some at the levels `club` and `beginner` or as the stand-in; now and then one tries a move that it does not think the best.
//! From each decision the network learns whether the hand went out, what that brought, and what it brought otherwise; what came later
//! counts by 0.85 a decision against what the network expected next. A lesson is learned with suits mirrored by chance (`images.rs`). OUT is the
//! file of weights, FROM the one to begin with. The same seed gives the same weights.
//!
//! `learn match A B OPPONENT RULES DEALS SEED`: A and B at each seat in turn against three OPPONENTs in the same deals. Each of them is a
//! level, `standin`, `original` (the clone of the classical robot), or WEIGHTS[+WEIGHTS...],MOVES,TILES[,THROWS]. Printed are the points a
//! hand, the same with the others' hands counted as they usually are, hands won and what they count.

#![allow(dead_code, unused_imports)]

#[macro_use]
mod words;

mod computer;
mod contest;
mod images;
mod opponent;
mod players;
mod rules;
mod table;
mod teacher;
mod tiles;

use std::sync::Arc;

use computer::Level;
use computer::value_network::Network;
use contest::compete;
use images::images;
use players::{GLANCE, Player, Taken, decide, player, read, shares};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{RuleSet, RuleSetId};
use table::{DealEnd, Event, Game, Input, Outcome, Setup};
use teacher::{BATCH, Lesson, Teacher, newborn};
use tiles::Seat;

/// Lessons remembered.
const MEMORY: usize = 1_500_000;
/// How often each lesson is learned.
const REPEATS: f64 = 3.0;
/// Lessons remembered before the first is learned.
const ENOUGH: usize = 60_000;
/// Threads that play.
const TABLES: u64 = 2;
/// Games that each of them plays in a round.
const GAMES: usize = 24;
/// Lessons from one line of print to the next.
const SHOWN: u64 = 1_000_000;
/// How much of what came later counts against what was expected next.
const LATER: f32 = 0.85;

/// Plays some hands and adds the lessons of those who use the network.
fn play(
    rules: &Arc<RuleSet>,
    network: &[Network],
    seed: u64,
    hands: u32,
    chance: &mut ChaCha8Rng,
    lessons: &mut Vec<Lesson>,
) {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    let mut played = 0;
    let mut seen: [Vec<Taken>; 4] = Default::default();
    let pick = |chance: &mut ChaCha8Rng| {
        [(); 4].map(|()| match chance.random_range(0..20) {
            0..10 => Player::Network(network, GLANCE),
            10..14 => Player::Level(Level::Club),
            14..17 => Player::Level(Level::Beginner),
            _ => Player::StandIn,
        })
    };
    let mut players = pick(chance);
    while played < hands {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else { break };
        let view = game.seat_view(seat);
        let choice = decide(
            players[seat.index()],
            view,
            &request,
            Some(chance),
            &mut seen[seat.index()],
        );
        for event in game.apply(Input::Move(seat, choice)).unwrap() {
            let over = matches!(event, Event::WashedOut { .. } | Event::Settled { .. });
            if !over {
                continue;
            }
            played += 1;
            let view = game.seat_view(Seat::new(0));
            for own in Seat::ALL {
                let total = match &view.players[own].outcome {
                    Some(Outcome::Ours(score)) => score.total as f32,
                    _ => 0.0,
                };
                let won =
                    matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own);
                let dead = matches!(event, Event::WashedOut { .. });
                let mut came: Option<[f32; 3]> = None;
                while let Some(taken) = seen[own.index()].pop() {
                    let payments = taken.features.payments;
                    let now = came.unwrap_or_else(|| match (won, dead) {
                        (true, _) => [1.0, total + payments.spared, 0.0],
                        (_, true) => [0.0, 0.0, payments.spared],
                        _ => [0.0, 0.0, total * payments.for_losing],
                    });
                    lessons.push(Lesson {
                        features: taken.features,
                        came: now,
                    });
                    let kept = if taken.best { LATER } else { 0.0 };
                    came = Some(std::array::from_fn(|i| {
                        kept * now[i] + (1.0 - kept) * taken.expected[i]
                    }));
                }
            }
            players = pick(chance);
        }
    }
}

fn write(path: &str, network: &Network) {
    let bytes: Vec<u8> = network
        .weights
        .iter()
        .flat_map(|w| w.to_le_bytes())
        .collect();
    std::fs::write(path, bytes).unwrap();
}

/// Where lessons are played: its own dice, and the number of its next game.
struct Table {
    chance: ChaCha8Rng,
    number: u64,
}

impl Table {
    fn new(seed: u64, table: u64) -> Self {
        Self {
            chance: ChaCha8Rng::seed_from_u64(seed * 10 + table),
            number: (seed * 10 + table) << 24,
        }
    }

    /// The lessons of some games.
    fn lessons(&mut self, rule_sets: &[Arc<RuleSet>; 2], network: &Network) -> Vec<Lesson> {
        let mut lessons = Vec::new();
        for turn in 0..GAMES {
            self.number += 1;
            let network = std::slice::from_ref(network);
            let chance = &mut self.chance;
            play(
                &rule_sets[turn % 2],
                network,
                self.number,
                16,
                chance,
                &mut lessons,
            );
        }
        lessons
    }
}

/// Teaches from so many lessons. Each round the tables play with the network as it was when the round began, while it learns from what
/// they played in the round before: whatever the processor does beside, the same seed gives the same network.
fn teach(out: &str, wanted: u64, seed: u64, from: Option<&str>) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let network = from.map_or_else(|| newborn(&mut chance), |path| read(path).remove(0));
    let rule_sets = [RuleSetId::Classical, RuleSetId::Bloem].map(|id| Arc::new(RuleSet::new(id)));
    let mut tables: Vec<Table> = (0..TABLES).map(|table| Table::new(seed, table)).collect();
    let images = images();
    let mut memory: Vec<Lesson> = Vec::new();
    let mut next = 0;
    let mut teacher = Teacher::new(network);
    let (mut due, mut total, mut shown) = (0.0, 0_u64, 0);
    let mut played: Vec<Lesson> = Vec::new();
    let (mut off, mut counted) = ([0.0_f64; 3], 0.0);
    while total < wanted {
        let network = teacher.network.clone();
        std::thread::scope(|scope| {
            let at_work: Vec<_> = tables
                .iter_mut()
                .map(|table| scope.spawn(|| table.lessons(&rule_sets, &network)))
                .collect();
            total += played.len() as u64;
            due += REPEATS * played.len() as f64;
            for lesson in played.drain(..) {
                if memory.len() < MEMORY {
                    memory.push(lesson);
                } else {
                    memory[next] = lesson;
                    next = (next + 1) % MEMORY;
                }
            }
            let part = total as f32 / wanted as f32;
            let rate = if part < 0.6 {
                1e-3
            } else {
                1e-3 * (1.0 - part).max(0.0) / 0.4 + 2e-5
            };
            while due > BATCH as f64 && memory.len() >= ENOUGH.min(wanted as usize / 10) {
                due -= BATCH as f64;
                let batch: Vec<Lesson> = (0..BATCH)
                    .map(|_| {
                        let mut lesson = memory[chance.random_range(0..memory.len())].clone();
                        let image = &images[chance.random_range(0..images.len())];
                        let inputs = lesson.features.inputs;
                        lesson.features.inputs = image.map(|place| inputs[place]);
                        lesson
                    })
                    .collect();
                let wrong = teacher.teach(&batch, rate);
                off.iter_mut()
                    .zip(wrong)
                    .for_each(|(off, wrong)| *off += wrong);
                counted += BATCH as f64;
            }
            for table in at_work {
                played.append(&mut table.join().unwrap());
            }
        });
        if total / SHOWN > shown {
            shown = total / SHOWN;
            let [chance, worth, otherwise] = off.map(|off| off / counted);
            println!(
                "{total} lessons: chance {chance:.4} worth {worth:.4} otherwise {otherwise:.2}"
            );
            (off, counted) = ([0.0; 3], 0.0);
            write(out, &teacher.network);
        }
    }
    write(out, &teacher.network);
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    tiles::shanten::prepare();
    match words[..] {
        ["teach", out, lessons, seed] => {
            teach(out, lessons.parse().unwrap(), seed.parse().unwrap(), None)
        }
        ["teach", out, lessons, seed, from] => teach(
            out,
            lessons.parse().unwrap(),
            seed.parse().unwrap(),
            Some(from),
        ),
        ["match", one, two, other, rules, deals, seed] => {
            let mut networks = [None, None, None];
            let [a, b, c] = &mut networks;
            let players = [player(one, a), player(two, b)];
            compete(
                players,
                rules,
                deals.parse().unwrap(),
                seed.parse().unwrap(),
                player(other, c),
            );
        }
        _ => panic!(
            "learn teach OUT LESSONS SEED [FROM] | learn match A B OPPONENT RULES DEALS SEED"
        ),
    }
}
