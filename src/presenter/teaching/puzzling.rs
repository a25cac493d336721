//! Puzzles: a position from play is shown on the table with its card beside it, and the player's choice is judged on another thread. The
//! game waits and is unchanged afterwards.

use crate::presenter::Presenter;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::Effect;
use crate::presenter::input::Target;
use crate::presenter::playing::phase::Phase;
use crate::presenter::request_id::RequestId;
use crate::presenter::teaching::puzzle_mode::PuzzleMode;
use coach::puzzle::{PuzzleFilter, PuzzleSession};
use engine::table::{Claim, Move};
use engine::tiles::BySeat;
use players::Verdict;
use words::say;

impl Presenter {
    /// The open puzzle session, once its puzzles have arrived.
    pub fn puzzle_session(&self) -> Option<&PuzzleSession> {
        self.puzzles.as_ref()?.session.as_ref()
    }

    /// The names of the players at the table that is shown: of the current puzzle, the chosen point of the review, or else the game.
    pub fn names_shown(&self) -> BySeat<String> {
        let posed = self.puzzles.as_ref().and_then(PuzzleMode::posed);
        let reviewed = || {
            let review = self.review.as_ref()?;
            review.point.is_some().then_some(&review.names)
        };
        let shown_instead = posed.map(|posed| &posed.names).or_else(reviewed);
        shown_instead
            .cloned()
            .unwrap_or_else(|| self.tables.current.names())
    }

    /// Requests the puzzles of a session.
    pub(in crate::presenter) fn draw_puzzles(&mut self, filter: PuzzleFilter) {
        let request_id = self.request_ids.issue();
        let rules = self.tables.current.view().rules.id;
        self.puzzles = Some(PuzzleMode {
            request_id,
            session: None,
        });
        self.effects
            .push(Effect::DrawPuzzles(request_id, rules, filter));
    }

    /// Handles the puzzles of a session, or the reason why there are none. They are dropped if their dialog was closed meanwhile.
    pub(in crate::presenter) fn puzzles_drawn(
        &mut self,
        request_id: RequestId,
        drawn: Result<Box<PuzzleSession>, String>,
    ) {
        let mode = self.puzzles.as_mut();
        let Some(waiting) =
            mode.filter(|mode| mode.request_id == request_id && mode.session.is_none())
        else {
            return;
        };
        let dialog_open = self.prompts.open_dialog();
        if !matches!(
            dialog_open,
            Some(DialogKind::Drills(_) | DialogKind::Puzzles(_) | DialogKind::Puzzle)
        ) {
            return;
        }
        match drawn {
            Ok(session) if session.posed().is_some() => waiting.session = Some(*session),
            other => {
                let none = || say!("puzzle-none-due").to_owned();
                return self.refuse(other.err().unwrap_or_else(none));
            }
        }
        self.open_dialog(DialogKind::Puzzle);
        self.show_puzzle();
    }

    /// Shows the table of the current puzzle; after the last one, the game.
    fn show_puzzle(&mut self) {
        match self.puzzle_session().and_then(PuzzleSession::posed) {
            Some(posed) => {
                let question = posed.question();
                self.catch_up();
                self.notices.show(question);
                self.effects.push(Effect::ResetTable);
            }
            None => self.show_now(),
        }
    }

    /// Tries a move in the puzzle.
    pub(in crate::presenter) fn try_move(&mut self, choice: Move) {
        let Some(mode) = &mut self.puzzles else {
            return;
        };
        let session = mode.session.as_mut();
        let to_judge = session.and_then(|session| session.choose(choice));
        if let Some((view, choice)) = to_judge {
            let view = Box::new(view);
            self.effects
                .push(Effect::JudgeMove(mode.request_id, view, choice));
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// Handles a press on the table of the puzzle: tries to discard the tile, or to claim the discard if exactly one claim other than Mah
    /// Jongg is offered.
    pub(in crate::presenter) fn press_in_puzzle(&mut self, target: Target) {
        let Some(posed) = self.puzzle_session().and_then(PuzzleSession::posed) else {
            return;
        };
        let claims: Vec<Move> = posed
            .offers()
            .into_iter()
            .filter(|offer| matches!(offer, Move::Claim(claim) if *claim != Claim::MahJong))
            .collect();
        match (target, claims.as_slice()) {
            (Target::OwnTile(tile), _) => self.try_move(Move::Discard {
                tile,
                calling: false,
            }),
            (Target::Discard, [only]) => self.try_move(*only),
            _ => {}
        }
        // The table screen has started to move the pressed tile.
        self.show_puzzle();
    }

    /// Handles the verdict on a move, unless its session is over.
    pub(in crate::presenter) fn move_judged(
        &mut self,
        request_id: RequestId,
        verdict: Option<Box<Verdict>>,
    ) {
        let mode = self.puzzles.as_mut();
        let session = mode
            .filter(|mode| mode.request_id == request_id)
            .and_then(|mode| mode.session.as_mut());
        if let Some((id, solved)) =
            session.and_then(|session| session.record_verdict(verdict.map(|verdict| *verdict)))
        {
            self.effects.push(Effect::RecordPuzzle(id, solved));
            self.effects.push(Effect::RefreshDialog);
        }
    }

    /// Shows the next puzzle.
    pub(in crate::presenter) fn next_puzzle(&mut self) {
        if let Some(session) = self.puzzles.as_mut().and_then(|mode| mode.session.as_mut()) {
            session.advance();
            self.effects.push(Effect::RefreshDialog);
            self.show_puzzle();
        }
    }

    /// Leaves the puzzles, if there are any: shows the game, and asks again what the player was asked before.
    pub(in crate::presenter) fn leave_puzzles(&mut self) {
        if self
            .puzzles
            .take_if(|mode| mode.session.is_some())
            .is_none()
        {
            return;
        }
        self.show_now();
        if self.phase.is_asked() {
            self.phase = Phase::Undecided;
        }
    }

    /// Leaves the puzzles if their card is no longer open.
    pub(in crate::presenter) fn leave_replaced_puzzles(&mut self) {
        if self.prompts.open_dialog() != Some(&DialogKind::Puzzle) {
            self.leave_puzzles();
        }
    }
}
