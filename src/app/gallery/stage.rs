//! The fixed positions that are painted: games of given seeds, played by the program to a moment worth seeing.

use std::path::Path;
use std::time::{Duration, Instant};

use iced::Size;

use super::super::App;
use super::super::input::menu;
use super::super::keep;
use super::super::tests::Player;
use super::super::waiting::Waiting;
use crate::presenter::Command;
use crate::settings::Settings;
use crate::table::ReadyFor;

/// What stands in the preferences of every picture.
const PREFERENCES: &str = "welcomed = true\n[motion]\nmovements = false\n";

/// A game at a moment.
pub struct Stage(Player);

impl Stage {
    /// A new game, dealt and not begun.
    pub fn dealt(seed: u64, preferences: &str) -> Self {
        let mut stage = Self(Player::with(seed, &format!("{preferences}{PREFERENCES}")));
        stage.until(|app| app.now.waiting_for == Some(ReadyFor::Play) && !app.table.is_busy());
        stage
    }

    /// The same game once the program has played it as far as this.
    pub fn played(mut self, reached: impl Fn(&App) -> bool) -> Self {
        let _ = self.0.app.obey(Command::AutoPlay);
        self.until(|app| !app.table.is_busy() && reached(app));
        let said = self.0.app.status.clone();
        let _ = self.0.app.auto_play(false);
        self.0.app.status = said;
        self
    }

    /// A game as it was kept in `tests/snapshots`.
    pub fn kept(position: &str, preferences: &str) -> Self {
        let mut stage = Self(Player::with(1, &format!("{preferences}{PREFERENCES}")));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
        let opened = keep::open_file(&folder.join(format!("{position}.mah")));
        let opened = opened.expect("a saved game");
        let _ = stage.app().take_over(opened);
        stage
    }

    /// Opens a menu by key, counted from the left.
    pub fn open_menu(&mut self, place: usize) {
        let by_key = true;
        let _ = self.app().on_menu(menu::Message::Open { place, by_key });
    }

    /// The discard in the well waits for a claim, with two thirds of the time left.
    pub fn wait_for_claim(&mut self) {
        let app = self.app();
        let began = Instant::now();
        let serial = app.now.window.map_or(0, |window| window.serial);
        let mut waiting = Waiting::new(serial, Some(Duration::from_secs(9)), began);
        waiting.pause(began + Duration::from_secs(3));
        app.waiting = Some(waiting);
    }

    /// At the end of the hand.
    pub fn ended(self) -> Self {
        self.played(|app| app.now.end.is_some() && app.dialog.is_some())
    }

    fn until(&mut self, reached: impl Fn(&App) -> bool) {
        for _ in 0..4000 {
            if reached(&self.0.app) {
                return;
            }
            self.0.let_go();
            self.0.step();
        }
        unreachable!("the position is not reached");
    }

    /// Gives the window a size and the screen a scale.
    pub fn window(&mut self, size: Size, scale: f32) -> &App {
        let app = &mut self.0.app;
        app.scale = scale;
        let _ = app.lay_out(size);
        app.mark();
        app.stand();
        app.words = app.bar_words();
        app
    }

    /// With other preferences.
    pub fn with(mut self, change: impl FnOnce(&mut Settings)) -> Self {
        let app = self.app();
        let mut settings = app.settings.clone();
        change(&mut settings);
        let _ = app.show_settings(settings);
        self
    }

    /// Types a letter.
    pub fn type_letter(&mut self, letter: &str) {
        self.0.work(|window| {
            let _ = window.typewrite(letter);
        });
    }

    /// The app.
    pub fn app(&mut self) -> &mut App {
        &mut self.0.app
    }
}
