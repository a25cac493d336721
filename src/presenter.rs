//! The presenter: the behaviour of the window except painting and what happens inside a dialog, as a state machine without I/O. Inputs go in,
//! effects come out.

mod accessibility;
mod commands;
mod dialogs;
mod effect;
mod files;
mod input;
mod playing;
mod request_id;
mod showing;
mod tables;
mod teaching;
#[cfg(test)]
mod tests;
mod text;
mod work;

use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use engine::table::{ReadyFor, SeatView};
use engine::tiles::{BySeat, Seat};
use players::HandDistance;
use storage::settings::Settings;

pub use accessibility::announcements::{Speech, Urgency};
pub use accessibility::description::{
    Choice, ChoicesDescription, Entry, OwnTile, PlayerDescription, TableDescription,
};
pub use accessibility::entry_id::EntryId;
pub use commands::command::{Change, Command, Spoken, Step};
pub use commands::command_states::{Availability, CommandStates};
pub use commands::command_table::CommandRow;
pub use commands::toggle::Toggle;
pub use dialogs::dialog_event::DialogEvent;
pub use dialogs::dialog_kind::DialogKind;
pub use dialogs::menu_dialog::MenuDialog;
pub use dialogs::prompts::{KongPrompt, Modal, Prompt, Trouble};
pub use dialogs::reply::{Experience, Reply, SheetFormat};
pub use dialogs::settings_page::SettingsPage;
pub use effect::{Effect, HelpPage, JournalChange};
pub use files::save_job::{Content, OpenedFile, Place, Purpose, SaveJob, Saved};
pub use input::{Input, LessonButton, Origin, TableAddresses, Target};
pub use playing::phase::{Pause, Phase};
pub use playing::play_points::{HandPoints, Point};
pub use playing::{
    claim_timer::TimeLeft, network_play::network_settings, reactions::Reaction, win::Win,
};
pub use request_id::RequestId;
pub use showing::demo::{DemoInput, DemoOptions, game as demo_game};
pub use tables::game_setup::{new_game, preferred_names, titles};
pub use tables::hotseat::{Hotseat, Seating};
pub use tables::network_guest::LobbyContent;
pub use tables::network_table::NetworkTable;
pub use tables::{
    lesson_table::LessonProgress, local_table::LocalTable, table_session::TableSession,
};
pub use teaching::adviser::{Position, Tip};
pub use teaching::{
    asked_discard::AskedDiscard, finished_hand::FinishedHand, lost_hand::LostHand,
    rating_job::RatingJob, review_mode::Reviewed,
};
pub use text::{log_line::LogLine, notices::Notices, phrases, tile_words};
pub use work::{Fault, Work};

use accessibility::announcements::Announcements;
use dialogs::prompts::Prompts;
use files::autosave_state::AutosaveState;
use files::departure::Departure;
use files::reading::ReadFor;
use playing::reactions::TimesSpoken;
use playing::shown_view::ShownView;
use request_id::RequestIds;
use showing::demo::Demo;
use tables::table_session::Tables;
use teaching::adviser::Adviser;
use teaching::asking::PendingQuestion;
use teaching::puzzle_mode::PuzzleMode;
use teaching::review_mode::ReviewMode;
use text::lost_claim::LostClaim;

/// The presenter of the window: a state machine that takes inputs and returns effects.
#[derive(Debug)]
pub struct Presenter {
    settings: Settings,
    tables: Tables,
    /// The game as far as it has been shown.
    shown: ShownView,
    phase: Phase,
    pause: Option<Pause>,
    prompts: Prompts,
    /// Whether the help is open. It covers everything, so play waits.
    is_help_open: bool,
    /// The discard or Kong to which Undo has returned, which waits without limit for a new decision: the number of its deal, and its serial
    /// number in it.
    reconsidered: Option<(u32, u32)>,
    /// What the player or the demo has asked to start, by Start!, Next Hand! or a press. It starts once it is due.
    ready_when_due: Option<ReadyFor>,
    request_ids: RequestIds,
    /// The number of redirects by servers since the last successful login.
    redirects: u32,
    notices: Notices,
    announcements: Announcements,
    /// The player's last claim, and whether it was denied.
    lost_claim: LostClaim,
    /// How many missed claims have been reported, apart from those that would have won or that QuickTip had advised.
    missed_claims_reported: u8,
    adviser: Adviser,
    /// How far the player's hand is from Mah Jongg; `None` if that is not shown.
    hand_distance: Option<HandDistance>,
    /// The discard about which a computer player has been asked.
    asked: Option<PendingQuestion>,
    review: Option<ReviewMode>,
    puzzles: Option<PuzzleMode>,
    demo: Option<Demo>,
    /// How often the characters have spoken of wins.
    times_spoken: TimesSpoken,
    departure: Departure,
    /// The request for a file that has not been read yet, and why it is read.
    reading: Option<(RequestId, ReadFor)>,
    autosave: AutosaveState,
    /// Commands that are available whatever the state of the game.
    always_enabled: Vec<Command>,
    /// Whether a sound device is available.
    has_sound: bool,
    /// The availability of every command.
    commands: CommandStates,
    /// The random source for the seeds of new games.
    rng: ChaCha8Rng,
    /// The origin of the input that is being handled.
    origin: Origin,
    /// The device that the player used last: mouse or keyboard.
    last_device: Origin,
    now: Duration,
    effects: Vec<Effect>,
}

/// What the presenter starts with.
#[derive(Debug)]
pub struct InitialState {
    /// The preferences.
    pub settings: Settings,
    /// The game on the table.
    pub game: LocalTable,
    /// Whether the game was resumed or opened from a file. Then it is paused until the player continues.
    pub resumed: bool,
    /// Whether the start screen is shown first.
    pub shows_start_screen: bool,
    /// Failures during startup, which are shown in dialogs.
    pub troubles: Vec<String>,
    /// Messages about the startup, for the status bar.
    pub messages: Vec<String>,
    /// The options of the demo, if `game` is one.
    pub demo: Option<DemoOptions>,
    /// Whether this window may write the autosave.
    pub may_autosave: bool,
    /// Commands that are available whatever the state of the game, by a switch of the command line.
    pub always_enabled: Vec<Command>,
    /// Whether a sound device is available.
    pub has_sound: bool,
    /// The seed of all further random numbers.
    pub seed: u64,
}

impl Presenter {
    /// Creates the presenter, and returns its first effects.
    pub fn new(initial_state: InitialState) -> (Self, Vec<Effect>) {
        let view = initial_state.game.view().clone();
        let mut presenter = Self {
            shown: ShownView::new(view),
            tables: Tables::new(initial_state.game),
            phase: Phase::default(),
            pause: None,
            prompts: Prompts::default(),
            is_help_open: false,
            reconsidered: None,
            ready_when_due: None,
            request_ids: RequestIds::default(),
            redirects: 0,
            notices: Notices::default(),
            announcements: Announcements::default(),
            lost_claim: LostClaim::default(),
            missed_claims_reported: 0,
            adviser: Adviser::default(),
            hand_distance: None,
            asked: None,
            review: None,
            puzzles: None,
            demo: initial_state.demo.map(Demo::new),
            times_spoken: TimesSpoken::default(),
            departure: Departure::default(),
            reading: None,
            autosave: AutosaveState::new(initial_state.may_autosave),
            always_enabled: initial_state.always_enabled,
            has_sound: initial_state.has_sound,
            commands: CommandStates::default(),
            rng: ChaCha8Rng::seed_from_u64(initial_state.seed),
            origin: Origin::Automatic,
            last_device: Origin::Mouse,
            now: Duration::ZERO,
            effects: Vec::new(),
            settings: initial_state.settings,
        };
        presenter.log_game();
        presenter.begin_autosave();
        presenter.move_passwords_to_keyring();
        for sentence in initial_state.messages {
            presenter.say(sentence);
        }
        for trouble in initial_state.troubles {
            presenter.report_trouble(Trouble::with_file(trouble));
        }
        if !presenter.settings.welcomed && presenter.demo.is_none() {
            presenter.ask_person(Prompt::Welcome);
        } else if initial_state.shows_start_screen {
            presenter.open_start_screen();
        }
        presenter.phase = presenter.phase_of_view();
        if initial_state.resumed {
            presenter.log_earlier_events();
            presenter.pause_until_player();
        }
        presenter.play_on();
        presenter.refresh_derived_state();
        presenter.announce_due();
        let effects = std::mem::take(&mut presenter.effects);
        (presenter, effects)
    }

    /// Handles an input. `now` is the time since the program started; it never decreases.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        self.now = self.now.max(now);
        self.origin = Origin::Automatic;
        let is_passive = matches!(
            input,
            Input::Time { .. } | Input::PointedAt(_) | Input::Window(_)
        );
        let was_moving = self.shown.is_moving();
        self.dispatch(input);
        self.leave_replaced_puzzles();
        self.play_on();
        // These inputs change no availability unless they caused something.
        if !is_passive || !self.effects.is_empty() || was_moving != self.shown.is_moving() {
            self.refresh_derived_state();
        }
        self.announce_due();
        std::mem::take(&mut self.effects)
    }

    fn dispatch(&mut self, input: Input) {
        match input {
            Input::Time { tiles_moving } => {
                self.shown.set_tiles_moving(tiles_moving);
                self.advance_demo();
            }
            Input::DemoInput(input) => self.demo_input(input),
            Input::PointedAt(words) => self.notices.set_hint(words),
            Input::ScreenReader(attached) => self.screen_reader_attached(attached),
            Input::MovesComputed(request_id, answers) => self.moves_computed(request_id, answers),
            Input::Advised(request_id, tip) => self.advised(request_id, tip.map(|tip| *tip)),
            Input::PuzzlesDrawn(request_id, drawn) => self.puzzles_drawn(request_id, drawn),
            Input::DealRecorded(result) => self.deal_recorded(result),
            Input::MoveJudged(request_id, verdict) => self.move_judged(request_id, verdict),
            Input::MotiveFound(request_id, motive) => {
                self.motive_found(request_id, motive.as_deref());
            }
            Input::ClientEvent(connection, event) => self.client_event(connection, event),
            Input::RoomEvent(event) => self.room_event(&event),
            Input::PasswordsRead(passwords) => self.passwords_read(&passwords),
            Input::HostedTableOpened(opened) => self.hosted_table_opened(opened),
            Input::Join(settings, debug) => self.join_at_start(*settings, debug),
            Input::FileRead(request_id, path, read) => self.file_read(request_id, path, *read),
            Input::FileSaved(saved) => self.file_saved(saved),
            Input::Autosave(result) => self.autosave_answered(result),
            Input::AutosaveClosed(result) => self.autosave_closed(result),
            Input::Sound(available) => self.has_sound = available,
            Input::LanguageChanged => self.language_changed(),
            Input::Window(place) => self.settings.window = place,
            Input::Trouble(words) => self.report_trouble(Trouble::with_file(words)),
            Input::Fault(fault) => self.worker_panicked(&fault),
            Input::DialogFailed(why) => {
                self.prompts.close();
                self.refuse(why);
            }
            Input::Help(is_open) => self.is_help_open = is_open,
            // Nobody plays in the demo.
            Input::Command(..)
            | Input::Choose(_)
            | Input::Pressed(_)
            | Input::Replied(_)
            | Input::Lesson(_)
            | Input::FileReceived(_)
                if self.demo.is_some() => {}
            Input::Command(command, origin) => {
                self.act(origin, |presenter| presenter.run_command(command))
            }
            Input::AdviceViewed => self.act(Origin::Key, |_| ()),
            Input::Choose(tile) => self.act(Origin::Key, |presenter| presenter.choose(tile)),
            Input::Pressed(target) => self.act(Origin::Mouse, |presenter| presenter.press(target)),
            Input::Replied(reply) => self.act(self.last_device, |presenter| presenter.reply(reply)),
            Input::Lesson(button) => {
                self.act(Origin::Mouse, |presenter| presenter.lesson_button(button))
            }
            Input::FileReceived(path) => self.file_received(path),
        }
    }

    /// Handles an action of the player, which ends the display of an earlier refusal.
    fn act(&mut self, origin: Origin, act: impl FnOnce(&mut Self)) {
        (self.origin, self.last_device) = (origin, origin);
        self.notices.drop_refusal();
        act(self);
    }

    /// Continues the game as far as it goes without the player.
    fn play_on(&mut self) {
        self.advance();
        self.send_unsent();
        self.append_to_autosave();
    }

    /// The current preferences.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The table on the screen.
    pub fn table(&self) -> &TableSession {
        &self.tables.current
    }

    /// The local game, on the screen or waiting behind a lesson or network table.
    pub fn home(&self) -> Option<&LocalTable> {
        self.tables.home()
    }

    /// The table as the player knows it. What `shown` returns may lag behind.
    pub fn view(&self) -> &SeatView {
        self.tables.current.view()
    }

    /// The seat at the bottom of the screen.
    pub fn viewer(&self) -> Seat {
        self.tables.current.viewer()
    }

    /// The names of the players.
    pub fn names(&self) -> BySeat<String> {
        self.tables.current.names()
    }

    /// The phase of the game.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Why play is paused; `None` if it is not. Dialogs stop play without a pause.
    pub fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// The prompt or dialog that is open over the table.
    pub fn modal(&self) -> Option<&Modal> {
        self.prompts.modal()
    }

    /// The messages to the player.
    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    /// The availability of every command.
    pub fn commands(&self) -> &CommandStates {
        &self.commands
    }

    /// The serial numbers of the discards of this hand that had just been drawn; empty at a network table.
    pub fn drawn_discards(&self) -> &[u32] {
        let local = self.tables.current.local();
        local.map_or(&[], |local| local.decision_log().drawn_discards())
    }

    /// Whether the inputs of the local game are being written to the autosave.
    pub fn is_autosaving(&self) -> bool {
        self.autosave.is_autosaving()
    }

    /// Whether the demo is running.
    pub fn is_demo(&self) -> bool {
        self.demo.is_some()
    }
}
