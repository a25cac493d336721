//! The puzzles that come with the program: each has one move that is clearly the best, whichever other is compared with it.
//! `script/puzzles` makes them, `script/soak puzzles` looks at all of them again.

#![allow(clippy::expect_used)]

mod making;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use coach::puzzle::{PosedPuzzle, Puzzle, PuzzleSession, shipped};
use coach::review::{Effort, Played};
use engine::rules::RuleSet;
use engine::table::{Game, Move, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use players::selfplay::step;
use players::{ComputerPlayer, Evaluation, HintStrength, Level, MoveOutcome, Verdict, judge};
use storage::save::{SavedGame, SavedPlayer};

/// How the puzzles were found: once as a review judges, then with more care against every other move, at last as answers are judged.
const CAREFUL: Effort = Effort {
    choosing: 200,
    judging: 900,
};
/// Enough to see that a move costs something.
const GLANCE: Effort = Effort {
    choosing: 60,
    judging: 120,
};
/// Longer than they were made with.
const LONGER: Effort = Effort {
    choosing: 1200,
    judging: 9000,
};
/// By how many errors the best move must lead every other in the verdict shown, whose errors contain a fifth of the cost.
const CLEAR: f64 = 2.5;
/// By how many standard errors it must lead in playouts that had no part in the choice.
const STANDARD_ERRORS: f64 = 5.0;
/// What the move of a weaker player costs at least.
const WORTH_ASKING: f64 = 5.0;
/// So many of a theme by either rules are enough, and so many are kept where another is rare.
const ENOUGH: usize = 20;
const MOST: usize = 45;
/// So many of either rules come with the program.
const OF_RULES: usize = 150;
/// So many hands are looked at before what was found is counted, and so often at most.
const HANDS: u64 = 40;
const ROUNDS: u64 = 5;
/// The seed of the first hand.
const FIRST: u64 = 22_000_000;

/// Whether this is clearly the best move, whatever else is done.
fn is_clearly_best(view: &SeatView, best: Move, others: &[Move], effort: Effort) -> bool {
    others.iter().all(|other| {
        let verdict = judge(view, *other, effort);
        verdict.is_some_and(|verdict| {
            let (ahead, error) = verdict.played;
            verdict.best == best
                && verdict.points >= CLEAR * verdict.error
                && ahead >= STANDARD_ERRORS * error
                && !leaves_the_same(view, best, *other)
        })
    })
}

/// Whether two moves leave the same tiles, so that any difference in their figures is an artefact.
fn leaves_the_same(view: &SeatView, one: Move, other: Move) -> bool {
    let left = |choice| {
        let outcome = MoveOutcome::of(view, choice)?;
        Some(outcome.hand.playing_tiles())
    };
    left(one)
        .zip(left(other))
        .is_some_and(|(one, other)| one == other)
}

/// Whether no move has higher figures in the hints.
fn figures_agree(view: &SeatView, best: Move) -> bool {
    let evaluation = Evaluation::of(view, HintStrength::AsReview);
    let listed = match view.window {
        Some(_) => evaluation.claim_options(),
        None => evaluation.move_options(|_| true),
    };
    listed
        .first()
        .is_some_and(|(choice, _)| match (*choice, best) {
            (Move::Discard { tile, .. }, Move::Discard { tile: best, .. }) => tile == best,
            (choice, best) => choice == best,
        })
}

/// The other moves, the best first.
fn others(verdict: &Verdict) -> Vec<Move> {
    let all = verdict.moves.iter().map(|weighed| weighed.choice);
    all.filter(|choice| *choice != verdict.best).collect()
}

#[test]
fn puzzles_are_set_up_and_know_their_answers() {
    for puzzle in shipped() {
        let posed = PosedPuzzle::of(puzzle, false).expect("it can be read");
        assert_eq!(posed.view.rules.id, puzzle.rules);
        let offers = posed.offers();
        assert!(
            offers.len() > 1 && offers.iter().any(|offer| posed.is_best(*offer)),
            "{puzzle:?}"
        );
        assert!(!posed.is_best(posed.made));
        let mut session = PuzzleSession::new(vec![posed], 0);
        assert!(session.choose(puzzle.best).is_some());
    }
}

#[test]
fn the_dearest_mistakes_of_a_hand_become_puzzles_where_they_were_made() {
    let quick = Effort {
        choosing: 40,
        judging: 60,
    };
    let beginner = ComputerPlayer::new(Level::Beginner);
    let (seat, mut game) = (
        Seat::new(0),
        Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(2)),
    );
    while game.record().deals.is_empty() {
        step(&mut game, &BySeat([beginner; 4])).expect("it goes on");
    }
    let saved = saved(&game, beginner);
    let played = Played::deals(&saved.record, seat)
        .pop()
        .expect("it decided");
    let review = played.review(quick);
    let mistakes = review.turning_points();
    let puzzles = Puzzle::of_hand(&saved, seat, &played, &mistakes);
    assert!(!puzzles.is_empty() && puzzles.len() <= 2, "{mistakes:?}");
    for puzzle in puzzles {
        let view = puzzle.position().expect("it can be read").view;
        let taken = played.taken.iter().find(|taken| taken.view == view);
        assert_eq!(taken.expect("it was decided there").choice, puzzle.made);
        assert!(puzzle.best != puzzle.made && puzzle.points > 2.0 * puzzle.error);
    }
}

/// Every so many of them, judged as a review does, in which they may come up as well.
#[test]
fn the_judge_of_the_review_finds_the_same_best_moves() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let verdict = judge(&view, puzzle.made, Effort::REVIEW).expect("there is a choice");
        assert_eq!(verdict.best, puzzle.best, "{puzzle:?}");
        assert!(verdict.points > 0.0);
    }
}

/// What the player is told of an answer is no guess: the figure of the move that a weaker player makes is clear by as much as the
/// puzzle is. Every so many of them.
#[test]
fn what_is_told_of_an_answer_is_clear() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let told = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
        assert_eq!(told.best, puzzle.best, "{puzzle:?}");
        assert!(told.points >= CLEAR * told.error, "{puzzle:?}");
        // The odds that enter the error have been refined since the puzzles were made.
        for (now, shipped) in [(told.points, puzzle.points), (told.error, puzzle.error)] {
            assert!((tenths(now) - shipped).abs() < 0.15, "{now}: {puzzle:?}");
        }
    }
}

/// Every move of every puzzle in a longer search than it was made with.
#[test]
#[ignore = "a quarter of an hour; script/soak puzzles takes it"]
fn every_answer_stands_in_a_longer_search() {
    let right = standing();
    println!(
        "{} puzzles, {} of them not clear",
        shipped().len(),
        shipped().len() - right.len()
    );
    assert_eq!(right.len(), shipped().len());
}

/// Those of the shipped puzzles whose answers stand in the longer search, in their order, with what the judge of answers says of them.
fn standing() -> Vec<Puzzle> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut right = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = shipped().get(place) else {
                return right;
            };
            let view = puzzle.position().expect("it can be read").view;
            let told = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
            let rivals = others(&told);
            let stands = figures_agree(&view, puzzle.best)
                && [Effort::PUZZLE, LONGER]
                    .iter()
                    .all(|effort| is_clearly_best(&view, puzzle.best, &rivals, *effort));
            if stands {
                let (points, error) = (tenths(told.points), tenths(told.error));
                let puzzle = puzzle.clone();
                right.push((
                    place,
                    Puzzle {
                        points,
                        error,
                        ..puzzle
                    },
                ));
            } else {
                println!(
                    "not clear: {:?} by {:?} rules, number {place}",
                    puzzle.theme, puzzle.rules
                );
            }
        }
    };
    let mut right: Vec<(usize, Puzzle)> = thread::scope(|scope| {
        let helpers = [scope.spawn(work), scope.spawn(work)];
        helpers
            .into_iter()
            .flat_map(|helper| helper.join().expect("it looked"))
            .collect()
    });
    right.sort_by_key(|(place, _)| *place);
    right.into_iter().map(|(_, puzzle)| puzzle).collect()
}

fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

/// A game of four of the same.
fn saved(game: &Game, player: ComputerPlayer) -> SavedGame {
    SavedGame {
        names: BySeat(["Lin", "Ada", "Tomás", "Mei"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Computer(player.title())),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        record: game.record().clone(),
        messages: Vec::new(),
    }
}
