//! Puzzles on the table: presses work as in a game, which waits meanwhile.

use super::super::*;
use super::outside::Outside;
use coach::puzzle::{PosedPuzzle, PuzzleFilter, PuzzleSession, SESSION_LENGTH};
use engine::rules::RuleSetId;
use engine::table::Move;

impl Outside {
    /// Draws a sitting from the store.
    pub fn draw(&mut self, request_id: RequestId, rules: RuleSetId, filter: PuzzleFilter) {
        let drawn = self.puzzles.select(self.day, rules, filter);
        let posed = drawn.puzzles.iter();
        let posed = posed.filter_map(|(puzzle, own)| PosedPuzzle::of(puzzle, *own).ok());
        let session = PuzzleSession::new(posed.collect(), drawn.left);
        self.send(Input::PuzzlesDrawn(request_id, Ok(Box::new(session))));
    }
}

/// A game at the player's turn, with a puzzle session over it.
fn sitting() -> Outside {
    let mut outside = Outside::new(5);
    outside.until_own_turn();
    start_puzzles(&mut outside);
    outside
}

/// Draws puzzles over the game.
fn start_puzzles(outside: &mut Outside) {
    outside.order(Command::Puzzles);
    assert!(matches!(
        outside.presenter.open(),
        Some(Open::Dialog(DialogKind::Puzzles(_)))
    ));
    outside.reply(Reply::Solve(PuzzleFilter::Anything));
    let open = outside.presenter.open();
    assert_eq!(open, Some(&Open::Dialog(DialogKind::Puzzle)));
}

#[test]
fn the_puzzle_stays_on_the_table_when_hands_are_turned_over() {
    let mut outside = Outside::new(5);
    outside.until_own_turn();
    outside.order(Command::ShowAllHands);
    outside.reply(Reply::ShowAllHands);
    start_puzzles(&mut outside);
    let posed = outside.screen.clone();
    outside.order(Command::ShowAllHands);
    let is_shown = outside.presenter.is_puzzle_shown();
    assert_eq!(outside.screen == posed, is_shown);
    outside.reply(Reply::LeavePuzzles);
    assert_eq!(&outside.screen, outside.presenter.view());
}

fn best(outside: &Outside) -> Option<Move> {
    let posed = outside
        .presenter
        .puzzle_session()
        .and_then(PuzzleSession::posed);
    posed.map(|posed| posed.best)
}

/// The judge finds nothing to say about the chosen move.
fn judged(outside: &mut Outside) {
    let (request_id, ..) = outside.weighing.pop().expect("something to be judged");
    outside.send(Input::MoveJudged(request_id, None));
}

#[test]
fn after_a_sitting_the_game_is_unchanged() {
    let mut outside = sitting();
    let (view, inputs) = (outside.presenter.view().clone(), outside.journal.clone());
    let mut count = 0;
    while let Some(best) = best(&outside) {
        let posed = outside
            .presenter
            .puzzle_session()
            .and_then(PuzzleSession::posed);
        let posed = posed.expect("a puzzle").clone();
        assert_eq!(outside.screen, posed.view);
        assert_eq!(outside.presenter.names_shown(), posed.names);
        match best {
            Move::Discard { tile, .. } => outside.send(Input::Pressed(Target::OwnTile(tile))),
            other => outside.reply(Reply::TryMove(other)),
        }
        assert_eq!(outside.screen, posed.view, "no tile has left the stake");
        judged(&mut outside);
        outside.reply(Reply::NextPuzzle);
        count += 1;
    }
    assert_eq!(count, SESSION_LENGTH);
    assert_eq!(
        outside
            .presenter
            .puzzle_session()
            .map(PuzzleSession::solved),
        Some(SESSION_LENGTH)
    );
    outside.reply(Reply::LeavePuzzles);
    assert_eq!(outside.screen, view);
    assert_eq!(outside.presenter.view(), &view);
    assert_eq!(outside.journal, inputs);
    assert!(
        !outside
            .presenter
            .home()
            .is_some_and(LocalTable::is_assisted)
    );
    let themes = outside.puzzles.overview(1, view.rules.id).themes;
    assert_eq!(
        themes.iter().map(|theme| theme.solved).sum::<usize>(),
        SESSION_LENGTH
    );
    // The game continues.
    outside.order(Command::AutoPlay);
    outside.until(|outside| outside.presenter.view().end.is_some());
}

#[test]
fn a_late_answer_is_dropped() {
    let mut outside = sitting();
    let choice = best(&outside).expect("a puzzle");
    outside.reply(Reply::TryMove(choice));
    outside.reply(Reply::LeavePuzzles);
    assert_eq!(&outside.screen, outside.presenter.view());
    judged(&mut outside);
    assert_eq!(outside.puzzles, Default::default());
    assert!(outside.presenter.puzzle_session().is_none());
}

#[test]
fn opening_anything_else_leaves_the_puzzles() {
    let mut outside = sitting();
    outside.order(Command::ShowLog);
    assert!(outside.presenter.puzzle_session().is_none());
    assert_eq!(&outside.screen, outside.presenter.view());
}
