//! The Open dialog with real folders, autosaves, and files written in the background.

use std::path::PathBuf;
use std::time::Instant;

use iced::Size;
use iced::keyboard::key::Named;
use iced_test::simulator::click;

use super::Player;
use super::player::PREFERENCES;
use crate::app::input::menu;
use crate::app::startup::launch::Launch;
use crate::app::system_dialog::SystemChoice;
use crate::app::{Message, dialog};
use crate::help::print::Printable;
use crate::presenter::{
    Command, Content, Effect, FinishedHand, LocalTable, Place, Purpose, Reply, SaveJob,
};
use coach::stats::Statistics;
use engine::untrusted_text::sanitize_path;
use storage::save;
use words::say;

/// The message of a chosen menu item.
fn chosen(command: Command) -> Message {
    Message::Menu(menu::Message::Chosen(command))
}

/// Saves another game in the player's folder.
fn save_another_game(player: &Player, name: &str, seed: u64) -> PathBuf {
    let path = player.folder.path().join("games").join(name);
    let other = Player::new(seed);
    let other = other.app.presenter.home().expect("a game").as_saved();
    save::save(&path, &other).expect("saved")
}

#[test]
fn a_saved_game_has_a_preview_and_opens_on_double_click() {
    let mut player = Player::new(11);
    let path = save_another_game(&player, "sunday.mah", 9);
    player.handle(chosen(Command::Open));
    let open = player.app.dialog.as_ref();
    let open = open.and_then(dialog::Dialog::content::<dialog::Files>);
    assert!(open.is_some(), "the Open dialog is not open");
    let messages = player.messages(|window| {
        assert!(
            window.find("East round, first hand").is_ok(),
            "the summary of the game"
        );
        let line = window.find("sunday.mah").expect("the game is listed");
        let place = line.bounds().center();
        window.point_at(place);
        window.simulate(click());
        window.simulate(click());
    });
    for message in messages {
        player.handle(message);
    }
    assert_eq!(player.title(), None);
    let home = player.app.presenter.home();
    assert_eq!(home.and_then(LocalTable::file), Some(path.as_path()));
    assert_eq!(player.game().record().setup.seed, 9);
}

/// With text that is large for the window the dialog is drawn smaller, and so is its miniature of the table.
#[test]
fn the_miniature_table_fits_at_every_size() {
    for (size, text_size) in [
        (Size::new(800.0, 575.0), 100),
        (Size::new(800.0, 575.0), 150),
        (Size::new(1280.0, 775.0), 100),
        (Size::new(1280.0, 775.0), 200),
    ] {
        let mut player = Player::with(11, &format!("text_size = {text_size}\n{PREFERENCES}"));
        save_another_game(&player, "sunday.mah", 9);
        player.app.scene.resize(size, &player.app.presenter);
        player.handle(chosen(Command::Open));
        player.with_window(|_| {});
        let room = dialog::Files::room(*player.app.scene.metrics());
        let open = player.app.dialog.as_ref();
        let open = open.and_then(dialog::Dialog::content::<dialog::Files>);
        let files = open.expect("the Open dialog is open");
        let small = files.miniature_size().expect("the game's table is shown");
        let fits = small.width <= room.width && small.height <= room.height;
        assert!(fits && small.height > 60.0, "{small:?} in {room:?}");
        assert!(room.width < size.width / 3.0, "{room:?} beside the list");
    }
}

/// A list reads only the beginning of a file. Damage further on is reported beside the list when the file is selected, not only when it is opened.
#[test]
fn damage_after_the_summary_is_reported_on_selection() {
    let mut player = Player::new(11);
    let path = save_another_game(&player, "sunday.mah", 9);
    let mut bytes = std::fs::read(&path).expect("a game");
    let last = bytes.len() - 9;
    bytes[last] ^= 1;
    std::fs::write(&path, bytes).expect("written");
    let why = save::open(&path)
        .expect_err("the file is damaged")
        .to_string();
    player.handle(chosen(Command::Open));
    let messages = player.messages(|window| {
        assert!(window.find(why.as_str()).is_ok(), "{why}");
        assert!(window.find("East round, first hand").is_err());
    });
    assert!(messages.is_empty());
    player.press(Named::Enter);
    assert_ne!(
        player.game().record().setup.seed,
        9,
        "the game on the table stays"
    );
}

#[test]
fn a_folder_is_entered_and_left_again() {
    let mut player = Player::new(11);
    std::fs::create_dir_all(player.folder.path().join("games/1996")).expect("a folder");
    save_another_game(&player, "1996/first.mah", 9);
    player.handle(chosen(Command::Open));
    for words in ["1996", "Up"] {
        let messages = player.messages(|window| {
            let place = window
                .find(words)
                .expect("the folder or button is shown")
                .bounds()
                .center();
            window.point_at(place);
            window.simulate(click());
            window.simulate(click());
        });
        let first =
            player.messages(|window| assert_eq!(window.find("first.mah").is_ok(), words == "Up"));
        assert!(first.is_empty());
        for message in messages {
            player.handle(message);
        }
    }
    player.press(Named::Escape);
    assert_eq!(player.title(), None);
}

#[test]
fn a_deleted_game_is_no_longer_listed() {
    let mut player = Player::new(11);
    let path = save_another_game(&player, "sunday.mah", 9);
    player.handle(chosen(Command::Open));
    for words in ["Delete...", "Delete for Good"] {
        let messages = player.messages(|window| {
            let _ = window.click(words).expect("the button is shown");
        });
        for message in messages {
            player.handle(message);
        }
    }
    assert!(!path.exists());
    let messages = player.messages(|window| assert!(window.find("sunday.mah").is_err()));
    assert!(messages.is_empty() && player.title().is_some());
}

#[test]
fn a_result_for_a_closed_dialog_is_dropped() {
    let mut player = Player::new(11);
    let path = save_another_game(&player, "sunday.mah", 9);
    let choice = SystemChoice {
        path,
        overwrites: false,
    };
    let result = crate::app::widget::AnyMessage::new(dialog::FilesMessage::SystemChose(choice));
    player.handle(chosen(Command::Open));
    let opening = player.app.openings;
    player.press(Named::Escape);
    player.handle(Message::DialogResult(opening, result.clone()));
    assert_ne!(player.game().record().setup.seed, 9, "the dialog is closed");
    player.handle(chosen(Command::Open));
    player.handle(Message::DialogResult(opening, result.clone()));
    assert!(player.title().is_some(), "another dialog is open");
    player.handle(Message::DialogResult(player.app.openings, result));
    assert_eq!(player.game().record().setup.seed, 9);
}

/// A sync client names the autosave of another computer in its own way.
#[test]
fn a_conflict_copy_of_an_autosave_opens_like_a_saved_game() {
    let mut other = Player::new(9);
    other.discard();
    let mut player = Player::new(11);
    let path = player.folder.path();
    let path = path.join("games/autosave (Ann's conflicted copy 2026-11-26).journal");
    std::fs::copy(other.folder.path().join("autosave.journal"), &path).expect("copied");
    player.handle(chosen(Command::Open));
    let choice = SystemChoice {
        path,
        overwrites: false,
    };
    let choice = crate::app::widget::AnyMessage::new(dialog::FilesMessage::SystemChose(choice));
    player.handle(Message::DialogResult(player.app.openings, choice));
    assert_eq!(player.title(), None);
    assert_eq!(player.game().record().setup.seed, 9);
    assert_eq!(player.game().inputs(), other.game().inputs());
}

#[test]
fn the_player_learns_that_the_autosave_was_removed() {
    let mut player = Player::new(11);
    player.discard();
    let path = player.folder.path().join("autosave.journal");
    std::fs::remove_file(&path).expect("the autosave exists");
    player.settle();
    let words = say!("file-autosave-was-removed");
    player.with_window(|window| assert!(window.find(words).is_ok()));
    assert!(path.exists());
}

#[test]
fn a_repaired_autosave_is_also_kept_as_it_was() {
    let mut player = Player::new(11);
    player.discard();
    player.settle();
    let inputs = player.game().inputs().to_vec();
    let folder = player.folder;
    drop(player.app);
    let path = folder.path().join("autosave.journal");
    let mut damaged = std::fs::read(&path).expect("an autosave");
    let mut line_ends = (0..damaged.len()).rev().filter(|at| damaged[*at] == b'\n');
    let third = line_ends.nth(2).expect("many lines");
    damaged[third - 1] ^= 1;
    std::fs::write(&path, &damaged).expect("written");
    let mut player = Player::started(Launch::default(), folder);
    assert_eq!(player.game().inputs(), inputs);
    let kept = player.folder.path().join("autosave.damaged");
    assert_eq!(std::fs::read(&kept).expect("a copy"), damaged);
    let words = say!("file-autosave-damaged-copy", path = sanitize_path(&kept));
    let mut said = false;
    while player.title().is_some() {
        player.with_window(|window| said |= window.find(words.as_str()).is_ok());
        player.press(Named::Escape);
    }
    assert!(said, "the player is told");
}

#[test]
fn a_rulebook_replaces_no_file() {
    let mut player = Player::new(11);
    let folder = player.app.disk.folders().documents();
    let path = folder.join(Printable::Rulebook.file_name());
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(&path, "an earlier one").expect("written");
    for _ in 0..2 {
        player.run_command(Command::Rulebook);
        player.dismiss();
    }
    let earlier = std::fs::read_to_string(&path).expect("a file");
    assert_eq!(earlier, "an earlier one");
    // The second rulebook has the same text as the first, so it is not written again: there is one file besides the earlier one.
    assert_eq!(save::files_with_extension(&folder, "html").len(), 2);
}

/// An unfinished game keeps its name at the next start.
#[test]
fn a_resumed_game_keeps_its_file_name() {
    let mut player = Player::new(11);
    let path = player.folder.path().join("games/evening.mah");
    player.discard();
    player.reply(Reply::SaveAs(path.clone()));
    player.discard();
    let inputs = player.game().inputs().to_vec();
    player.reply(Reply::Run(Command::Exit));
    let folder = player.folder;
    drop(player.app);
    let player = Player::started(Launch::default(), folder);
    let home = player.app.presenter.home().expect("the unfinished game");
    assert_eq!(home.file(), Some(path.as_path()));
    assert_eq!(home.game().inputs(), inputs);
    assert!(home.is_unsaved(), "more was played since it was saved");
}

/// Hands are added to the statistics in the background; none is lost when the program ends.
#[test]
fn a_just_finished_hand_is_in_the_statistics_after_exit() {
    let mut player = Player::new(77);
    player.end_hand();
    let (view, names) = (player.view().clone(), player.app.presenter.names());
    let hand = FinishedHand {
        game: 77,
        seat: player.viewer(),
        view,
        names,
        rating_job: None,
    };
    let task = player.app.perform(vec![Effect::RecordHand(Box::new(hand))]);
    let file = player.app.disk.folders().statistics();
    drop((task, player.app));
    let figures = Statistics::read(&file).expect("figures");
    assert_eq!(figures.hands, 1);
}

/// A finished game is saved in the background; it is listed with the others, and a failure is reported.
#[test]
fn a_finished_game_is_saved_in_the_background() {
    let mut player = Player::new(11);
    let game = player.app.presenter.home().expect("a game").as_saved();
    let save_effect = || {
        vec![Effect::Save(SaveJob {
            place: Place::Games("finished-11.mah".to_owned()),
            content: Content::Game(Box::new(game.clone())),
            purpose: Purpose::Finished,
        })]
    };
    let task = player.app.perform(save_effect());
    player.handle(chosen(Command::Open));
    let listed = player.messages(|window| assert!(window.find("finished-11.mah").is_ok()));
    assert!(listed.is_empty());
    player.press(Named::Escape);
    player.follow(task);
    player.handle_thread_messages();
    assert_eq!(player.title(), None);

    let games = player.folder.path().join("games");
    std::fs::remove_dir_all(&games).expect("removed");
    std::fs::write(&games, "no folder").expect("written");
    let task = player.app.perform(save_effect());
    player.follow(task);
    player.handle_thread_messages();
    assert_eq!(
        player.title().as_deref(),
        Some(say!("file-error-saving-file"))
    );
}

/// Prints how long the dialog takes; run with `--nocapture`.
#[test]
#[ignore = "writes ten thousand games"]
fn time_the_open_dialog_with_many_games() {
    for count in [1, 1_000, 10_000] {
        let mut player = Player::new(11);
        let first = save_another_game(&player, "0.mah", 9);
        let bytes = std::fs::read(&first).expect("a game");
        for at in 1..count {
            let path = first.with_file_name(format!("{at}.mah"));
            std::fs::write(path, &bytes).expect("written");
        }
        for cache in ["without an index", "with an index"] {
            let begun = Instant::now();
            let task = player.app.update(chosen(Command::Open));
            let opened = begun.elapsed();
            player.follow(task);
            let listed = begun.elapsed();
            let seen = player.messages(|window| {
                assert!(window.find("East round, first hand").is_ok());
            });
            let drawn = begun.elapsed();
            assert!(seen.is_empty());
            println!(
                "{count} games {cache}: the window is free after {opened:.1?}, the games are listed after {listed:.1?}, \
                 laid out after {drawn:.1?}"
            );
            player.dismiss();
        }
    }
}
