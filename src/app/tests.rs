//! The whole app without a display, driven by clicks, keys and messages on its real view. Time is simulated; computer players answer at once.

#![allow(clippy::panic)]

mod accessibility;
mod advice;
mod catching_up;
mod claim_buttons;
mod commands;
mod deals;
mod experienced_players;
mod faults;
mod files;
mod keyboards;
mod leaving;
mod lesson;
mod network;
mod player;
mod preferences;
mod puzzles;
mod repaint;
mod start;
mod threads;
mod touch;
mod updates;
mod win;

use std::path::Path;

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Event, Point, mouse, window};
use iced_test::Simulator;

use super::Message;
use super::screen::table::{self, placed::TilePosition};
use super::startup::{self, launch::Launch};
use crate::presenter::{Change, Command, LocalTable, MenuDialog, Reply, SettingsPage};
use engine::rules::{RuleSet, RuleSetId};
use engine::table::{DealEnd, Request};
use storage::save;
use wording::TileWording;

pub(super) use player::Player;

/// Opens the settings of sound.
const SOUND: Command = Command::Dialog(MenuDialog::Page(SettingsPage::Sound));

#[test]
fn a_hand_is_played_by_clicks_until_its_scores_are_shown() {
    let mut player = Player::new(4);
    player.settle();
    player.click(Point::new(400.0, 250.0));
    player.settle();
    for _ in 0..60 {
        if player.view().end.is_some() {
            break;
        }
        if player.app.dialog.is_some() {
            player.press(Named::Escape);
        } else if player.is_own_turn() {
            let before = player.view().discards.len();
            let tile = player.last_tile();
            player.click(tile);
            assert!(
                player.view().discards.len() > before,
                "the click discards: {}",
                player.status()
            );
        }
        player.settle();
    }
    match player.view().end {
        Some(DealEnd::MahJong { .. }) => {
            let open = player.title();
            assert!(open.is_some_and(|title| title.contains("Mah Jongg")));
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
        player.reply(Reply::NewGame(rules));
        player.settle();
        assert_eq!(player.view().rules.id, RuleSetId::Classical);
        for _ in 0..80 {
            if player.view().end.is_some() && player.view().waiting_for.is_some() {
                break;
            }
            if player.app.dialog.is_some() {
                player.press(Named::Escape);
            } else if player.is_own_turn() {
                let tile = player.last_tile();
                player.click(tile);
            } else {
                player.click(Point::new(400.0, 250.0));
            }
            player.settle();
        }
        let view = player.view();
        assert!(view.me().stake.kinds().all(|(tile, _)| !tile.is_bonus()));
        if let Some(DealEnd::MahJong { settlement, .. }) = &view.end {
            assert!(settlement.is_some(), "seed {seed}");
            let open = player.title();
            assert!(open.is_some_and(|title| title.contains("Mah Jongg")));
        }
        assert!(
            view.end.is_some(),
            "seed {seed} is stuck: {:?}",
            view.request()
        );
    }
}

#[test]
fn after_the_last_hand_the_scores_are_shown_and_then_the_winner() {
    let mut player = Player::new(4);
    let mut rules = Box::new(RuleSet::bloem());
    rules.options.rounds = 1;
    player.reply(Reply::NewGame(rules));
    player.run_command(Command::AutoPlay);
    let mut titles = Vec::new();
    for _ in 0..9000 {
        if let Some(title) = player.title() {
            titles.push(title);
            if titles.last().is_some_and(|title| title == "Game Finished") {
                break;
            }
            player.press(Named::Enter);
        }
        if player.app.dialog.is_some() {
            continue;
        }
        if player.view().end.is_some() && !player.is_showing() {
            player.run_command(Command::NextHand);
        }
        player.let_claim_pass();
        player.step();
    }
    assert!(player.view().game_over);
    let hands = player.view().deal_number as usize;
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
    while !player.is_own_turn() {
        player.settle();
    }
    if player.app.dialog.is_some() {
        player.press(Named::Escape);
    }
    let before = player.view().me().stake.clone();
    let tile = player.last_tile();
    player.click(tile);
    assert_ne!(player.view().me().stake, before);
    player.run_command(Command::Undo);
    assert_eq!(player.view().me().stake, before);
    assert!(!player.is_assisted(), "the rules of the table allow it");
}

#[test]
fn a_refused_press_is_explained_and_changes_nothing() {
    let mut player = Player::new(4);
    player.settle();
    let before = player.view().clone();
    player.type_key("9");
    player.run_command(Command::Kong);
    assert!(player.status().contains("no Kong"), "{}", player.status());
    assert_eq!(player.view(), &before);
}

#[test]
fn no_fast_key_press_is_lost() {
    let alt = Key::Named(Named::Alt);
    let mut player = Player::new(4);
    player.settle();
    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(Key::Named(Named::F2), Modifiers::ALT, true);
    player.key(alt.clone(), Modifiers::empty(), false);
    assert_eq!(player.title().as_deref(), Some("Open Mah Jongg Game"));
    assert!(!player.app.menu.is_open());
    player.press(Named::Escape);
    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(Key::Character("g".into()), Modifiers::ALT, true);
    player.key(alt, Modifiers::empty(), false);
    player.key(Key::Character("p".into()), Modifiers::empty(), true);
    player.key(Key::Character("s".into()), Modifiers::empty(), true);
    assert_eq!(player.title().as_deref(), Some("Settings"));
}

#[test]
fn a_key_among_many_mouse_movements_is_handled_in_order() {
    let mut player = Player::new(4);
    player.settle();
    player.with_window(|window| {
        let moved = |step: u8| mouse::Event::CursorMoved {
            position: Point::new(400.0 + f32::from(step), 250.0),
        };
        let moves = |window: &mut Simulator<'_, Message>| {
            let _ = window.simulate((0..200).map(|step| Event::Mouse(moved(step))));
        };
        moves(window);
        let _ = window.tap_key(Named::F8);
        let _ = window.tap_key(Named::F5);
        moves(window);
        window.point_at(Point::new(400.0, 250.0));
        let _ = window.simulate(iced_test::simulator::click());
    });
    assert!(player.settings().quick_tip);
    let log = player.app.presenter.notices().log();
    let end = log
        .iter()
        .rposition(|line| line.contains("You are playing again."));
    let begin = log
        .iter()
        .rposition(|line| line.contains("The computer plays for you."));
    assert!(
        begin.is_some() && begin < end,
        "the click is handled after F5"
    );
}

#[test]
fn answering_a_dialog_while_alt_is_held_opens_no_menu() {
    let alt = Key::Named(Named::Alt);
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Dialog(MenuDialog::About));
    assert_eq!(player.title().as_deref(), Some("About Mah Jongg"));
    player.key(alt.clone(), Modifiers::ALT, true);
    player.press(Named::Escape);
    assert_eq!(player.title(), None);
    player.key(alt.clone(), Modifiers::empty(), false);
    assert!(!player.app.menu.is_open());

    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(alt, Modifiers::empty(), false);
    assert!(player.app.menu.is_open());
    player.handle(dropped(Path::new("letter.txt")));
    assert!(player.title().is_some());
    assert!(
        !player.app.menu.is_open(),
        "an opened dialog closes the menus"
    );
}

#[test]
fn hovered_things_are_named_until_a_new_message() {
    let mut player = Player::new(4);
    player.settle();
    let own = player.app.scene.own_tile(0).expect("a tile");
    let seat = player.viewer();
    let hovered = table::Message::Hovered(table::Over::Tile(TilePosition::Stake(seat, 0)));
    player.update(Message::Table(hovered));
    assert_eq!(player.status(), format!("{}.", own.name()));
    player.command_by_key(Command::TileSpeed(Change::More));
    assert!(player.status().starts_with("Tile speed"));
}

#[test]
fn keys_change_the_size_of_the_status_bar() {
    let mut player = Player::new(4);
    for (change, size) in [
        (Change::More, "size 3 of 3"),
        (Change::More, "size 3 of 3"),
        (Change::Less, "size 2 of 3"),
        (Change::Less, "size 1 of 3"),
    ] {
        player.run_command(Command::StatusSize(change));
        assert!(player.status().contains(size), "{}", player.status());
    }
}

#[test]
fn saving_needs_a_move_and_sound_a_device() {
    let mut player = Player::new(4);
    player.settle();
    assert!(player.app.presenter.why_not(Command::Save).is_some());
    let silent = !player.app.sounds.is_available();
    assert_eq!(player.can(SOUND), !silent);
    player.click(Point::new(400.0, 250.0));
    player.settle();
    assert!(player.can(Command::Save));

    let launch = Launch {
        always_enabled: vec![Command::Save, SOUND],
        ..Launch::default()
    };
    let player = Player::launched(launch, 4, player::PREFERENCES);
    assert!(player.can(Command::Save) && player.can(SOUND));
}

#[test]
fn sound_setup_needs_a_sound_device() {
    let mut player = Player::new(4);
    for available in [true, false, true] {
        let (changed, changes) = tokio::sync::mpsc::unbounded_channel();
        changed.send(available).expect("the receiver is open");
        drop(changed);
        player.follow(startup::report_sound(changes));
        assert_eq!(player.can(SOUND), available);
    }
}

/// The message that the window sends when this file is dropped on it.
pub(super) fn dropped(path: &Path) -> Message {
    let event = window::Event::FileDropped(path.to_owned());
    Message::Window(event)
}

#[test]
fn a_dropped_game_is_opened_and_a_dropped_bitmap_becomes_the_tile_set() {
    let mut player = Player::new(4);
    let path = player.folder.path().join("dropped.mah");
    let other = Player::new(9);
    let other = other.app.presenter.home().expect("a game").as_saved();
    save::save(&path, &other).expect("saved");
    player.handle(dropped(&path));
    let file = player.app.presenter.home().and_then(LocalTable::file);
    assert_eq!(file, Some(path.as_path()));
    assert_eq!(player.game().record().setup.seed, 9);

    let tiles = Path::new(env!("CARGO_MANIFEST_DIR")).join("tilesets/plain.bmp");
    player.handle(dropped(&tiles));
    assert_eq!(player.settings().tile_file, tiles);

    let small = player.folder.path().join("small.bmp");
    let too_small = image::RgbImage::new(324, 229);
    too_small.save(&small).expect("written");
    player.handle(dropped(&small));
    let open = player.title();
    assert_eq!(open.as_deref(), Some("Error Reading Bitmap"));
    assert_eq!(player.settings().tile_file, tiles, "the tiles stay");
    player.dismiss();

    player.handle(dropped(Path::new("letter.txt")));
    let open = player.title();
    assert_eq!(open.as_deref(), Some("Only \".mah\" Extensions"));
    assert_eq!(player.game().record().setup.seed, 9);
}

#[test]
fn a_dropped_rule_set_opens_in_the_workshop_and_an_invalid_one_is_explained() {
    let mut player = Player::new(4);
    let file = |name: &str| {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data")
            .join(name)
    };
    player.handle(dropped(&file("own_rules/sunday.toml")));
    assert_eq!(
        player.title().as_deref(),
        Some("Rule Workshop: Sunday's game")
    );
    player.handle(dropped(&file("own_rules/club-night.toml")));
    assert_eq!(
        player.title().as_deref(),
        Some("Rule Workshop: Sunday's game"),
        "the open draft stays, and the dropped rule set is saved"
    );
    player.press(Named::Escape);
    player.press(Named::Escape);
    assert_eq!(player.title(), None);
    let wrong = player.folder.path().join("wrong.toml");
    std::fs::write(&wrong, "name = 7").expect("written");
    player.handle(dropped(&wrong));
    assert_eq!(player.title().as_deref(), Some("Not a Rule Set"));
}

#[test]
fn an_unused_alt_letter_in_a_dialog_opens_no_menu() {
    let alt = Key::Named(Named::Alt);
    let mut player = Player::new(4);
    player.settle();
    player.run_command(Command::Dialog(MenuDialog::Scorekeeper));
    player.key(alt.clone(), Modifiers::ALT, true);
    player.key(Key::Character("z".into()), Modifiers::ALT, true);
    player.key(Key::Character("z".into()), Modifiers::ALT, false);
    player.key(alt, Modifiers::empty(), false);
    assert!(!player.app.menu.is_open());
    assert_eq!(player.title().as_deref(), Some("Scorekeeper"));
}
