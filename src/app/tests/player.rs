//! The person who plays in these tests: sees the real view, clicks and presses real keys, and gives the time.

use std::time::{Duration, Instant};

use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{Key, Location, Modifiers};
use iced::{Point, Settings as WindowSettings, Size, keyboard};
use iced_test::Simulator;

use crate::app::dialog::Dialog;
use crate::app::dialog::bench::click_on;
use crate::app::input::menu;
use crate::app::screen::table::layout::Spot;
use crate::app::startup::launch::Launch;
use crate::app::{App, Message, theme};
use crate::presenter::Command;
use crate::session::local::Question;

pub(in crate::app) struct Player {
    pub app: App,
    pub(super) now: Instant,
    /// What it keeps goes when the test ends.
    pub(super) folder: tempfile::TempDir,
}

impl Player {
    /// A new game without flights of tiles.
    pub fn new(seed: u64) -> Self {
        Self::with(seed, "welcomed = true\n[motion]\nmovements = false\n")
    }

    /// A new game with these preferences, as they stand in their file.
    pub fn with(seed: u64, settings: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("settings.toml"), settings).expect("preferences");
        let launch = Launch {
            seed: Some(seed),
            new: true,
            data: Some(folder.path().to_owned()),
            ..Launch::default()
        };
        let (app, _) = App::new(launch);
        Self {
            app,
            now: Instant::now(),
            folder,
        }
    }

    /// The same game once the program has played so many hands and it is the person's turn in the next.
    pub fn played(mut self, hands: u32) -> Self {
        let _ = self.app.obey(Command::AutoPlay);
        for _ in 0..4000 {
            if self.app.now.deal_number > hands && self.app.is_persons_turn() {
                let _ = self.app.auto_play(false);
                self.settle();
                self.app.dialog = None;
                return self;
            }
            if self.app.now.end.is_some() && !self.app.table.is_busy() {
                self.app.dialog = None;
                let _ = self.app.obey(Command::NextHand);
            }
            self.let_go();
            self.step();
        }
        panic!("the hands are not played");
    }

    pub fn take(&mut self, message: Message) {
        let _ = self.app.update(message);
    }

    /// Lets time pass until nothing happens by itself any more.
    pub fn settle(&mut self) {
        for _ in 0..400 {
            let thinking = self.app.thinking;
            self.step();
            let waits = self.app.waiting.is_some() && self.app.dialog.is_none();
            if !thinking && !self.app.thinking && !waits && !self.app.table.is_busy() {
                return;
            }
            // A waiting discard is let go once the others have thought, as the key 0 does.
            if waits
                && self
                    .app
                    .waiting
                    .as_ref()
                    .is_some_and(|waiting| waiting.held.is_some())
            {
                self.type_key("0");
            }
        }
        panic!("the game does not come to rest");
    }

    /// Lets two seconds pass; computer players that were asked have answered.
    pub fn step(&mut self) {
        self.pass(Duration::from_secs(2));
    }

    /// Lets so much time pass; computer players that were asked have answered.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        if self.app.thinking {
            let questions = self.app.session.questions();
            let answers = questions.into_iter().map(Question::think).collect();
            self.take(Message::Answered(self.app.era, answers));
        }
        self.take(Message::Tick(self.now));
    }

    /// Lets a waiting discard go.
    pub fn let_go(&mut self) {
        if let Some(waiting) = &mut self.app.waiting {
            waiting.released = true;
        }
    }

    pub fn work(&mut self, act: impl FnOnce(&mut Simulator<'_, Message>)) {
        let settings = WindowSettings {
            fonts: theme::FONTS.iter().map(|font| (*font).into()).collect(),
            default_font: theme::REGULAR,
            ..WindowSettings::default()
        };
        let messages: Vec<Message> = {
            let mut window =
                Simulator::with_size(settings, Size::new(1280.0, 800.0), self.app.view());
            act(&mut window);
            window.into_messages().collect()
        };
        for message in messages {
            self.take(message);
        }
    }

    /// Clicks on a place in the window.
    pub fn click(&mut self, point: Point) {
        self.work(|window| {
            window.point_at(point);
            let _ = window.simulate(iced_test::simulator::click());
        });
    }

    /// Presses a key while a box or the help is open.
    pub fn press(&mut self, key: Named) {
        self.work(|window| {
            let _ = window.tap_key(key);
        });
    }

    /// A key that reaches the table: no box is open.
    pub fn type_key(&mut self, typed: &str) {
        self.key(Key::Character(typed.into()), Modifiers::empty(), true);
    }

    /// Any key that reaches the table.
    pub fn hit(&mut self, key: Key) {
        self.key(key, Modifiers::empty(), true);
    }

    /// A key that no box has taken is pressed or let go.
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
        self.take(Message::Key(event));
    }

    /// Clicks on these words.
    pub fn choose(&mut self, words: &str) {
        let mut found = false;
        self.work(|window| found = click_on(window, words));
        assert!(found, "nothing says {words}");
    }

    /// The middle of the last tile of the own stake.
    pub fn last_tile(&self) -> Point {
        let own = self.app.viewer;
        let bar = self.app.metrics.menu_bar();
        let last = self
            .app
            .table
            .placed()
            .iter()
            .rev()
            .find(|placed| matches!(placed.spot, Spot::Stake(seat, _) if seat == own));
        let center = last.expect("a tile on the stake").rect.center();
        Point::new(center.x, center.y + bar)
    }

    /// The title of the open box.
    pub fn title(&self) -> Option<String> {
        self.app.dialog.as_ref().map(Dialog::title)
    }

    /// Gives an order as an item of a menu does.
    pub fn obey(&mut self, command: Command) {
        self.take(Message::Menu(menu::Message::Chose(command)));
    }

    /// Plays to the own turn.
    pub fn play_to_turn(&mut self) {
        for _ in 0..40 {
            self.settle();
            if self.app.dialog.is_some() {
                self.press(Named::Escape);
            } else if self.app.is_persons_turn() {
                return;
            } else {
                self.click(Point::new(400.0, 250.0));
            }
        }
        panic!("it is never the own turn");
    }

    /// Plays to the own turn and throws the last tile.
    pub fn discard(&mut self) {
        self.play_to_turn();
        let tile = self.last_tile();
        self.click(tile);
    }

    /// Whether something was taken back or shown in this game.
    pub fn is_assisted(&self) -> bool {
        let keeper = self.app.session.keeper.as_ref();
        keeper.is_some_and(|keeper| keeper.keeping.assisted)
    }
}
