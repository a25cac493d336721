//! Teaches the network of `src/computer/experience`, and plays matches with it.
//!
//! `learn teach OUT SECONDS SEED [FROM]` plays hands among computer players, the network's own player among them, and teaches the
//! network what came of them; OUT is the file of weights.
//! `learn match WEIGHTS RULES DEALS SEED OPPONENT` plays one who uses these weights, and then `club`, at each seat in turn against three
//! opponents (`club`, `beginner` or `standin`) in the same deals.

#![allow(dead_code, unused_imports)]

mod computer;
mod opponent;
mod rules;
mod table;
mod tiles;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use computer::experience::{Depth, Experience, FIRST, Forecast, INPUTS, Network, OUTPUTS, SECOND, Sight, Thinking, WEIGHTS};
use computer::{ComputerPlayer, Level, Style};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{RuleSet, RuleSetId};
use table::{Claim, DealEnd, Event, Game, Input, Move, Outcome, Request, SeatView, Setup};
use tiles::{BySeat, Seat};

/// How often a player tries another move than the one it thinks best.
const CURIOUS: f64 = 0.1;
/// Lessons remembered.
const MEMORY: usize = 1_500_000;
/// Lessons learned at once.
const BATCH: usize = 256;
/// How often each lesson is learned.
const REPEATS: f64 = 2.0;

/// What was seen, and what came of it.
#[derive(Clone)]
struct Lesson {
    sight: Sight,
    /// How likely the hand went out after all, what it brought then times that, and what it brought otherwise times the rest.
    came: [f32; 3],
}

/// A decision: what was seen in the hand it left, what the network expected of the best move, and whether that was the one made.
struct Taken {
    sight: Sight,
    expected: [f32; 3],
    best: bool,
}

/// How much of what came later counts against what was expected next.
const LATER: f32 = 0.85;

fn shares(forecast: Forecast) -> [f32; 3] {
    let p = forecast.chance;
    [p, p * forecast.worth, (1.0 - p) * forecast.otherwise]
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug)]
enum Player<'a> {
    /// With this network, looking so far ahead.
    Network(&'a Network, Depth),
    Level(Level),
    StandIn,
}

/// At a glance.
const GLANCE: Depth = Depth { moves: 1, tiles: 0, rollouts: 0 };

fn decide(
    player: Player<'_>,
    view: &SeatView,
    request: &Request,
    curious: Option<&mut ChaCha8Rng>,
    seen: &mut Vec<Taken>,
) -> Move {
    let plain = ComputerPlayer::new(Level::Club).decide(view, request);
    let (network, depth) = match player {
        Player::Level(level) => return ComputerPlayer::new(level).decide(view, request),
        Player::StandIn => return opponent::decide(view, request),
        Player::Network(network, depth) => (network, depth),
    };
    let experience = Experience::with(network, view, Style::PLAIN);
    let candidates = match (request, plain) {
        (Request::Turn { .. }, Move::Discard { calling: false, .. }) if !view.me().standing => experience.throws(),
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return plain,
        (Request::Claim { tile, from, .. }, _) if !view.me().standing => experience.claims(*tile, *from),
        _ => return plain,
    };
    let Some(best) = experience.choose(&candidates, &Thinking::new(depth, None)) else { return plain };
    let mut place = best;
    if let Some(chance) = curious {
        if candidates.len() > 1 && chance.random_bool(CURIOUS) {
            place = chance.random_range(0..candidates.len());
        }
    }
    let chosen = &candidates[place];
    if view.check(&chosen.choice).is_err() {
        return plain;
    }
    if candidates.len() > 1 {
        let expected = shares(experience.forecast(&candidates[best].sight));
        seen.push(Taken { sight: chosen.sight.clone(), expected, best: place == best });
    }
    chosen.choice
}

/// Plays some hands and adds the lessons of those who use the network.
fn play(rules: &Arc<RuleSet>, network: &Network, seed: u64, hands: u32, chance: &mut ChaCha8Rng, lessons: &mut Vec<Lesson>) {
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    let mut played = 0;
    let mut seen: [Vec<Taken>; 4] = Default::default();
    let mut pick = |chance: &mut ChaCha8Rng| {
        [(); 4].map(|()| match chance.random_range(0..20) {
            0..13 => Player::Network(network, GLANCE),
            13..15 => Player::Level(Level::Club),
            15..17 => Player::Level(Level::Beginner),
            _ => Player::StandIn,
        })
    };
    let mut players = pick(chance);
    while played < hands {
        let asked = Seat::ALL.into_iter().find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else { break };
        let view = game.seat_view(seat);
        let choice = decide(players[seat.index()], view, &request, Some(chance), &mut seen[seat.index()]);
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
                let won = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own);
                let dead = matches!(event, Event::WashedOut { .. });
                let mut came: Option<[f32; 3]> = None;
                while let Some(taken) = seen[own.index()].pop() {
                    let payments = taken.sight.payments;
                    let now = came.unwrap_or_else(|| match (won, dead) {
                        (true, _) => [1.0, total + payments.spared, 0.0],
                        (_, true) => [0.0, 0.0, payments.spared],
                        _ => [0.0, 0.0, total * payments.for_losing],
                    });
                    lessons.push(Lesson { sight: taken.sight, came: now });
                    let kept = if taken.best { LATER } else { 0.0 };
                    came = Some(std::array::from_fn(|i| kept * now[i] + (1.0 - kept) * taken.expected[i]));
                }
            }
            players = pick(chance);
        }
    }
}

/// Adam over all weights.
struct Teacher {
    network: Network,
    slopes: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    fn new(network: Network) -> Self {
        Self { network, slopes: vec![0.0; WEIGHTS], mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0 }
    }

    /// Adds the slopes of one lesson; how far off each output was.
    fn add(&mut self, lesson: &Lesson) -> [f64; 3] {
        let weights = &self.network.weights;
        let (first_w, rest) = weights.split_at((INPUTS + 1) * FIRST);
        let (second_w, third_w) = rest.split_at((FIRST + 1) * SECOND);
        let inputs = &lesson.sight.inputs;
        let mut first = [0.0_f32; FIRST];
        for (cell, w) in first.iter_mut().zip(first_w.chunks_exact(INPUTS + 1)) {
            *cell = (w[0] + dot(&w[1..], inputs)).max(0.0);
        }
        let mut second = [0.0_f32; SECOND];
        for (cell, w) in second.iter_mut().zip(second_w.chunks_exact(FIRST + 1)) {
            *cell = (w[0] + dot(&w[1..], &first)).max(0.0);
        }
        let forecast = self.network.forecast(&lesson.sight);
        let [c, cw, o] = lesson.came;
        let mut out = [0.0_f32; OUTPUTS];
        let mut off = [0.0_f64; 3];
        let p = forecast.chance.clamp(1e-4, 1.0 - 1e-4);
        out[0] = p - c;
        off[0] = -f64::from(c * p.ln() + (1.0 - c) * (1.0 - p).ln());
        let ratio = (cw / forecast.worth.max(1.0)).min(12.0);
        out[1] = 0.4 * (c - ratio);
        off[1] = f64::from(ratio + c * forecast.worth.max(1.0).ln());
        let error = (1.0 - c) * forecast.otherwise - o;
        out[2] = (error / 12.0).clamp(-4.0, 4.0) * 0.3;
        off[2] = f64::from(error * error);
        let (first_s, rest) = self.slopes.split_at_mut((INPUTS + 1) * FIRST);
        let (second_s, third_s) = rest.split_at_mut((FIRST + 1) * SECOND);
        let mut back2 = [0.0_f32; SECOND];
        for ((o, w), s) in out.iter().zip(third_w.chunks_exact(SECOND + 1)).zip(third_s.chunks_exact_mut(SECOND + 1)) {
            s[0] += o;
            axpy(&mut s[1..], *o, &second);
            axpy(&mut back2, *o, &w[1..]);
        }
        let mut back1 = [0.0_f32; FIRST];
        for (cell, (w, s)) in second_w.chunks_exact(FIRST + 1).zip(second_s.chunks_exact_mut(FIRST + 1)).enumerate() {
            if second[cell] <= 0.0 { continue; }
            let o = back2[cell];
            s[0] += o;
            axpy(&mut s[1..], o, &first);
            axpy(&mut back1, o, &w[1..]);
        }
        for (cell, s) in first_s.chunks_exact_mut(INPUTS + 1).enumerate() {
            if first[cell] <= 0.0 { continue; }
            let o = back1[cell];
            s[0] += o;
            axpy(&mut s[1..], o, inputs);
        }
        off
    }

    fn step(&mut self, rate: f32) {
        self.steps += 1;
        let (b1, b2) = (0.9_f32, 0.999_f32);
        let c1 = 1.0 - b1.powi(self.steps);
        let c2 = 1.0 - b2.powi(self.steps);
        for i in 0..WEIGHTS {
            let slope = self.slopes[i] / BATCH as f32;
            self.slopes[i] = 0.0;
            self.mean[i] = b1 * self.mean[i] + (1.0 - b1) * slope;
            self.square[i] = b2 * self.square[i] + (1.0 - b2) * slope * slope;
            self.network.weights[i] -= rate * (self.mean[i] / c1) / ((self.square[i] / c2).sqrt() + 1e-7);
        }
    }
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0_f32; 8];
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        for i in 0..8 { sums[i] += a[i] * b[i]; }
    }
    sums.iter().sum()
}

fn axpy(to: &mut [f32], by: f32, from: &[f32]) {
    for (t, f) in to.iter_mut().zip(from) { *t += by * f; }
}

/// A network that agrees with the plain reckoning.
fn newborn(chance: &mut ChaCha8Rng) -> Network {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for (before, cells, scale) in [(INPUTS, FIRST, 1.4), (FIRST, SECOND, 1.4), (SECOND, OUTPUTS, 0.0)] {
        for _ in 0..cells {
            weights.push(0.0);
            for _ in 0..before {
                let x: f32 = chance.random_range(-1.0..1.0);
                weights.push(x * scale / (before as f32).sqrt());
            }
        }
    }
    Network { weights }
}

fn read(path: &str) -> Network {
    Network::from_bytes(&std::fs::read(path).unwrap())
}

fn write(path: &str, network: &Network) {
    let bytes: Vec<u8> = network.weights.iter().flat_map(|w| w.to_le_bytes()).collect();
    std::fs::write(path, bytes).unwrap();
}

fn teach(out: &str, seconds: u64, seed: u64, from: Option<&str>) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let network = from.map_or_else(|| newborn(&mut chance), read);
    let start = Instant::now();
    let until = Duration::from_secs(seconds);
    let (send, lessons) = sync_channel::<Vec<Lesson>>(2);
    let current = Arc::new(std::sync::RwLock::new(network.clone()));
    let reader = Arc::clone(&current);
    let rule_sets = [RuleSetId::Classical, RuleSetId::Bloem].map(|id| Arc::new(RuleSet::new(id)));
    let helper = std::thread::spawn(move || {
        let mut chance = ChaCha8Rng::seed_from_u64(seed + 1);
        let mut number = seed << 24;
        loop {
            let network = reader.read().unwrap().clone();
            let mut lessons = Vec::new();
            for turn in 0..24 {
                number += 1;
                play(&rule_sets[usize::from(turn % 5 >= 3)], &network, number, 16, &mut chance, &mut lessons);
            }
            if send.send(lessons).is_err() { return; }
        }
    });
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
            if memory.len() < MEMORY { memory.push(lesson); } else { memory[next] = lesson; next = (next + 1) % MEMORY; }
        }
        if memory.len() < 60_000 { continue; }
        let part = start.elapsed().as_secs_f32() / until.as_secs_f32();
        let rate = if part < 0.7 { 1e-3 } else { 1e-3 * (1.0 - part) / 0.3 + 2e-5 };
        while due > BATCH as f64 {
            due -= BATCH as f64;
            for _ in 0..BATCH {
                let lesson = &memory[chance.random_range(0..memory.len())];
                let o = teacher.add(lesson);
                for i in 0..3 { off[i] += o[i]; }
                counted[0] += 1.0;
                counted[1] += 1.0;
                counted[2] += 1.0;
            }
            teacher.step(rate);
        }
        *current.write().unwrap() = teacher.network.clone();
        if start.elapsed().as_secs() / 30 > shown {
            shown = start.elapsed().as_secs() / 30;
            println!("{}s {} lessons: chance {:.4} worth {:.4} otherwise {:.2}", start.elapsed().as_secs(), total,
                off[0] / counted[0], off[1] / counted[1], off[2] / counted[2]);
            off = [0.0; 3];
            counted = [0.0; 3];
            write(out, &teacher.network);
        }
    }
    write(out, &teacher.network);
    drop(lessons);
    helper.join().unwrap();
}

/// Plays one hand: what the player gains, the others' hands counted as they usually are, and its score if it won.
fn hand(game: &mut Game, own: Seat, player: Player<'_>, other: Player<'_>) -> (f64, f64, Option<f64>) {
    let mut seen = Vec::new();
    loop {
        let asked = Seat::ALL.into_iter().find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else { return (0.0, 0.0, None) };
        let view = game.seat_view(seat);
        let choice = decide(if seat == own { player } else { other }, view, &request, None, &mut seen);
        for event in game.apply(Input::Move(seat, choice)).unwrap() {
            match event {
                Event::WashedOut { .. } => return (0.0, 0.0, None),
                Event::Settled { settlement, .. } => {
                    let gained = settlement.totals()[own] as f64;
                    let view = game.seat_view(own);
                    let won = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own);
                    let total = match &view.me().outcome { Some(Outcome::Ours(s)) => f64::from(s.total), _ => 0.0 };
                    if won { return (gained, gained, Some(total)); }
                    let settles = f64::from(u8::from(view.rules.options.losers_settle));
                    let (lost, paid) = if own == view.east { (2.0, 4.0) } else { (4.0 / 3.0, 2.7) };
                    return (gained, settles * paid * (total - 14.0) - lost * 66.0, None);
                }
                _ => {}
            }
        }
    }
}

fn compete(players: [Player<'_>; 2], rules: &str, deals: u64, seed: u64, other: Player<'_>) {
    let rules = &Arc::new(RuleSet::new(rules.parse::<RuleSetId>().unwrap()));
    let work = |part: u64| {
        let mut all = Vec::new();
        for deal in (seed..seed + deals).filter(|deal| deal % 2 == part) {
            for seat in Seat::ALL {
                all.push([0, 1].map(|which| {
                    let start = Instant::now();
                    let mut game = Game::new(Arc::clone(rules), Setup::seeded(deal));
                    let (gained, reduced, score) = hand(&mut game, seat, players[which], other);
                    (gained, reduced, score, start.elapsed())
                }));
            }
        }
        all
    };
    let mut all = Vec::new();
    std::thread::scope(|scope| {
        let one = scope.spawn(|| work(1));
        all = work(0);
        all.extend(one.join().unwrap());
    });
    let show = |what: &str, points: Vec<f64>| {
        let hands = points.len() as f64;
        let mean = points.iter().sum::<f64>() / hands;
        let squares: f64 = points.iter().map(|p| (p - mean).powi(2)).sum();
        print!("{what} {mean:+.2} +- {:.2}  ", (squares / (hands - 1.0) / hands).sqrt());
    };
    for which in 0..2 {
        show("points", all.iter().map(|hand| hand[which].0).collect());
        show("reduced", all.iter().map(|hand| hand[which].1).collect());
        let scores: Vec<f64> = all.iter().filter_map(|hand| hand[which].2).collect();
        let time: f64 = all.iter().map(|hand| hand[which].3.as_secs_f64()).sum();
        println!("won {:.3} counting {:.1}  {:.2} ms/hand", scores.len() as f64 / all.len() as f64,
            scores.iter().sum::<f64>() / scores.len() as f64, time * 1000.0 / all.len() as f64);
    }
    show("first less second:", all.iter().map(|hand| hand[0].0 - hand[1].0).collect());
    show("reduced", all.iter().map(|hand| hand[0].1 - hand[1].1).collect());
    println!();
}

fn player<'a>(name: &str, network: &'a mut Option<Network>) -> Player<'a> {
    if name == "standin" { return Player::StandIn; }
    if let Ok(level) = name.parse::<Level>() { return Player::Level(level); }
    let mut parts = name.split(',');
    let path = parts.next().unwrap();
    let [moves, tiles] = [(); 2].map(|()| parts.next().map_or(0, |number| number.parse().unwrap()));
    let depth = Depth { moves: moves.max(1), tiles, rollouts: 3500 };
    Player::Network(network.insert(read(path)), depth)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    tiles::shanten::prepare();
    match words[..] {
        ["teach", out, seconds, seed] => teach(out, seconds.parse().unwrap(), seed.parse().unwrap(), None),
        ["teach", out, seconds, seed, from] => teach(out, seconds.parse().unwrap(), seed.parse().unwrap(), Some(from)),
        ["match", one, two, other, rules, deals, seed] => {
            let mut networks = [None, None, None];
            let [a, b, c] = &mut networks;
            let players = [player(one, a), player(two, b)];
            compete(players, rules, deals.parse().unwrap(), seed.parse().unwrap(), player(other, c));
        }
        _ => panic!("learn teach OUT SECONDS SEED [FROM] | learn match A B OPPONENT RULES DEALS SEED"),
    }
}
