//! Whether it pays to guard: the discard of a `master` player and one that gives the others less are played out in the same determinizations.

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{Game, Move, Request, SeatView, Setup};
use engine::tiles::{BySeat, Seat, Tile, Wind};
use lab::Mean;
use players::rng::Rng;
use players::rollouts::{Determinizer, MAX_RESULT};
use players::selfplay::step;
use players::simulator::Simulator;
use players::value_network::{OPPONENT_TURNS, TRAINING_RUNS, ValueNetwork};
use players::{ComputerPlayer, Feed, Gift, Level, Style, feeding};

/// The number of determinizations for each pair of discards.
const DETERMINIZATIONS: u32 = 300;
/// Another discard is tried only if the networks value it at most this many points lower.
const MAX_LOSS: f64 = 12.0;
/// Another discard is tried only if it gives at least this many points less.
const MIN_GUARDED: f64 = 1.5;
/// The first seed.
const SEED: u64 = 9_500_001;

/// The mean of two discards over many positions: the one that gives less, compared with the one that was made.
#[derive(Default)]
struct Guarding {
    /// By how many points less it gives.
    guarded: Mean,
    /// By how many points less the networks value it.
    lost: Mean,
    /// By how many points more it gained.
    gained: Mean,
}

/// The discard that gives least among those of about the same value, with the points that it gives less and the value that it loses.
fn guarding(view: &SeatView, made: Tile) -> Option<(Tile, f64, f64)> {
    let network = ValueNetwork::of(view, Style::PLAIN, TRAINING_RUNS);
    let value = |choice: Move, tile: Tile| {
        let mut rest = view.me().hand();
        rest.stake.remove(tile);
        network.points(network.expectation(choice, rest, Some(tile), OPPONENT_TURNS))
    };
    let choice = |tile| Move::Discard {
        tile,
        calling: false,
    };
    let (own_value, own_cost) = (value(choice(made), made), feeding::cost(view, made));
    let others = network.discards().into_iter().filter_map(|candidate| {
        let Move::Discard { tile, .. } = candidate.choice else {
            return None;
        };
        let guarded = own_cost - feeding::cost(view, tile);
        (guarded >= MIN_GUARDED).then(|| (tile, guarded, own_value - value(choice(tile), tile)))
    });
    let others = others.filter(|(.., lost)| *lost <= MAX_LOSS);
    others.max_by(|one, other| (one.1 - one.2).total_cmp(&(other.1 - other.2)))
}

/// By how many points more one discard gains than another, on average.
fn ahead(view: &SeatView, one: Tile, other: Tile) -> Option<f64> {
    let (determinizer, mut simulator) = (Determinizer::of(view), Simulator::of(view));
    let mut rng = Rng::of(view, 0);
    let mut mean = Mean::default();
    for _ in 0..DETERMINIZATIONS {
        let determinization = determinizer.draw(&mut simulator, &mut rng)?;
        let [one, other] = [one, other].map(|tile| {
            let mut position = determinization.clone();
            let choice = Move::Discard {
                tile,
                calling: false,
            };
            let gains = simulator.play_move(&mut position, view.seat(), choice);
            (gains[view.seat()] as f64).clamp(-MAX_RESULT, MAX_RESULT)
        });
        mean.add(one - other);
    }
    Some(mean.mean())
}

/// The kind of gift, 0 to 3.
fn kind(view: &SeatView, tile: Tile) -> usize {
    let is_east_wind = tile == Tile::wind(Wind::East) && view.east != view.seat();
    if is_east_wind {
        return 3;
    }
    let costliest =
        feeding::feeds(view, tile).max_by(|one, other| one.expected().total_cmp(&other.expected()));
    match costliest.map(|feed: Feed| feed.gift) {
        Some(Gift::OpenSuit { sets: 3.., .. }) => 2,
        Some(Gift::OpenSuit { .. }) => 1,
        _ => 0,
    }
}

fn measure(rules: &Arc<RuleSet>, deals: u64) -> [Guarding; 4] {
    let master = ComputerPlayer::new(Level::Master);
    let players = BySeat([master; 4]);
    let mut found: [Guarding; 4] = Default::default();
    for seed in SEED..SEED + deals {
        let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
        while game.record().deals.is_empty() {
            let request = |seat: Seat| Some((seat, game.request(seat)?));
            let asked = Seat::ALL.into_iter().find_map(request);
            if let Some((seat, request @ Request::Turn { .. })) = asked {
                let view = game.seat_view(seat);
                let choice = master.decide(view, &request);
                let discard = match choice {
                    Move::Discard { tile, .. } if !view.me().standing => Some(tile),
                    _ => None,
                };
                let pair = discard.and_then(|made| Some((made, guarding(view, made)?)));
                if let Some((made, (tile, guarded, lost))) = pair
                    && let Some(gained) = ahead(view, tile, made)
                {
                    let found = &mut found[kind(view, made)];
                    found.guarded.add(guarded);
                    found.lost.add(lost);
                    found.gained.add(gained);
                }
            }
            if step(&mut game, &players).is_none() {
                break;
            }
        }
    }
    found
}

/// `RED_STAKE_CASES` is the number of deals.
#[test]
fn guarding_by_kind_of_gift() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let deals = cases.and_then(|text| text.parse().ok()).unwrap_or(4);
    for (name, rules) in [
        ("Bloem", RuleSet::bloem()),
        ("Classical", RuleSet::classical()),
    ] {
        let found = measure(&Arc::new(rules), deals);
        let kinds = [
            "Pungs and Kongs",
            "two open sets",
            "three open sets or more",
            "the own Wind of East",
        ];
        for (kind, found) in kinds.into_iter().zip(&found) {
            let describe =
                |mean: &Mean| format!("{:.1} +- {:.1}", mean.mean(), mean.standard_error());
            println!(
                "{name}, {kind}: {} discards, {} points less given, {} lost by the networks, {} gained in determinizations",
                found.gained.count(),
                describe(&found.guarded),
                describe(&found.lost),
                describe(&found.gained),
            );
        }
        let pairs: f64 = found.iter().map(|kind| kind.gained.count()).sum();
        assert!(pairs > 0.0);
    }
}
