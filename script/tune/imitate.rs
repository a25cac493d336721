//! Teaches the tastes of `src/computer/original` from hands that the classical robot has played.
//!
//! `imitate teach OUT SEED TIMES HISTORY...`: from the histories that `real.py` keeps, what the players called original... threw and claimed; each
//! decision is learned so many times. Those of every tenth deal are kept back, and it is told how often the tastes agree there. The same seed
//! and files give the same tastes.
//!
//! `imitate agree HISTORY...`: how often the player that is built in does what they did, by kinds of decision.

#![allow(dead_code, unused_imports)]

#[macro_use]
mod words;

mod computer;
mod protocol;
mod rules;
mod table;
mod tiles;

use std::collections::BTreeMap;
use std::sync::Arc;

use computer::original::{self, Choice, FIRST, INPUTS, SECOND, Taste, WEIGHTS};
use protocol::files::SavedGame;
use protocol::{Places, history};
use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;
use table::{Claim, Game, Input, Move, Request, SeatView};

/// Decisions learned at once.
const BATCH: usize = 64;
/// The largest step.
const STEP: f32 = 2e-3;

/// A choice that was made.
struct Decision {
    choices: Vec<Choice>,
    made: usize,
}

/// Goes through a hand and tells of each decision of its classical robots.
fn read(path: &str, mut tell: impl FnMut(&SeatView, &Request, Move)) {
    let bytes = std::fs::read(path).unwrap();
    let saved = SavedGame::read(&String::from_utf8_lossy(&bytes)).unwrap();
    let places = Places::new(saved.setup.as_ref().unwrap().seats);
    let replay = history::replay(&saved);
    let told = replay.game.unwrap();
    let record = told.record();
    let mut game = Game::new(Arc::clone(&record.rules), record.setup.clone());
    for input in &record.inputs {
        if let Input::Move(seat, choice) = input {
            let id = places.id(*seat);
            let player = saved.players.iter().find(|player| player.id == id).unwrap();
            if let (true, Some(request)) = (player.name.starts_with("original"), game.request(*seat)) {
                tell(game.seat_view(*seat), &request, *choice);
            }
        }
        game.apply(input.clone()).unwrap();
    }
}

/// Among which of the two tastes' choices this was made, and which it was.
fn decision(view: &SeatView, request: &Request, made: Move) -> Option<(usize, Decision)> {
    let (which, choices) = match (request, made) {
        (Request::Turn { .. }, Move::Discard { .. }) => (0, original::throws(view)),
        (Request::Claim { .. }, Move::Claim(Claim::MahJong)) => return None,
        (Request::Claim { tile, .. }, _) => (1, original::claims(view, *tile)),
        _ => return None,
    };
    let made = choices.iter().position(|choice| choice.choice == made)?;
    (choices.len() > 1).then_some((which, Decision { choices, made }))
}

/// How likely the taste makes each choice.
fn odds(taste: &Taste, choices: &[Choice]) -> Vec<f32> {
    let liked: Vec<f32> = choices.iter().map(|choice| taste.of(&choice.inputs)).collect();
    let most = liked.iter().copied().fold(f32::MIN, f32::max);
    let all: Vec<f32> = liked.iter().map(|liked| (liked - most).exp()).collect();
    let sum: f32 = all.iter().sum();
    all.iter().map(|one| one / sum).collect()
}

/// A taste that likes everything alike.
fn newborn(chance: &mut ChaCha8Rng) -> Taste {
    let mut weights = Vec::with_capacity(WEIGHTS);
    for (before, cells) in [(INPUTS, FIRST), (FIRST, SECOND)] {
        weights.resize(weights.len() + cells, 0.0);
        let scale = 1.4 / (before as f32).sqrt();
        weights.extend((0..before * cells).map(|_| chance.random_range(-1.0_f32..1.0) * scale));
    }
    weights.resize(WEIGHTS, 0.0);
    for last in &mut weights[WEIGHTS - SECOND..] {
        *last = chance.random_range(-0.3..0.3);
    }
    Taste { weights }
}

/// Adds to the slopes what one choice being liked so much too well says about each weight.
fn add_slopes(taste: &Taste, inputs: &[f32; INPUTS], off: f32, slopes: &mut [f32]) {
    let [_, second_w, last_w] = taste.layers();
    let (first, second) = taste.inner(inputs);
    let (first_s, rest) = slopes.split_at_mut((INPUTS + 1) * FIRST);
    let (second_s, last_s) = rest.split_at_mut((FIRST + 1) * SECOND);
    last_s[0] += off;
    let mut back2 = [0.0_f32; SECOND];
    for cell in 0..SECOND {
        last_s[1 + cell] += off * second[cell];
        back2[cell] = if second[cell] > 0.0 { off * last_w[1 + cell] } else { 0.0 };
    }
    let mut back1 = [0.0_f32; FIRST];
    for cell in 0..SECOND {
        second_s[cell] += back2[cell];
    }
    for before in 0..FIRST {
        if first[before] <= 0.0 {
            continue;
        }
        let row = (1 + before) * SECOND;
        for cell in 0..SECOND {
            back1[before] += back2[cell] * second_w[row + cell];
            second_s[row + cell] += back2[cell] * first[before];
        }
    }
    let (rows, _) = first_s.as_chunks_mut::<FIRST>();
    for cell in 0..FIRST {
        rows[0][cell] += back1[cell];
    }
    for (row, input) in rows[1..].iter_mut().zip(inputs) {
        if *input != 0.0 {
            for cell in 0..FIRST {
                row[cell] += back1[cell] * input;
            }
        }
    }
}

/// Teaches a taste (Adam), each decision so many times.
fn teach(decisions: &[Decision], times: usize, chance: &mut ChaCha8Rng) -> Taste {
    let mut taste = newborn(chance);
    let (mut mean, mut square) = (vec![0.0_f32; WEIGHTS], vec![0.0_f32; WEIGHTS]);
    let mut order: Vec<usize> = (0..decisions.len()).collect();
    let batches = decisions.len().div_ceil(BATCH) * times;
    let mut step = 0;
    for _ in 0..times {
        order.shuffle(chance);
        for batch in order.chunks(BATCH) {
            let mut slopes = vec![0.0_f32; WEIGHTS];
            for decision in batch.iter().map(|place| &decisions[*place]) {
                let odds = odds(&taste, &decision.choices);
                for (place, choice) in decision.choices.iter().enumerate() {
                    let off = odds[place] - if place == decision.made { 1.0 } else { 0.0 };
                    add_slopes(&taste, &choice.inputs, off / BATCH as f32, &mut slopes);
                }
            }
            step += 1;
            let rate = STEP * (1.0 - step as f32 / (batches + 1) as f32);
            let (c1, c2) = (1.0 - 0.9_f32.powi(step), 1.0 - 0.999_f32.powi(step));
            for i in 0..WEIGHTS {
                mean[i] = 0.9 * mean[i] + 0.1 * slopes[i];
                square[i] = 0.999 * square[i] + 0.001 * slopes[i] * slopes[i];
                taste.weights[i] -= rate * (mean[i] / c1) / ((square[i] / c2).sqrt() + 1e-7);
            }
        }
    }
    taste
}

fn agreement(taste: &Taste, decisions: &[Decision]) -> (usize, f64) {
    let agree = |decision: &&Decision| {
        let favourite = original::favourite(taste, &decision.choices);
        favourite == Some(decision.choices[decision.made].choice)
    };
    let odds = |decision: &Decision| f64::from(odds(taste, &decision.choices)[decision.made]).ln();
    let loss: f64 = decisions.iter().map(odds).sum();
    (decisions.iter().filter(agree).count(), -loss / decisions.len() as f64)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    tiles::shanten::prepare();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["teach", out, seed, times, ref files @ ..] => {
            let (seed, times): (u64, usize) = (seed.parse().unwrap(), times.parse().unwrap());
            let mut kept: [[Vec<Decision>; 2]; 2] = Default::default();
            for path in files {
                let name = path.rsplit('/').next().unwrap();
                let deal: u64 = name.split('-').next().unwrap().parse().unwrap();
                let back = usize::from(deal % 10 == 0);
                read(path, |view, request, made| {
                    if let Some((which, decision)) = decision(view, request, made) {
                        kept[back][which].push(decision);
                    }
                });
            }
            let [lessons, back] = &kept;
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut bytes = Vec::new();
            for (which, name) in ["throws", "claims"].into_iter().enumerate() {
                let taste = teach(&lessons[which], times, &mut chance);
                let (agree, loss) = agreement(&taste, &back[which]);
                let count = back[which].len();
                let part = 100.0 * agree as f64 / count as f64;
                println!("{name}: {} learned, {part:.1} % of {count} others agree, log loss {loss:.3}", lessons[which].len());
                bytes.extend(taste.weights.iter().flat_map(|weight| weight.to_le_bytes()));
            }
            std::fs::write(out, bytes).unwrap();
        }
        ["agree", ref files @ ..] => {
            let mut kinds: BTreeMap<String, [usize; 2]> = BTreeMap::new();
            for path in files {
                read(path, |view, request, made| {
                    let ours = original::decide(view, request);
                    let name = |choice: Move| format!("{choice:?}").split(['(', ' ']).next().unwrap().to_owned();
                    let asked = format!("{request:?}").split(['(', ' ']).next().unwrap().to_owned();
                    let kind = match made {
                        Move::Claim(claim) => format!("{asked}: {claim:?}").split('(').next().unwrap().to_owned(),
                        _ => format!("{asked}: {}", name(made)),
                    };
                    let counted = kinds.entry(kind).or_default();
                    counted[0] += 1;
                    counted[1] += usize::from(ours == made);
                });
            }
            for (kind, [count, agree]) in kinds {
                println!("{kind}: {count}, {:.1} % agree", 100.0 * agree as f64 / count as f64);
            }
        }
        _ => panic!("imitate teach OUT SEED TIMES HISTORY... or imitate agree HISTORY..."),
    }
}
