//! The lesson at the table: a prepared game, and how far the learner has come. Every move goes past the lesson first, which lets it
//! happen or says what was wrong.

use crate::lesson::{self, LEARNER, Lesson, STEPS, Step};
use crate::presenter::tables::local_table::LocalTable;
use crate::session::local::{Local, Occupant};
use crate::table::{IllegalMove, Move};
use crate::tiles::{BySeat, Seat};

/// The lesson that is being played.
#[derive(Debug)]
pub struct LessonTable {
    /// Its game.
    pub table: LocalTable,
    lesson: Lesson,
    /// What was wrong with the last move.
    wrong: Option<&'static str>,
}

/// Where the learner stands, for the lesson's card.
#[derive(Clone, Copy, Debug)]
pub struct Lecture {
    /// The number of the step, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The step.
    pub step: &'static Step,
    /// What was wrong with the last move.
    pub wrong: Option<&'static str>,
}

impl LessonTable {
    /// The lesson where it was left, or from its beginning if it was done.
    ///
    /// # Errors
    /// The script does not fit the rules, which every test of it shows.
    pub fn begin(left: usize, names: &BySeat<String>) -> Result<Self, IllegalMove> {
        let from = if left + 1 < STEPS.len() { left } else { 0 };
        let (game, lesson) = lesson::at_step(from)?;
        let occupants = BySeat::from_fn(|seat: Seat| match seat {
            LEARNER => Occupant::Person,
            _ => Occupant::Scripted(lesson::reply),
        });
        let session = Local::resume(game, occupants);
        Ok(Self {
            table: LocalTable::scripted(session, names.clone(), LEARNER),
            lesson,
            wrong: None,
        })
    }

    /// Where the learner stands.
    pub fn lecture(&self) -> Lecture {
        Lecture {
            number: self.lesson.number(),
            of: STEPS.len(),
            step: self.lesson.step(),
            wrong: self.wrong,
        }
    }

    /// Whether the game waits until the words have been read.
    pub fn holds(&self) -> bool {
        self.lesson.holds(self.table.view())
    }

    /// Whether a discard waits for the learner as long as she needs.
    pub fn wants_discard(&self) -> bool {
        self.lesson.wants_discard(self.table.view())
    }

    /// Lets the lesson look at the table.
    pub fn look(&mut self) {
        self.lesson.look(self.table.view());
    }

    /// The words have been read.
    pub fn read(&mut self) {
        self.lesson.read(self.table.view());
        self.wrong = None;
    }

    /// Whether a move may happen; if not, what was wrong is on the card.
    pub fn allows(&mut self, choice: &Move) -> bool {
        self.wrong = self.lesson.judge(choice).err();
        self.wrong.is_none()
    }

    /// A claim was refused; whether that was what was to be seen.
    pub fn note_refusal(&mut self) -> bool {
        let wanted = self.lesson.refused();
        if wanted {
            self.wrong = None;
        }
        wanted
    }
}
