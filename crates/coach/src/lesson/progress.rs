//! The learner's progress, and what a step allows.

use super::course::Course;
use super::step::{LEARNER, Step, Wanted};
use engine::table::{Claim, Move, SeatView};
use words::Key;

/// Tiles left in the wall when a step explains its end.
const NEAR_THE_END: usize = 4;

/// The learner's progress in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    course: Course,
    at: usize,
}

impl Lesson {
    /// The beginning of a lesson.
    pub fn new(course: Course) -> Self {
        Self { course, at: 0 }
    }

    /// The lesson.
    pub fn course(&self) -> Course {
        self.course
    }

    /// The index of the current step.
    pub fn number(&self) -> usize {
        self.at
    }

    /// The current step.
    pub fn step(&self) -> &'static Step {
        let steps = self.course.steps();
        &steps[self.at.min(steps.len() - 1)]
    }

    /// Whether the game waits until the learner has read the step.
    pub fn holds(&self, view: &SeatView) -> bool {
        let wanted = self.step().wanted;
        let read = matches!(wanted, Wanted::Read | Wanted::NearTheEnd | Wanted::Ended);
        read && is_due(view, wanted)
    }

    /// Whether the step is about the discard on the table. It then waits as long as the learner needs.
    pub fn wants_discard(&self, view: &SeatView) -> bool {
        let wanted = self.step().wanted;
        matches!(wanted, Wanted::Claim(_) | Wanted::Refusal) && is_due(view, wanted)
    }

    /// Whether the step needs a position that ordinary play doesn't reach.
    pub fn skips_ahead(&self, view: &SeatView) -> bool {
        let wanted = self.step().wanted;
        wanted == Wanted::NearTheEnd && !is_due(view, wanted)
    }

    /// Continues after the learner has read the step.
    pub fn read(&mut self, view: &SeatView) {
        if self.holds(view) {
            self.go_on();
        }
    }

    /// Handles a refused claim; returns whether the step waits for one.
    pub fn refused(&mut self) -> bool {
        let wanted = self.step().wanted == Wanted::Refusal;
        if wanted {
            self.go_on();
        }
        wanted
    }

    /// Checks the table: a step that waits for the start continues when the hand has begun, and one that waits for the scores
    /// when they have been `looked_at`.
    pub fn look(&mut self, view: &SeatView, looked_at: bool) {
        let begun = view.waiting_for.is_none() && view.deal_number > 0;
        match self.step().wanted {
            Wanted::Start if begun => self.go_on(),
            Wanted::Scored if looked_at => self.go_on(),
            _ => {}
        }
    }

    /// Whether a move is what the step waits for.
    pub fn wants(&self, choice: &Move) -> bool {
        fits(self.step().wanted, choice)
    }

    /// Judges the learner's move, and continues if it is what the step waits for.
    ///
    /// # Errors
    /// Explains why the move is wrong.
    pub fn judge(&mut self, choice: &Move) -> Result<(), Option<Key>> {
        let step = self.step();
        if !fits(step.wanted, choice) {
            return Err(step.wrong);
        }
        self.go_on();
        Ok(())
    }

    /// Continues with the next step.
    pub(super) fn go_on(&mut self) {
        self.at = (self.at + 1).min(self.course.steps().len() - 1);
    }
}

/// Whether a move is what a step waits for.
pub(super) fn fits(wanted: Wanted, choice: &Move) -> bool {
    match (wanted, choice) {
        (Wanted::Discard(tiles), Move::Discard { tile, .. }) => {
            tiles.contains(&tile.to_string().as_str())
        }
        (Wanted::Kong(wanted), Move::Kong(tile)) => tile.to_string() == wanted,
        (Wanted::Claim(Claim::Chow(_)), Move::Claim(Claim::Chow(_)))
        | (Wanted::MahJongg, Move::MahJong)
        | (Wanted::End, _) => true,
        (Wanted::Claim(wanted), Move::Claim(claim)) => wanted == *claim,
        _ => false,
    }
}

/// Whether the learner can now do what a step waits for.
pub(super) fn is_due(view: &SeatView, wanted: Wanted) -> bool {
    match wanted {
        Wanted::Read | Wanted::Start => true,
        Wanted::NearTheEnd => is_near_the_end(view),
        Wanted::Refusal => view
            .window
            .is_some_and(|window| window.from == LEARNER.plus(1)),
        Wanted::Ended | Wanted::Scored | Wanted::End => view.end.is_some(),
        wanted => view.legal().iter().any(|choice| fits(wanted, choice)),
    }
}

/// Whether the wall is nearly used up and the learner is about to draw.
fn is_near_the_end(view: &SeatView) -> bool {
    view.end.is_none() && view.live_left == NEAR_THE_END && view.window.is_some()
}
