//! Leaving a game: with autosave it is saved; without it the program asks first.

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use super::Player;
use storage::save;

const WITHOUT_AUTOSAVE: &str = "welcomed = true\nautosave = false\n[motion]\nmovements = false\n";

fn exit(player: &mut Player) {
    player.key(Key::Named(Named::F4), Modifiers::ALT, true);
}

#[test]
fn without_autosave_leaving_asks_first() {
    let mut player = Player::with(11, WITHOUT_AUTOSAVE);
    player.settle();
    exit(&mut player);
    assert_eq!(player.title().as_deref(), Some("Exit"));
    player.press(Named::Escape);
    assert_eq!(player.title(), None);
    player.discard();
    player.settle();
    exit(&mut player);
    assert_eq!(player.title().as_deref(), Some("Save"));
    player.press(Named::Enter);
    let title = player.title();
    assert_eq!(title.as_deref(), Some("Save Mah Jongg Game As"));
    player.with_window(|window| {
        let _ = window.typewrite("late");
    });
    // Another thread first looks the name up on disk.
    let entered = player.messages(|window| {
        let _ = window.tap_key(Named::Enter);
    });
    for message in entered {
        let lookup = player.app.update(message);
        for found in player.results_of(lookup) {
            player.update(found);
        }
    }
    player.handle_thread_messages();
    assert_eq!(player.title(), None);
    let games = std::fs::read_dir(player.folder.path().join("games"));
    let mut games = games.expect("saved games have a folder").flatten();
    let saved = save::open(&games.next().expect("a saved game").path());
    assert!(saved.is_ok_and(|game| !game.record.inputs.is_empty()));
    assert!(!player.folder.path().join("autosave.journal").exists());
}

#[test]
fn a_replaced_game_is_saved_with_the_others() {
    let mut player = Player::new(11);
    player.discard();
    let player = player.restarted(12);
    let notice = "Your unfinished game is saved as";
    let log = player.app.presenter.notices().log();
    assert!(log.iter().any(|line| line.contains(notice)));
    assert_eq!(player.game().record().setup.seed, 12);
    let file = player.folder.path().join("games/left-11.mah");
    let replaced = save::open(&file).expect("a game");
    assert_eq!(replaced.record.setup.seed, 11);
}
