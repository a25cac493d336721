//! All parts of the coach give the same cost of a hand.

#![allow(clippy::expect_used)]

use std::sync::Arc;

use coach::duplicate::Attempt;
use coach::puzzle::Puzzle;
use coach::review::{Effort, JudgementStore, Judgements, PlayedDeal};
use coach::stats::{RatedHand, Sums};
use engine::rules::RuleSet;
use engine::table::{Game, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Level};
use storage::save::{SavedGame, SavedPlayer};

/// An effort quick enough for a test.
const QUICK: Effort = Effort {
    choosing: 20,
    judging: 40,
};

/// The review, the rating, its statistics of mistakes and duplicate play give the same cost of a hand, and the cost in each puzzle is that
/// of a mistake in the review. `RED_STAKE_CASES` is the number of hands.
#[test]
fn every_part_of_the_coach_gives_the_same_cost_of_a_hand() {
    let cases = std::env::var("RED_STAKE_CASES").ok();
    let hands = cases.and_then(|cases| cases.parse().ok()).unwrap_or(6);
    let seat = Seat::new(0);
    let (mut judged, mut cost, mut seed) = (0, 0.0, 0);
    let mut sums = Sums::default();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("judgements.json");
    while judged < hands {
        seed += 1;
        let level = [Level::Beginner, Level::Club][seed as usize % 2];
        let players = BySeat::from_fn(|other| {
            ComputerPlayer::new(if other == seat { level } else { Level::Club })
        });
        let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(seed));
        while game.record().deals.is_empty() && step(&mut game, &players).is_some() {}
        let saved = SavedGame {
            names: BySeat(["You", "Lin", "Ada", "Mei"].map(str::to_owned)),
            players: players.map(|player| SavedPlayer::Computer(player.title())),
            viewer: seat,
            assisted: false,
            auto_played: Vec::new(),
            advised: None,
            record: game.record().clone(),
            messages: Vec::new(),
        };
        let Some(played) = PlayedDeal::deals(game.record(), seat).pop() else {
            continue;
        };
        // Reads the stored judgements again for each use, as a newly started program does.
        let reopened = || {
            let store = JudgementStore::read(&path).expect("it can be read");
            Judgements::new(QUICK, store)
        };
        let judgements = reopened();
        let review = played.review(&judgements);
        judgements.write(&path).expect("written");
        // Every tenth hand, since the rest of a verdict is computed again.
        if seed % 10 == 1 {
            assert_eq!(played.review(reopened()), review, "hand {seed}");
        }
        let view = game.seat_view(seat);
        let Some(rated) = RatedHand::of(seed, view, seat, &played, &review) else {
            continue;
        };
        judged += 1;
        let shown: f64 = review
            .turning_points()
            .iter()
            .map(|shown| shown.verdict.points)
            .sum();
        let mistakes: f64 = rated.mistakes.iter().map(|(_, points)| points).sum();
        let account = review.account().expect("the hand is over");
        let attempt = Attempt::of(&saved, Some(&QUICK)).and_then(|attempt| attempt.account);
        let attempt = attempt.expect("the deal has a code");
        for other in [
            rated.cost,
            mistakes,
            account.cost,
            attempt.cost,
            review.cost().0,
        ] {
            assert!(
                (other - shown).abs() < 1e-9,
                "hand {seed}: {other} and {shown}"
            );
        }
        assert_eq!(rated.luck, account.luck);
        let sum = account.expected - account.cost - account.uncounted + account.luck;
        assert!((sum - rated.result as f64).abs() < 1e-6, "hand {seed}");
        for puzzle in Puzzle::of_hand(&saved, seat, &played, &review.turning_points()) {
            let mut shown = review.turning_points().into_iter();
            assert!(shown.any(|shown| shown.verdict.points == puzzle.points));
        }
        sums.add_hand(&rated);
        cost += shown;
    }
    assert!((sums.cost - cost).abs() < 1e-6 && cost > 0.0, "{cost}");
}
