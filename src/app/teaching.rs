//! The lesson at the table: the game that was on it is put aside and comes back untouched. Every move goes past the lesson
//! first, which lets it happen or says what was wrong.

#[cfg(test)]
mod tests;

use std::path::PathBuf;

use iced::{Element, Rectangle, Task};

use super::command::Command;
use super::hotseat::Hotseat;
use super::screen::lesson::{self as card, Card};
use super::screen::table::geometry::Side;
use super::widget::Look;
use super::{App, Message};
use crate::lesson::{self, LEARNER, Lesson, STEPS};
use crate::session::local::{Local, Occupant};
use crate::table::Move;
use crate::tiles::{BySeat, Seat};

/// The lesson that is being played.
pub struct Teaching {
    lesson: Lesson,
    /// What was wrong with the last move.
    wrong: Option<&'static str>,
    /// The game that was put aside.
    aside: Aside,
}

struct Aside {
    session: Local,
    viewer: Seat,
    file: Option<PathBuf>,
    hotseat: Option<Hotseat>,
}

impl App {
    /// Begins the lesson where it was left, or leaves it.
    pub(super) fn teach(&mut self) -> Task<Message> {
        self.lesson_offered = false;
        if self.teaching.is_some() {
            return self.leave_lesson();
        }
        let left = usize::from(self.settings.lesson);
        let from = if left + 1 < STEPS.len() { left } else { 0 };
        match lesson::at_step(from) {
            Ok((game, lesson)) => {
                let occupants = BySeat::from_fn(|seat| match seat {
                    LEARNER => Occupant::Person,
                    _ => Occupant::Scripted(lesson::reply),
                });
                let session = Local::resume(game, occupants);
                let aside = Aside {
                    session: std::mem::replace(&mut self.session, session),
                    viewer: std::mem::replace(&mut self.viewer, LEARNER),
                    file: self.file.take(),
                    hotseat: self.hotseat.take(),
                };
                self.teaching = Some(Teaching {
                    lesson,
                    wrong: None,
                    aside,
                });
                self.paused = false;
                self.now.viewer = self.eyes();
                self.say("The lesson begins. Your game waits for you.".to_owned());
                self.jump()
            }
            Err(refused) => {
                self.refuse(&refused);
                Task::none()
            }
        }
    }

    /// Leaves the lesson; the game that was put aside goes on.
    pub(super) fn leave_lesson(&mut self) -> Task<Message> {
        let Some(teaching) = self.teaching.take() else {
            return Task::none();
        };
        self.settings.lesson = u8::try_from(teaching.lesson.number()).unwrap_or(0);
        self.keep_settings();
        let Aside {
            session,
            viewer,
            file,
            hotseat,
        } = teaching.aside;
        (self.session, self.viewer, self.file, self.hotseat) = (session, viewer, file, hotseat);
        self.now.viewer = self.eyes();
        self.say("Your game goes on where you left it.".to_owned());
        self.jump()
    }

    /// Whether a command would lead away from the script.
    pub(super) fn spoils_lesson(command: Command) -> bool {
        matches!(
            command,
            Command::Undo
                | Command::Redo
                | Command::PlayOnFrom
                | Command::Restart
                | Command::AutoPlay
                | Command::ShowAllHands
                | Command::NewGame
                | Command::Hotseat
                | Command::Host
                | Command::Join
                | Command::Open
                | Command::Save
                | Command::SaveAs
                | Command::Rules
                | Command::Scoring
        )
    }

    /// Whether the game waits until the lesson's words have been read.
    pub(super) fn lesson_holds(&self) -> bool {
        let holds = |teaching: &Teaching| teaching.lesson.holds();
        self.teaching.as_ref().is_some_and(holds)
    }

    /// Whether a discard waits for the learner without limit; `None` outside the lesson.
    pub(super) fn lesson_wants_discard(&self) -> Option<bool> {
        let wants = |teaching: &Teaching| teaching.lesson.wants_discard(&self.now);
        self.teaching.as_ref().map(wants)
    }

    /// Whether the lesson lets a move happen; if not, it says what was wrong.
    pub(super) fn lesson_allows(&mut self, choice: &Move) -> bool {
        let Some(teaching) = &mut self.teaching else {
            return true;
        };
        match teaching.lesson.judge(choice) {
            Ok(()) => teaching.wrong = None,
            Err(wrong) => {
                teaching.wrong = Some(wrong);
                self.asked = false;
                self.sounds.play(crate::sound::Cue::Refusal);
                return false;
            }
        }
        true
    }

    /// A claim was refused: in the lesson that may be what was to be seen.
    pub(super) fn lesson_refused(&mut self) -> Task<Message> {
        let Some(teaching) = &mut self.teaching else {
            return Task::none();
        };
        if teaching.lesson.refused() {
            teaching.wrong = None;
            if let Some(waiting) = &mut self.waiting {
                waiting.released = true;
            }
        }
        self.go_on()
    }

    /// Lets the lesson look at the table after everything that happens.
    pub(super) fn lesson_looks(&mut self) {
        if let Some(teaching) = &mut self.teaching {
            teaching.lesson.look(&self.now);
        }
    }

    /// Takes what was pressed on the lesson's card.
    pub(super) fn on_lesson(&mut self, message: card::Message) -> Task<Message> {
        match message {
            card::Message::Read => {
                if let Some(teaching) = &mut self.teaching {
                    teaching.lesson.read();
                    teaching.wrong = None;
                }
                self.go_on()
            }
            card::Message::Start => self.teach(),
            card::Message::Leave => self.leave_lesson(),
            card::Message::NotNow => {
                self.lesson_offered = false;
                Task::none()
            }
            card::Message::More(topic) => self.open_help_at(topic),
        }
    }

    /// The lesson's card at the left of the compass, or the offer of the lesson.
    pub(super) fn lesson_layer<'a>(
        &'a self,
        look: Look<'a>,
        compass: Rectangle,
    ) -> Option<Element<'a, Message>> {
        let card = match &self.teaching {
            Some(teaching) => Card::Step {
                number: teaching.lesson.number(),
                of: STEPS.len(),
                step: teaching.lesson.step(),
                wrong: teaching.wrong,
            },
            None if self.lesson_offered && self.dialog.is_none() => Card::Offer,
            None => return None,
        };
        let stake = self.pictures.geometry().stake(Side::Left);
        let edge = stake.x + stake.width;
        Some(card::view(card, look, edge, compass).map(Message::Lesson))
    }
}
