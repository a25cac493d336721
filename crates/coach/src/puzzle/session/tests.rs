use std::sync::Arc;

use super::*;
use crate::puzzle::Puzzle;
use crate::review::{Effort, PlayedDeal};
use engine::rules::{RuleSet, RuleSetId};
use engine::table::{Game, Setup};
use engine::tiles::Seat;
use players::selfplay::step;
use players::{ComputerPlayer, Level, judge};
use storage::save::{SavedGame, SavedPlayer};

/// An effort small enough for tests.
const QUICK: Effort = Effort {
    choosing: 30,
    judging: 30,
};

/// Puzzles from a beginner's hand, on claims or on the beginner's own turns, each with some other legal move as the best.
fn puzzles(claims: bool) -> Vec<Puzzle> {
    let players = BySeat([ComputerPlayer::new(Level::Beginner); 4]);
    let mut game = Game::new(Arc::new(RuleSet::bloem()), Setup::seeded(12));
    for _ in 0..160 {
        step(&mut game, &players).expect("the deal goes on");
    }
    let saved = SavedGame {
        names: BySeat(["Ann", "Bob", "Cy", "Di"].map(str::to_owned)),
        players: players.map(|player| SavedPlayer::Computer(player.title())),
        viewer: Seat::new(0),
        assisted: false,
        auto_played: Vec::new(),
        advised: None,
        record: game.record().clone(),
        messages: Vec::new(),
    };
    let hands = PlayedDeal::deals(game.record(), Seat::new(1));
    let decisions = hands.iter().flat_map(|hand| &hand.decisions);
    let asked = decisions.filter(|decision| decision.view.window.is_some() == claims);
    let puzzles = asked.filter_map(|decision| {
        let legal = decision.view.legal();
        let best = legal
            .iter()
            .find(|choice| !is_same_move(**choice, decision.choice));
        Some(Puzzle {
            theme: Theme::Suits,
            rules: RuleSetId::Bloem,
            best: *best?,
            made: decision.choice,
            points: 9.0,
            error: 1.0,
            hand: Puzzle::up_to(&saved, Seat::new(1), decision.at)?,
        })
    });
    puzzles.collect()
}

fn posed_puzzles(claims: bool) -> Vec<PosedPuzzle> {
    let all = puzzles(claims);
    assert!(all.len() > 2, "{} puzzles", all.len());
    let posed = all.iter().map(|puzzle| PosedPuzzle::of(puzzle, true));
    posed
        .map(|posed| posed.expect("the puzzle is valid"))
        .collect()
}

#[test]
fn a_puzzle_shows_what_its_seat_saw_and_offers_its_legal_moves() {
    for claims in [false, true] {
        for posed in posed_puzzles(claims) {
            let view = &posed.view;
            assert_eq!(view.seat(), Seat::new(1));
            assert_eq!(posed.names.0, ["Ann", "You", "Cy", "Di"]);
            let is_visible = |seat: Seat| view.players[seat].hidden == 0;
            assert!(
                is_visible(view.seat()) && view.seat().others().all(|other| !is_visible(other))
            );
            let offers = posed.offers();
            assert!(offers.iter().all(|offer| view.check(offer).is_ok()));
            assert!(offers.iter().any(|offer| is_same_move(*offer, posed.made)));
            assert_eq!(offers.contains(&Move::Pass), claims);
        }
    }
}

#[test]
fn each_puzzle_is_answered_once_and_then_the_next_is_asked() {
    let all = posed_puzzles(false);
    let mut session = PuzzleSession::new(all.clone(), 3);
    for (index, posed) in all.iter().enumerate() {
        assert_eq!(session.progress(), (index + 1, all.len()));
        session.advance();
        assert_eq!(session.posed(), Some(posed), "not answered yet");
        assert_eq!(
            session.choose(Move::Pass),
            None,
            "not a legal move of this puzzle"
        );
        let (view, judged) = session.choose(posed.best).expect("a move");
        assert_eq!((&view, judged), (&posed.view, posed.made));
        assert_eq!(session.choose(posed.made), None);
        let verdict = judge(&view, judged, QUICK);
        assert_eq!(
            session.record_verdict(verdict.clone()),
            Some((posed.id, true))
        );
        assert_eq!(session.record_verdict(verdict), None, "already judged");
        session.advance();
    }
    assert_eq!(session.posed(), None);
    assert_eq!((session.solved(), session.more_due()), (all.len(), 3));
}

#[test]
fn a_session_has_at_most_one_puzzle_of_a_deal() {
    let mut all = posed_puzzles(false);
    all.retain(|posed| posed.view.discards.len() >= SAME_DEAL_DISCARDS);
    let last = all.pop().expect("a late decision");
    let repeated = vec![last.clone(), last];
    for (is_due, more_due) in [(true, 4), (false, 3)] {
        let session = PuzzleSession::of_different_deals(repeated.clone(), 3, |_| is_due);
        assert_eq!((session.progress(), session.more_due()), ((1, 1), more_due));
    }
}

#[test]
fn a_move_as_good_as_the_best_is_right_and_a_costlier_one_is_not() {
    let posed = posed_puzzles(false).remove(0);
    let verdict = judge(&posed.view, posed.made, QUICK).expect("several moves are legal");
    for (points, error, right) in [(9.0, 1.0, false), (9.0, 5.0, true), (1.5, 0.1, true)] {
        let mut session = PuzzleSession::new(vec![posed.clone()], 0);
        let (_, judged) = session.choose(posed.made).expect("a move");
        assert_eq!(judged, posed.made);
        let verdict = Verdict {
            points,
            error,
            ..verdict.clone()
        };
        assert_eq!(
            session.record_verdict(Some(verdict)),
            Some((posed.id, right))
        );
    }
    let mut session = PuzzleSession::new(vec![posed.clone()], 0);
    session.choose(posed.made);
    assert_eq!(session.record_verdict(None), Some((posed.id, false)));
}

#[test]
fn a_damaged_line_of_text_is_refused() {
    let mut puzzle = puzzles(false).remove(0);
    puzzle.hand.truncate(200);
    assert!(PosedPuzzle::of(&puzzle, false).is_err());
}
