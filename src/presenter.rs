//! The presenter: everything a person lives through at this screen, short of pixels, as a plain state machine without
//! screen, threads, clocks and files. An input goes in, effects come out. Floor 6.

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

pub use commands::command::{Change, Command, Step};
pub use commands::command_states::{Availability, CommandStates};
pub use commands::command_table::CommandRow;
pub use commands::toggle::Toggle;
pub use dialogs::dialog_kind::DialogKind;
pub use dialogs::prompts::{KongPrompt, Open, Prompt, Trouble};
pub use dialogs::reply::{Experience, Reply, SheetFormat};
pub use effect::{Effect, HelpPage, JournalOrder};
pub use files::file_orders::{
    FileKind, GamePreview, ListOrder, ListedScorecard, NameFound, RuleOrder, RulesDone,
    ScorecardOrder, SystemChoice, SystemDialog, TypedName,
};
pub use files::save_job::{Content, OpenedFile, Place, Purpose, SaveJob, Saved};
pub use input::{Input, LessonButton, OpenTable, Origin, Target};
pub use playing::phase::{Pause, Phase};
pub use playing::play_points::{HandPoints, Point};
pub use playing::{claim_timer::TimeLeft, network_play::network_settings, special_win::SpecialWin};
pub use request_id::RequestId;
pub use showing::demo::{Show, Touch, game as demo_game};
pub use tables::game_setup::{new_game, preferred_names, titles};
pub use tables::hotseat::{Hotseat, Seating};
pub use tables::network_guest::{LobbyNews, sentence};
pub use tables::network_table::NetworkTable;
pub use tables::{lesson_table::Lecture, local_table::LocalTable, table_session::TableSession};
pub use teaching::adviser::{Position, Tip};
pub use teaching::{finished_hand::FinishedHand, rating_job::RatingJob, review_mode::Reviewed};
pub use text::{log_line::LogLine, notices::Notices, phrases, tile_words};
pub use work::{Fault, Work};

use dialogs::prompts::Prompts;
use files::autosave_state::AutosaveState;
use files::departure::Departure;
use files::file_orders::Browsing;
use playing::shown_view::ShownView;
use request_id::RequestIds;
use showing::demo::Demo;
use tables::table_session::Tables;
use teaching::adviser::Adviser;
use teaching::puzzle_mode::PuzzleMode;
use teaching::review_mode::ReviewMode;
use text::lost_claim::LostClaim;

/// The presenter of the window: a state machine that takes inputs and returns effects.
#[derive(Debug)]
pub struct Presenter {
    settings: Settings,
    tables: Tables,
    /// As far as the table has been shown.
    shown: ShownView,
    phase: Phase,
    pause: Option<Pause>,
    prompts: Prompts,
    /// The help lies over everything.
    help_open: bool,
    /// The discard at which Undo has stopped, by deal and number: it waits for a new decision without limit.
    reconsidered: Option<(u32, u32)>,
    /// What the person is ready for as soon as it is due: Start!, Next Hand!
    ready_when_due: Option<ReadyFor>,
    request_ids: RequestIds,
    /// How often servers have sent us on since one let us sit down.
    redirects: u32,
    notices: Notices,
    /// What has become of the person's last claim.
    lost_claim: LostClaim,
    /// So many claims were missed since the start.
    missed_claims: u8,
    adviser: Adviser,
    /// How far the person's hand is from Mah Jongg, if that is wanted.
    hand_distance: Option<HandDistance>,
    review: Option<ReviewMode>,
    puzzles: Option<PuzzleMode>,
    demo: Option<Demo>,
    departure: Departure,
    browsing: Browsing,
    autosave: AutosaveState,
    /// Commands that can always be given.
    never_grey: Vec<Command>,
    /// There is a device to be heard on.
    has_sound: bool,
    /// How things stand with every command.
    commands: CommandStates,
    /// Seeds of new games come from here.
    chance: ChaCha8Rng,
    /// Where the input being handled came from.
    origin: Origin,
    /// Whether the person used mouse or key last; a box is answered by what it was called up with.
    hand: Origin,
    now: Duration,
    effects: Vec<Effect>,
}

/// How the window begins.
#[derive(Debug)]
pub struct Beginning {
    /// The preferences.
    pub settings: Settings,
    /// The game on the table.
    pub game: LocalTable,
    /// It was gone on with, or opened from a file: it waits until its player has looked at it.
    pub resumed: bool,
    /// The start screen comes first.
    pub greets: bool,
    /// What went wrong on the way.
    pub troubles: Vec<String>,
    /// What was done on the way.
    pub messages: Vec<String>,
    /// The endless show instead of a game.
    pub demo: Option<Show>,
    /// This window may write the autosave.
    pub autosaves: bool,
    /// Commands that can always be given.
    pub never_grey: Vec<Command>,
    /// There is a device to be heard on.
    pub has_sound: bool,
    /// Everything left to chance from now on comes from this number.
    pub seed: u64,
}

impl Presenter {
    /// The presenter at its start, and what is to be done first.
    pub fn new(beginning: Beginning) -> (Self, Vec<Effect>) {
        let view = beginning.game.view().clone();
        let mut presenter = Self {
            shown: ShownView::new(view),
            tables: Tables::new(beginning.game),
            phase: Phase::default(),
            pause: None,
            prompts: Prompts::default(),
            help_open: false,
            reconsidered: None,
            ready_when_due: None,
            request_ids: RequestIds::default(),
            redirects: 0,
            notices: Notices::default(),
            lost_claim: LostClaim::default(),
            missed_claims: 0,
            adviser: Adviser::default(),
            hand_distance: None,
            review: None,
            puzzles: None,
            demo: beginning.demo.map(Demo::new),
            departure: Departure::default(),
            browsing: Browsing::default(),
            autosave: AutosaveState::new(beginning.autosaves),
            never_grey: beginning.never_grey,
            has_sound: beginning.has_sound,
            commands: CommandStates::default(),
            chance: ChaCha8Rng::seed_from_u64(beginning.seed),
            origin: Origin::Automatic,
            hand: Origin::Mouse,
            now: Duration::ZERO,
            effects: Vec::new(),
            settings: beginning.settings,
        };
        presenter.log_game();
        presenter.begin_autosave();
        presenter.hide_passwords();
        for sentence in beginning.messages {
            presenter.say(sentence);
        }
        for trouble in beginning.troubles {
            presenter.trouble(Trouble::saving(trouble));
        }
        if !presenter.settings.welcomed && presenter.demo.is_none() {
            presenter.ask_person(Prompt::Welcome);
        } else if beginning.greets {
            presenter.greet();
        }
        presenter.phase = presenter.phase_of_view();
        if beginning.resumed {
            presenter.wait_for_the_player();
        }
        presenter.play_on();
        presenter.refresh_availability();
        let effects = std::mem::take(&mut presenter.effects);
        (presenter, effects)
    }

    /// Takes in what happens. `now` is the time since the program began; it never goes back.
    pub fn handle(&mut self, input: Input, now: Duration) -> Vec<Effect> {
        self.now = self.now.max(now);
        self.origin = Origin::Automatic;
        let passive = matches!(
            input,
            Input::Time | Input::PointedAt(_) | Input::Shown { .. } | Input::Window(_)
        );
        let before = self.shown.is_moving();
        self.dispatch(input);
        self.leave_replaced_puzzles();
        self.play_on();
        // Time passing changes nothing that can be done, unless it brought the game on.
        if !passive || !self.effects.is_empty() || before != self.shown.is_moving() {
            self.refresh_availability();
        }
        std::mem::take(&mut self.effects)
    }

    fn dispatch(&mut self, input: Input) {
        match input {
            Input::Time => self.show_on(),
            Input::Shown { events, moving } => {
                for event in self.shown.advance(events, moving) {
                    self.announce(&event);
                }
            }
            Input::DemoInput(touch) => self.touched(touch),
            Input::PointedAt(words) => self.notices.hint(words),
            Input::MovesComputed(request_id, answers) => self.computer_moves(request_id, answers),
            Input::Advised(request_id, tip) => self.advised(request_id, tip.map(|tip| *tip)),
            Input::Judged(request_id, seat, review) => self.judged(request_id, seat, review),
            Input::NotJudged(request_id, seat, hand) => self.review_failed(request_id, seat, hand),
            Input::PuzzlesDrawn(request_id, drawn) => self.puzzles_drawn(request_id, drawn),
            Input::DealRecorded(kept) => self.deal_recorded(kept),
            Input::MoveJudged(request_id, verdict) => self.move_judged(request_id, verdict),
            Input::News(line, news) => self.network_news(line, news),
            Input::HostNote(note) => self.hosted_table_note(&note),
            Input::PasswordsRead(passwords) => self.passwords_read(&passwords),
            Input::HostedTableOpened(opened) => self.hosted_table_opened(opened),
            Input::Join(settings, debug) => self.join_at_start(*settings, debug),
            Input::FileRead(request_id, path, read) => self.file_read(request_id, path, *read),
            Input::TrialResults(request_id, trial) => self.trial_results(request_id, trial),
            Input::Listed(request_id, listing) => self.listed(request_id, listing),
            Input::GamePreviewed(request_id, glimpse) => self.game_previewed(request_id, glimpse),
            Input::NameChecked(request_id, found) => self.name_checked(request_id, found),
            Input::SystemChose(request_id, choice) => {
                if let Some(reply) = self.system_chose(request_id, choice) {
                    self.reply(reply);
                }
            }
            Input::FileSaved(saved) => self.file_saved(saved),
            Input::Autosave(result) => self.autosave_answered(result),
            Input::AutosaveClosed(result) => self.autosave_closed(result),
            Input::Sound(available) => self.has_sound = available,
            Input::Window(place) => self.settings.window = place,
            Input::Trouble(words) => self.trouble(Trouble::saving(words)),
            Input::Fault(fault) => self.worker_panicked(&fault),
            Input::DialogFailed(why) => {
                self.prompts.close();
                self.refuse(why);
            }
            Input::Help(open) => self.help_open = open,
            // Nobody plays in the demo.
            Input::Command(..)
            | Input::Choose(_)
            | Input::Pressed(_)
            | Input::Replied(_)
            | Input::Lesson(_)
            | Input::FileReceived(_)
                if self.demo.is_some() => {}
            Input::Command(command, origin) => {
                self.act(origin, |presenter| presenter.command(command))
            }
            Input::AdviceViewed => self.act(Origin::Key, |_| ()),
            Input::Choose(tile) => self.act(Origin::Key, |presenter| presenter.choose(tile)),
            Input::Pressed(target) => self.act(Origin::Mouse, |presenter| presenter.press(target)),
            Input::Replied(reply) => self.act(self.hand, |presenter| presenter.reply(reply)),
            Input::Lesson(card) => {
                self.act(Origin::Mouse, |presenter| presenter.lesson_button(card))
            }
            Input::FileReceived(path) => self.file_received(path),
        }
    }

    /// The person does something: what was refused before is over.
    fn act(&mut self, origin: Origin, act: impl FnOnce(&mut Self)) {
        (self.origin, self.hand) = (origin, origin);
        self.notices.act();
        act(self);
    }

    /// Carries the game on as far as it goes without the person, and puts up what she is to see.
    fn play_on(&mut self) {
        self.advance();
        self.send_unsent();
        self.append_to_autosave();
    }

    /// The preferences in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What is played at the table on the screen.
    pub fn table(&self) -> &TableSession {
        &self.tables.current
    }

    /// The game at this computer, on the screen or waiting.
    pub fn home(&self) -> Option<&LocalTable> {
        self.tables.home()
    }

    /// The table as the person knows it; `shown` is as far as it has been shown.
    pub fn view(&self) -> &SeatView {
        self.tables.current.view()
    }

    /// The table as far as it has been shown.
    pub fn shown(&self) -> &SeatView {
        self.shown.view()
    }

    /// Whether a tile is still under way or an event still waits to be shown.
    pub fn is_showing(&self) -> bool {
        self.shown.is_moving()
    }

    /// The seat at the bottom of the screen.
    pub fn viewer(&self) -> Seat {
        self.tables.current.viewer()
    }

    /// The names of the players.
    pub fn names(&self) -> BySeat<String> {
        self.tables.current.names()
    }

    /// Where the person stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Why play stands still although nothing is asked.
    pub fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// What lies over the table.
    pub fn open(&self) -> Option<&Open> {
        self.prompts.open()
    }

    /// What is said to the person.
    pub fn notices(&self) -> &Notices {
        &self.notices
    }

    /// How things stand with every command.
    pub fn commands(&self) -> &CommandStates {
        &self.commands
    }

    /// The discards of this hand that were the tile drawn just before, by serial number; known at a table of ours.
    pub fn drawn_discards(&self) -> &[u32] {
        let ours = self.tables.current.local();
        ours.map_or(&[], |local| local.decision_log().drawn_discards())
    }

    /// What is left of the time of the discard that waits.
    pub fn time_left(&self) -> TimeLeft {
        let open = self.phase.claim();
        open.map_or(TimeLeft::Idle, |open| open.timer.left(self.now))
    }

    /// Whether something happens by itself as time passes.
    pub fn is_timed(&self) -> bool {
        let runs = self
            .phase
            .claim()
            .is_some_and(|open| open.timer.is_running() && !open.released);
        runs || self.is_showing_winner() || self.phase.awaited().is_some() || self.demo.is_some()
    }

    /// Whether every input is being kept by the autosave.
    pub fn is_autosaving(&self) -> bool {
        self.autosave.is_autosaving()
    }

    /// Whether the demo is on the screen.
    pub fn is_demo(&self) -> bool {
        self.demo.is_some()
    }
}
