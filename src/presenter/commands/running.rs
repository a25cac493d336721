//! Runs commands.

use rand::RngExt;

use crate::help::print::Printable;
use crate::presenter::Presenter;
use crate::presenter::commands::command::Command;
use crate::presenter::dialogs::dialog_kind::DialogKind;
use crate::presenter::effect::{Effect, HelpPage};
use crate::presenter::input::LessonButton;
use crate::presenter::playing::phase::Pause;
use coach::lesson::Course;
use engine::table::ReadyFor;
use words::say;

impl Presenter {
    /// Runs a command, or refuses it with the reason.
    pub(in crate::presenter) fn run_command(&mut self, command: Command) {
        if self.tables.current.is_auto_played()
            && matches!(command, Command::Choose | Command::AutoPlay)
        {
            return self.set_auto_play(false);
        }
        if let Some(why) = self.refusal(command) {
            self.refuse(why);
            if self.why_no_claim(command).is_some() {
                self.note_refused_claim();
            }
            return;
        }
        match command {
            Command::NewGame
            | Command::StartScreen
            | Command::Hotseat
            | Command::Open
            | Command::OpenHand
            | Command::PlayDeal
            | Command::Calendar
            | Command::Exit => self.leave(command),
            Command::Save if self.tables.current.network().is_some() => {
                self.save_at_server(String::new());
            }
            Command::Save => self.save_game(),
            Command::SaveAs if self.has_seat_at_network() => {
                self.open_dialog(DialogKind::SaveAtServer)
            }
            Command::SaveAs => self.open_dialog(DialogKind::SaveAs),
            Command::Start => self.ready_when_due = Some(ReadyFor::Play),
            Command::NextHand => self.next_hand(),
            Command::Restart => self.restart(),
            Command::MahJongg | Command::Kong | Command::Pung | Command::Chow => {
                self.make(command);
            }
            Command::Pause => self.toggle_pause(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::AutoPlay => self.set_auto_play(true),
            Command::ShowAllHands => self.toggle_all_hands(),
            Command::Skip => self.skip(),
            Command::Choose => self.choose(None),
            // The table screen moves its cursor itself.
            Command::Move(_) | Command::Shift(_) | Command::MoveTo(_) => {}
            Command::MoveToTip => {
                // The screen has moved the cursor, unless it was there already or no tile is advised: only then does this command arrive.
                // The hint of the pointer may leave no room for the tip.
                self.notices.set_hint(None);
                self.adviser.toggle_figures();
            }
            Command::Dialog(dialog) => self.open_dialog(DialogKind::Menu(dialog)),
            Command::Toggle(toggle) => self.toggle(toggle),
            Command::WaitTime(change) => self.change_wait_time(change),
            Command::TileSpeed(change) => self.change_tile_speed(change),
            Command::StatusSize(change) => self.change_status_size(change),
            Command::FullScreen => self.effects.push(Effect::ToggleFullScreen),
            Command::LeaveFullScreen if self.tables.current.is_on_last_card() => {
                self.lesson_button(LessonButton::Leave);
            }
            Command::LeaveFullScreen => {
                let minimises = self.settings.dialogs.escape_minimises;
                self.effects.push(Effect::LeaveFullScreen { minimises });
            }
            Command::Review => self.open_review(),
            Command::Lesson => self.toggle_lesson(Course::First),
            Command::SecondLesson => self.toggle_lesson(Course::Second),
            Command::LeaveTable => self.leave_table(),
            Command::Help => self.effects.push(Effect::Help(HelpPage::Here)),
            Command::Topic(topic) => self.open_page(topic),
            Command::Contents => self.open_page("contents"),
            Command::BeginnersGuide => self.open_page("beginners-guide"),
            Command::MouseHelp => self.open_page("mouse"),
            Command::KeyboardHelp => self.open_page("keyboard"),
            Command::SearchHelp => self.effects.push(Effect::Help(HelpPage::Search)),
            Command::Tips => {
                self.note_advice();
                self.open_dialog(DialogKind::Tips);
            }
            Command::Workshop => self.open_dialog(DialogKind::Workshop(None)),
            Command::SavePicture => self.take_picture(),
            Command::ReferenceCard => self.effects.push(Effect::SavePrintable(Printable::Card)),
            Command::Rulebook => self
                .effects
                .push(Effect::SavePrintable(Printable::Rulebook)),
            Command::CopyHand => self.copy_hand(),
            Command::CopyDeal => self.copy_deal(),
            Command::SaveHand => self.save_hand(),
            Command::SaveHistory => self.save_history(),
            Command::Puzzles => {
                let seed = self.rng.random();
                self.open_dialog(DialogKind::Puzzles(seed));
            }
            Command::Drills => {
                let seed = self.rng.random();
                self.open_dialog(DialogKind::Drills(seed));
            }
            Command::Oracle => {
                let seed = self.rng.random();
                self.open_dialog(DialogKind::Oracle(seed));
            }
            Command::Host => self.open_network_dialog(DialogKind::Host),
            Command::Join => self.open_network_dialog(DialogKind::Join),
            Command::Speak(asked) => self.answer_spoken(asked),
        }
    }

    /// Saves a picture of the window. Its name is the number of the hand and a random number.
    fn take_picture(&mut self) {
        let view = self.tables.current.view();
        let number: u32 = self.rng.random();
        let name = say!(
            "notice-picture-file",
            deal_number = view.deal_number,
            number = format!("{:08x}", number)
        );
        self.effects.push(Effect::TakePicture(name));
    }

    fn open_page(&mut self, topic: &'static str) {
        self.effects.push(Effect::Help(HelpPage::Topic(topic)));
    }

    /// Pauses or continues.
    fn toggle_pause(&mut self) {
        match self.pause {
            Some(_) => self.end_pause(),
            None => {
                self.pause = Some(Pause::ByPlayer);
                self.say(say!("notice-paused"));
            }
        }
    }
}
