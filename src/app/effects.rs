//! Carries out the effects of the presenter.

use std::sync::Arc;

use iced::{Task, window};

use super::background::{OnceMessage, StreamSender};
use super::dialog::Action;
use super::open_dialog::{Context, MakeDialog, Opening};
use super::services::Services;
use super::widget::AnyMessage;
use super::{App, Message, disk, open_dialog, printing};
use crate::presenter::{Effect, HelpPage, Input, LogLine, Purpose, Work};
use coach::review::Effort;
use engine::untrusted_text::sanitize_path;
use players::judge;
use storage::save::SaveError;
use storage::settings::Passwords;
use words::say;

impl App {
    /// Carries out effects, in order.
    pub(super) fn perform(&mut self, effects: Vec<Effect>) -> Task<Message> {
        let tasks: Vec<Task<Message>> = effects
            .into_iter()
            .map(|effect| self.carry_out(effect))
            .collect();
        Task::batch(tasks)
    }

    fn carry_out(&mut self, effect: Effect) -> Task<Message> {
        match effect {
            Effect::Show(events) => self.scene.table.enqueue(events),
            Effect::SetView(view) => {
                self.scene.set_view(*view, self.presenter.settings());
                // The controls of the next step of a review differ.
                if let Some(open) = &mut self.dialog {
                    open.refocus();
                }
            }
            Effect::SwitchSeat(view) => self.scene.turn(*view),
            Effect::SkipAnimation => self.scene.skip_animation(),
            Effect::Preselect(tile) => self.scene.preselect(tile),
            Effect::SelectAdvised => self.scene.select_advised(),
            Effect::RefreshDialog => return self.reopen(),
            Effect::Help(page) => return self.open_help(page),
            Effect::Think(request_id, questions, pause) => {
                let thought = self.outbox.think(questions, pause);
                return thought.map(move |answers| Message::Thought(request_id, answers));
            }
            Effect::Advise(request_id, position) => self.tip_thread.advise(request_id, position),
            Effect::RecordHand(over) => self.disk.record_hand(*over),
            Effect::DrawPuzzles(request_id, rules, wish) => {
                self.disk.draw_puzzles(request_id, rules, wish);
            }
            Effect::JudgeMove(request_id, view, choice) => {
                let failed = Input::MoveJudged(request_id, None);
                return self.answered(Work::Judging, Some(failed), move |answers| {
                    let verdict = judge(&view, choice, Effort::PUZZLE).map(Box::new);
                    answers.send(Input::MoveJudged(request_id, verdict));
                });
            }
            Effect::RecordPuzzle(id, solved) => self.disk.record_puzzle(id, solved),
            Effect::RecordDeal(game) => self.disk.record_deal(game),
            Effect::PlayReviewersLine(game) => self.disk.play_line(game),
            Effect::ClearStatistics => self.disk.clear_statistics(),
            Effect::Sound(cue) => self.sounds.play(cue),
            Effect::Voice { place, voice, call } => self.sounds.speak(place, voice, call),
            Effect::ReadAloud(sentence) => self.sounds.read(&sentence),
            Effect::Log(line) => {
                self.event_log.line(&line);
                if let LogLine::Request(..) = line {
                    self.log_places();
                }
            }
            Effect::Journal(order) => self.disk.write_journal(order),
            Effect::Save(job) => self.disk.save(job),
            Effect::OpenOutside(path) => self.disk.open_externally(path),
            Effect::TakePicture(name) => {
                let picture = window::oldest().and_then(window::screenshot);
                return picture.map(move |seen| Message::ScreenshotTaken(name.clone(), seen));
            }
            Effect::SavePaper(paper) => {
                let rules = self.presenter.view().rules.clone();
                let (help, tiles) = (self.help.shared(), self.scene.pictures().set());
                let name = paper.file_name().to_owned();
                self.disk.save_text(name, Purpose::Paper, move || {
                    printing::page(paper, &help, &rules, &tiles)
                });
            }
            Effect::CopyText(text) => return iced::clipboard::write(text),
            Effect::ReadFile(request_id, path) => {
                let broken = std::io::Error::other(say!("fault-reading"));
                let broken = SaveError::Unreadable(sanitize_path(&path), broken);
                let failed = Input::FileRead(request_id, path.clone(), Box::new(Err(broken)));
                return self.answered(Work::Reading, Some(failed), move |answers| {
                    let read = Box::new(disk::read(&path));
                    answers.send(Input::FileRead(request_id, path, read));
                });
            }
            Effect::Notify(event) => {
                if let Some(open) = &mut self.dialog {
                    let task = open.notify(event);
                    return self.dialog_results(task);
                }
            }
            Effect::SaveSettings => self.disk.save_settings(self.presenter.settings()),
            Effect::SettingsChanged => {
                let settings = self.presenter.settings();
                self.sounds.set_settings(settings.sound.clone());
                if let Some(asked) = self.scene.fit(settings) {
                    self.disk.read_tiles(asked, settings);
                }
                self.log_places();
            }
            Effect::PreviewAnimation(motion) => self.scene.try_flight(&motion),
            Effect::ReadPasswords(server) => {
                return self.answered(Work::Reading, None, move |answers| {
                    answers.send(Input::PasswordsRead(Passwords::load(&server)));
                });
            }
            Effect::StorePasswords(passwords) => {
                return self.answered(Work::Writing, None, move |_| passwords.store());
            }
            Effect::Connect(line, address, debug) => {
                let news = self.connections.connect(line, address, debug);
                return news.map(move |news| Message::ClientEvent(line, news));
            }
            Effect::Send(line, message) => self.connections.say(line, message),
            Effect::Disconnect(line) => self.connections.hang_up(line),
            Effect::OpenHostedTable(settings, saved) => {
                return self.open_own_table(settings, saved);
            }
            Effect::CloseHostedTable => self.connections.close_table(),
            Effect::ToggleFullScreen => return super::window::toggle_full_screen(),
            Effect::LeaveFullScreen { minimises } => {
                return super::window::leave_full_screen(minimises);
            }
            Effect::Quit => return self.quit(),
        }
        Task::none()
    }

    /// Runs work on a new thread; if it panics, `failed` is the last of its inputs.
    pub(super) fn answered(
        &self,
        work: Work,
        failed: Option<Input>,
        job: impl FnOnce(&StreamSender<Input>) + Send + 'static,
    ) -> Task<Message> {
        let answers = self.outbox.run_stream(work, failed, job);
        answers.map(|input| Message::Answered(OnceMessage::of(input)))
    }

    /// Reports a failure, if there is one.
    pub(super) fn report_trouble(&mut self, result: Result<(), String>) -> Task<Message> {
        match result {
            Ok(()) => Task::none(),
            Err(words) => self.send(Input::Trouble(words)),
        }
    }

    /// Ends the program once everything is written.
    fn quit(&self) -> Task<Message> {
        let flush = self.disk.flush();
        let written = self.outbox.run(Work::Writing, (), flush);
        written.then(|()| super::window::leave())
    }

    /// Opens or closes dialogs to match the presenter. The data of a dialog is loaded first; until it arrives nothing is shown, and Escape
    /// closes the dialog as if it were open.
    pub(super) fn reopen(&mut self) -> Task<Message> {
        self.menu.close();
        self.openings += 1;
        self.dialog = None;
        self.awaits_data = false;
        let Some(open) = self.presenter.open() else {
            return Task::none();
        };
        let opened = open_dialog::open(open, &self.context());
        self.show_dialog(opened)
    }

    /// Makes the dialog whose data has been loaded, unless it has been closed.
    pub(super) fn dialog_loaded(
        &mut self,
        opening: u64,
        make: &OnceMessage<MakeDialog>,
    ) -> Task<Message> {
        match make.take() {
            Some(make) if opening == self.openings && self.awaits_data => {
                let made = make(&self.context());
                self.show_dialog(made.map(Opening::Ready))
            }
            _ => Task::none(),
        }
    }

    /// Shows an opened dialog, if it is ready.
    fn show_dialog(&mut self, opened: Result<Opening, String>) -> Task<Message> {
        self.awaits_data = false;
        match opened {
            Ok(Opening::Ready(mut dialog)) => {
                let loads = dialog.load();
                self.dialog = Some(*dialog);
                self.dialog_results(loads)
            }
            Ok(Opening::Loading) => {
                self.awaits_data = true;
                Task::none()
            }
            Err(why) => {
                self.dialog = None;
                self.send(Input::DialogFailed(why))
            }
        }
    }

    /// What dialogs are made from.
    fn context(&self) -> Context<'_> {
        Context {
            presenter: &self.presenter,
            help: &self.help,
            scene: &self.scene,
            tip_thread: &self.tip_thread,
            services: self.services(),
        }
    }

    /// What a dialog that opens now works with.
    fn services(&self) -> Services {
        Services {
            outbox: self.outbox.clone(),
            files: self.disk.data_files(),
            autosaving: self.disk.autosave_sender(),
            writing: self.disk.writing_sender(),
            reading: self.disk.reading_sender(),
            scorecards: self.disk.scorecards(),
            judgements: self.disk.judgements(),
            opening: self.openings,
            system_dialog: Arc::clone(&self.system_dialog),
        }
    }

    /// Carries out what follows from a message of the open dialog.
    pub(super) fn follow_dialog(&mut self, action: Action<AnyMessage>) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => self.dialog_results(task),
            Action::Reply(reply) => self.send(Input::Replied(reply)),
            Action::ReplyAndRun(reply, task) => {
                let results = self.dialog_results(task);
                Task::batch([self.send(Input::Replied(reply)), results])
            }
        }
    }

    /// The results of background work of the open dialog.
    fn dialog_results(&self, task: Task<AnyMessage>) -> Task<Message> {
        let opening = self.openings;
        task.map(move |result| Message::DialogResult(opening, result))
    }

    /// Handles a result of a dialog's background work, unless the dialog has been closed.
    pub(super) fn take_dialog_result(&mut self, opening: u64, result: AnyMessage) -> Task<Message> {
        match &mut self.dialog {
            Some(open) if opening == self.openings => {
                let action = open.receive(result);
                self.follow_dialog(action)
            }
            _ => Task::none(),
        }
    }

    /// Opens the help; the claim timer stops meanwhile.
    fn open_help(&mut self, page: HelpPage) -> Task<Message> {
        let rules = self.presenter.view().rules.clone();
        let task = match page {
            HelpPage::Search => self.help.open_search(&rules),
            HelpPage::Topic(topic) => self.help.open_at(topic, &rules),
            HelpPage::Rule(topic) => self.help.open_at(&topic, &rules),
            HelpPage::Here => {
                let table = &self.scene.table;
                let topic =
                    super::help_context::topic_here(&self.presenter, table, &self.hover_idle);
                self.help.open_at(topic, &rules)
            }
        };
        let held = self.send(Input::Help(true));
        Task::batch([task.map(Message::Help), held])
    }

    /// Handles a file that was dropped or passed by a second start.
    pub(super) fn file_received(&mut self, path: std::path::PathBuf) -> Task<Message> {
        self.send(Input::FileReceived(path))
    }

    /// Handles a reply of the open dialog.
    #[cfg(test)]
    pub(super) fn reply(&mut self, reply: crate::presenter::Reply) -> Task<Message> {
        self.send(Input::Replied(reply))
    }
}
