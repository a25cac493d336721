//! A lesson at the table: a prepared game, and the learner's progress. The lesson checks every move first, and allows it or says what is
//! wrong.

use crate::presenter::tables::local_table::LocalTable;
use crate::session::local::{Local, Occupant};
use coach::lesson::{self, Course, Goal, LEARNER, Lesson, OffScript, Step};
use engine::table::Move;
use engine::tiles::{BySeat, Seat};
use words::Key;
use words::say;

/// The current lesson.
#[derive(Debug)]
pub struct LessonTable {
    /// Its game.
    pub table: LocalTable,
    lesson: Lesson,
    /// What was wrong with the last move, if it was refused.
    wrong: Option<Key>,
    /// The index of an earlier card that is shown again, and the step at which that was requested. The next step ends it.
    repeated_card: Option<(usize, usize)>,
}

/// The learner's progress, for the lesson card.
#[derive(Clone, Copy, Debug)]
pub struct LessonProgress {
    /// Which lesson it is.
    pub course: Course,
    /// The index of the current step.
    pub number: usize,
    /// The number of steps.
    pub step_count: usize,
    /// The current step.
    pub step: &'static Step,
    /// The index of the step whose card is shown: the current step, or an earlier one whose card is shown again.
    pub shown: usize,
    /// What was wrong with the last move, if it was refused.
    pub wrong: Option<Key>,
}

impl LessonProgress {
    /// The heading: `Lesson, step 3 of 17`.
    pub fn heading(&self) -> String {
        let (number, of) = (self.shown + 1, self.step_count);
        match self.course {
            Course::First => say!("lesson-step", number, of),
            Course::Second => say!("lesson-step-of-second", number, of),
        }
    }

    /// The step whose card is shown.
    pub fn card(&self) -> &'static Step {
        &self.course.steps()[self.shown]
    }

    /// Whether an earlier card is shown again.
    pub fn is_past(&self) -> bool {
        self.shown < self.number
    }
}

impl LessonTable {
    /// Starts a lesson at the step where the learner left it, or from its beginning if it was finished.
    ///
    /// # Errors
    /// The script does not fit the rules, which the tests of the lessons rule out.
    pub fn begin(
        course: Course,
        saved_step: usize,
        names: &BySeat<String>,
    ) -> Result<Self, OffScript> {
        let step = if course.is_done_at(saved_step) {
            0
        } else {
            saved_step
        };
        Self::at(course, step, names)
    }

    fn at(course: Course, step: usize, names: &BySeat<String>) -> Result<Self, OffScript> {
        let (game, lesson) = lesson::at_step(course, step)?;
        let occupants = BySeat::from_fn(|seat: Seat| match seat {
            LEARNER => Occupant::Person,
            _ => Occupant::Scripted(lesson::reply_of(course)),
        });
        let session = Local::resume(game, occupants);
        Ok(Self {
            table: LocalTable::scripted(session, names.clone(), LEARNER),
            lesson,
            wrong: None,
            repeated_card: None,
        })
    }

    /// The learner's progress.
    pub fn progress(&self) -> LessonProgress {
        let number = self.lesson.step_index();
        let repeated = self.repeated_card.filter(|(_, step)| *step == number);
        LessonProgress {
            course: self.lesson.course(),
            number,
            step_count: self.lesson.course().steps().len(),
            step: self.lesson.step(),
            shown: repeated.map_or(number, |(card, _)| card),
            wrong: self.wrong,
        }
    }

    /// Shows the previous card.
    pub fn previous_card(&mut self) {
        let LessonProgress { number, shown, .. } = self.progress();
        self.repeated_card = Some((shown.saturating_sub(1), number));
    }

    /// Shows the next card, but none after that of the current step.
    pub fn next_card(&mut self) {
        let LessonProgress { number, shown, .. } = self.progress();
        self.repeated_card = Some(((shown + 1).min(number), number));
    }

    /// Whether the game waits for the player to read the card.
    pub fn waits_for_reader(&self) -> bool {
        self.lesson.waits_for_reader(self.table.view())
    }

    /// Whether the last step has been reached.
    pub fn is_done(&self) -> bool {
        self.lesson.step().goal == Goal::Finished
    }

    /// Whether the step is about the discard on the table, which then waits for the learner without limit.
    pub fn is_about_discard(&self) -> bool {
        self.lesson.is_about_discard(self.table.view())
    }

    /// Whether the step asks for Mah Jongg or a Kong. QuickTip is silent then, because it may advise something else and contradict the card.
    pub fn is_beyond_quick_tip(&self) -> bool {
        matches!(self.lesson.step().goal, Goal::Kong(_) | Goal::MahJongg)
    }

    /// Whether the card asks for this move.
    pub fn wants(&self, choice: &Move) -> bool {
        self.lesson.accepts(choice)
    }

    /// Whether the card asks for this move; of several discards, only for the first named one that the player holds.
    pub fn is_first_wanted(&self, choice: &Move) -> bool {
        let stake = &self.table.view().me().stake;
        match (self.lesson.step().goal, choice) {
            (Goal::Discard(tiles), Move::Discard { tile, .. }) => {
                let has_tile = |name: &&&str| name.parse().is_ok_and(|tile| stake.has(tile));
                let first = tiles.iter().find(has_tile);
                first.is_some_and(|first| *first == tile.to_string())
            }
            _ => self.lesson.accepts(choice),
        }
    }

    /// Updates the lesson from the table. `scores_seen`: the player has seen the scores of the hand.
    pub fn update(&mut self, scores_seen: bool) {
        self.lesson.update(self.table.view(), scores_seen);
    }

    /// Continues after the card was read; true if the step needs another point of the game, which is now on the table.
    ///
    /// # Errors
    /// The script does not fit the rules, which the tests of the lessons rule out.
    pub fn read(&mut self) -> Result<bool, OffScript> {
        self.lesson.mark_read(self.table.view());
        self.wrong = None;
        let skips = self.lesson.skips_ahead(self.table.view());
        if skips {
            let LessonProgress { course, number, .. } = self.progress();
            *self = Self::at(course, number, self.table.names())?;
        }
        Ok(skips)
    }

    /// Whether the lesson allows a move. If not, the card says what is wrong with it.
    pub fn allows(&mut self, choice: &Move) -> bool {
        let judged = self.lesson.judge(choice);
        self.wrong = judged.err().flatten();
        judged.is_ok()
    }

    /// Records a refused claim; true if the step wanted one.
    pub fn note_refusal(&mut self) -> bool {
        let wanted = self.lesson.handle_refusal();
        if wanted {
            self.wrong = None;
        }
        wanted
    }
}
