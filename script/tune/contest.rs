//! Two players at each seat in turn in the same deals, and what came of it.

use std::sync::Arc;
use std::time::Instant;

use crate::players::{Player, decide};
use crate::rules::{RuleSet, RuleSetId};
use crate::table::{DealEnd, Event, Game, Input, Outcome, Setup};
use crate::tiles::Seat;

/// Plays one hand: what the player gains, the others' hands counted as they usually are, and its score if it won.
fn hand(
    game: &mut Game,
    own: Seat,
    player: Player<'_>,
    other: Player<'_>,
) -> (f64, f64, Option<f64>) {
    let mut seen = Vec::new();
    loop {
        let asked = Seat::ALL
            .into_iter()
            .find_map(|seat| Some((seat, game.request(seat)?)));
        let Some((seat, request)) = asked else {
            return (0.0, 0.0, None);
        };
        let view = game.seat_view(seat);
        let choice = decide(
            if seat == own { player } else { other },
            view,
            &request,
            None,
            &mut seen,
        );
        for event in game.apply(Input::Move(seat, choice)).unwrap() {
            match event {
                Event::WashedOut { .. } => return (0.0, 0.0, None),
                Event::Settled { settlement, .. } => {
                    let gained = settlement.totals()[own] as f64;
                    let view = game.seat_view(own);
                    let won = matches!(&view.end, Some(DealEnd::MahJong { winner, .. }) if *winner == own);
                    let total = match &view.me().outcome {
                        Some(Outcome::Ours(s)) => f64::from(s.total),
                        _ => 0.0,
                    };
                    if won {
                        return (gained, gained, Some(total));
                    }
                    let settles = f64::from(u8::from(view.rules.options.losers_settle));
                    let (lost, paid) = if own == view.east {
                        (2.0, 4.0)
                    } else {
                        (4.0 / 3.0, 2.7)
                    };
                    return (gained, settles * paid * (total - 14.0) - lost * 66.0, None);
                }
                _ => {}
            }
        }
    }
}

/// Plays and prints.
pub fn compete(players: [Player<'_>; 2], rules: &str, deals: u64, seed: u64, other: Player<'_>) {
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
        print!(
            "{what} {mean:+.2} +- {:.2}  ",
            (squares / (hands - 1.0) / hands).sqrt()
        );
    };
    for which in 0..2 {
        show("points", all.iter().map(|hand| hand[which].0).collect());
        show("reduced", all.iter().map(|hand| hand[which].1).collect());
        let scores: Vec<f64> = all.iter().filter_map(|hand| hand[which].2).collect();
        let time: f64 = all.iter().map(|hand| hand[which].3.as_secs_f64()).sum();
        println!(
            "won {:.3} counting {:.1}  {:.2} ms/hand",
            scores.len() as f64 / all.len() as f64,
            scores.iter().sum::<f64>() / scores.len() as f64,
            time * 1000.0 / all.len() as f64
        );
    }
    show(
        "first less second:",
        all.iter().map(|hand| hand[0].0 - hand[1].0).collect(),
    );
    show(
        "reduced",
        all.iter().map(|hand| hand[0].1 - hand[1].1).collect(),
    );
    println!();
}
