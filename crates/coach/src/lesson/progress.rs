//! The learner's progress, and what a step allows.

use super::course::Course;
use super::step::{Goal, LEARNER, Step};
use engine::table::{Claim, Move, SeatView};
use words::Key;

/// The number of live tiles left when a step explains the end of the wall.
const NEAR_THE_END: usize = 4;

/// The learner's progress in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    course: Course,
    step_index: usize,
}

impl Lesson {
    /// The beginning of a lesson.
    pub fn new(course: Course) -> Self {
        Self {
            course,
            step_index: 0,
        }
    }

    /// The lesson.
    pub fn course(&self) -> Course {
        self.course
    }

    /// The index of the current step.
    pub fn step_index(&self) -> usize {
        self.step_index
    }

    /// The current step.
    pub fn step(&self) -> &'static Step {
        let steps = self.course.steps();
        &steps[self.step_index.min(steps.len() - 1)]
    }

    /// Whether the game waits until the learner has read the step.
    pub fn waits_for_reader(&self, view: &SeatView) -> bool {
        let goal = self.step().goal;
        let is_reading = matches!(goal, Goal::Read | Goal::ReadNearEnd | Goal::ReadAfterHand);
        is_reading && is_due(view, goal)
    }

    /// Whether the step is about the discard on the table. The claim window then stays open as long as the learner needs.
    pub fn is_about_discard(&self, view: &SeatView) -> bool {
        let goal = self.step().goal;
        matches!(goal, Goal::Claim(_) | Goal::RefusedClaim) && is_due(view, goal)
    }

    /// Whether the hand must first be played up to the step, without being shown.
    pub fn skips_ahead(&self, view: &SeatView) -> bool {
        let goal = self.step().goal;
        goal == Goal::ReadNearEnd && !is_due(view, goal)
    }

    /// Continues after the learner has read the step.
    pub fn mark_read(&mut self, view: &SeatView) {
        if self.waits_for_reader(view) {
            self.advance();
        }
    }

    /// Handles a refused claim. If the step waits for one, the lesson goes on. Returns whether it did.
    pub fn handle_refusal(&mut self) -> bool {
        let is_goal = self.step().goal == Goal::RefusedClaim;
        if is_goal {
            self.advance();
        }
        is_goal
    }

    /// Continues if the step waits until the hand begins and it has begun, or until the scores are seen and they have been.
    pub fn update(&mut self, view: &SeatView, scores_seen: bool) {
        let has_begun = view.waiting_for.is_none() && view.deal_number > 0;
        match self.step().goal {
            Goal::Start if has_begun => self.advance(),
            Goal::ViewScores if scores_seen => self.advance(),
            _ => {}
        }
    }

    /// Whether a move is what the step waits for.
    pub fn accepts(&self, choice: &Move) -> bool {
        fulfils(self.step().goal, choice)
    }

    /// Judges the learner's move, and continues if it is what the step waits for.
    ///
    /// # Errors
    /// The move is wrong, with the explanation of the step if it has one.
    pub fn judge(&mut self, choice: &Move) -> Result<(), Option<Key>> {
        let step = self.step();
        if !fulfils(step.goal, choice) {
            return Err(step.wrong);
        }
        self.advance();
        Ok(())
    }

    /// Continues with the next step.
    pub(super) fn advance(&mut self) {
        self.step_index = (self.step_index + 1).min(self.course.steps().len() - 1);
    }
}

/// Whether a move is what a step waits for.
pub(super) fn fulfils(goal: Goal, choice: &Move) -> bool {
    match (goal, choice) {
        (Goal::Discard(tiles), Move::Discard { tile, .. }) => {
            tiles.contains(&tile.to_string().as_str())
        }
        (Goal::Kong(name), Move::Kong(tile)) => tile.to_string() == name,
        (Goal::Claim(Claim::Chow(_)), Move::Claim(Claim::Chow(_)))
        | (Goal::MahJongg, Move::MahJong)
        | (Goal::Finished, _) => true,
        (Goal::Claim(wanted), Move::Claim(claim)) => wanted == *claim,
        _ => false,
    }
}

/// Whether the learner can now do what a step waits for.
pub(super) fn is_due(view: &SeatView, goal: Goal) -> bool {
    match goal {
        Goal::Read | Goal::Start => true,
        Goal::ReadNearEnd => is_near_the_end(view),
        Goal::RefusedClaim => view
            .window
            .is_some_and(|window| window.from == LEARNER.plus(1)),
        Goal::ReadAfterHand | Goal::ViewScores | Goal::Finished => view.end.is_some(),
        goal => view.legal().iter().any(|choice| fulfils(goal, choice)),
    }
}

/// Whether the wall is nearly used up and a discard can be claimed.
fn is_near_the_end(view: &SeatView) -> bool {
    view.end.is_none() && view.live_left == NEAR_THE_END && view.window.is_some()
}
