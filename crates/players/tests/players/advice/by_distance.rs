//! Compares predicted chances with the results over very many turns, by the number of tiles lacking (`script/soak chances`).

use std::sync::Arc;

use engine::rules::RuleSet;
use engine::table::{DealEnd, Game, Request, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{Advice, ComputerPlayer, Level};

/// Advice is requested every so many turns.
const ADVICE_INTERVAL: u64 = 20;
/// The seed of the first deal. Seeds from 7,000,001 on were used to fit the factors.
const FIRST_SEED: u64 = 7_020_001;
/// The number of players of each level among twenty.
const LEVEL_COUNTS: [usize; 5] = [0, 6, 8, 5, 1];

/// Turns in which a hand lacked this many tiles.
#[derive(Clone, Copy, Debug, Default)]
struct Turns {
    count: f64,
    predicted: f64,
    observed: f64,
    /// The sum over deals of the squared difference between results and predictions.
    squared_differences: f64,
}

/// The player at a seat in a deal.
fn player(deal: u64, seat: Seat) -> ComputerPlayer {
    let random = (deal * 4 + seat.index() as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
    let levels = Level::ALL.into_iter().zip(LEVEL_COUNTS);
    let mut twenty = levels.flat_map(|(level, count)| std::iter::repeat_n(level, count));
    ComputerPlayer::new(twenty.nth(random as usize % 20).unwrap_or(Level::Club))
}

/// The predictions of one deal (the player, the number of tiles lacking, and the percentage), and the winner.
fn predictions(game: &mut Game, deal: u64) -> (Vec<(Seat, u8, u32)>, Option<Seat>) {
    let players = BySeat::from_fn(|seat| player(deal, seat));
    let (mut predictions, mut turns) = (Vec::new(), deal);
    loop {
        for seat in Seat::ALL {
            let view = game.seat_view(seat);
            if !matches!(view.request(), Some(Request::Turn { .. })) {
                continue;
            }
            turns += 1;
            let advice = (turns % ADVICE_INTERVAL == 0)
                .then(|| Advice::of(view))
                .flatten();
            let choice = advice.filter(|advice| !advice.is_complete);
            if let Some(choice) = choice.and_then(|advice| advice.assessment) {
                predictions.push((seat, choice.nearest, choice.percent));
            }
        }
        step(game, &players).expect("the deal is not over");
        match &game.seat_view(Seat::new(0)).end {
            Some(DealEnd::MahJong { winner, .. }) => return (predictions, Some(*winner)),
            Some(DealEnd::WashOut { .. }) => return (predictions, None),
            None => {}
        }
    }
}

#[test]
#[ignore = "takes an hour with 20,000 deals"]
fn predicted_chances_match_the_results_at_every_distance() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let cases: u64 = cases.and_then(|text| text.parse().ok()).unwrap_or(20_000);
    let rule_sets = [RuleSet::classical(), RuleSet::bloem()].map(Arc::new);
    let mut by_distance = [Turns::default(); 7];
    for deal in FIRST_SEED..FIRST_SEED + cases {
        let rules = Arc::clone(&rule_sets[(deal / 4 % 2) as usize]);
        let mut game = Game::new(rules, Setup::seeded(deal));
        let (predictions, winner) = predictions(&mut game, deal);
        let mut difference = [0.0_f64; 7];
        for (seat, nearest, percent) in predictions {
            let distance = usize::from(nearest).clamp(1, 7) - 1;
            let (predicted, observed) = (
                f64::from(percent),
                if winner == Some(seat) { 100.0 } else { 0.0 },
            );
            let turns = &mut by_distance[distance];
            turns.count += 1.0;
            turns.predicted += predicted;
            turns.observed += observed;
            difference[distance] += observed - predicted;
        }
        for (turns, difference) in by_distance.iter_mut().zip(difference) {
            turns.squared_differences += difference * difference;
        }
    }
    for (lacking, turns) in (1..).zip(by_distance) {
        let count = turns.count.max(1.0);
        let (predicted, observed) = (turns.predicted / count, turns.observed / count);
        let error = turns.squared_differences.sqrt() / count;
        println!(
            "{lacking} lacking: {count} turns, predicted {predicted:.1}, observed {observed:.1}, error {error:.1}"
        );
        assert!(
            (predicted - observed).abs() < 3.0 * error + 1.0,
            "{lacking} lacking"
        );
    }
}
