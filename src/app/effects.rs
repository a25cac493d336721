//! Carries out the effects of the presenter.

use std::sync::Arc;

use iced::{Task, window};

use super::background::{OnceMessage, StreamSender};
use super::dialog::Action;
use super::open_dialog::{Context, MakeDialog, Opened};
use super::services::Services;
use super::widget::AnyMessage;
use super::{App, Message, disk, open_dialog, printing};
use crate::presenter::{Effect, HelpPage, Input, LogLine, Purpose, Urgency, Work};
use crate::sound::Turn;
use coach::review::{Effort, Judge};
use engine::untrusted_text::sanitize_path;
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

    /// Carries out an effect. Returns the work that follows from it.
    fn carry_out(&mut self, effect: Effect) -> Task<Message> {
        match effect {
            Effect::ResetTable => {
                self.scene.reset_table(&self.presenter);
                // Another point of a review may have other controls.
                if let Some(open) = &mut self.dialog {
                    open.refocus();
                }
            }
            Effect::SkipAnimation => self.scene.skip_animation(self.presenter.shown()),
            Effect::Preselect(tile) => self.scene.preselect(tile),
            Effect::SelectAdvised => self.scene.select_advised(),
            Effect::RefreshDialog => return self.reopen(),
            Effect::Help(page) => return self.open_help(page),
            Effect::Think(request_id, questions, pause) => {
                let computed = self.outbox.think(questions, pause);
                return computed.map(move |answers| Message::MovesComputed(request_id, answers));
            }
            Effect::Advise(request_id, position) => self.tip_thread.advise(request_id, position),
            Effect::RecordHand(hand) => self.disk.record_hand(*hand),
            Effect::ForgetHand(id) => self.disk.forget_hand(id),
            Effect::DrawPuzzles(request_id, rules, filter) => {
                self.disk.draw_puzzles(request_id, rules, filter);
            }
            Effect::JudgeMove(request_id, view, choice) => {
                let failed = Input::MoveJudged(request_id, None);
                return self.run_for_presenter(Work::Judging, Some(failed), move |answers| {
                    let verdict = Effort::PUZZLE.judge(&view, choice).map(Box::new);
                    answers.send(Input::MoveJudged(request_id, verdict));
                });
            }
            Effect::FindMotive(request_id, asked) => {
                let failed = Input::MotiveFound(request_id, None);
                return self.run_for_presenter(Work::Explaining, Some(failed), move |answers| {
                    let motive = asked.motive().map(Box::new);
                    answers.send(Input::MotiveFound(request_id, motive));
                });
            }
            Effect::RecordPuzzle(id, solved) => self.disk.record_puzzle(id, solved),
            Effect::RecordDeal(game) => self.disk.record_deal(game),
            Effect::PlayReviewersLine(game) => self.disk.play_reviewers_line(game),
            Effect::ClearStatistics => self.disk.clear_statistics(),
            Effect::Sound(cue) => self.sounds.play(cue),
            Effect::Voice { place, voice, call } => self.sounds.speak(place, voice, call),
            Effect::ReadAloud(speech) => {
                let turn = match speech.urgency {
                    Urgency::Urgent => Turn::Urgent,
                    Urgency::InTurn => Turn::Last,
                };
                self.sounds.read(&speech.words, turn);
            }
            Effect::Announce(speech) => self.accessibility.speak(speech),
            Effect::Log(line) => {
                self.event_log.write_presenter_line(&line);
                if let LogLine::Request(..) = line {
                    self.log_tiles();
                }
            }
            Effect::Journal(change) => self.disk.write_journal(change),
            Effect::Save(job) => self.disk.save(job),
            Effect::OpenExternally(path) => self.disk.open_externally(path),
            Effect::TakePicture(name) => {
                let screenshot = window::oldest().and_then(window::screenshot);
                return screenshot
                    .map(move |picture| Message::ScreenshotTaken(name.clone(), picture));
            }
            Effect::SavePrintable(printable) => {
                let rules = self.presenter.view().rules.clone();
                let (help, tiles) = (self.help.shared(), self.scene.pictures().set());
                let name = printable.file_name().to_owned();
                self.disk.save_text(name, Purpose::Printable, move || {
                    printing::page(printable, &help, &rules, &tiles)
                });
            }
            Effect::CopyText(text) => return iced::clipboard::write(text),
            Effect::ReadFile(request_id, path) => {
                let error = std::io::Error::other(say!("fault-reading"));
                let error = SaveError::Unreadable(sanitize_path(&path), error);
                let failed = Input::FileRead(request_id, path.clone(), Box::new(Err(error)));
                return self.run_for_presenter(Work::Reading, Some(failed), move |answers| {
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
            Effect::ChangeLanguage(language) => return self.read_language(language),
            Effect::ApplySettings => {
                let settings = self.presenter.settings();
                self.sounds.set_settings(settings.sound.clone());
                if let Some(request) = self.scene.apply_settings(&self.presenter) {
                    self.disk.read_tiles(request, settings);
                }
                self.log_tiles();
            }
            Effect::PreviewAnimation(motion) => self.scene.preview_animation(&motion),
            Effect::ReadPasswords(server) => {
                return self.run_for_presenter(Work::Reading, None, move |answers| {
                    answers.send(Input::PasswordsRead(Passwords::load(&server)));
                });
            }
            Effect::StorePasswords(passwords) => {
                return self.run_for_presenter(Work::Writing, None, move |_| passwords.store());
            }
            Effect::Connect(id, address, debug) => {
                let events = self.connections.connect(id, address, debug);
                return events.map(move |event| Message::ClientEvent(id, event));
            }
            Effect::Send(id, message) => self.connections.send(id, message),
            Effect::Disconnect(id) => self.connections.disconnect(id),
            Effect::OpenHostedTable(settings, saved) => {
                return self.open_hosted_table(settings, saved);
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

    /// Runs work on a new thread that sends inputs to the presenter. If it panics, `failed`, if any, is the last of them.
    pub(super) fn run_for_presenter(
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
        written.then(|()| super::window::exit_program())
    }

    /// Opens or closes dialogs to match the presenter. The data of a dialog is loaded first; until it arrives nothing is shown, and Escape
    /// closes the dialog as if it were open.
    pub(super) fn reopen(&mut self) -> Task<Message> {
        self.menu.close();
        self.openings += 1;
        self.dialog = None;
        self.awaits_data = false;
        let Some(open) = self.presenter.modal() else {
            return Task::none();
        };
        let opened = open_dialog::open(open, &self.context());
        self.show_dialog(opened)
    }

    /// Makes and shows the dialog whose data has been loaded, unless it has been closed.
    pub(super) fn dialog_loaded(
        &mut self,
        opening: u64,
        make: &OnceMessage<MakeDialog>,
    ) -> Task<Message> {
        match make.take() {
            Some(make) if opening == self.openings && self.awaits_data => {
                let made = make(&self.context());
                self.show_dialog(made.map(Opened::Ready))
            }
            _ => Task::none(),
        }
    }

    /// Shows a dialog if it is ready, or waits for its data.
    fn show_dialog(&mut self, opened: Result<Opened, String>) -> Task<Message> {
        self.awaits_data = false;
        match opened {
            Ok(Opened::Ready(mut dialog)) => {
                let work = dialog.load();
                self.dialog = Some(*dialog);
                self.dialog_results(work)
            }
            Ok(Opened::Loading) => {
                self.awaits_data = true;
                Task::none()
            }
            Err(why) => {
                self.dialog = None;
                self.send(Input::DialogFailed(why))
            }
        }
    }

    /// The data that dialogs are made from.
    fn context(&self) -> Context<'_> {
        Context {
            presenter: &self.presenter,
            help: &self.help,
            scene: &self.scene,
            tip_thread: &self.tip_thread,
            languages: &self.languages,
            services: self.services(),
        }
    }

    /// The services for a dialog that opens now.
    fn services(&self) -> Services {
        Services {
            outbox: self.outbox.clone(),
            files: self.disk.data_files(),
            autosaving: self.disk.autosave_sender(),
            writing: self.disk.writing_sender(),
            reading: self.disk.reading_sender(),
            judging: self.disk.judging_sender(),
            scorecards: self.disk.scorecards(),
            judgements: self.disk.judgements(),
            opening: self.openings,
            system_dialog: Arc::clone(&self.system_dialog),
        }
    }

    /// Carries out an action of the open dialog.
    pub(super) fn perform_action(&mut self, action: Action<AnyMessage>) -> Task<Message> {
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

    /// Turns the results of the open dialog's background work into messages of the window.
    fn dialog_results(&self, task: Task<AnyMessage>) -> Task<Message> {
        let opening = self.openings;
        task.map(move |result| Message::DialogResult(opening, result))
    }

    /// Handles a result of a dialog's background work, unless the dialog has been closed.
    pub(super) fn take_dialog_result(&mut self, opening: u64, result: AnyMessage) -> Task<Message> {
        match &mut self.dialog {
            Some(open) if opening == self.openings => {
                let action = open.receive(result);
                self.perform_action(action)
            }
            _ => Task::none(),
        }
    }

    /// Opens the help; the claim timer of a local game stops meanwhile.
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
        let opened = self.send(Input::Help(true));
        Task::batch([task.map(Message::Help), opened])
    }

    /// Handles a file that was dropped onto the window or handed over by a second instance of the program.
    pub(super) fn file_received(&mut self, path: std::path::PathBuf) -> Task<Message> {
        self.send(Input::FileReceived(path))
    }

    /// Handles a reply of the open dialog.
    #[cfg(test)]
    pub(super) fn reply(&mut self, reply: crate::presenter::Reply) -> Task<Message> {
        self.send(Input::Replied(reply))
    }
}
