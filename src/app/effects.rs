//! Doing what the presenter wants done outside: every effect has its line here.

use iced::{Task, window};

use super::dialog::{Dialog, Files, Open};
use super::elsewhere;
use super::scene::Scene;
use super::{App, Message, boxes, printing, storage, system_box};
use crate::computer::judge;
use crate::presenter::{
    Content, Effect, HelpPage, JournalOrder, ListOrder, LogLine, Place, Purpose, Reply, SaveJob,
    Stimulus, Ticket,
};
use crate::review::Effort;
use crate::save;
use crate::settings::Passwords;

impl App {
    /// Does what is to be done, in order.
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
            Effect::Lay(view) => {
                self.scene.lay(*view, self.presenter.settings());
                // The step of a review that is shown has other controls than the one before.
                if let Some(open) = &mut self.dialog {
                    open.refocus();
                }
            }
            Effect::Turn(view) => self.scene.turn(*view),
            Effect::Hurry => self.scene.hurry(),
            Effect::Preselect(tile) => self.scene.preselect(tile),
            Effect::SelectAdvised => self.scene.select_advised(),
            Effect::Reopen => return self.reopen(),
            Effect::Help(page) => return self.open_help(page),
            Effect::Think(ticket, questions, pause) => {
                return elsewhere::thinking(questions, pause)
                    .map(move |answers| Message::Thought(ticket, answers));
            }
            Effect::Judge(ticket, seat, hand) => {
                let judge = move || Box::new(hand.review(Effort::REVIEW));
                let judged = async move { tokio::task::spawn_blocking(judge).await.ok() };
                return Task::future(judged)
                    .and_then(move |review| Task::done(Message::Judged(ticket, seat, review)));
            }
            Effect::ReviewFrom(seat, hands) => {
                if let Some(Open::ReviewBox(open)) = self.dialog.as_mut().map(Dialog::screen_mut) {
                    open.sit(seat, hands);
                }
            }
            Effect::Reviewed(seat, review) => {
                if let Some(Open::ReviewBox(open)) = self.dialog.as_mut().map(Dialog::screen_mut) {
                    open.take(seat, *review);
                }
            }
            Effect::ReviewNext => return self.judge_next(),
            Effect::TurnScores(page) => {
                if let Some(Open::Scores(open)) = self.dialog.as_mut().map(Dialog::screen_mut) {
                    open.turn(page);
                }
            }
            Effect::NoteHand(game, view, seat) => {
                let names = self.presenter.names();
                return self
                    .storage
                    .note_hand(game, view, seat, names)
                    .map(Message::Answered);
            }
            Effect::Rate(hand) => return self.storage.rate(hand).map(Message::Answered),
            Effect::DrawPuzzles(ticket, rules, wish) => {
                let draw = self.storage.draw_puzzles(rules, wish);
                return answered(move |answers| {
                    answers.give(Stimulus::PuzzlesDrawn(ticket, draw()));
                });
            }
            Effect::Weigh(ticket, view, choice) => {
                return answered(move |answers| {
                    let verdict = judge(&view, choice, Effort::PUZZLE).map(Box::new);
                    answers.give(Stimulus::Weighed(ticket, verdict));
                });
            }
            Effect::NotePuzzle(id, solved) => {
                let noted = self.storage.note_puzzle(id, solved);
                return noted.map(Message::Answered);
            }
            Effect::KeepDeal(game) => {
                let kept = self.storage.keep_deal(game.clone());
                let judged = self.storage.judge_deal(game, false);
                return kept.chain(judged).map(Message::Answered);
            }
            Effect::PlayLine(game) => {
                return self.storage.judge_deal(game, true).map(Message::Answered);
            }
            Effect::DealsChanged => {
                if let Some(Open::DealsBox(open)) = self.dialog.as_mut().map(Dialog::screen_mut)
                    && let Ok(attempts) = self.storage.attempts()
                {
                    open.take(attempts);
                }
            }
            Effect::ForgetStatistics => {
                let forgotten = self.storage.forget_statistics();
                return self.told_trouble(forgotten);
            }
            Effect::Sound(cue) => self.sounds.play(cue),
            Effect::Voice { place, voice, call } => self.sounds.speak(place, voice, call),
            Effect::ReadAloud(sentence) => self.sounds.read(&sentence),
            Effect::Log(line) => {
                self.event_log.line(&line);
                if let LogLine::Request(..) = line {
                    self.log_places();
                }
            }
            Effect::Journal(order) => return self.keep_journal(order),
            // Whoever is playing does not wait for this one.
            Effect::Save(job) if job.purpose == Purpose::Finished => {
                return self.storage.keep(job).map(Message::Answered);
            }
            Effect::Save(job) => {
                let saved = self.storage.save(job);
                return self.send(Stimulus::FileSaved(saved));
            }
            Effect::TakePicture(name) => {
                let picture = window::oldest().and_then(window::screenshot);
                return picture.map(move |seen| Message::Pictured(name.clone(), seen));
            }
            Effect::SavePaper(paper) => {
                let rules = self.presenter.view().rules.clone();
                let set = Scene::tile_set(self.presenter.settings());
                let saved = self.storage.save(SaveJob {
                    place: Place::Games(paper.file_name().to_owned()),
                    content: Content::Text(printing::page(paper, self.help.text(), &rules, &set)),
                    purpose: Purpose::Paper,
                });
                return self.send(Stimulus::FileSaved(saved));
            }
            Effect::CopyText(text) => return iced::clipboard::write(text),
            Effect::ReadFile(ticket, path) => {
                return answered(move |answers| {
                    let read = Box::new(storage::read(&path));
                    answers.give(Stimulus::FileRead(ticket, path, read));
                });
            }
            Effect::List(ticket, order) => return self.list(ticket, &order),
            Effect::Listed(listing) => {
                if let Some(files) = self.open_files() {
                    let look = files.take(*listing);
                    return look.map_or_else(Task::none, |look| self.send(Stimulus::Replied(look)));
                }
            }
            Effect::LookAt(ticket, path) => {
                return answered(move |answers| {
                    if let Some(glimpse) = storage::glimpse(path) {
                        answers.give(Stimulus::LookedAt(ticket, glimpse));
                    }
                });
            }
            Effect::Glimpsed(glimpse) => {
                let settings = self.presenter.settings();
                let scene = &self.scene;
                let table = glimpse.table;
                let room = Files::room(*scene.metrics());
                let table =
                    table.map(|(view, names)| scene.miniature(&view, &names, settings, room));
                if let Some(files) = self.open_files() {
                    files.show(glimpse.path, table);
                }
            }
            Effect::Delete(path) => {
                let deleted = self.storage.delete(&path);
                return self.told_trouble(deleted);
            }
            Effect::AskSystem(ticket, question) => {
                let chose =
                    move |choice| elsewhere::Answer::of(Stimulus::SystemChose(ticket, choice));
                let choice = system_box::choose(question);
                return choice.map(chose).map(Message::Answered);
            }
            Effect::Rules(order) => self.order_rules(order),
            Effect::Try(ticket, rules) => return self.try_rules(ticket, rules),
            Effect::StopTrial => self.trial = None,
            Effect::Tried(trial) => self.show_trial(*trial),
            Effect::RulesArrived(written) => self.put_on_shelf(*written),
            Effect::Sheets(order) => return self.order_sheets(order),
            Effect::ScorecardKept(why_not) => self.scorecard_kept(why_not),
            Effect::SheetSaved(path) => self.sheet_saved(&path),
            Effect::KeepSettings => self.storage.keep_settings(self.presenter.settings()),
            Effect::SettingsChanged => {
                let settings = self.presenter.settings();
                self.sounds.set_settings(settings.sound.clone());
                let fitted = self.scene.fit(settings);
                self.log_places();
                return self.told_trouble(fitted.map_err(|error| error.to_string()));
            }
            Effect::TryFlight(motion) => self.scene.try_flight(&motion),
            Effect::Recall(server) => {
                return answered(move |answers| {
                    answers.give(Stimulus::Recalled(Passwords::recall(&server)));
                });
            }
            Effect::Keep(passwords) => return answered(move |_| passwords.keep()),
            Effect::Fill(passwords) => match self.dialog.as_mut().map(Dialog::screen_mut) {
                Some(Open::Join(open)) => open.fill(&passwords),
                Some(Open::Host(open)) => open.fill(&passwords),
                _ => {}
            },
            Effect::Connect(line, address, debug) => {
                let news = self.lines.connect(line, address, debug);
                return news.map(move |news| Message::News(line, news));
            }
            Effect::ListTables(address) => return self.list_tables(address),
            Effect::Send(line, message) => self.lines.say(line, message),
            Effect::Disconnect(line) => self.lines.hang_up(line),
            Effect::OpenTable(settings, saved) => {
                let games = self.storage.games();
                let opened = self.lines.open_table(&settings, saved.as_deref(), games);
                let (opened, notes) = match opened {
                    Ok((table, notes)) => (Ok(table), notes.map(Message::Noted)),
                    Err(why) => (Err(why), Task::none()),
                };
                return Task::batch([self.send(Stimulus::TableOpened(opened)), notes]);
            }
            Effect::CloseTable => self.lines.close_table(),
            Effect::ToggleFullScreen => return toggle_full_screen(),
            Effect::LeaveFullScreen { minimises } => return leave_full_screen(minimises),
            Effect::Quit => {
                self.storage.written()();
                return super::window::leave();
            }
        }
        Task::none()
    }

    /// Something outside may have gone wrong.
    fn told_trouble(&mut self, result: Result<(), String>) -> Task<Message> {
        match result {
            Ok(()) => Task::none(),
            Err(words) => self.send(Stimulus::Trouble(words)),
        }
    }

    fn keep_journal(&mut self, order: JournalOrder) -> Task<Message> {
        let begins = matches!(order, JournalOrder::Begin(_));
        let closes = matches!(order, JournalOrder::Close);
        match self.storage.keep_journal(order) {
            result if closes => self.send(Stimulus::AutosaveClosed(result)),
            Ok(()) if !begins => Task::none(),
            result => self.send(Stimulus::Autosave(result)),
        }
    }

    /// Puts up the box that lies over the table now, or takes it down.
    fn reopen(&mut self) -> Task<Message> {
        self.menu.close();
        self.trial = None;
        let Some(open) = self.presenter.open() else {
            self.dialog = None;
            return self.look_around();
        };
        match boxes::dialog(
            open,
            &self.presenter,
            &self.storage,
            &self.help,
            &self.scene,
        ) {
            Ok(dialog) => {
                self.dialog = Some(dialog);
                Task::batch([self.look_around(), self.fill_files()])
            }
            Err(why) => {
                self.dialog = None;
                self.send(Stimulus::BoxFailed(why))
            }
        }
    }

    /// The open box, if it is one of files.
    fn open_files(&mut self) -> Option<&mut Files> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(Open::Files(files)) => Some(files),
            _ => None,
        }
    }

    /// Has the folder listed that a box of files opens with, and asks once whether the system has such a box of its own.
    fn fill_files(&mut self) -> Task<Message> {
        let Some(files) = self.open_files() else {
            return Task::none();
        };
        let order = files.order();
        self.offer_system_box();
        let probe = match self.system_box {
            Some(_) => Task::none(),
            None => elsewhere::one(system_box::is_there).map(Message::SystemBox),
        };
        Task::batch([self.send(Stimulus::Replied(Reply::Browse(order))), probe])
    }

    /// Tells a box of files whether the system has one of its own.
    pub(super) fn offer_system_box(&mut self) {
        let is_there = self.system_box == Some(true);
        if let Some(files) = self.open_files() {
            files.offer_system_box(is_there);
        }
    }

    /// Lists a folder on a thread of its own; a list that is still being made is not wanted any more.
    fn list(&mut self, ticket: Ticket, order: &ListOrder) -> Task<Message> {
        let shelf = self.storage.shelf(order, self.presenter.settings());
        let written = self.storage.written();
        let work = answered(move |answers| {
            // A game that has just ended is listed with the others.
            written();
            save::list(&shelf, |listing| {
                answers.give(Stimulus::Listed(ticket, Box::new(listing)))
            });
        });
        let (work, handle) = work.abortable();
        self.listing = Some(handle.abort_on_drop());
        work
    }

    /// Has the hand judged that the open review wants next.
    fn judge_next(&mut self) -> Task<Message> {
        let Some(Open::ReviewBox(open)) = self.dialog.as_ref().map(Dialog::screen) else {
            return Task::none();
        };
        let wanted = open.wanted().cloned();
        let judge = wanted.and_then(|hand| self.presenter.judge(open.seat(), hand));
        judge.map_or_else(Task::none, |effect| self.carry_out(effect))
    }

    /// Opens the help; the clock of a discard stands still meanwhile.
    fn open_help(&mut self, page: HelpPage) -> Task<Message> {
        let rules = self.presenter.view().rules.clone();
        let task = match page {
            HelpPage::Search => self.help.open_search(&rules),
            HelpPage::Topic(topic) => self.help.open_at(topic, &rules),
            HelpPage::Rule(topic) => self.help.open_at(&topic, &rules),
            HelpPage::Here => {
                let table = &self.scene.table;
                let topic = super::help_context::topic_here(&self.presenter, table, &self.rested);
                self.help.open_at(topic, &rules)
            }
        };
        let held = self.send(Stimulus::Help(true));
        Task::batch([task.map(Message::Help), held])
    }

    /// A file was dropped on the window or handed in.
    pub(super) fn file_arrived(&mut self, path: std::path::PathBuf) -> Task<Message> {
        self.send(Stimulus::FileArrived(path))
    }

    /// An answer to what lies over the table, as its box gives it.
    #[cfg(test)]
    pub(super) fn reply(&mut self, reply: Reply) -> Task<Message> {
        self.send(Stimulus::Replied(reply))
    }
}

fn toggle_full_screen() -> Task<Message> {
    window::oldest().and_then(|id| {
        window::mode(id).then(move |mode| {
            let next = match mode {
                window::Mode::Fullscreen => window::Mode::Windowed,
                window::Mode::Windowed | window::Mode::Hidden => window::Mode::Fullscreen,
            };
            window::set_mode(id, next)
        })
    })
}

fn leave_full_screen(minimises: bool) -> Task<Message> {
    window::oldest().and_then(move |id| {
        window::mode(id).then(move |mode| match mode {
            window::Mode::Fullscreen => window::set_mode(id, window::Mode::Windowed),
            window::Mode::Windowed if minimises => window::minimize(id, true),
            window::Mode::Windowed => Task::done(super::window::Told::NothingToClose.into()),
            window::Mode::Hidden => Task::none(),
        })
    })
}

/// Has work done on a thread of its own; its answers are stimuli.
pub(super) fn answered(work: impl FnOnce(&elsewhere::Answers) + Send + 'static) -> Task<Message> {
    elsewhere::many(work).map(Message::Answered)
}
