//! A simulated player: sees the real view, clicks and presses real keys, and advances the time.

use std::time::{Duration, Instant};

use iced::futures::channel::mpsc::UnboundedReceiver;
use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{Key, Location, Modifiers};
use iced::{Point, Settings as WindowSettings, Size, keyboard};
use iced_test::Simulator;

use crate::app::background::{BackgroundMessage, Outbox};
use crate::app::dialog::Dialog;
use crate::app::dialog::bench::click_on;
use crate::app::input::menu;
use crate::app::screen::table::TableScreen;
use crate::app::screen::table::placed::TilePosition;
use crate::app::startup::launch::Launch;
use crate::app::widget::StatusMessage;
use crate::app::{App, Message, layers, startup, theme};
use crate::presenter::{Availability, Command, LocalTable, Reply, TimeLeft};
use crate::session::local::Question;
use engine::table::{Game, Request, SeatView};
use engine::tiles::Seat;
use storage::settings::Settings;

/// The preferences of these tests: no welcome question, and no animation.
pub(super) const PREFERENCES: &str = "welcomed = true\n[motion]\nmovements = false\n";

pub(in crate::app) struct Player {
    pub app: App,
    /// Receives messages of other threads.
    pub(super) sent: UnboundedReceiver<BackgroundMessage>,
    pub(super) now: Instant,
    /// The data folder; deleted when the test ends.
    pub(in crate::app) folder: tempfile::TempDir,
}

impl Player {
    /// A new game without animation.
    pub fn new(seed: u64) -> Self {
        Self::with(seed, PREFERENCES)
    }

    /// A new game with these preferences, in TOML.
    pub fn with(seed: u64, settings: &str) -> Self {
        Self::launched(Launch::default(), seed, settings)
    }

    /// A new game in a program started with these options.
    pub fn launched(launch: Launch, seed: u64, settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.toml"), settings).expect("preferences");
        Self::in_folder(launch, seed, folder)
    }

    /// Quits, and starts the program again with a new game.
    pub fn restarted(self, seed: u64) -> Self {
        drop(self.app);
        Self::in_folder(Launch::default(), seed, self.folder)
    }

    fn in_folder(launch: Launch, seed: u64, folder: tempfile::TempDir) -> Self {
        let launch = Launch {
            seed: Some(seed),
            new: true,
            ..launch
        };
        Self::started(launch, folder)
    }

    /// Starts the program with these options and this data folder.
    pub fn started(launch: Launch, folder: tempfile::TempDir) -> Self {
        let data = Some(folder.path().to_owned());
        let (outbox, sent) = Outbox::new();
        let (app, _) = startup::boot_with(Launch { data, ..launch }, outbox);
        let mut player = Self {
            app,
            sent,
            now: Instant::now(),
            folder,
        };
        player.handle_thread_messages();
        player
    }

    /// The same game at the player's turn, after the program has played this many hands.
    pub fn played(mut self, hands: u32) -> Self {
        self.run_command(Command::AutoPlay);
        for _ in 0..4000 {
            if self.view().deal_number > hands && self.is_own_turn() {
                self.run_command(Command::AutoPlay);
                self.settle();
                self.dismiss();
                return self;
            }
            if self.view().end.is_some() && !self.is_showing() {
                self.dismiss();
                self.run_command(Command::NextHand);
            }
            self.let_claim_pass();
            self.step();
        }
        panic!("the hands never end");
    }

    /// The player's view of the game.
    pub fn view(&self) -> &SeatView {
        self.app.presenter.view()
    }

    /// The table on the screen.
    pub fn shown(&self) -> &SeatView {
        self.app.presenter.shown()
    }

    /// Whether a tile is still moving or an event is queued.
    pub fn is_showing(&self) -> bool {
        self.app.presenter.is_animating()
    }

    /// The table screen.
    pub fn table(&self) -> &TableScreen {
        &self.app.scene.table
    }

    /// The local game.
    pub fn game(&self) -> &Game {
        let home = self.app.presenter.home();
        home.expect("there is always a game").game()
    }

    /// The seat at the bottom of the screen.
    pub fn viewer(&self) -> Seat {
        self.app.presenter.viewer()
    }

    /// The current preferences.
    pub fn settings(&self) -> &Settings {
        self.app.presenter.settings()
    }

    /// The description of what is under the pointer on the status bar, or else the message.
    pub fn status(&self) -> String {
        let bar = self.status_bar();
        bar.description.unwrap_or(bar.words)
    }

    /// The tip on the status bar.
    pub fn tip(&self) -> Option<String> {
        self.status_bar().tip
    }

    fn status_bar(&self) -> StatusMessage {
        layers::status(&self.app.presenter, layers::hint(&self.app))
    }

    /// Whether a command is available.
    pub fn can(&self, command: Command) -> bool {
        self.app.presenter.why_not(command).is_none()
    }

    /// The availability of a command, as the menus show it.
    pub fn availability(&self, command: Command) -> Availability {
        self.app.presenter.commands().state(command)
    }

    /// Whether the person is asked for a discard.
    pub fn is_own_turn(&self) -> bool {
        matches!(self.view().request(), Some(Request::Turn { .. }))
    }

    /// Whether the computer plays the player's seat.
    pub fn is_auto_played(&self) -> bool {
        self.app.presenter.table().is_auto_played()
    }

    /// Whether this computer has answered the waiting discard or kong; `None` if nothing waits.
    pub fn claim_answered(&self) -> Option<bool> {
        let claim = self.app.presenter.phase().claim_phase();
        claim.map(|claim| claim.is_answered)
    }

    /// Whether computer players are thinking.
    pub fn is_thinking(&self) -> bool {
        self.app.presenter.phase().awaited().is_some()
    }

    /// Plays the hand to its end, always discarding the last tile.
    pub fn end_hand_by_hand(&mut self) {
        self.settle();
        for _ in 0..80 {
            if self.view().end.is_some() {
                return;
            }
            if self.app.dialog.is_some() {
                self.press(Named::Escape);
            } else if self.is_own_turn() {
                let tile = self.last_tile();
                self.click(tile);
            } else {
                self.click(Point::new(400.0, 250.0));
            }
            self.settle();
        }
        panic!("the hand does not end");
    }

    /// Handles a message without running the task that it returns.
    pub fn update(&mut self, message: Message) {
        let _ = self.app.update(message);
        self.handle_thread_messages();
    }

    /// Lets time pass, and passes on all discards, until nothing more happens without the player.
    pub fn settle(&mut self) {
        for _ in 0..400 {
            let thinking = self.is_thinking();
            self.step();
            let waits = self.claim_answered().is_some() && self.app.dialog.is_none();
            if !thinking && !self.is_thinking() && !waits && !self.is_showing() {
                return;
            }
            // Passes on a waiting discard once the others have decided, as the key 0 does.
            if waits && !self.is_thinking() {
                self.type_key("0");
            }
        }
        panic!("the game does not come to rest");
    }

    /// Lets two seconds pass; computer players answer.
    pub fn step(&mut self) {
        self.pass(Duration::from_secs(2));
    }

    /// Lets this much time pass; computer players answer.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        if let Some(request_id) = self.app.presenter.phase().awaited() {
            let questions = self.app.presenter.table().questions();
            let answers = questions.into_iter().map(Question::think).collect();
            self.update(Message::MovesComputed(request_id, answers));
        }
        self.update(Message::Tick(self.now));
    }

    /// Passes on a waiting discard: by waiting, or by the command if there is no time limit.
    pub fn let_claim_pass(&mut self) {
        match self.app.presenter.time_left() {
            TimeLeft::Idle => {}
            TimeLeft::Share(_) => self.pass(Duration::from_secs(10)),
            TimeLeft::Unlimited => self.update(Message::Menu(menu::Message::Chosen(Command::Skip))),
        }
    }

    /// Performs an action in the window, and handles its messages.
    pub fn with_window(&mut self, act: impl FnOnce(&mut Simulator<'_, Message>)) {
        for message in self.messages(act) {
            self.update(message);
        }
    }

    /// The messages of an action in the window.
    pub(super) fn messages(&self, act: impl FnOnce(&mut Simulator<'_, Message>)) -> Vec<Message> {
        let settings = WindowSettings {
            fonts: theme::FONTS.iter().map(|font| (*font).into()).collect(),
            default_font: theme::REGULAR,
            ..WindowSettings::default()
        };
        let mut window = Simulator::with_size(settings, Size::new(1280.0, 800.0), self.app.view());
        act(&mut window);
        window.into_messages().collect()
    }

    /// Clicks at a point in the window.
    pub fn click(&mut self, point: Point) {
        self.with_window(|window| {
            window.point_at(point);
            let _ = window.simulate(iced_test::simulator::click());
        });
    }

    /// Presses a key in the window: an open dialog or the help gets it first.
    pub fn press(&mut self, key: Named) {
        self.with_window(|window| {
            let _ = window.tap_key(key);
        });
    }

    /// Types a key that reaches the table: no dialog is open.
    pub fn type_key(&mut self, typed: &str) {
        self.key(Key::Character(typed.into()), Modifiers::empty(), true);
    }

    /// Presses any key that reaches the table.
    pub fn press_at_table(&mut self, key: Key) {
        self.key(key, Modifiers::empty(), true);
    }

    /// Presses or releases a key that no dialog has taken.
    pub(super) fn key(&mut self, key: Key, modifiers: Modifiers, down: bool) {
        let modified_key = key.clone();
        let physical_key = Physical::Unidentified(NativeCode::Unidentified);
        let location = Location::Standard;
        let event = match down {
            true => keyboard::Event::KeyPressed {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
                text: None,
                repeat: false,
            },
            false => keyboard::Event::KeyReleased {
                key,
                modified_key,
                physical_key,
                location,
                modifiers,
            },
        };
        self.update(Message::Key(event));
    }

    /// Clicks on this text.
    pub fn choose(&mut self, words: &str) {
        let mut found = false;
        self.with_window(|window| found = click_on(window, words));
        assert!(found, "nothing says {words}");
    }

    /// The centre of the last tile of the player's stake.
    pub fn last_tile(&self) -> Point {
        let own = self.viewer();
        let bar = self.app.scene.below_menu_bar();
        let last =
            self.table().placed().iter().rev().find(
                |placed| matches!(placed.position, TilePosition::Stake(seat, _) if seat == own),
            );
        last.expect("a tile on the stake").rect.center() + bar
    }

    /// The title of the open dialog.
    pub fn title(&self) -> Option<String> {
        self.app.dialog.as_ref().map(Dialog::title)
    }

    /// Runs a command as a menu item does.
    pub fn run_command(&mut self, command: Command) {
        self.update(Message::Menu(menu::Message::Chosen(command)));
    }

    /// Runs a command as a key does.
    pub fn command_by_key(&mut self, command: Command) {
        let _ = self.app.command_by_key(command);
        self.handle_thread_messages();
    }

    /// Sends a reply of the open dialog.
    pub fn reply(&mut self, reply: Reply) {
        let _ = self.app.reply(reply);
        self.handle_thread_messages();
    }

    /// Closes the open dialog, and those that follow it, without an answer.
    pub fn dismiss(&mut self) {
        while self.app.dialog.is_some() {
            self.press(Named::Escape);
        }
    }

    /// Plays to the player's turn.
    pub fn play_to_turn(&mut self) {
        for _ in 0..40 {
            self.settle();
            if self.app.dialog.is_some() {
                self.press(Named::Escape);
            } else if self.is_own_turn() {
                return;
            } else {
                self.click(Point::new(400.0, 250.0));
            }
        }
        panic!("the player's turn never comes");
    }

    /// Plays to the player's turn and discards the last tile.
    pub fn discard(&mut self) {
        self.play_to_turn();
        let tile = self.last_tile();
        self.click(tile);
    }

    /// Whether this game is marked as assisted, for example because of an undo.
    pub fn is_assisted(&self) -> bool {
        let home = self.app.presenter.home();
        home.is_some_and(LocalTable::is_assisted)
    }
}
