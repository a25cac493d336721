//! Compares predicted chances, points and dangers with the results.

use std::ops::Range;
use std::sync::Arc;
use std::thread;

use engine::rules::{RuleSet, Source};
use engine::table::{DealEnd, Game, Outcome, Request, Setup};
use engine::tiles::{BySeat, Seat, Tile};
use players::selfplay::step;
use players::{Advice, ComputerPlayer, Level, discard_options};

/// Advice is requested every so many turns. The number is odd, so that every seat is asked equally often.
const ADVICE_INTERVAL: u32 = 9;

/// The prediction at a turn.
struct Prediction {
    seat: Seat,
    percent: u32,
    nearest: u8,
    worth: u32,
}

/// Sums over turns: their number, the predictions and the results.
#[derive(Clone, Copy, Debug, Default)]
struct Comparison {
    count: f64,
    predicted: f64,
    observed: f64,
}

impl Comparison {
    fn add(&mut self, predicted: f64, observed: f64) {
        self.count += 1.0;
        self.predicted += predicted;
        self.observed += observed;
    }

    fn include(&mut self, other: &Self) {
        self.count += other.count;
        self.predicted += other.predicted;
        self.observed += other.observed;
    }

    fn means(self) -> (f64, f64) {
        (self.predicted / self.count, self.observed / self.count)
    }
}

/// Predictions and results by the kind of prediction.
#[derive(Clone, Copy, Debug, Default)]
struct Comparisons {
    /// Chances of going out below 20 percent, below 40 percent, and higher.
    chances: [Comparison; 3],
    /// Chances of going out with one, two, three and more tiles lacking.
    distances: [Comparison; 4],
    worth: Comparison,
    danger: Comparison,
}

impl Comparisons {
    fn plus(mut self, other: &Self) -> Self {
        let sums = self.chances.iter_mut().chain(&mut self.distances);
        let others = other.chances.iter().chain(&other.distances);
        for (sum, other) in sums.zip(others) {
            sum.include(other);
        }
        self.worth.include(&other.worth);
        self.danger.include(&other.danger);
        self
    }
}

/// Plays deals and compares what is predicted at some of the turns with the results.
fn compare(rules: RuleSet, seeds: Range<u64>) -> Comparisons {
    let rules = Arc::new(rules);
    let mut sums = Comparisons::default();
    for seed in seeds {
        let mut game = Game::new(Arc::clone(&rules), Setup::seeded(seed));
        let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
        let (mut predictions, mut turns) = (Vec::new(), 0);
        loop {
            for seat in Seat::ALL {
                let view = game.seat_view(seat);
                if !matches!(view.request(), Some(Request::Turn { .. })) {
                    continue;
                }
                turns += 1;
                if turns % ADVICE_INTERVAL != 0 {
                    continue;
                }
                let Some(advice) = Advice::of(view).filter(|advice| !advice.is_complete) else {
                    continue;
                };
                let Some(choice) = advice.assessment else {
                    continue;
                };
                predictions.push(Prediction {
                    seat,
                    percent: choice.percent,
                    nearest: choice.nearest,
                    worth: choice.worth,
                });
                if turns % (2 * ADVICE_INTERVAL) == 0 {
                    for choice in discard_options(view) {
                        let is_winning = seat
                            .others()
                            .any(|other| could_go_out(&game, other, choice.tile));
                        let predicted = choice.danger.map_or(0.0, f64::from);
                        sums.danger
                            .add(predicted, if is_winning { 100.0 } else { 0.0 });
                    }
                }
            }
            if step(&mut game, &players).is_none() {
                break;
            }
            let view = game.seat_view(Seat::new(0));
            let Some(end) = &view.end else { continue };
            let winner = match end {
                DealEnd::MahJong { winner, .. } => Some(*winner),
                DealEnd::WashOut { .. } => None,
            };
            for prediction in predictions.drain(..) {
                let won = winner == Some(prediction.seat);
                let predicted = f64::from(prediction.percent);
                let range = (prediction.percent / 20).min(2) as usize;
                sums.chances[range].add(predicted, if won { 100.0 } else { 0.0 });
                let distance = usize::from(prediction.nearest).clamp(1, 4) - 1;
                sums.distances[distance].add(predicted, if won { 100.0 } else { 0.0 });
                if let (true, Some(Outcome::Ours(score))) = (
                    won && prediction.percent >= 20,
                    &view.players[prediction.seat].outcome,
                ) {
                    sums.worth
                        .add(f64::from(prediction.worth), f64::from(score.total));
                }
            }
        }
    }
    sums
}

/// Compares the chances, points and dangers of many turns with the results.
#[test]
fn predicted_chances_points_and_dangers_match_the_results() {
    let sums = thread::scope(|scope| {
        let classical = scope.spawn(|| compare(RuleSet::classical(), 50..58));
        let bloem = compare(RuleSet::bloem(), 40..48);
        // Only a failed test in the thread makes `join` fail.
        classical.join().expect("played").plus(&bloem)
    });
    let Comparisons {
        chances,
        distances,
        worth,
        danger,
    } = sums;
    for sum in chances {
        let (predicted, observed) = sum.means();
        assert!(
            (predicted - observed).abs() < 8.0,
            "predicted {predicted} percent, observed {observed}"
        );
    }
    for sum in distances {
        let (predicted, observed) = sum.means();
        assert!(
            (predicted - observed).abs() < 6.0,
            "predicted {predicted} percent, observed {observed}"
        );
    }
    // The chance is higher the nearer the hand is.
    let predicted = distances.map(|sum| sum.means().0);
    assert!(
        predicted.is_sorted_by(|near, far| near > far),
        "{predicted:?}"
    );
    let (predicted, observed) = worth.means();
    assert!(
        (predicted / observed - 1.0).abs() < 0.25,
        "predicted {predicted} points, observed {observed}"
    );
    let (predicted, observed) = danger.means();
    assert!(
        (predicted - observed).abs() < 0.8,
        "predicted {predicted} percent, observed {observed}"
    );
}

/// Whether a player could really go out with this discard, by their hidden tiles.
fn could_go_out(game: &Game, seat: Seat, tile: Tile) -> bool {
    let view = game.seat_view(seat);
    let mut hand = view.me().hand();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    view.rules.is_mah_jong(&hand, &view.situation(Some(win)))
}
