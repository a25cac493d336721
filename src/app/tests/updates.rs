//! How long the window's thread is busy at a time.

use std::sync::mpsc;

use super::*;
use crate::app::background::Outbox;
use crate::app::startup::Folders;
use crate::app::storage::Storage;
use storage::settings::{self, Settings};

/// Statistics and Rating show what is there, and the program ends, while a hand is still being judged.
#[test]
fn nobody_waits_for_a_hand_that_is_being_judged() {
    let mut player = Player::new(4);
    let (free, busy) = mpsc::channel::<()>();
    player.app.storage.keep_busy(true, move || {
        let _ = busy.recv();
    });
    for command in [Command::Statistics, Command::Rating, Command::Album] {
        player.obey(command);
        assert!(player.title().is_some(), "{command:?}");
        player.dismiss();
    }
    drop(player.app);
    drop(free);
}

/// Preferences that are changed one after the other do not wait for the disk, and the last of them are written.
#[test]
fn preferences_are_written_behind_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_owned();
    let file = Folders::in_one(data.clone()).settings();
    let (outbox, _sent) = Outbox::new();
    let storage = Storage::new(Folders::in_one(data), outbox, true);
    let (free, busy) = mpsc::channel::<()>();
    storage.keep_busy(false, move || {
        let _ = busy.recv();
    });
    for text_size in 100..150 {
        storage.keep_settings(&Settings {
            text_size,
            ..Settings::default()
        });
    }
    assert!(!file.exists(), "the disk is busy");
    drop(free);
    drop(storage);
    assert_eq!(settings::read(&file).0.text_size, 149);
}

/// A box whose content is not there yet is closed by Escape like any other, and does not come up afterwards.
#[test]
fn escape_closes_a_box_that_is_still_being_filled() {
    let mut player = Player::new(4);
    player.settle();
    let (free, busy) = mpsc::channel::<()>();
    player.app.storage.keep_busy(false, move || {
        let _ = busy.recv();
    });
    let statistics = Message::Menu(crate::app::input::menu::Message::Chose(Command::Statistics));
    let _ = player.app.update(statistics);
    assert_eq!(player.title(), None);
    let escape = keyboard_press(Key::Named(Named::Escape));
    let _ = player.app.update(escape);
    drop(free);
    player.hear_threads();
    assert_eq!(player.title(), None);
    assert_eq!(player.app.presenter.open(), None);
}

fn keyboard_press(key: Key) -> Message {
    use iced::keyboard::key::{NativeCode, Physical};
    Message::Key(iced::keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: Physical::Unidentified(NativeCode::Unidentified),
        location: iced::keyboard::Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    })
}

/// The longest update of each kind in ten hands that a person plays with QuickTip on, who opens the statistics, the rating and More Tips,
/// and turns a preference on and off after each.
#[test]
#[ignore = "a measurement; it prints what it finds"]
fn the_longest_updates_of_ten_hands() {
    let settings = format!("quick_tip = true\n{}", player::PREFERENCES);
    let mut player = Player::with(4, &settings);
    let mut hands = 0;
    while hands < 10 {
        player.settle();
        if player.view().end.is_some() {
            hands += 1;
            player.dismiss();
            for command in [Command::Statistics, Command::Rating] {
                player.obey(command);
                player.dismiss();
            }
            player.order(Command::TileSpeed(Change::More));
            player.order(Command::TileSpeed(Change::Less));
            player.obey(Command::NextHand);
            player.obey(Command::Start);
        } else if player.app.dialog.is_some() {
            player.press(Named::Escape);
        } else if player.is_own_turn() {
            player.obey(Command::Tips);
            player.dismiss();
            let tile = player.last_tile();
            player.click(tile);
        } else {
            player.click(Point::new(400.0, 250.0));
        }
    }
    assert_eq!(hands, 10);
    for (kind, took) in player.app.event_log.longest_updates() {
        println!("{kind}: {:.1} ms", took.as_secs_f64() * 1000.0);
    }
}
