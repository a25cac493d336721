//! Simulates everything around the presenter: screen, threads, files, connections. A test decides when pending effects are answered.

mod seen;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::super::*;
use super::test_server::TestServer;
use crate::session::local::Question;
use crate::sound::Cue;
use coach::puzzle::PuzzleStore;
use engine::rules::RuleSet;
use engine::table::{Move, SeatView};
use protocol::ClientMessage;
use storage::save::{SaveError, SavedGame};
use storage::settings::Passwords;

/// The simulated surroundings of a presenter.
pub struct Harness {
    pub presenter: Presenter,
    pub now: Duration,
    /// The table as the screen has drawn it last.
    pub screen: SeatView,
    /// Pending questions to computer players.
    pub thinking: Vec<(RequestId, Vec<Question>)>,
    /// The pending request to QuickTip.
    pub advising: Option<(RequestId, Arc<Position>)>,
    /// Whether QuickTip answers only when the test calls `answer_advice`.
    pub slow_advice: bool,
    /// Whether files are written only when the test calls `finish_saving`.
    pub slow_disk: bool,
    /// The results of files being written, which the presenter has not received yet.
    pub(super) saving: Vec<Saved>,
    /// Files that the presenter has requested.
    pub reading: Vec<(RequestId, PathBuf)>,
    /// Passwords stored in the keyring.
    pub keyring: Option<Passwords>,
    /// Moves in puzzles that are waiting for a verdict.
    pub moves_to_judge: Vec<(RequestId, Box<SeatView>, Move)>,
    /// Discards about which computer players have been asked.
    pub asked: Vec<(RequestId, Box<AskedDiscard>)>,
    /// The store of puzzles.
    pub puzzles: PuzzleStore,
    /// Games recorded among the results of their deals.
    pub recorded_deals: Vec<SavedGame>,
    /// The current day, for the store of puzzles.
    pub day: i32,
    /// The game in the autosave.
    pub journal: Option<SavedGame>,
    /// Files that the presenter has asked to save, newest last.
    pub saved: Vec<SavedFile>,
    /// The texts of those files that are not games, newest last.
    pub texts: Vec<String>,
    /// Whether writing fails.
    pub disk_is_full: bool,
    /// The source of seeds for network tables; `None` if no table can be opened or reached.
    pub server_seeds: Option<ChaCha8Rng>,
    /// The network table to which the presenter connects.
    pub server: Option<TestServer>,
    /// Messages sent while there is no network table.
    pub sent: Vec<(RequestId, ClientMessage)>,
    /// The connections that the presenter has requested and not closed.
    pub connections: Vec<RequestId>,
    /// The connections that the presenter has closed.
    pub closed_connections: Vec<RequestId>,
    /// The number of refusals so far.
    pub refusals: usize,
    /// What the screen reader was given to speak, and when.
    pub announced: Vec<(Duration, Speech)>,
    /// What was read aloud.
    pub read_aloud: Vec<String>,
    /// How often a tile was selected for the player.
    pub preselected: usize,
    /// The number of ticks before the time to claim ran out.
    pub ticks: usize,
    /// The finished hands that the presenter wants to have rated.
    pub rated: Vec<RatingJob>,
    /// Texts copied to the clipboard.
    pub copied: Vec<String>,
    /// The languages that were to be read.
    pub languages: Vec<String>,
    /// The event log.
    pub logged: Vec<LogLine>,
    /// Whether the presenter has asked to end the program.
    pub has_quit: bool,
    /// Whether the presenter has asked to minimise the window.
    pub is_minimised: bool,
}

/// An instant at which no tile is moving.
const STILL: Input = Input::Time {
    tiles_moving: false,
};

/// The purpose and place of a file to be saved.
pub type SavedFile = (Purpose, Place);

/// Preferences of a player who has been welcomed, without animation, against beginners, and without offers of stronger opponents.
pub fn settings() -> Settings {
    let mut settings = Settings {
        welcomed: true,
        levels: [players::Level::Beginner; 3],
        ..Settings::default()
    };
    settings.motion.movements = false;
    settings.level_offers.wanted = false;
    settings
}

/// What the presenter starts with: a new game, and nothing else.
pub fn initial_state(settings: Settings, rules: RuleSet, seed: u64) -> InitialState {
    let game = new_game(&settings, Arc::new(rules), seed);
    InitialState {
        settings,
        game,
        resumed: false,
        shows_start_screen: false,
        troubles: Vec::new(),
        messages: Vec::new(),
        demo: None,
        may_autosave: true,
        always_enabled: Vec::new(),
        has_sound: true,
        seed,
    }
}

impl Harness {
    /// A new game under the Bloem rules.
    pub fn new(seed: u64) -> Self {
        Self::with(initial_state(settings(), RuleSet::bloem(), seed))
    }

    pub fn with(initial_state: InitialState) -> Self {
        let screen = initial_state.game.view().clone();
        let (presenter, effects) = Presenter::new(initial_state);
        let mut harness = Self {
            presenter,
            now: Duration::ZERO,
            screen,
            thinking: Vec::new(),
            advising: None,
            slow_advice: false,
            slow_disk: false,
            saving: Vec::new(),
            reading: Vec::new(),
            keyring: None,
            moves_to_judge: Vec::new(),
            asked: Vec::new(),
            puzzles: PuzzleStore::default(),
            recorded_deals: Vec::new(),
            day: 1,
            journal: None,
            saved: Vec::new(),
            texts: Vec::new(),
            disk_is_full: false,
            server_seeds: None,
            server: None,
            sent: Vec::new(),
            connections: Vec::new(),
            closed_connections: Vec::new(),
            refusals: 0,
            announced: Vec::new(),
            read_aloud: Vec::new(),
            preselected: 0,
            ticks: 0,
            rated: Vec::new(),
            copied: Vec::new(),
            languages: Vec::new(),
            logged: Vec::new(),
            has_quit: false,
            is_minimised: false,
        };
        harness.perform(effects);
        harness
    }

    /// Sends an input to the presenter and carries out its effects. Those that take time are only queued.
    pub fn send(&mut self, input: Input) {
        let effects = self.presenter.handle(input, self.now);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::ResetTable | Effect::SkipAnimation => {
                    self.screen.clone_from(self.presenter.shown());
                }
                Effect::Think(request_id, questions, _) => {
                    self.thinking.push((request_id, questions))
                }
                Effect::Advise(request_id, position) => {
                    self.advising = Some((request_id, position));
                    if !self.slow_advice {
                        self.answer_advice();
                    }
                }
                Effect::RecordHand(hand) => self.rated.extend(hand.rating_job),
                Effect::DrawPuzzles(request_id, rules, filter) => {
                    self.draw_puzzles(request_id, rules, filter)
                }
                Effect::JudgeMove(request_id, view, choice) => {
                    self.moves_to_judge.push((request_id, view, choice))
                }
                Effect::FindMotive(request_id, asked) => self.asked.push((request_id, asked)),
                Effect::RecordPuzzle(id, solved) => {
                    self.puzzles.record_result(id, solved, self.day)
                }
                Effect::Sound(Cue::Refusal) => self.refusals += 1,
                Effect::Sound(Cue::Tick) => self.ticks += 1,
                Effect::Journal(change) => self.write_journal(change),
                Effect::Save(job) => self.save(job),
                Effect::ReadFile(request_id, path) => self.reading.push((request_id, path)),
                Effect::StorePasswords(passwords) => self.keyring = Some(passwords),
                Effect::ReadPasswords(_) => {
                    let known = self.keyring.clone().unwrap_or_default();
                    self.send(Input::PasswordsRead(known));
                }
                Effect::OpenHostedTable(settings, _) => self.open_table(&settings.host),
                Effect::Connect(connection, ..) => self.connect(connection),
                Effect::Send(connection, message) => match &mut self.server {
                    Some(server) => server.receive(connection, &message),
                    None => self.sent.push((connection, message)),
                },
                Effect::Disconnect(connection) => {
                    self.connections.retain(|other| *other != connection);
                    self.closed_connections.push(connection);
                    if let Some(server) = &mut self.server {
                        server.close(connection);
                    }
                }
                Effect::CloseHostedTable => self.server = None,
                Effect::Help(_) => self.send(Input::Help(true)),
                Effect::CopyText(text) => self.copied.push(text),
                Effect::ChangeLanguage(language) => self.languages.push(language),
                Effect::Quit => self.has_quit = true,
                Effect::Log(line) => self.logged.push(line),
                Effect::Announce(speech) => self.announced.push((self.now, speech)),
                Effect::ReadAloud(speech) => self.read_aloud.push(speech.words),
                Effect::Preselect(_) => self.preselected += 1,
                Effect::RecordDeal(game) => self.recorded_deals.push(*game),
                Effect::PlayReviewersLine(_) => self.send(Input::DealRecorded(Ok(()))),
                Effect::SelectAdvised
                | Effect::RefreshDialog
                | Effect::Notify(_)
                | Effect::ForgetHand(_)
                | Effect::ClearStatistics
                | Effect::Sound(_)
                | Effect::Voice { .. }
                | Effect::SaveSettings
                | Effect::ApplySettings
                | Effect::PreviewAnimation(_)
                | Effect::OpenExternally(_)
                | Effect::TakePicture(_)
                | Effect::SavePrintable(_)
                | Effect::ToggleFullScreen => {}
                Effect::LeaveFullScreen { minimises } => self.is_minimised |= minimises,
            }
        }
    }

    fn write_journal(&mut self, change: JournalChange) {
        let is_close = matches!(change, JournalChange::Close);
        let result = match (change, self.disk_is_full) {
            (JournalChange::Remove, _) => return self.journal = None,
            (_, true) => Err("The disk is full.".to_owned()),
            (JournalChange::Close, false) => Ok(()),
            (JournalChange::Begin(game), false) => {
                self.journal = Some(*game);
                Ok(())
            }
            (JournalChange::Append(entry), false) => {
                let journal = self.journal.as_mut();
                return journal.map_or((), |game| game.apply(entry));
            }
        };
        self.send(match is_close {
            true => Input::AutosaveClosed(result),
            false => Input::Autosave(result),
        });
    }

    fn save(&mut self, job: SaveJob) {
        let path = match &job.place {
            Place::File(path) | Place::Beside(path) => path.clone(),
            Place::Games(name) => PathBuf::from("games").join(name),
            Place::Documents(name) => PathBuf::from("documents").join(name),
        };
        let result = match self.disk_is_full {
            true => {
                let full = std::io::Error::other("the disk is full");
                Err(SaveError::Unwritable(path.display().to_string(), full))
            }
            false => Ok(path),
        };
        if let Content::Text(text) = &job.content {
            self.texts.push(text.clone());
        }
        self.saved.push((job.purpose, job.place));
        let purpose = job.purpose;
        self.saving.push(Saved { purpose, result });
        if !self.slow_disk {
            self.finish_saving();
        }
    }

    /// Shows up to this many events; then no tile is moving.
    pub fn show_some(&mut self, events: usize) {
        for _ in 0..events {
            let Some((event, _)) = self.presenter.show_next(|_| true) else {
                break;
            };
            self.screen.apply(&event);
        }
        self.send(STILL);
    }

    /// Lets time pass.
    pub fn pass_time(&mut self, time: Duration) {
        self.now += time;
        if let Some(server) = &mut self.server {
            server.pass_time(self.now);
        }
        self.send(STILL);
    }

    /// Shows, delivers and answers everything until nothing happens without time passing.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let showing = self.presenter.is_animating();
            if showing {
                self.show_some(usize::MAX);
            }
            let delivered = self.deliver(usize::MAX);
            if !self.answer_requests() && !showing && !delivered {
                return;
            }
        }
        panic!("the presenter never settles: {:?}", self.presenter.phase());
    }

    pub fn run_command(&mut self, command: Command) {
        self.send(Input::Command(command, Origin::Key));
    }

    pub fn reply(&mut self, reply: Reply) {
        self.send(Input::Replied(reply));
    }
}
