//! Teaches the network of `src/computer/value_network`, and plays matches with it.
//!
//! `learn teach OUT SECONDS SEED [FROM]`: computer players play both rule sets, half of them with the network as it is by then,
//! some at the levels `club` and `beginner` or as the stand-in; now and then one tries a move that it does not think the best.
//! From each decision the network learns whether the hand went out, what that brought, and what it brought otherwise; what came later
//! counts by 0.85 a decision against what the network expected next. OUT is the file of weights, FROM the one to begin with.
//!
//! `learn match A B OPPONENT RULES DEALS SEED`: A and B at each seat in turn against three OPPONENTs in the same deals. Each of them is a
//! level, `standin`, or WEIGHTS[+WEIGHTS...],MOVES,TILES[,THROWS]. Printed are the points a hand, the same with the others' hands counted as they usually
//! are, hands won and what they count.

#![allow(dead_code, unused_imports)]

mod computer;
mod contest;
mod opponent;
mod players;
mod rules;
mod table;
mod teacher;
mod tiles;

use std::sync::mpsc::sync_channel;
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};

use computer::Level;
use computer::value_network::Network;
use contest::compete;
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
/// Threads that play.
const TABLES: u64 = 2;
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

fn teach(out: &str, seconds: u64, seed: u64, from: Option<&str>) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let network = from.map_or_else(|| newborn(&mut chance), |path| read(path).remove(0));
    let start = Instant::now();
    let until = Duration::from_secs(seconds);
    let (send, lessons) = sync_channel::<Vec<Lesson>>(2);
    let current = Arc::new(RwLock::new(network.clone()));
    let rule_sets = [RuleSetId::Classical, RuleSetId::Bloem].map(|id| Arc::new(RuleSet::new(id)));
    let tables: Vec<_> = (0..TABLES)
        .map(|table| {
            let (reader, send) = (Arc::clone(&current), send.clone());
            let rule_sets = rule_sets.clone();
            std::thread::spawn(move || {
                let mut chance = ChaCha8Rng::seed_from_u64(seed * 10 + table);
                let mut number = (seed * 10 + table) << 24;
                loop {
                    let network = reader.read().unwrap().clone();
                    let network = std::slice::from_ref(&network);
                    let mut lessons = Vec::new();
                    for turn in 0..24 {
                        number += 1;
                        let rules = &rule_sets[turn % 2];
                        play(rules, network, number, 16, &mut chance, &mut lessons);
                    }
                    if send.send(lessons).is_err() {
                        return;
                    }
                }
            })
        })
        .collect();
    drop(send);
    let mut memory: Vec<Lesson> = Vec::new();
    let mut next = 0;
    let mut teacher = Teacher::new(network);
    let (mut due, mut total) = (0.0, 0_u64);
    let mut off = [0.0_f64; 3];
    let mut counted = [0.0_f64; 3];
    let mut shown = 0;
    while start.elapsed() < until {
        for lesson in lessons.recv().unwrap() {
            total += 1;
            due += REPEATS;
            if memory.len() < MEMORY {
                memory.push(lesson);
            } else {
                memory[next] = lesson;
                next = (next + 1) % MEMORY;
            }
        }
        if memory.len() < 60_000 {
            continue;
        }
        let part = start.elapsed().as_secs_f32() / until.as_secs_f32();
        let rate = if part < 0.7 {
            1e-3
        } else {
            1e-3 * (1.0 - part) / 0.3 + 2e-5
        };
        while due > BATCH as f64 {
            due -= BATCH as f64;
            for _ in 0..BATCH {
                let lesson = &memory[chance.random_range(0..memory.len())];
                let o = teacher.add(lesson);
                for i in 0..3 {
                    off[i] += o[i];
                }
                counted[0] += 1.0;
                counted[1] += 1.0;
                counted[2] += 1.0;
            }
            teacher.step(rate);
        }
        *current.write().unwrap() = teacher.network.clone();
        if start.elapsed().as_secs() / 30 > shown {
            shown = start.elapsed().as_secs() / 30;
            println!(
                "{}s {} lessons: chance {:.4} worth {:.4} otherwise {:.2}",
                start.elapsed().as_secs(),
                total,
                off[0] / counted[0],
                off[1] / counted[1],
                off[2] / counted[2]
            );
            off = [0.0; 3];
            counted = [0.0; 3];
            write(out, &teacher.network);
        }
    }
    write(out, &teacher.network);
    drop(lessons);
    tables.into_iter().for_each(|table| table.join().unwrap());
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    tiles::shanten::prepare();
    match words[..] {
        ["teach", out, seconds, seed] => {
            teach(out, seconds.parse().unwrap(), seed.parse().unwrap(), None)
        }
        ["teach", out, seconds, seed, from] => teach(
            out,
            seconds.parse().unwrap(),
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
            "learn teach OUT SECONDS SEED [FROM] | learn match A B OPPONENT RULES DEALS SEED"
        ),
    }
}
