//! The whole app driven through a hand without a display: real view, real clicks and keys, real messages; only time is given
//! and computer players answer at once.

#![allow(clippy::panic)]

mod advice;
mod commands;
mod preferences;
mod repaint;

use std::path::Path;
use std::time::{Duration, Instant};

use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{Key, Location, Modifiers};
use iced::{Point, Settings as WindowSettings, Size, keyboard, window};
use iced_test::Simulator;

use super::command::{Change, Command};
use super::dialog::bench::click_on;
use super::launch::Launch;
use super::screen::table::{self, layout::Spot};
use super::{App, Message, dialog, theme};
use crate::rules::{RuleSet, RuleSetId};
use crate::save;
use crate::session::local::Question;
use crate::table::{DealEnd, Request};

pub(super) struct Player {
    pub app: App,
    now: Instant,
    /// What it keeps goes when the test ends.
    _folder: tempfile::TempDir,
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
            _folder: folder,
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
    fn key(&mut self, key: Key, modifiers: Modifiers, down: bool) {
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
}

#[test]
fn a_hand_is_played_by_clicks_until_its_scores_are_shown() {
    let mut player = Player::new(4);
    player.settle();
    player.click(Point::new(400.0, 250.0));
    player.settle();
    for _ in 0..60 {
        if player.app.now.end.is_some() {
            break;
        }
        if player.app.dialog.is_some() {
            player.press(Named::Escape);
        } else if matches!(player.app.now.request(), Some(Request::Turn { .. })) {
            let before = player.app.now.discards.len();
            let tile = player.last_tile();
            player.click(tile);
            assert!(
                player.app.now.discards.len() > before,
                "the click discards: {}",
                player.app.status
            );
        }
        player.settle();
    }
    match &player.app.now.end {
        Some(DealEnd::MahJong { .. }) => {
            let open = player.app.dialog.as_ref().map(dialog::Dialog::title);
            assert!(open.is_some_and(|title| title.contains("Mah Jongg with")));
        }
        Some(DealEnd::WashOut { .. }) => assert!(player.app.dialog.is_none()),
        None => panic!("the hand does not end"),
    }
}

#[test]
fn a_classical_hand_is_played_to_its_scores() {
    for seed in [4, 5, 6] {
        let mut player = Player::new(seed);
        let rules = Box::new(RuleSet::classical());
        let _ = player.app.prefer(dialog::Action::NewGame(rules));
        player.settle();
        assert_eq!(player.app.now.rules.id, RuleSetId::Classical);
        for _ in 0..80 {
            if player.app.now.end.is_some() && player.app.now.waiting_for.is_some() {
                break;
            }
            if player.app.dialog.is_some() {
                player.press(Named::Escape);
            } else if matches!(player.app.now.request(), Some(Request::Turn { .. })) {
                let tile = player.last_tile();
                player.click(tile);
            } else {
                player.click(Point::new(400.0, 250.0));
            }
            player.settle();
        }
        let view = &player.app.now;
        assert!(view.me().stake.kinds().all(|(tile, _)| !tile.is_bonus()));
        if let Some(DealEnd::MahJong { settlement, .. }) = &view.end {
            assert!(settlement.is_some(), "seed {seed}");
            let open = player.app.dialog.as_ref().map(dialog::Dialog::title);
            assert!(open.is_some_and(|title| title.contains("Mah Jongg with")));
        }
        assert!(
            view.end.is_some(),
            "seed {seed} stands still: {:?}",
            view.request()
        );
    }
}

#[test]
fn after_the_last_hand_the_scores_are_shown_and_then_the_winner() {
    let mut player = Player::new(4);
    let mut rules = Box::new(RuleSet::bloem());
    rules.options.rounds = 1;
    let _ = player.app.prefer(dialog::Action::NewGame(rules));
    let _ = player.app.obey(Command::AutoPlay);
    let mut titles = Vec::new();
    for _ in 0..9000 {
        if let Some(open) = &player.app.dialog {
            titles.push(open.title());
            player.press(Named::Enter);
        }
        if titles.last().is_some_and(|title| title == "Game Finished") {
            break;
        }
        if player.app.dialog.is_some() {
            continue;
        }
        if player.app.now.end.is_some() && !player.app.table.is_busy() {
            let _ = player.app.obey(Command::NextHand);
        }
        if let Some(waiting) = &mut player.app.waiting {
            waiting.released = true;
        }
        player.step();
    }
    assert!(player.app.now.game_over);
    let hands = player.app.now.deal_number as usize;
    assert!(titles.len() <= hands + 1, "{hands} hands: {titles:?}");
    let [.., scores, finished] = titles.as_slice() else {
        panic!("{titles:?}");
    };
    assert!(scores.contains("Mah Jongg with"), "{scores}");
    assert_eq!(finished, "Game Finished");
}

#[test]
fn a_discard_is_taken_back_while_it_waits() {
    let mut player = Player::new(8);
    for _ in 0..3 {
        player.settle();
        player.click(Point::new(400.0, 250.0));
    }
    player.settle();
    while !matches!(player.app.now.request(), Some(Request::Turn { .. })) {
        player.settle();
    }
    if player.app.dialog.is_some() {
        player.press(Named::Escape);
    }
    let before = player.app.now.me().stake.clone();
    let tile = player.last_tile();
    player.click(tile);
    assert_ne!(player.app.now.me().stake, before);
    let _ = player.app.obey(Command::Undo);
    assert_eq!(player.app.now.me().stake, before);
    let kept = player
        .app
        .session
        .keeper
        .as_ref()
        .map(|keeper| keeper.keeping.assisted);
    assert_eq!(kept, Some(false), "the rules of the table allow it");
}

#[test]
fn a_refused_press_says_why_and_changes_nothing() {
    let mut player = Player::new(4);
    player.settle();
    let before = player.app.now.clone();
    player.type_key("9");
    let _ = player.app.obey(Command::Kong);
    assert!(
        player.app.status.contains("no Kong"),
        "{}",
        player.app.status
    );
    assert_eq!(player.app.now, before);
}

#[test]
fn keys_that_follow_fast_upon_each_other_all_count() {
    let title = |player: &Player| player.app.dialog.as_ref().map(dialog::Dialog::title);
    let alt = Key::Named(Named::Alt);
    let mut player = Player::new(4);
    player.settle();
    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(Key::Named(Named::F2), Modifiers::ALT, true);
    player.key(alt.clone(), Modifiers::empty(), false);
    assert_eq!(title(&player).as_deref(), Some("Open Mah Jongg Game"));
    assert!(!player.app.menu.is_open());
    player.press(Named::Escape);
    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(Key::Character("g".into()), Modifiers::ALT, true);
    player.key(alt, Modifiers::empty(), false);
    player.key(Key::Character("p".into()), Modifiers::empty(), true);
    player.key(Key::Character("s".into()), Modifiers::empty(), true);
    assert_eq!(title(&player).as_deref(), Some("General Setup"));
}

#[test]
fn what_is_pointed_at_is_named_until_something_else_is_said() {
    let mut player = Player::new(4);
    player.settle();
    let own = player.app.own_tile(0).expect("a tile");
    let seat = player.app.viewer;
    let hovered = table::Message::Hovered(table::Over::Tile(Spot::Stake(seat, 0)));
    player.take(Message::Table(hovered));
    assert_eq!(player.app.pointed, Some(format!("{}.", own.name())));
    player.app.say("Something happens.".to_owned());
    assert_eq!(player.app.pointed, None);
}

#[test]
fn keys_change_the_size_of_the_status_bar() {
    let mut player = Player::new(4);
    for (change, said) in [
        (Change::More, "size 3 of 3"),
        (Change::More, "size 3 of 3"),
        (Change::Less, "size 2 of 3"),
        (Change::Less, "size 1 of 3"),
    ] {
        let _ = player.app.obey(Command::StatusSize(change));
        assert!(player.app.status.contains(said), "{}", player.app.status);
    }
}

#[test]
fn save_waits_for_the_first_move_and_sound_for_a_device() {
    let mut player = Player::new(4);
    player.settle();
    assert!(player.app.why_not_now(Command::Save).is_some());
    let silent = !player.app.sounds.is_available();
    assert_eq!(player.app.why_not_now(Command::Sound).is_some(), silent);
    player.app.never_grey = vec![Command::Save, Command::Sound];
    assert!(player.app.can(Command::Save) && player.app.can(Command::Sound));
    player.app.never_grey.clear();
    player.click(Point::new(400.0, 250.0));
    player.settle();
    assert!(player.app.can(Command::Save));
}

#[test]
fn a_dropped_game_is_opened_and_a_dropped_bitmap_makes_the_tiles() {
    let mut player = Player::new(4);
    let path = player._folder.path().join("dropped.mah");
    let other = Player::new(9).app.saved().expect("it is kept");
    save::save(&path, &other).expect("saved");
    let drop = |path: &Path| {
        let event = window::Event::FileDropped(path.to_owned());
        Message::Window(window::Id::unique(), event)
    };
    player.take(drop(&path));
    assert_eq!(player.app.file.as_deref(), Some(path.as_path()));
    assert_eq!(player.app.session.game().record().setup.seed, 9);

    let tiles = Path::new(env!("CARGO_MANIFEST_DIR")).join("tilesets/plain.bmp");
    player.take(drop(&tiles));
    assert_eq!(player.app.settings.tile_file, tiles);

    let small = player._folder.path().join("small.bmp");
    let too_small = image::RgbImage::new(324, 229);
    too_small.save(&small).expect("written");
    player.take(drop(&small));
    let open = player.app.dialog.as_ref().map(dialog::Dialog::title);
    assert_eq!(open.as_deref(), Some("Error Reading Bitmap"));
    assert_eq!(player.app.settings.tile_file, tiles, "the tiles stay");
    player.app.close();

    player.take(drop(Path::new("letter.txt")));
    let open = player.app.dialog.as_ref().map(dialog::Dialog::title);
    assert_eq!(open.as_deref(), Some("Only \".mah\" Extensions"));
    assert_eq!(player.app.session.game().record().setup.seed, 9);
}
