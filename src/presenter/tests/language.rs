//! The language changes while the program runs.

use super::harness::Harness;
use crate::presenter::{Availability, Command, Input, Reply};
use storage::settings::Settings;
use words::with_made_up_words;

#[test]
fn another_language_is_read_once_when_it_is_chosen() {
    let mut harness = Harness::new(4);
    let before = harness.presenter.settings().clone();
    let chosen = Settings {
        language: "xx".to_owned(),
        ..before.clone()
    };
    harness.reply(Reply::Preview(Box::new(chosen.clone())));
    assert_eq!(harness.languages, ["xx"]);
    // OK saves it, and Cancel goes back.
    harness.reply(Reply::SaveSettings(Box::new(chosen)));
    assert_eq!(harness.languages, ["xx"]);
    harness.reply(Reply::SaveSettings(Box::new(before)));
    assert_eq!(harness.languages, ["xx", ""]);
}

#[test]
fn the_status_bar_and_the_reasons_of_greyed_commands_change_with_the_language() {
    let mut harness = Harness::new(4);
    let is_made_up = |text: &str| text.starts_with('[');
    let why_not_undo = |harness: &Harness| match harness.presenter.commands().state(Command::Undo) {
        Availability::Disabled(why) => Some(why),
        _ => None,
    };
    assert!(why_not_undo(&harness).is_some_and(|why| !is_made_up(why)));
    harness.until(|harness| !harness.status().is_empty());
    // First the welcome to a hand, then the state of the game.
    for _ in 0..2 {
        assert!(!is_made_up(&harness.status()), "{}", harness.status());
        with_made_up_words(|| harness.send(Input::LanguageChanged));
        assert!(is_made_up(&harness.status()), "{}", harness.status());
        assert!(why_not_undo(&harness).is_none_or(is_made_up));
        harness.send(Input::LanguageChanged);
        harness.until(|harness| harness.presenter.view().discards.len() > 3);
    }
}
