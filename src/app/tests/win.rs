//! A win in the window: its panel, the keys that end it, and the card of a lesson after it.

use super::*;
use coach::lesson::{Course, Goal};
use engine::table::Record;
use engine::table::prepared_wall::wall_for;

/// The player has gone Mah Jongg as East with a special hand, which is shown whatever the settings of animation.
fn won_with_snake() -> Player {
    let mut player = Player::new(4);
    player.settle();
    let game = player.app.presenter.home().map(LocalTable::as_saved);
    let game = game.expect("a game");
    let mut setup = game.record.setup.clone();
    setup.first_east = Some(game.viewer);
    setup.walls = vec![wall_for("1B 2B 3B 4B 5B 6B 7B 8B 9B EW SW WW NW NW")];
    player.open(Record {
        setup,
        inputs: Vec::new(),
        ..game.record
    });
    player.play_to_turn();
    player.run_command(Command::MahJongg);
    for _ in 0..100 {
        if player.app.presenter.win().is_some() {
            return player;
        }
        player.pass(std::time::Duration::from_millis(20));
    }
    panic!("the win is not shown: {}", player.status());
}

fn shows(player: &mut Player, words: &str) -> bool {
    let mut found = false;
    player.with_window(|window| found = window.find(words).is_ok());
    found
}

#[test]
fn a_win_is_shown_with_its_name_and_what_opponents_say() {
    let mut player = won_with_snake();
    assert!(shows(&mut player, "Mah Jongg!") && shows(&mut player, "Little Snake"));
    let win = player.app.presenter.win().expect("the win is shown");
    assert!(
        win.is_complete(),
        "without animation everything is shown at once"
    );
    for reaction in &win.reactions {
        assert!(shows(&mut player, &format!("“{}”", reaction.words)));
    }
}

/// Any key leads to the scores at once, but neither a modifier alone nor a key that does something else.
#[test]
fn any_key_ends_the_display_of_a_win() {
    let shift = Key::Named(Named::Shift);
    let keys = ["x", "j", "0"].map(|key| Key::Character(key.into()));
    let named = [Named::Enter, Named::Escape, Named::ArrowLeft].map(Key::Named);
    for key in keys.into_iter().chain(named) {
        let mut player = won_with_snake();
        player.press_at_table(shift.clone());
        assert!(player.app.presenter.is_showing_winning_hand());
        player.press_at_table(key.clone());
        assert!(!player.app.presenter.is_showing_winning_hand(), "{key:?}");
        let title = player.title();
        assert!(
            title.is_some_and(|title| title.contains("Mah Jongg")),
            "{key:?}"
        );
    }
    let mut player = won_with_snake();
    player.press_at_table(Key::Named(Named::F1));
    assert!(player.app.help.is_open());
}

/// The lesson's win is shown like every other; its card comes after it.
#[test]
fn the_win_of_a_lesson_is_shown_before_its_card() {
    let mut steps = Course::First.steps().iter();
    let last = steps.position(|step| matches!(step.goal, Goal::ReadAfterHand));
    let before = last.expect("the lesson has a win") - 1;
    let mut player = Player::with(4, &format!("welcomed = true\nlesson = {before}\n"));
    player.settle();
    player.dismiss();
    player.run_command(Command::Lesson);
    for _ in 0..400 {
        if player
            .app
            .presenter
            .win()
            .is_some_and(|win| win.is_complete())
        {
            break;
        }
        player.pass(std::time::Duration::from_millis(100));
        if player.can(Command::MahJongg) {
            player.run_command(Command::MahJongg);
        }
        if player.app.dialog.is_some() {
            player.press(Named::Enter);
        }
    }
    assert!(player.app.presenter.win().is_some(), "{}", player.status());
    assert!(!shows(&mut player, "Go on"), "the card waits");
    let number = |player: &Player| player.app.presenter.lesson_progress().map(|now| now.number);
    let step = number(&player);
    player.press_at_table(Key::Named(Named::Enter));
    assert!(shows(&mut player, "Go on") && player.app.presenter.win().is_none());
    assert_eq!(number(&player), step, "the card has not been read yet");
}
