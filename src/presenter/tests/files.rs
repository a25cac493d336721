//! Files as the presenter sees them: requests to other threads, which answers count, opening, saving, reviewing and exporting.

use std::path::Path;

use super::super::*;
use super::harness::{Harness, initial_state, settings};
use engine::rules::RuleSet;
use players::Level;
use storage::save::{SaveError, SavedGame};
use storage::settings::NetworkSettings;

/// A game with at least one finished hand.
fn game_with_finished_hands(seed: u64) -> SavedGame {
    let mut harness = Harness::new(seed);
    harness.until(|harness| harness.presenter.view().deal_number > 1 && harness.is_own_turn());
    harness.presenter.home().expect("a game").as_saved()
}

/// The answer of the thread that reads files: this game.
fn opened(game: &SavedGame) -> Result<OpenedFile, SaveError> {
    Ok(OpenedFile::Game {
        game: Box::new(LocalTable::resume(game)),
        is_own_format: true,
    })
}

fn seed(harness: &Harness) -> u64 {
    let home = harness.presenter.home().expect("a game");
    home.game().record().setup.seed
}

#[test]
fn of_two_requested_games_the_last_is_opened() {
    let (one, two) = (game_with_finished_hands(21), game_with_finished_hands(22));
    let mut harness = Harness::new(3);
    for name in ["one.mah", "two.mah"] {
        harness.run_command(Command::Open);
        harness.reply(Reply::Open(name.into()));
    }
    let [(first, a), (second, b)] = harness.reading.clone().try_into().expect("two");
    harness.reading.clear();
    harness.send(Input::FileRead(first, a, Box::new(opened(&one))));
    assert_eq!(seed(&harness), 3);
    harness.send(Input::FileRead(second, b, Box::new(opened(&two))));
    assert_eq!(seed(&harness), 22);
    assert_eq!(
        harness.presenter.home().and_then(LocalTable::file),
        Some(Path::new("two.mah"))
    );
}

#[test]
fn the_log_of_an_opened_game_begins_with_its_hand() {
    let game = game_with_finished_hands(21);
    let mut harness = Harness::new(3);
    harness.run_command(Command::Open);
    harness.reply(Reply::Open("one.mah".into()));
    let (request, path) = harness.reading.remove(0);
    let before = harness.presenter.notices().log().len();
    harness.send(Input::FileRead(request, path, Box::new(opened(&game))));
    let log = &harness.presenter.notices().log()[before..];
    let drawn = log.iter().any(|sentence| sentence.starts_with("You draw"));
    assert!(drawn && log.len() > 2, "{log:?}");
}

/// Nothing on the status bar is about the previous game.
#[test]
fn the_name_of_an_opened_game_replaces_the_message_about_saving() {
    let game = game_with_finished_hands(21);
    let mut harness = Harness::new(3);
    harness.reply(Reply::SaveAs("before.mah".into()));
    assert!(
        harness.status().starts_with("Saved as"),
        "{}",
        harness.status()
    );
    harness.run_command(Command::Open);
    harness.reply(Reply::Open("evening.mah".into()));
    harness.answer_file_requests(|| opened(&game));
    assert!(
        !harness.status().contains("Saved as"),
        "{}",
        harness.status()
    );
    let log = harness.presenter.notices().log();
    assert!(
        log.iter().any(|line| line == "evening.mah is open."),
        "{log:?}"
    );
}

#[test]
fn reviewing_a_saved_game_keeps_the_current_one() {
    let mut game = game_with_finished_hands(21);
    game.names = BySeat(["Ann", "Bob", "Cy", "Di"].map(str::to_owned));
    let mut harness = Harness::new(3);
    harness.until_own_turn();
    let before = harness.inputs();
    harness.run_command(Command::Open);
    harness.reply(Reply::ReviewGame("evening.mah".into()));
    harness.answer_file_requests(|| opened(&game));
    assert_eq!(
        harness.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::Review))
    );
    let review = harness.presenter.review().expect("the review is open");
    assert!(review.is_local() && !review.can_be_played_on());
    let hands = harness.presenter.reviewed_hands(game.viewer);
    assert_eq!(hands.len(), game.record.deals.len());
    harness.reply(Reply::ShowPoint(game.viewer, hands[0].stops[0]));
    assert_eq!(harness.screen.deal_number, 1);
    assert_eq!(harness.presenter.names_shown(), game.names);
    harness.reply(Reply::LeaveReview);
    harness.settle();
    assert_eq!((seed(&harness), harness.inputs()), (3, before));
    assert_ne!(harness.presenter.names_shown(), game.names);
    assert_eq!(harness.screen, *harness.presenter.view());
}

#[test]
fn moves_during_saving_count_as_unsaved() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.slow_disk = true;
    harness.reply(Reply::SaveAs("evening.mah".into()));
    let tile = harness.own_tile();
    harness.send(Input::Choose(tile));
    harness.finish_saving();
    let home = harness.presenter.home().expect("a game");
    assert!(home.file().is_some() && home.is_unsaved());
}

/// A player who leaves a network table that does not need them saves the local game, not what was seen at the table.
#[test]
fn the_local_game_is_saved_before_leaving_a_network_table() {
    let mut no_autosave = settings();
    no_autosave.autosave = false;
    let mut harness = Harness::with(initial_state(no_autosave, RuleSet::bloem(), 4));
    harness.until_own_turn();
    let file = Path::new("evening.mah");
    harness.reply(Reply::SaveAs(file.into()));
    let tile = harness.own_tile();
    harness.send(Input::Choose(tile));
    harness.reply(Reply::Join(Box::new(NetworkSettings {
        name: "Eve".to_owned(),
        server: "there:5000".to_owned(),
        ..NetworkSettings::default()
    })));
    assert!(harness.presenter.table().network().is_some());
    harness.run_command(Command::Exit);
    // The lobby is open.
    harness.reply(Reply::Close);
    let question = Prompt::SaveFirst(Command::Exit);
    assert_eq!(harness.prompt(), Some(&question));
    harness.reply(Reply::SaveThen(Command::Exit));
    let saved = (Purpose::Save, Place::File(file.into()));
    assert_eq!(harness.saved, [saved.clone(), saved]);
    assert!(harness.has_quit);
}

/// A save in progress is noted even if a dialog is closed meanwhile.
#[test]
fn a_save_in_progress_outlives_a_closed_dialog() {
    let mut harness = Harness::new(3);
    harness.until_own_turn();
    harness.slow_disk = true;
    harness.reply(Reply::SaveAs("evening.mah".into()));
    harness.run_command(Command::Dialog(MenuDialog::Settings));
    harness.reply(Reply::Close);
    harness.finish_saving();
    let home = harness.presenter.home().expect("a game");
    assert_eq!(home.file(), Some(Path::new("evening.mah")));
    assert!(!home.is_unsaved());
}

#[test]
fn a_deleted_game_has_no_file() {
    let mut harness = Harness::new(3);
    harness.until_own_turn();
    harness.reply(Reply::SaveAs("evening.mah".into()));
    assert!(!harness.presenter.home().expect("a game").is_unsaved());
    harness.run_command(Command::Open);
    harness.reply(Reply::GameDeleted("evening.mah".into()));
    assert_eq!(
        harness.presenter.modal(),
        Some(&Modal::Dialog(DialogKind::OpenGame))
    );
    let home = harness.presenter.home().expect("a game");
    assert!(home.file().is_none());
    assert!(harness.presenter.settings().recent.is_empty());
}

#[test]
fn a_finished_hand_is_exported_from_the_deal_to_the_payments() {
    let mut harness = Harness::new(3);
    harness.run_command(Command::SaveHand);
    assert!(harness.texts.is_empty(), "no hand is over");
    harness.until(|harness| harness.presenter.view().end.is_some());
    harness.run_command(Command::SaveHand);
    let text = harness.texts.last().expect("the hand was saved");
    let number = harness.presenter.view().deal_number;
    assert!(
        text.starts_with(&format!("Hand {number}, round of the East Wind")),
        "{text}"
    );
    for part in ["Bloem rules", "The tiles dealt", "The play", " 1. "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    if harness.presenter.view().window.is_none() && text.contains("Mah Jongg with") {
        assert!(
            text.contains("The scores") && text.contains("Who pays whom"),
            "{text}"
        );
    }
    assert!(
        !text.contains("not shown"),
        "all tiles are known once a hand is over"
    );
    assert!(
        harness.status().starts_with("Hand saved as"),
        "{}",
        harness.status()
    );
}

/// Older versions stored passwords in the preferences file.
#[test]
fn passwords_in_old_preferences_move_to_the_keyring() {
    let mut old = settings();
    old.levels = [Level::Beginner; 3];
    old.network.server = "there:5000".to_owned();
    old.network.password = "hush".to_owned();
    let harness = Harness::with(initial_state(old.clone(), RuleSet::bloem(), 3));
    let keyring = harness
        .keyring
        .clone()
        .expect("the password is in the keyring");
    assert_eq!(
        (keyring.server.as_str(), keyring.join.as_str()),
        ("there:5000", "hush")
    );

    old.network.password.clear();
    let mut next_start = Harness::with(initial_state(old, RuleSet::bloem(), 3));
    assert!(
        next_start.keyring.is_none(),
        "there is no password to store"
    );
    next_start.keyring = Some(keyring);
    next_start.run_command(Command::Join);
    assert_eq!(next_start.presenter.settings().network.password, "hush");
}

/// The program reports an incomplete autosave before it ends; a player who has read that may leave.
#[test]
fn the_program_does_not_end_before_the_autosave_is_complete() {
    let mut harness = Harness::new(4);
    harness.until_own_turn();
    harness.disk_is_full = true;
    harness.reply(Reply::Run(Command::Exit));
    assert!(!harness.has_quit);
    assert!(matches!(harness.prompt(), Some(Prompt::Trouble(_))));
    harness.reply(Reply::Close);
    harness.reply(Reply::Run(Command::Exit));
    assert!(matches!(harness.prompt(), Some(Prompt::SaveFirst(_))));
    harness.reply(Reply::DiscardThen(Command::Exit));
    assert!(harness.has_quit);
}
