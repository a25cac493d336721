//! A lesson at the table: a prepared game, and how far the learner has come. Every move goes past the lesson first, which lets it
//! happen or says what was wrong.

use crate::presenter::tables::local_table::LocalTable;
use crate::session::local::{Local, Occupant};
use coach::lesson::{self, Course, LEARNER, Lesson, OffScript, Step, Wanted};
use engine::table::Move;
use engine::tiles::{BySeat, Seat};
use words::Key;
use words::say;

/// The lesson that is being played.
#[derive(Debug)]
pub struct LessonTable {
    /// Its game.
    pub table: LocalTable,
    lesson: Lesson,
    /// What was wrong with the last move.
    wrong: Option<Key>,
    /// A card that is read again, and the step at which that was wished for: with the next one it is gone.
    again: Option<(usize, usize)>,
}

/// Where the learner stands, for the lesson's card.
#[derive(Clone, Copy, Debug)]
pub struct Lecture {
    /// Which lesson it is.
    pub course: Course,
    /// The number of the step, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The step.
    pub step: &'static Step,
    /// The number of the step whose card is shown, from 0: an earlier one while that is read again.
    pub shown: usize,
    /// What was wrong with the last move.
    pub wrong: Option<Key>,
}

impl Lecture {
    /// Which step of which lesson it is: `Lesson, step 3 of 17`.
    pub fn heading(&self) -> String {
        let (number, of) = (self.shown + 1, self.of);
        match self.course {
            Course::First => say!("lesson-step", number, of),
            Course::Second => say!("lesson-step-of-second", number, of),
        }
    }

    /// The step whose card is shown.
    pub fn card(&self) -> &'static Step {
        &self.course.steps()[self.shown]
    }

    /// Whether an earlier card is read again.
    pub fn is_past(&self) -> bool {
        self.shown < self.number
    }
}

impl LessonTable {
    /// A lesson where it was left, or from its beginning if it was done.
    ///
    /// # Errors
    /// The script does not fit the rules, which every test of it shows.
    pub fn begin(course: Course, left: usize, names: &BySeat<String>) -> Result<Self, OffScript> {
        let step = if course.is_done_at(left) { 0 } else { left };
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
            again: None,
        })
    }

    /// Where the learner stands.
    pub fn lecture(&self) -> Lecture {
        let number = self.lesson.number();
        let again = self.again.filter(|(_, at)| *at == number);
        Lecture {
            course: self.lesson.course(),
            number,
            of: self.lesson.course().steps().len(),
            step: self.lesson.step(),
            shown: again.map_or(number, |(card, _)| card),
            wrong: self.wrong,
        }
    }

    /// Shows the card before the one that is shown.
    pub fn leaf_back(&mut self) {
        let Lecture { number, shown, .. } = self.lecture();
        self.again = Some((shown.saturating_sub(1), number));
    }

    /// Shows the card after the one that is read again, up to that of the step.
    pub fn leaf_on(&mut self) {
        let Lecture { number, shown, .. } = self.lecture();
        self.again = Some(((shown + 1).min(number), number));
    }

    /// Whether the game waits until the words have been read.
    pub fn holds(&self) -> bool {
        self.lesson.holds(self.table.view())
    }

    /// Whether its last step is reached.
    pub fn is_done(&self) -> bool {
        self.lesson.step().wanted == Wanted::End
    }

    /// Whether a discard waits for the learner as long as she needs.
    pub fn wants_discard(&self) -> bool {
        self.lesson.wants_discard(self.table.view())
    }

    /// Whether the step asks for what QuickTip does not speak of, so that its advice would contradict the card.
    pub fn is_beyond_tips(&self) -> bool {
        matches!(
            self.lesson.step().wanted,
            Wanted::Kong(_) | Wanted::MahJongg
        )
    }

    /// Whether a move is what the card asks for.
    pub fn wants(&self, choice: &Move) -> bool {
        self.lesson.wants(choice)
    }

    /// Whether a move is what the card asks for, and of several discards the one that is named first.
    pub fn is_plainest(&self, choice: &Move) -> bool {
        let stake = &self.table.view().me().stake;
        match (self.lesson.step().wanted, choice) {
            (Wanted::Discard(tiles), Move::Discard { tile, .. }) => {
                let held = |name: &&&str| name.parse().is_ok_and(|tile| stake.has(tile));
                let first = tiles.iter().find(held);
                first.is_some_and(|first| *first == tile.to_string())
            }
            _ => self.lesson.wants(choice),
        }
    }

    /// Lets the lesson look at the table; whether the scores of the hand have been looked at.
    pub fn look(&mut self, scores_seen: bool) {
        self.lesson.look(self.table.view(), scores_seen);
    }

    /// The words have been read; true if the table is at another point of the game now.
    ///
    /// # Errors
    /// The script does not fit the rules, which every test of it shows.
    pub fn read(&mut self) -> Result<bool, OffScript> {
        self.lesson.read(self.table.view());
        self.wrong = None;
        let skips = self.lesson.skips_ahead(self.table.view());
        if skips {
            let Lecture { course, number, .. } = self.lecture();
            *self = Self::at(course, number, self.table.names())?;
        }
        Ok(skips)
    }

    /// Whether a move may happen; if not, what was wrong is on the card.
    pub fn allows(&mut self, choice: &Move) -> bool {
        let judged = self.lesson.judge(choice);
        self.wrong = judged.err().flatten();
        judged.is_ok()
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
