//! The window thread does not wait for other threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;

use super::*;
use crate::app::background::{OnceMessage, Outbox};
use crate::app::disk::Disk;
use crate::app::network_connections;
use crate::app::startup::Folders;
use crate::presenter::MenuDialog;
use crate::session::local::{Local, Occupant};
use coach::review::{Effort, Judge};
use engine::scorekeeper::{Entry, Scorecard};
use engine::table::{ReadyFor, Setup};
use engine::tiles::BySeat;
use players::{ComputerPlayer, Level};
use storage::save::WindowThread;
use storage::settings::{self, Settings};

/// While a hand is being judged, Statistics, Rating and Album open with the data so far, and the program can end.
#[test]
fn the_window_does_not_wait_for_judging() {
    let mut player = Player::new(4);
    let (release, blocked) = mpsc::channel::<()>();
    player.app.disk.block_thread(true, move || {
        let _ = blocked.recv();
    });
    for command in [
        Command::Dialog(MenuDialog::Statistics),
        Command::Dialog(MenuDialog::Rating),
        Command::Dialog(MenuDialog::Album),
    ] {
        player.run_command(command);
        assert!(player.title().is_some(), "{command:?}");
        player.dismiss();
    }
    drop(player.app);
    drop(release);
}

/// Changes of preferences do not wait for the disk, and the last one is written.
#[test]
fn preferences_are_written_in_the_background() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_owned();
    let file = Folders::all_in(data.clone()).settings();
    let (outbox, _sent) = Outbox::new();
    let disk = Disk::new(Folders::all_in(data), outbox, true);
    let (release, blocked) = mpsc::channel::<()>();
    disk.block_thread(false, move || {
        let _ = blocked.recv();
    });
    for text_size in 100..150 {
        disk.save_settings(&Settings {
            text_size,
            ..Settings::default()
        });
    }
    assert!(!file.exists(), "the disk thread is blocked");
    drop(release);
    drop(disk);
    assert_eq!(settings::read(&file).0.text_size, 149);
}

/// Everything that thinks or judges fails on the window's thread, so each test with a window notices a call from there.
#[test]
fn thinking_on_the_window_thread_is_a_failure() {
    let mut player = Player::new(4);
    player.play_to_turn();
    let position = player.app.presenter.position();
    let made = position.view.legal()[0];
    let computer = || Occupant::Computer(ComputerPlayer::new(Level::Beginner));
    let occupants = BySeat::from_fn(|_| computer());
    let mut local = Local::new(RuleSet::bloem().into(), Setup::seeded(5), occupants);
    local.ready(ReadyFor::NextDeal, |_| true);
    local.ready(ReadyFor::Play, |_| true);
    let thoughts: [(&str, &dyn Fn()); 3] = [
        ("a tip", &|| {
            position.evaluation();
        }),
        ("a judgement", &|| {
            Effort::PUZZLE.judge(&position.view, made);
        }),
        ("a computer player", &|| {
            local.questions().remove(0).think();
        }),
    ];
    for (what, think) in thoughts {
        think();
        let on_window_thread = catch_unwind(AssertUnwindSafe(|| {
            let _window = WindowThread::begin_message();
            think();
        }));
        assert!(on_window_thread.is_err(), "{what}");
    }
}

/// A dialog whose data is not loaded yet is closed by Escape like any other, and does not open afterwards.
#[test]
fn escape_closes_a_dialog_that_is_still_loading() {
    let mut player = Player::new(4);
    player.settle();
    let (release, blocked) = mpsc::channel::<()>();
    player.app.disk.block_thread(false, move || {
        let _ = blocked.recv();
    });
    let statistics = Message::Menu(crate::app::input::menu::Message::Chosen(Command::Dialog(
        MenuDialog::Statistics,
    )));
    let _ = player.app.update(statistics);
    assert_eq!(player.title(), None);
    let escape = keyboard_press(Key::Named(Named::Escape));
    let _ = player.app.update(escape);
    drop(release);
    player.handle_thread_messages();
    assert_eq!(player.title(), None);
    assert_eq!(player.app.presenter.modal(), None);
}

/// While a tile set is read from a slow disk, the window keeps the previous tiles; only the tile set requested last is shown.
#[test]
fn the_window_does_not_wait_for_custom_tiles() {
    let folder = tempfile::tempdir().expect("a folder");
    let bitmap = folder.path().join("ebony.bmp");
    let art = image::RgbaImage::from_pixel(324, 230, image::Rgba([9, 9, 9, 255]));
    image::DynamicImage::from(art)
        .to_rgb8()
        .save(&bitmap)
        .expect("a bitmap");
    let mut player = Player::new(4);
    player.settle();
    let before = player.app.scene.pictures().set().title().to_owned();
    let (release, blocked) = mpsc::channel::<()>();
    player.app.disk.block_reading(move || {
        let _ = blocked.recv();
    });
    let own = |file: &Path| Settings {
        tile_file: file.to_owned(),
        ..Settings::default()
    };
    for file in [bitmap.as_path(), Path::new("")] {
        let save = Reply::SaveSettings(Box::new(own(file)));
        let _ = player.app.reply(save);
        assert_eq!(player.app.scene.pictures().set().title(), before);
    }
    drop(release);
    player.handle_thread_messages();
    assert_eq!(player.app.scene.pictures().set().title(), before);
    player.reply(Reply::SaveSettings(Box::new(own(&bitmap))));
    assert_eq!(player.app.scene.pictures().set().title(), "ebony");
    // The result of an earlier request comes late.
    let (scene, presenter) = (&mut player.app.scene, &player.app.presenter);
    let late = scene.take_tiles(1, Err("late".to_owned()), presenter);
    assert_eq!(late, Ok(()));
    // A failure is reported, and the previous tiles stay.
    player.reply(Reply::SaveSettings(Box::new(own(&folder
        .path()
        .join("none.bmp")))));
    assert_eq!(player.app.scene.pictures().set().title(), "ebony");
    assert!(player.title().is_some(), "the failure is reported");
}

#[test]
fn a_scorecard_gets_its_file_in_the_background() {
    let mut player = Player::new(4);
    player.run_command(Command::Dialog(MenuDialog::Scorekeeper));
    let sheets = player.app.disk.folders().scorecards();
    let files = || save::files_with_extension(&sheets, "json").len();
    let (release, blocked) = mpsc::channel::<()>();
    player.app.disk.block_thread(false, move || {
        let _ = blocked.recv();
    });
    let save_card = |player: &mut Player, hands: usize| {
        let names = BySeat(["Ann", "Bob", "Cy", "Dan"].map(str::to_owned));
        let mut card = Scorecard::new(names, RuleSet::bloem());
        card.entries = vec![Entry::Dead; hands];
        let scorecards = player.app.disk.scorecards();
        let _ = scorecards.write((player.app.openings, 0), None, Box::new(card));
    };
    // Until the scorecard has a file, its changes are queued for one new file, and only the last is written.
    save_card(&mut player, 1);
    save_card(&mut player, 2);
    assert_eq!(files(), 0, "the disk thread is blocked");
    drop(release);
    player.handle_thread_messages();
    assert_eq!(files(), 1, "a scorecard has one file");
    let file = save::files_with_extension(&sheets, "json").remove(0);
    let text = save::read_text(&file.path).expect("a scorecard");
    assert_eq!(
        Scorecard::read(&text).expect("a scorecard").entries.len(),
        2
    );
}

/// If the player gives up while the hosted table is being opened, it is closed.
#[test]
fn a_hosted_table_that_opens_too_late_is_closed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = Player::new(4);
    let mut settings = settings::NetworkSettings::default();
    settings.host.listen = folder.path().join("table").display().to_string();
    let opened = network_connections::open_table(&settings, None, folder.path().to_owned(), None);
    let opening = player.app.connections.begin_opening();
    player.app.connections.close_table();
    player.update(Message::HostedTableOpened(opening, OnceMessage::of(opened)));
    assert!(player.app.presenter.table().network().is_none());
    let missing = folder.path().join("missing.mjs");
    let games = folder.path().to_owned();
    let failed = network_connections::open_table(&settings, Some(&missing), games, None);
    let opening = player.app.connections.begin_opening();
    player.update(Message::HostedTableOpened(opening, OnceMessage::of(failed)));
    assert_eq!(player.title().as_deref(), Some("Host a Table"));
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

/// The longest update of each kind in ten hands with QuickTip on. More Tips is opened at each turn; after each hand, the statistics and
/// the rating are opened and a preference is changed.
#[test]
#[ignore = "a measurement; it prints what it finds"]
fn time_the_updates_of_ten_hands() {
    let settings = format!("quick_tip = true\n{}", player::PREFERENCES);
    let mut player = Player::with(4, &settings);
    let mut hands = 0;
    while hands < 10 {
        player.settle();
        if player.view().end.is_some() {
            hands += 1;
            player.dismiss();
            for command in [
                Command::Dialog(MenuDialog::Statistics),
                Command::Dialog(MenuDialog::Rating),
            ] {
                player.run_command(command);
                player.dismiss();
            }
            player.command_by_key(Command::TileSpeed(Change::More));
            player.command_by_key(Command::TileSpeed(Change::Less));
            player.run_command(Command::NextHand);
            player.run_command(Command::Start);
        } else if player.app.dialog.is_some() {
            player.press(Named::Escape);
        } else if player.is_own_turn() {
            player.run_command(Command::Tips);
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
