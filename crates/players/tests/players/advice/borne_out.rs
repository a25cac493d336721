//! Compares chances, points and dangers with the results.

use std::sync::Arc;

use engine::rules::{RuleSet, Source};
use engine::table::{DealEnd, Game, Outcome, Request, Setup};
use engine::tiles::{BySeat, Seat, Tile};
use players::selfplay::step;
use players::{Advice, ComputerPlayer, Level, discard_options};

/// Advice is requested once in this many turns, of every seat equally.
const EVERY: u32 = 5;

/// The prediction of a turn.
struct Promise {
    seat: Seat,
    percent: u32,
    nearest: u8,
    worth: u32,
}

/// Sums over turns: their number, the predictions and the results.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    count: f64,
    told: f64,
    came: f64,
}

impl Sum {
    fn add(&mut self, told: f64, came: f64) {
        self.count += 1.0;
        self.told += told;
        self.came += came;
    }

    fn means(self) -> (f64, f64) {
        (self.told / self.count, self.came / self.count)
    }
}

/// Compares the chances, points and dangers of many turns with the results.
#[test]
fn chances_worths_and_dangers_are_borne_out() {
    let (mut chances, mut worth, mut danger) =
        ([Sum::default(); 3], Sum::default(), Sum::default());
    // By the tiles lacking: one, two, three, more.
    let mut distances = [Sum::default(); 4];
    for (rules, seed) in [RuleSet::bloem(), RuleSet::classical()]
        .into_iter()
        .zip([40, 50])
    {
        for seed in seed..seed + 8 {
            let mut game = Game::new(Arc::new(rules.clone()), Setup::seeded(seed));
            let players = BySeat([ComputerPlayer::new(Level::Club); 4]);
            let (mut promises, mut turns) = (Vec::new(), 0);
            loop {
                for seat in Seat::ALL {
                    let view = game.seat_view(seat);
                    if !matches!(view.request(), Some(Request::Turn { .. })) {
                        continue;
                    }
                    turns += 1;
                    if turns % EVERY != 0 {
                        continue;
                    }
                    let Some(advice) = Advice::of(view).filter(|advice| !advice.complete) else {
                        continue;
                    };
                    let Some(choice) = advice.assessment else {
                        continue;
                    };
                    promises.push(Promise {
                        seat,
                        percent: choice.percent,
                        nearest: choice.nearest,
                        worth: choice.worth,
                    });
                    if turns % (2 * EVERY) == 0 {
                        for choice in discard_options(view) {
                            let out = seat
                                .others()
                                .any(|other| goes_out(&game, other, choice.tile));
                            let told = choice.danger.map_or(0.0, f64::from);
                            danger.add(told, if out { 100.0 } else { 0.0 });
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
                for promise in promises.drain(..) {
                    let won = winner == Some(promise.seat);
                    let told = f64::from(promise.percent);
                    let range = (promise.percent / 20).min(2) as usize;
                    chances[range].add(told, if won { 100.0 } else { 0.0 });
                    let distance = usize::from(promise.nearest).clamp(1, 4) - 1;
                    distances[distance].add(told, if won { 100.0 } else { 0.0 });
                    if let (true, Some(Outcome::Ours(score))) = (
                        won && promise.percent >= 20,
                        &view.players[promise.seat].outcome,
                    ) {
                        worth.add(f64::from(promise.worth), f64::from(score.total));
                    }
                }
            }
        }
    }
    for sum in chances {
        let (told, came) = sum.means();
        assert!((told - came).abs() < 8.0, "{told} times in 100, and {came}");
    }
    for sum in distances {
        let (told, came) = sum.means();
        assert!((told - came).abs() < 6.0, "{told} times in 100, and {came}");
    }
    // The chance does not fall as the hand comes nearer.
    let told = distances.map(|sum| sum.means().0);
    assert!(told.is_sorted_by(|near, far| near > far), "{told:?}");
    let (told, came) = worth.means();
    assert!(
        (told / came - 1.0).abs() < 0.25,
        "{told} points, and {came}"
    );
    let (told, came) = danger.means();
    assert!((told - came).abs() < 0.8, "{told} times in 100, and {came}");
}

/// Whether a player, whose tiles only the table sees, could go out with this discard.
fn goes_out(game: &Game, seat: Seat, tile: Tile) -> bool {
    let view = game.seat_view(seat);
    let mut hand = view.me().hand();
    hand.stake.add(tile);
    let win = view.win(tile, Source::Discard);
    view.rules.is_mah_jong(&hand, &view.situation(Some(win)))
}
