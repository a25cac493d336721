//! What the review finds in games of the four levels: weaker levels score less and pay more for their choices.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use coach::review::{Effort, PlayedDeal};
use coach::stats::{Estimate, RatedHand, Sums};
use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};

/// Totals for the players of a level, and the expected result of their tiles.
#[derive(Clone, Debug, Default)]
struct LevelSums {
    hands: Sums,
    expected: f64,
}

impl LevelSums {
    fn cost(&self) -> Estimate {
        self.hands.cost_per_hand().expect("hands were played")
    }

    fn error(&self) -> f64 {
        self.cost().error.expect("many hands were played")
    }

    /// Points per hand, and their standard error.
    fn points(&self) -> (f64, f64) {
        let points = self.hands.points_per_hand().expect("hands were played");
        (points.mean, points.error.expect("many hands were played"))
    }

    fn print(&self, level: Level) {
        let hands = &self.hands;
        let each = |count: f64| count / f64::from(hands.hands);
        println!(
            "{level}: {} hands, choices cost {:.1} ± {:.1} points per hand, result {:+.1} points per hand, {:+.1} with an average wall; \
             won {:.1} %, gave away {:.1} %, claimed {:.2} sets per hand, special hands {:.2} %",
            hands.hands,
            self.cost().mean,
            self.error(),
            each(hands.points as f64),
            each(self.expected),
            hands.share(hands.won),
            hands.share(hands.given_away),
            each(hands.claims.into()),
            hands.share(hands.special),
        );
    }
}

/// Totals for each level but learners, with one player of each at every table and seats that rotate from game to game. `RED_STAKE_CASES` is
/// the number of games.
fn play_all_levels(mut rules: RuleSet, effort: Effort) -> [LevelSums; 4] {
    let cases = std::env::var("RED_STAKE_CASES");
    let games: u64 = cases.ok().and_then(|cases| cases.parse().ok()).unwrap_or(8);
    rules.options.rounds = 1;
    let rules = Arc::new(rules);
    let next = AtomicU64::new(0);
    let work = || {
        let seeds = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let seeds = seeds.take_while(|seed| *seed < games);
        let played = seeds.map(|seed| (seed, play_levels(&rules, effort, seed)));
        played.collect::<Vec<_>>()
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut played: Vec<(u64, Vec<LevelHand>)> = thread::scope(|scope| {
        let helpers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let played = helpers.into_iter();
        played
            .flat_map(|helper| helper.join().expect("no game panics"))
            .collect()
    });
    played.sort_by_key(|(seed, _)| *seed);
    let mut sums: [LevelSums; 4] = Default::default();
    for (level, expected, hand) in played.into_iter().flat_map(|(_, hands)| hands) {
        let sum = &mut sums[level as usize - 1];
        sum.expected += expected;
        if let Some(hand) = hand {
            sum.hands.add_hand(&hand);
        }
    }
    for (level, sum) in Level::ALL[1..].iter().zip(&sums) {
        sum.print(*level);
    }
    sums
}

/// One hand of a computer player: its level, its expected result and its judged decisions.
type LevelHand = (Level, f64, Option<RatedHand>);

/// The judged hands of all four players in a game.
fn play_levels(rules: &Arc<RuleSet>, effort: Effort, seed: u64) -> Vec<LevelHand> {
    let level = |seat: Seat| Level::ALL[1 + (seat.index() + seed as usize) % 4];
    let players = BySeat::from_fn(|seat| ComputerPlayer::new(level(seat)));
    let mut game = Game::new(Arc::clone(rules), Setup::seeded(seed));
    let (mut deals, mut hands) = (0, Vec::new());
    while step(&mut game, &players).is_some() {
        if game.record().deals.len() == deals {
            continue;
        }
        deals += 1;
        for seat in Seat::ALL {
            let played = PlayedDeal::deals(game.record(), seat).pop();
            let Some(played) = played.filter(|played| played.result.is_some()) else {
                continue;
            };
            let review = played.review(effort);
            let view = game.seat_view(seat);
            let expected = review.expected.unwrap_or(0.0);
            let hand = RatedHand::of(seed, view, seat, &played, &review);
            hands.push((level(seat), expected, hand));
        }
    }
    hands
}

/// Weaker levels score less, and their reviews find higher costs.
fn assert_order(sums: &[LevelSums; 4]) {
    // Expert and master judge as the review does, so it cannot tell them apart.
    let [beginner, club, expert, master] = sums;
    for (weaker, stronger) in [(beginner, club), (club, expert), (club, master)] {
        let noise = 2.0 * (weaker.error().powi(2) + stronger.error().powi(2)).sqrt();
        assert!(
            weaker.cost().mean > stronger.cost().mean - noise,
            "{sums:?}"
        );
    }
    assert!(beginner.cost().mean > master.cost().mean, "{sums:?}");
    // A few hundred hands are too few to compare points.
    let [beginner, master] = [beginner, master].map(LevelSums::points);
    let [low, high] = [beginner.0 - 2.0 * beginner.1, master.0 + 2.0 * master.1];
    assert!(low < high, "{sums:?}");
    // Expected results sum to about zero over all players; otherwise the review would call everybody lucky.
    let hands: u32 = sums.iter().map(|sum| sum.hands.hands).sum();
    let expected: f64 = sums.iter().map(|sum| sum.expected).sum();
    assert!((expected / f64::from(hands)).abs() < 30.0, "{sums:?}");
}

#[test]
#[ignore = "judges some ten thousand decisions; run script/soak review"]
fn costs_follow_the_order_of_the_levels() {
    assert_order(&play_all_levels(RuleSet::bloem(), Effort::REVIEW));
}

#[test]
#[ignore = "judges some ten thousand decisions; run script/soak review"]
fn costs_follow_the_order_of_the_levels_under_the_classical_rules() {
    assert_order(&play_all_levels(RuleSet::classical(), Effort::REVIEW));
}

/// Prints wins, claims and points of each level, for which many games are needed, but no careful judgement.
#[test]
#[ignore = "many games; run script/soak levels"]
fn figures_of_each_level() {
    let minimal = Effort {
        choosing: 1,
        judging: 1,
    };
    for rules in [RuleSet::bloem(), RuleSet::classical()] {
        println!("{:?}", rules.id);
        play_all_levels(rules, minimal);
    }
}
