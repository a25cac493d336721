//! The fixed positions that are painted: games with given seeds, played by the program up to a certain moment.

use std::path::Path;
use std::time::Duration;

use iced::Size;

use super::super::input::menu;
use super::super::startup::launch::Launch;
use super::super::tests::Player;
use super::super::{App, Message};
use crate::presenter::{Command, Input, Reply};
use engine::table::ReadyFor;
use storage::settings::Settings;

/// The preferences common to all pictures.
const PREFERENCES: &str = "welcomed = true\n[motion]\nmovements = false\n";

/// A game at the moment to be painted.
pub struct Stage(pub Player);

impl Stage {
    /// A new game after the deal, before the first move.
    pub fn dealt(seed: u64, preferences: &str) -> Self {
        let mut stage = Self(Player::with(seed, &format!("{preferences}{PREFERENCES}")));
        stage.play_until(|player| player.view().waiting_for == Some(ReadyFor::Play));
        stage
    }

    /// Plays the hand to its end.
    pub fn ended(mut self) -> Self {
        self.0.run_command(Command::AutoPlay);
        self.play_until(|player| player.view().end.is_some() && player.title().is_some());
        self
    }

    /// Plays the hand to its end, and stops while the winning hand is shown.
    pub fn won(mut self) -> Self {
        self.0.run_command(Command::AutoPlay);
        self.play_until(|player| player.app.presenter.is_showing_winning_hand());
        self
    }

    /// A game saved in `tests/snapshots`.
    pub fn saved(position: &str, preferences: &str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
        let launch = Launch {
            file: Some(folder.join(format!("{position}.mah"))),
            ..Launch::default()
        };
        let preferences = format!("{preferences}{PREFERENCES}");
        Self(Player::launched(launch, 1, &preferences))
    }

    /// Opens a menu of the bar by key; `index` counts from the left.
    pub fn open_menu(&mut self, index: usize) {
        let by_key = true;
        self.update(Message::Menu(menu::Message::Open {
            place: index,
            by_key,
        }));
    }

    /// Waits until a third of the time to claim the discard has passed.
    pub fn wait_for_claim(&mut self) {
        let mut settings = Box::new(self.0.settings().clone());
        settings.wait_time = Some(9.0);
        self.0.reply(Reply::Preview(settings));
        // From here on the time is set by the test. It jumps ahead by more than the setup can have taken.
        self.0.pass(Duration::from_secs(3600));
        // The opened game is paused until the player continues it.
        self.0.run_command(Command::Pause);
        self.0.pass(Duration::from_secs(3));
    }

    /// Shows a message on the status bar.
    pub fn say(&mut self, words: &str) {
        let pointed = Input::PointedAt(Some(words.to_owned()));
        let _ = self.app().send(pointed);
    }

    /// Runs a command.
    pub fn run_command(&mut self, command: Command) {
        self.0.run_command(command);
    }

    /// Sends a reply as if from the open dialog.
    pub fn reply(&mut self, reply: Reply) {
        self.0.reply(reply);
    }

    /// Handles a message without running the task that it returns.
    pub fn update(&mut self, message: Message) {
        self.0.update(message);
    }

    fn play_until(&mut self, reached: impl Fn(&Player) -> bool) {
        for _ in 0..4000 {
            if !self.0.is_showing() && reached(&self.0) {
                return;
            }
            self.0.let_claim_pass();
            self.0.step();
        }
        unreachable!("the position is never reached");
    }

    /// Sets the size of the window and the scale of the screen.
    pub fn window(&mut self, size: Size, scale: f32) -> &App {
        let app = &mut self.0.app;
        app.scene.rescale(scale, &app.presenter);
        app.scene.resize(size, &app.presenter);
        let _ = app.refresh();
        app
    }

    /// Changes the preferences.
    pub fn with(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Box::new(self.0.settings().clone());
        change(&mut settings);
        self.reply(Reply::Preview(settings));
        self
    }

    /// Sets the text size, in percent; the open dialog stays open.
    pub fn with_text_size(self, text_size: u8) -> Self {
        if self.0.settings().text_size == text_size {
            return self;
        }
        self.with(|settings| settings.text_size = text_size)
    }

    /// Types a letter.
    pub fn type_letter(&mut self, letter: &str) {
        self.0.with_window(|window| {
            let _ = window.typewrite(letter);
        });
    }

    /// The app.
    pub fn app(&mut self) -> &mut App {
        &mut self.0.app
    }
}
