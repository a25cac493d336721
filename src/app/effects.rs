//! Carries out the effects of the presenter.

use iced::{Task, window};

use super::background::{InputSender, OnceMessage};
use super::dialog::{AnyDialog, Dialog, Files};
use super::open_dialog::data::DialogData;
use super::{App, Message, disk, open_dialog, printing, system_dialog};
use crate::presenter::{
    Effect, HelpPage, Input, ListOrder, LogLine, Purpose, Reply, RequestId, Work,
};
use coach::review::Effort;
use engine::untrusted_text::sanitize_path;
use players::judge;
use storage::save::{self, SaveError};
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
            Effect::Judge(request_id, seat, hand) => {
                let failed = Input::NotJudged(request_id, seat, hand.number);
                let judgements = self.disk.judgements();
                return self.answered(Work::Judging, Some(failed), move |answers| {
                    let review = judgements.judge(|judgements| hand.review(judgements));
                    let review = Box::new(review);
                    answers.send(Input::Judged(request_id, seat, review));
                });
            }
            Effect::LoadReview(seat, hands) => {
                if let Some(open) = self.open_review() {
                    open.sit(seat, hands);
                }
            }
            Effect::AddReview(seat, review) => {
                if let Some(open) = self.open_review() {
                    open.take(seat, *review);
                }
            }
            Effect::ReviewFailed(seat, hand) => {
                if let Some(open) = self.open_review() {
                    open.go_without(seat, hand);
                }
            }
            Effect::JudgeNext => return self.judge_next(),
            Effect::ShowScoresPage(page) => {
                if let Some(AnyDialog::Scores(open)) = self.dialog.as_mut().map(Dialog::screen_mut)
                {
                    open.turn(page);
                }
            }
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
            Effect::RefreshDeals => self.refresh_deals(),
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
            Effect::List(request_id, order) => return self.list(request_id, &order),
            Effect::Listed(listing) => {
                if let Some(files) = self.open_files() {
                    let look = files.take(*listing);
                    return look.map_or_else(Task::none, |look| self.send(Input::Replied(look)));
                }
            }
            Effect::CheckName(request_id, typed) => {
                return self.answered(Work::Reading, None, move |answers| {
                    answers.send(Input::NameChecked(request_id, disk::check_name(&typed)));
                });
            }
            Effect::NameChecked(found) => return self.take_name(found),
            Effect::PreviewGame(request_id, path) => {
                return self.answered(Work::Reading, None, move |answers| {
                    if let Some(preview) = disk::preview_game(path) {
                        answers.send(Input::GamePreviewed(request_id, preview));
                    }
                });
            }
            Effect::ShowPreview(preview) => {
                let scene = &self.scene;
                let table = preview.table;
                let room = Files::room(*scene.metrics());
                let table = table.map(|(view, names)| scene.miniature(&view, &names, room));
                if let Some(files) = self.open_files() {
                    files.show(preview.path, table);
                }
            }
            Effect::Delete(path) => self.disk.delete(path),
            Effect::OpenSystemDialog(request_id, question) => {
                let chose = move |choice| OnceMessage::of(Input::SystemChose(request_id, choice));
                let choice = system_dialog::choose(question, self.outbox.clone());
                return choice.map(chose).map(Message::Answered);
            }
            Effect::Rules(order) => self.disk.order_rules(self.openings, order),
            Effect::StartTrial(request_id, rules) => return self.try_rules(request_id, rules),
            Effect::StopTrial => self.trial = None,
            Effect::ShowTrial(trial) => self.show_trial(*trial),
            Effect::ImportRules(written) => self.add_to_workshop(*written),
            Effect::Scorecards(order) => self.order_scorecards(order),
            Effect::ScorecardSaved(why_not) => self.scorecard_saved(why_not),
            Effect::ScoreSheetSaved(path) => self.sheet_saved(&path),
            Effect::SaveSettings => self.disk.save_settings(self.presenter.settings()),
            Effect::SettingsChanged => {
                let settings = self.presenter.settings();
                self.sounds.set_settings(settings.sound.clone());
                if let Some(asked) = self.scene.fit(settings) {
                    self.disk.read_tiles(asked, settings);
                }
                self.log_places();
            }
            Effect::PreviewTiles(asked, settings) => {
                self.disk.preview_tiles(self.openings, asked, settings);
            }
            Effect::PreviewAnimation(motion) => self.scene.try_flight(&motion),
            Effect::ReadPasswords(server) => {
                return self.answered(Work::Reading, None, move |answers| {
                    answers.send(Input::PasswordsRead(Passwords::recall(&server)));
                });
            }
            Effect::StorePasswords(passwords) => {
                return self.answered(Work::Writing, None, move |_| passwords.keep());
            }
            Effect::FillPasswords(passwords) => {
                match self.dialog.as_mut().map(Dialog::screen_mut) {
                    Some(AnyDialog::Join(open)) => open.fill(&passwords),
                    Some(AnyDialog::Host(open)) => open.fill(&passwords),
                    _ => {}
                }
            }
            Effect::Connect(line, address, debug) => {
                let news = self.connections.connect(line, address, debug);
                return news.map(move |news| Message::ClientEvent(line, news));
            }
            Effect::ListTables(address) => return self.list_tables(address),
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
        job: impl FnOnce(&InputSender) + Send + 'static,
    ) -> Task<Message> {
        let answers = self.outbox.run_stream(work, failed, job);
        answers.map(Message::Answered)
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
        self.trial = None;
        self.openings += 1;
        self.dialog = None;
        self.awaits_data = false;
        let Some(open) = self.presenter.open() else {
            return self.discover_tables();
        };
        let opening = self.openings;
        let (disk, tip_thread) = (&self.disk, &self.tip_thread);
        self.awaits_data = open_dialog::load(open, &self.presenter, disk, tip_thread, opening);
        match self.awaits_data {
            true => self.discover_tables(),
            false => self.show_dialog(None),
        }
    }

    /// Handles the data of a dialog, unless that has been closed.
    pub(super) fn dialog_loaded(
        &mut self,
        opening: u64,
        data: &OnceMessage<DialogData>,
    ) -> Task<Message> {
        let Some(data) = data.take().filter(|_| opening == self.openings) else {
            return Task::none();
        };
        if std::mem::take(&mut self.awaits_data) {
            return self.show_dialog(Some(data));
        }
        match (data, self.dialog.as_mut().map(Dialog::screen_mut)) {
            (DialogData::Ordered(done, library), Some(AnyDialog::Workshop(open))) => {
                open.finish_order(done, library)
            }
            (DialogData::Attempts(Ok(attempts)), Some(AnyDialog::CompareDealsDialog(open))) => {
                open.take(attempts)
            }
            (DialogData::Tiles(asked, preview), Some(AnyDialog::TileSets(open))) => {
                open.take(asked, preview)
            }
            _ => {}
        }
        Task::none()
    }

    /// Refreshes the dialog that compares results of deals.
    pub(super) fn refresh_deals(&self) {
        let opening = self.openings;
        let disk = &self.disk;
        disk.load(opening, |files| DialogData::Attempts(files.attempts()));
    }

    fn show_dialog(&mut self, data: Option<DialogData>) -> Task<Message> {
        let Some(open) = self.presenter.open() else {
            return Task::none();
        };
        let (disk, help) = (&self.disk, &self.help);
        match open_dialog::dialog(open, &self.presenter, data, disk, help, &self.scene) {
            Ok(dialog) => {
                self.dialog = Some(dialog);
                Task::batch([self.discover_tables(), self.load_files()])
            }
            Err(why) => {
                self.dialog = None;
                self.send(Input::DialogFailed(why))
            }
        }
    }

    /// Lists the first folder of a file chooser, and checks once whether the system has a file dialog.
    pub(super) fn load_files(&mut self) -> Task<Message> {
        let Some(files) = self.open_files() else {
            return Task::none();
        };
        let order = files.order();
        self.offer_system_dialog();
        let probe = match self.system_dialog {
            Some(_) => Task::none(),
            None => {
                let probe = self
                    .outbox
                    .run(Work::Reading, false, system_dialog::is_available);
                probe.map(Message::SystemDialog)
            }
        };
        Task::batch([self.send(Input::Replied(Reply::Browse(order))), probe])
    }

    /// Tells the file chooser whether the system has a file dialog.
    pub(super) fn offer_system_dialog(&mut self) {
        let is_available = self.system_dialog == Some(true);
        if let Some(files) = self.open_files() {
            files.offer_system_dialog(is_available);
        }
    }

    /// Lists a folder on a new thread, and cancels a running listing.
    fn list(&mut self, request_id: RequestId, order: &ListOrder) -> Task<Message> {
        let source = self.disk.listing_source(order, self.presenter.settings());
        let flush = self.disk.flush();
        let work = self.answered(Work::Reading, None, move |answers| {
            // A game that has just ended is listed with the others.
            flush();
            save::list(&source(), |listing| {
                answers.send(Input::Listed(request_id, Box::new(listing)))
            });
        });
        let (work, handle) = work.abortable();
        self.listing = Some(handle.abort_on_drop());
        work
    }

    /// Judges the next hand that the open review needs.
    fn judge_next(&mut self) -> Task<Message> {
        let Some(AnyDialog::ReviewDialog(open)) = self.dialog.as_ref().map(Dialog::screen) else {
            return Task::none();
        };
        let wanted = open.wanted().cloned();
        let judge = wanted.and_then(|hand| self.presenter.judge(open.seat(), hand));
        judge.map_or_else(Task::none, |effect| self.carry_out(effect))
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
    pub(super) fn reply(&mut self, reply: Reply) -> Task<Message> {
        self.send(Input::Replied(reply))
    }
}
