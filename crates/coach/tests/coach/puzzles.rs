//! Checks the puzzles that come with the program: in each, one move is clearly better than every other. `script/puzzles` makes the puzzles,
//! `script/soak puzzles` checks all of them.

#![allow(clippy::expect_used)]

mod likeness;
mod making;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use coach::puzzle::{PosedPuzzle, Puzzle, PuzzleSession, Theme, shipped};
use coach::review::{Effort, PlayedDeal};
use engine::rules::RuleSet;
use engine::table::{Game, Move, SeatView, Setup};
use engine::tiles::{BySeat, Seat};
use players::danger::dangers;
use players::selfplay::step;
use players::{ComputerPlayer, Evaluation, Level, MoveOutcome, Verdict, judge};
use storage::save::{SavedGame, SavedPlayer};

/// An effort between that of a review and `Effort::PUZZLE`, the effort with which answers are judged. It rules most candidates out.
const CAREFUL: Effort = Effort {
    choosing: 200,
    judging: 900,
};
/// An effort that suffices to rule out moves that cost little.
const QUICK: Effort = Effort {
    choosing: 60,
    judging: 120,
};
/// The greatest effort of all, for the moves that tempt most, and for all moves in `script/soak puzzles`.
const THOROUGH: Effort = Effort {
    choosing: 1200,
    judging: 9000,
};
/// The minimum lead of the best move over every other in the verdict, in errors of the verdict.
const MIN_LEAD: f64 = 2.5;
/// The minimum lead of the best move over every other in rollouts other than those by which it was chosen, in standard errors.
const MIN_LEAD_IN_ROLLOUTS: f64 = 5.0;
/// The minimum cost of the weaker player's move, in points.
const MIN_COST: f64 = 5.0;
/// If all puzzles are made anew, the search for a rule set goes on until each theme has this many and all themes together have
/// `PUZZLES_PER_RULES`, within `MAX_ROUNDS`.
const ENOUGH_PER_THEME: usize = 20;
/// The maximum number of puzzles of a theme under a rule set.
const MAX_PER_THEME: usize = 60;
/// The number of puzzles wanted under a rule set, and the maximum.
const PUZZLES_PER_RULES: usize = 150;
/// The number of hands searched before the puzzles found are counted.
const HANDS_PER_ROUND: u64 = 40;
/// The maximum number of such rounds for each rule set.
const MAX_ROUNDS: u64 = 20;
/// The seed of the first hand.
const FIRST_SEED: u64 = 22_000_000;

/// Whether this move is clearly better than each of the others.
fn is_clearly_best(view: &SeatView, best: Move, others: &[Move], effort: Effort) -> bool {
    others.iter().all(|other| {
        let verdict = judge(view, *other, effort);
        verdict.is_some_and(|verdict| {
            let (lead, error) = verdict.rollout_lead;
            verdict.best == best
                && verdict.points >= MIN_LEAD * verdict.error
                && lead >= MIN_LEAD_IN_ROLLOUTS * error
                && !leave_the_same_tiles(view, best, *other)
        })
    })
}

/// Whether the position is a puzzle: the tips list the best move first, it is clearly better than every other move with the effort with which
/// answers are judged, and clearly better than the runner-up and the move of the weaker player with the greatest effort.
fn is_puzzle(view: &SeatView, (best, made): (Move, Move), verdict: &Verdict) -> bool {
    let rivals = others(verdict);
    let tempting: Vec<Move> = rivals.first().copied().into_iter().chain([made]).collect();
    let is_clear = |moves: &[Move], effort| is_clearly_best(view, best, moves, effort);
    is_first_tip(view, best)
        && is_explained(view, best, made, verdict.points)
        && is_clear(&tempting, CAREFUL)
        && is_clear(&rivals, Effort::PUZZLE)
        && is_clear(&tempting, THOROUGH)
}

/// By how many points of the deal what the card shows for the best move exceeds what it shows for another: the value of the hands by own wins
/// and those of others, and what others win with a discard.
fn shown_lead(view: &SeatView, best: Move, other: Move) -> Option<f64> {
    let lost = |choice| match choice {
        Move::Discard { tile, .. } => dangers(view, &[tile])[0].expected_cost(),
        _ => 0.0,
    };
    let outcome = |choice| MoveOutcome::of(view, choice);
    Some(outcome(best)?.lead_over(&outcome(other)?) + lost(other) - lost(best))
}

/// Whether the figures on the card explain at least half of what another move costs.
fn is_explained(view: &SeatView, best: Move, other: Move, cost: f64) -> bool {
    shown_lead(view, best, other).is_some_and(|lead| 2.0 * lead >= cost)
}

/// Whether two moves leave the same tiles, so that any difference in their figures is an artefact.
fn leave_the_same_tiles(view: &SeatView, one: Move, other: Move) -> bool {
    let tiles_after = |choice| {
        let outcome = MoveOutcome::of(view, choice)?;
        Some(outcome.hand.playing_tiles())
    };
    tiles_after(one)
        .zip(tiles_after(other))
        .is_some_and(|(one, other)| one == other)
}

/// Whether the tips list this move first.
fn is_first_tip(view: &SeatView, best: Move) -> bool {
    let evaluation = Evaluation::of(view);
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
    let all = verdict.moves.iter().map(|evaluated| evaluated.choice);
    all.filter(|choice| *choice != verdict.best).collect()
}

#[test]
fn puzzles_can_be_set_up_and_offer_their_best_moves() {
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

/// The printed figures explain each answer, and its theme is what it is about.
#[test]
fn the_figures_on_the_card_explain_the_answer() {
    for puzzle in shipped() {
        let view = puzzle.position().expect("it can be read").view;
        let lead = shown_lead(&view, puzzle.best, puzzle.made);
        let is_explained = is_explained(&view, puzzle.best, puzzle.made, puzzle.points);
        assert!(is_explained, "{lead:?} of {}: {puzzle:?}", puzzle.points);
    }
}

#[test]
fn the_most_expensive_mistakes_of_a_hand_become_puzzles() {
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
        step(&mut game, &BySeat([beginner; 4])).expect("the deal is not over");
    }
    let saved = saved(&game, beginner);
    let played = PlayedDeal::deals(&saved.record, seat)
        .pop()
        .expect("the seat made decisions");
    let review = played.review(quick);
    let mistakes = review.turning_points();
    let puzzles = Puzzle::of_hand(&saved, seat, &played, &mistakes);
    assert!(!puzzles.is_empty() && puzzles.len() <= 2, "{mistakes:?}");
    for puzzle in puzzles {
        let view = puzzle.position().expect("it can be read").view;
        let decision = played
            .decisions
            .iter()
            .find(|decision| decision.view == view);
        assert_eq!(
            decision.expect("the seat decided there").choice,
            puzzle.made
        );
        assert!(puzzle.best != puzzle.made && puzzle.points > 2.0 * puzzle.error);
    }
}

/// Checks one puzzle in 25 with the effort of the review.
#[test]
fn the_judge_of_the_review_finds_the_same_best_moves() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let verdict = judge(&view, puzzle.made, Effort::REVIEW).expect("there is a choice");
        assert_eq!(verdict.best, puzzle.best, "{puzzle:?}");
        assert!(verdict.points > 0.0);
    }
}

/// The verdict shown for an answer is as clear as the puzzle. Checks one puzzle in 25, with the move of the weaker player.
#[test]
fn the_verdict_on_an_answer_is_clear() {
    for puzzle in shipped().iter().step_by(25) {
        let view = puzzle.position().expect("it can be read").view;
        let verdict = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
        assert_eq!(verdict.best, puzzle.best, "{puzzle:?}");
        assert!(verdict.points >= MIN_LEAD * verdict.error, "{puzzle:?}");
        // The error depends on the odds of hands, which have been refined since the puzzles were made.
        for (now, shipped) in [
            (verdict.points, puzzle.points),
            (verdict.error, puzzle.error),
        ] {
            assert!((tenths(now) - shipped).abs() < 0.15, "{now}: {puzzle:?}");
        }
    }
}

/// Checks every move of every puzzle with the greatest effort, of which making them used less.
#[test]
#[ignore = "takes a quarter of an hour; run script/soak puzzles"]
fn every_answer_is_confirmed_by_a_longer_search() {
    let confirmed = confirmed_puzzles(|view, puzzle, verdict| {
        is_puzzle(view, (puzzle.best, puzzle.made), verdict)
            && is_clearly_best(view, puzzle.best, &others(verdict), THOROUGH)
    });
    println!(
        "{} puzzles, {} of them not clear",
        shipped().len(),
        shipped().len() - confirmed.len()
    );
    assert_eq!(confirmed.len(), shipped().len());
}

/// The shipped puzzles that pass, in order, with the theme and the figures of the verdict shown for an answer.
fn confirmed_puzzles(passes: impl Fn(&SeatView, &Puzzle, &Verdict) -> bool + Sync) -> Vec<Puzzle> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut confirmed = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(puzzle) = shipped().get(index) else {
                return confirmed;
            };
            let view = puzzle.position().expect("it can be read").view;
            let verdict = judge(&view, puzzle.made, Effort::PUZZLE).expect("there is a choice");
            if passes(&view, puzzle, &verdict) {
                let (points, error) = (tenths(verdict.points), tenths(verdict.error));
                let puzzle = puzzle.clone();
                confirmed.push((
                    index,
                    Puzzle {
                        theme: Theme::of(&view, puzzle.made, &verdict),
                        points,
                        error,
                        ..puzzle
                    },
                ));
            } else {
                println!(
                    "not clear: {:?} by {:?} rules, line {}",
                    puzzle.theme,
                    puzzle.rules,
                    index + 1
                );
            }
        }
    };
    let mut confirmed: Vec<(usize, Puzzle)> = thread::scope(|scope| {
        let helpers = [scope.spawn(work), scope.spawn(work)];
        helpers
            .into_iter()
            .flat_map(|helper| helper.join().expect("no panic"))
            .collect()
    });
    confirmed.sort_by_key(|(index, _)| *index);
    confirmed.into_iter().map(|(_, puzzle)| puzzle).collect()
}

fn tenths(points: f64) -> f64 {
    (points * 10.0).round() / 10.0
}

/// A save of a game of four equal computer players.
fn saved(game: &Game, player: ComputerPlayer) -> SavedGame {
    SavedGame {
        names: BySeat(["Lin", "Ada", "Tomás", "Mei"].map(str::to_owned)),
        players: BySeat::from_fn(|_| SavedPlayer::Computer(player.title())),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    }
}
