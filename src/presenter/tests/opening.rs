//! Opening games, also those saved by other versions or under other rules.

use std::path::PathBuf;

use super::outside::{Outside, beginning, settings};
use crate::presenter::dialogs::prompts::{Open, Prompt};
use crate::presenter::{Beginning, Command, LocalTable, OpenedFile, Reply};
use engine::rules::RuleSet;
use engine::table::prepared_wall::wall_for;
use engine::table::{Claim, Move};
use storage::save::SavedGame;

/// A game in its second hand, before anything is played.
fn in_second_hand() -> SavedGame {
    let mut outside = Outside::new(6);
    outside.until(|outside| outside.presenter.view().deal_number == 2 && outside.is_own_turn());
    outside.presenter.home().expect("the game").as_saved()
}

/// Opens a game, and returns the text of the dialogs about it.
fn open_and_read_messages(game: SavedGame) -> (Outside, Vec<String>) {
    let mut outside = Outside::new(9);
    outside.order(Command::Open);
    outside.reply(Reply::Open(PathBuf::from("old.mah")));
    outside.read(|| {
        Ok(OpenedFile::Game {
            game: Box::new(LocalTable::resume(&game)),
            own: true,
        })
    });
    let mut messages = Vec::new();
    while let Some(Open::Prompt(Prompt::Trouble(trouble))) = outside.presenter.open() {
        messages.push(trouble.words.clone());
        outside.reply(Reply::Close);
    }
    (outside, messages)
}

#[test]
fn messages_about_an_opened_game_appear_once() {
    let words = "Hand 1 would be scored differently.".to_owned();
    let mut game = in_second_hand();
    game.messages.push(words.clone());
    let (outside, messages) = open_and_read_messages(game);
    assert_eq!(messages, [words]);
    let again = outside.presenter.home().expect("the game").as_saved();
    assert!(again.messages.is_empty());
    let (_, messages) = open_and_read_messages(again);
    assert!(messages.is_empty(), "{messages:?}");
}

#[test]
fn a_hand_that_cannot_be_replayed_restarts_with_the_same_results() {
    let mut game = in_second_hand();
    let results = game.record.deals.clone();
    let begun = game.record.inputs_of(1);
    // Nobody is asked to be ready in the middle of a hand.
    game.record.inputs.push(game.record.inputs[0].clone());
    let (mut outside, messages) = open_and_read_messages(game);
    assert!(
        matches!(messages.as_slice(), [words] if words.starts_with("Hand 2 cannot go on")),
        "{messages:?}"
    );
    let home = outside.presenter.home().expect("the game");
    assert_eq!(home.game().inputs().len(), begun);
    assert_eq!(home.game().record().deals, results);
    outside.until(|outside| outside.presenter.view().deal_number == 2 && outside.is_own_turn());
}

#[test]
fn a_resumed_discard_is_not_offered_as_an_own_kong() {
    let mut begin = beginning(settings(), RuleSet::bloem(), 8);
    let mut game = begin.game.as_saved();
    game.record.setup.first_east = Some(game.viewer);
    let wall = wall_for("1B 1B 1B 9C 9C 9C EW EW EW RD RD RD 5D 2C");
    game.record.setup.walls = vec![wall];
    begin.game = LocalTable::resume(&game);
    let mut outside = Outside::with(begin);
    let can_kong = |outside: &Outside| {
        let view = outside.presenter.view();
        view.check(&Move::Claim(Claim::Kong)).is_ok()
    };
    outside.until(can_kong);
    let left = outside.presenter.home().expect("the game").as_saved();
    let mut outside = Outside::with(Beginning {
        game: LocalTable::resume(&left),
        resumed: true,
        ..beginning(settings(), RuleSet::bloem(), 8)
    });
    outside.settle();
    assert!(can_kong(&outside));
    assert_eq!(outside.presenter.commands().bar(), [Command::Pause]);
}
