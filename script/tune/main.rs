//! One player of a level against three stand-ins for the classical robot, at each seat in turn:
//! `tune LEVEL RULES DEALS SEED` prints the mean points a hand of the one, its standard error, hands won and what they count.

#![allow(dead_code, unused_imports)]

#[macro_use]
mod words;

mod computer;
mod opponent;
mod rules;
mod table;
mod tiles;

use std::sync::Arc;

use computer::{ComputerPlayer, Level};
use rules::{RuleSet, RuleSetId};
use table::{DealEnd, Event, Game, Input, Outcome, Setup};
use tiles::Seat;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [level, rules, deals, seed] = &arguments[..] else {
        panic!("tune LEVEL RULES DEALS SEED");
    };
    let player = ComputerPlayer::new(level.parse::<Level>().unwrap());
    let rules = Arc::new(RuleSet::new(rules.parse::<RuleSetId>().unwrap()));
    let (deals, seed): (u64, u64) = (deals.parse().unwrap(), seed.parse().unwrap());
    tiles::shanten::prepare();
    let (mut points, mut scores) = (Vec::new(), Vec::new());
    for deal in seed..seed + deals {
        for seat in Seat::ALL {
            let mut game = Game::new(Arc::clone(&rules), Setup::seeded(deal));
            points.push(play(&mut game, seat, &player, &mut scores));
        }
    }
    let hands = points.len() as f64;
    let mean = points.iter().sum::<f64>() / hands;
    let squares: f64 = points.iter().map(|points| (points - mean).powi(2)).sum();
    let won = scores.len() as f64;
    println!(
        "{mean:+.2} {:.2} {:.3} {:.1}",
        (squares / (hands - 1.0) / hands).sqrt(),
        won / hands,
        scores.iter().sum::<f64>() / won.max(1.0)
    );
}

/// Plays one hand; what the player gains, and what its hand counts if it goes out.
fn play(game: &mut Game, own: Seat, player: &ComputerPlayer, scores: &mut Vec<f64>) -> f64 {
    let mut gained = 0.0;
    let mut over = false;
    while !over {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else { break };
        let view = game.seat_view(seat);
        let choice = if seat == own {
            player.decide(view, &request)
        } else {
            opponent::decide(view, &request)
        };
        for event in game.apply(Input::Move(seat, choice)).unwrap() {
            match event {
                Event::WashedOut { .. } => over = true,
                Event::Settled { settlement, .. } => {
                    over = true;
                    gained = settlement.totals()[own] as f64;
                    let view = game.seat_view(own);
                    let won = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own);
                    if let (true, Some(Outcome::Ours(score))) = (won, &view.me().outcome) {
                        scores.push(f64::from(score.total));
                    }
                }
                _ => {}
            }
        }
    }
    gained
}
