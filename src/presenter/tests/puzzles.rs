//! Puzzles on the table. Tiles are pressed as in a game, and the game itself waits.

use super::super::*;
use super::harness::Harness;
use coach::puzzle::{PosedPuzzle, PuzzleFilter, PuzzleSession, SESSION_LENGTH};
use engine::rules::RuleSetId;
use engine::table::Move;

impl Harness {
    /// Answers the request for puzzles with some from the store.
    pub fn draw_puzzles(&mut self, request_id: RequestId, rules: RuleSetId, filter: PuzzleFilter) {
        let drawn = self.puzzles.select(self.day, rules, filter);
        let posed = drawn.puzzles.iter();
        let posed = posed.filter_map(|(puzzle, own)| PosedPuzzle::of(puzzle, *own).ok());
        let session = PuzzleSession::new(posed.collect(), drawn.more_due);
        self.send(Input::PuzzlesDrawn(request_id, Ok(Box::new(session))));
    }
}

/// A game at the player's turn, with a puzzle session over it.
fn with_puzzles() -> Harness {
    let mut harness = Harness::new(5);
    harness.until_own_turn();
    start_puzzles(&mut harness);
    harness
}

/// Opens a puzzle session over the game.
fn start_puzzles(harness: &mut Harness) {
    harness.run_command(Command::Puzzles);
    assert!(matches!(
        harness.presenter.modal(),
        Some(Modal::Dialog(DialogKind::Puzzles(_)))
    ));
    harness.reply(Reply::Solve(PuzzleFilter::Anything));
    let open = harness.presenter.modal();
    assert_eq!(open, Some(&Modal::Dialog(DialogKind::Puzzle)));
}

#[test]
fn the_puzzle_stays_on_the_table_when_hands_are_turned_over() {
    let mut harness = Harness::new(5);
    harness.until_own_turn();
    harness.run_command(Command::ShowAllHands);
    harness.reply(Reply::ShowAllHands);
    start_puzzles(&mut harness);
    let posed = harness.screen.clone();
    harness.run_command(Command::ShowAllHands);
    // As long as the session is open, the screen shows the puzzle.
    let is_shown = harness.presenter.shown_instead().is_some();
    assert_eq!(harness.screen == posed, is_shown);
    harness.reply(Reply::LeavePuzzles);
    assert_eq!(&harness.screen, harness.presenter.view());
}

fn best_move(harness: &Harness) -> Option<Move> {
    let posed = harness
        .presenter
        .puzzle_session()
        .and_then(PuzzleSession::posed);
    posed.map(|posed| posed.best)
}

/// Answers that there is nothing to judge about the chosen move.
fn answer_without_verdict(harness: &mut Harness) {
    let (request_id, ..) = harness.moves_to_judge.pop().expect("a move to judge");
    harness.send(Input::MoveJudged(request_id, None));
}

#[test]
fn after_the_puzzles_the_game_is_unchanged() {
    let mut harness = with_puzzles();
    let (view, journal) = (harness.presenter.view().clone(), harness.journal.clone());
    let mut count = 0;
    while let Some(best) = best_move(&harness) {
        let posed = harness
            .presenter
            .puzzle_session()
            .and_then(PuzzleSession::posed);
        let posed = posed.expect("a puzzle").clone();
        assert_eq!(harness.screen, posed.view);
        assert_eq!(harness.presenter.names_shown(), posed.names);
        match best {
            Move::Discard { tile, .. } => harness.send(Input::Pressed(Target::OwnTile(tile))),
            other => harness.reply(Reply::TryMove(other)),
        }
        assert_eq!(harness.screen, posed.view, "no tile has left the stake");
        answer_without_verdict(&mut harness);
        harness.reply(Reply::NextPuzzle);
        count += 1;
    }
    assert_eq!(count, SESSION_LENGTH);
    assert_eq!(
        harness
            .presenter
            .puzzle_session()
            .map(PuzzleSession::solved),
        Some(SESSION_LENGTH)
    );
    harness.reply(Reply::LeavePuzzles);
    assert_eq!(harness.screen, view);
    assert_eq!(harness.presenter.view(), &view);
    assert_eq!(harness.journal, journal);
    assert!(
        !harness
            .presenter
            .home()
            .is_some_and(LocalTable::is_assisted)
    );
    let themes = harness.puzzles.overview(1, view.rules.id).themes;
    assert_eq!(
        themes.iter().map(|theme| theme.solved).sum::<usize>(),
        SESSION_LENGTH
    );
    // The game continues.
    harness.run_command(Command::AutoPlay);
    harness.until(|harness| harness.presenter.view().end.is_some());
}

#[test]
fn a_verdict_after_the_puzzles_is_dropped() {
    let mut harness = with_puzzles();
    let choice = best_move(&harness).expect("a puzzle");
    harness.reply(Reply::TryMove(choice));
    harness.reply(Reply::LeavePuzzles);
    assert_eq!(&harness.screen, harness.presenter.view());
    answer_without_verdict(&mut harness);
    assert_eq!(harness.puzzles, Default::default());
    assert!(harness.presenter.puzzle_session().is_none());
}

#[test]
fn opening_anything_else_leaves_the_puzzles() {
    let mut harness = with_puzzles();
    harness.run_command(Command::Dialog(MenuDialog::Log));
    assert!(harness.presenter.puzzle_session().is_none());
    assert_eq!(&harness.screen, harness.presenter.view());
}
