//! Opening games, also those saved by other versions or under other rules.

use std::path::PathBuf;

use super::harness::{Harness, initial_state, settings};
use crate::presenter::dialogs::prompts::{Modal, Prompt};
use crate::presenter::{Command, InitialState, LocalTable, OpenedFile, Reply};
use engine::rules::RuleSet;
use engine::table::prepared_wall::wall_for;
use engine::table::{Claim, Move};
use storage::save::SavedGame;

/// A game in its second hand, at the player's first turn.
fn in_second_hand() -> SavedGame {
    let mut harness = Harness::new(6);
    harness.until(|harness| harness.presenter.view().deal_number == 2 && harness.is_own_turn());
    harness.presenter.home().expect("the game").as_saved()
}

/// Opens a game, and returns the text of the dialogs about it.
fn open_and_read_messages(game: SavedGame) -> (Harness, Vec<String>) {
    let mut harness = Harness::new(9);
    harness.run_command(Command::Open);
    harness.reply(Reply::Open(PathBuf::from("old.mah")));
    harness.answer_file_requests(|| {
        Ok(OpenedFile::Game {
            game: Box::new(LocalTable::resume(&game)),
            is_own_format: true,
        })
    });
    let mut messages = Vec::new();
    while let Some(Modal::Prompt(Prompt::Trouble(trouble))) = harness.presenter.modal() {
        messages.push(trouble.words.clone());
        harness.reply(Reply::Close);
    }
    (harness, messages)
}

#[test]
fn messages_about_an_opened_game_appear_once() {
    let words = "Hand 1 would be scored differently.".to_owned();
    let mut game = in_second_hand();
    game.messages.push(words.clone());
    let (harness, messages) = open_and_read_messages(game);
    assert_eq!(messages, [words]);
    let again = harness.presenter.home().expect("the game").as_saved();
    assert!(again.messages.is_empty());
    let (_, messages) = open_and_read_messages(again);
    assert!(messages.is_empty(), "{messages:?}");
}

#[test]
fn a_hand_that_cannot_be_replayed_restarts_with_the_same_results() {
    let mut game = in_second_hand();
    let results = game.record.deals.clone();
    let inputs_before_second_hand = game.record.inputs_of(1);
    // Nobody is asked to be ready in the middle of a hand.
    game.record.inputs.push(game.record.inputs[0].clone());
    let (mut harness, messages) = open_and_read_messages(game);
    assert!(
        matches!(messages.as_slice(), [words] if words.starts_with("Hand 2 cannot go on")),
        "{messages:?}"
    );
    let home = harness.presenter.home().expect("the game");
    assert_eq!(home.game().inputs().len(), inputs_before_second_hand);
    assert_eq!(home.game().record().deals, results);
    harness.until(|harness| harness.presenter.view().deal_number == 2 && harness.is_own_turn());
}

#[test]
fn a_resumed_discard_is_not_offered_as_an_own_kong() {
    let mut initial = initial_state(settings(), RuleSet::bloem(), 8);
    let mut game = initial.game.as_saved();
    game.record.setup.first_east = Some(game.viewer);
    let wall = wall_for("1B 1B 1B 9C 9C 9C EW EW EW RD RD RD 5D 2C");
    game.record.setup.walls = vec![wall];
    initial.game = LocalTable::resume(&game);
    let mut harness = Harness::with(initial);
    let can_kong = |harness: &Harness| {
        let view = harness.presenter.view();
        view.check(&Move::Claim(Claim::Kong)).is_ok()
    };
    harness.until(can_kong);
    let left = harness.presenter.home().expect("the game").as_saved();
    let mut harness = Harness::with(InitialState {
        game: LocalTable::resume(&left),
        resumed: true,
        ..initial_state(settings(), RuleSet::bloem(), 8)
    });
    harness.settle();
    assert!(can_kong(&harness));
    // A Kong of a discard has a claim button, never one in the bar.
    assert_eq!(harness.presenter.commands().bar(), [Command::Pause]);
}
