//! Starting and leaving a lesson, the welcome at the first start, and the return to the local game, which waits unchanged.

use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::prompts::Prompt;
use crate::presenter::dialogs::reply::Experience;
use crate::presenter::effect::{Effect, HelpPage};
use crate::presenter::input::LessonButton;
use crate::presenter::playing::phase::Phase;
use crate::presenter::tables::game_setup::preferred_names;
use crate::presenter::tables::lesson_table::{LessonProgress, LessonTable};
use crate::presenter::tables::local_table::LocalTable;
use crate::presenter::tables::table_session::TableSession;
use crate::presenter::text::phrases;
use coach::lesson::{Course, LEARNER};
use engine::rules::GameLength;
use engine::table::ReadyFor;
use players::Level;
use words::say;

impl Presenter {
    /// The learner's progress in the lesson; `None` outside a lesson.
    pub fn lesson_progress(&self) -> Option<LessonProgress> {
        Some(self.tables.current.lesson()?.progress())
    }

    /// Starts a lesson where the learner left it. If this lesson is on the table, leaves it for the start screen instead.
    pub(in crate::presenter) fn toggle_lesson(&mut self, course: Course) {
        if let Some(open) = self.tables.current.lesson() {
            let is_same = open.progress().course == course;
            self.leave_lesson();
            if is_same {
                return self.open_start_screen();
            }
        }
        let names = preferred_names(&self.settings, LEARNER);
        let step = match course {
            Course::First => self.settings.lesson,
            Course::Second => self.settings.second_lesson,
        };
        match LessonTable::begin(course, usize::from(step), &names) {
            Ok(lesson) => {
                self.tables.switch_to(TableSession::Lesson(lesson));
                self.pause = None;
                self.show_current_state();
                let waits = self.tables.home().is_some_and(LocalTable::is_under_way);
                self.say(say!("notice-lesson-begins", waits));
            }
            Err(refused) => self.refuse(refused.to_string()),
        }
    }

    /// Leaves the lesson, notes its step in the preferences, and brings back the local game.
    fn leave_lesson(&mut self) {
        let Some(lesson) = self.tables.current.lesson() else {
            return;
        };
        let progress = lesson.progress();
        let step = u8::try_from(progress.number).unwrap_or(0);
        match progress.course {
            Course::First => self.settings.lesson = step,
            Course::Second => self.settings.second_lesson = step,
        }
        self.effects.push(Effect::SaveSettings);
        self.return_home();
        let begun = self.tables.home().is_some_and(LocalTable::is_under_way);
        match self.tables.current.view().waiting_for {
            // The hand has been announced again.
            Some(ReadyFor::Play) if begun => {}
            // The start screen or another lesson follows and says everything.
            Some(ReadyFor::Play) => self.notices.show(String::new()),
            _ => self.say(say!("notice-lesson-closed", begun)),
        }
    }

    /// Continues after the lesson card was read. If that was an earlier card, shows the card after it.
    pub(in crate::presenter) fn read_card(&mut self) {
        let Some(lesson) = self.tables.current.lesson_mut() else {
            return;
        };
        if lesson.progress().is_past() {
            return lesson.next_card();
        }
        match lesson.read() {
            Ok(true) => {
                self.show_current_state();
                // The last message was about the previous hand.
                let names = self.tables.current.names();
                self.say(phrases::game_state(self.tables.current.view(), &names));
            }
            // After reading that the hand is won, the player wants to see its scores.
            Ok(false) if self.is_won() => self.phase = Phase::won_before(self.now),
            Ok(false) => {}
            Err(refused) => self.refuse(refused.to_string()),
        }
    }

    /// Leaves the network table or lesson and brings back the local game. After a network table, it is paused until the player continues. A
    /// later hand that waits for its start is announced again.
    pub(in crate::presenter) fn return_home(&mut self) {
        let from_network = self.tables.current.network().is_some();
        self.close_connections();
        if self.tables.return_home() {
            self.pause = None;
            self.log_game();
            self.show_current_state();
            if from_network {
                self.pause_until_player();
            }
            let waits_for_start = self.tables.current.view().waiting_for == Some(ReadyFor::Play);
            if waits_for_start && self.tables.home().is_some_and(LocalTable::is_under_way) {
                self.say_welcome_to_hand();
            }
        }
    }

    /// Handles a press on the lesson card.
    pub(in crate::presenter) fn lesson_button(&mut self, button: LessonButton) {
        match button {
            LessonButton::Read => self.read_card(),
            LessonButton::Start => self.run_command(Command::Start),
            LessonButton::Previous => {
                if let Some(lesson) = self.tables.current.lesson_mut() {
                    lesson.previous_card();
                }
            }
            LessonButton::Leave => {
                self.leave_lesson();
                self.open_start_screen();
            }
            LessonButton::Second => self.toggle_lesson(Course::Second),
            LessonButton::More(topic) => self.effects.push(Effect::Help(HelpPage::Topic(topic))),
        }
    }

    /// Handles how well the player knows the game, at the first start. A player who knows it gets one second for claims. One who knows another
    /// kind gets QuickTip, unlimited time for claims, and beginners as opponents. A newcomer gets learners instead, and
    /// Simple Tips, plays games of one hand, and starts with the lesson.
    pub(in crate::presenter) fn welcome(&mut self, experience: Experience) {
        let knows_game = experience == Experience::ThisKind;
        self.settings.quick_tip = !knows_game;
        self.settings.wait_time = knows_game.then_some(1.0);
        self.settings.welcomed = true;
        self.effects.push(Effect::SaveSettings);
        self.effects.push(Effect::ApplySettings);
        match experience {
            Experience::New => {
                self.settings.levels = [Level::Learner; 3];
                self.settings.simple_tips = true;
                self.settings.length = GameLength::Hand;
                self.toggle_lesson(Course::First);
            }
            Experience::AnotherKind => {
                self.settings.levels = [Level::Beginner; 3];
                let page = HelpPage::Topic("other-mah-jongg");
                self.effects.push(Effect::Help(page));
            }
            Experience::ThisKind => {}
        }
        self.open_start_screen();
    }

    /// Shows the start screen, unless a local game is in progress or a lesson is on the table.
    pub(in crate::presenter) fn open_start_screen(&mut self) {
        let under_way = self.tables.home().is_some_and(LocalTable::is_under_way);
        if !under_way && self.tables.current.lesson().is_none() {
            self.ask_person(Prompt::Start);
        }
    }
}
