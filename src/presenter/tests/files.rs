//! The file dialogs, as the presenter sees them: requests to other threads, which answers count, and opening a game.

use std::path::Path;

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use players::Level;
use storage::save::{SaveError, SavedGame};

/// Another game, with finished hands.
fn another(seed: u64) -> SavedGame {
    let mut outside = Outside::new(seed);
    outside.until(|outside| outside.presenter.view().deal_number > 1 && outside.is_own_turn());
    outside.presenter.home().expect("a game").as_saved()
}

fn found(game: &SavedGame) -> Result<OpenedFile, SaveError> {
    Ok(OpenedFile::Game {
        game: Box::new(LocalTable::resume(game)),
        own: true,
    })
}

fn seed(outside: &Outside) -> u64 {
    let home = outside.presenter.home().expect("a game");
    home.game().record().setup.seed
}

#[test]
fn of_two_requested_games_the_last_is_opened() {
    let (one, two) = (another(21), another(22));
    let mut outside = Outside::new(3);
    for name in ["one.mah", "two.mah"] {
        outside.order(Command::Open);
        outside.reply(Reply::Open(name.into()));
    }
    let [(first, a), (second, b)] = outside.reading.clone().try_into().expect("two");
    outside.reading.clear();
    outside.send(Input::FileRead(first, a, Box::new(found(&one))));
    assert_eq!(seed(&outside), 3);
    outside.send(Input::FileRead(second, b, Box::new(found(&two))));
    assert_eq!(seed(&outside), 22);
    assert_eq!(
        outside.presenter.home().and_then(LocalTable::file),
        Some(Path::new("two.mah"))
    );
}

/// The message about the previous game is gone.
#[test]
fn the_name_of_an_opened_game_replaces_the_message_about_saving() {
    let game = another(21);
    let mut outside = Outside::new(3);
    outside.reply(Reply::SaveAs("before.mah".into()));
    assert!(
        outside.status().starts_with("Saved as"),
        "{}",
        outside.status()
    );
    outside.order(Command::Open);
    outside.reply(Reply::Open("evening.mah".into()));
    outside.read(|| found(&game));
    assert!(
        !outside.status().contains("Saved as"),
        "{}",
        outside.status()
    );
    let said = outside.presenter.notices().log();
    assert!(
        said.iter().any(|line| line == "evening.mah is open."),
        "{said:?}"
    );
}

#[test]
fn reviewing_a_saved_game_keeps_the_current_one() {
    let game = another(21);
    let mut outside = Outside::new(3);
    outside.until_own_turn();
    let before = outside.inputs();
    outside.order(Command::Open);
    outside.reply(Reply::ReviewGame("evening.mah".into()));
    outside.read(|| found(&game));
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::Review))
    );
    let review = outside.presenter.review().expect("the review is open");
    assert!(review.is_ours() && !review.can_be_played_on());
    let hands = outside.presenter.reviewed_hands(game.viewer);
    assert_eq!(hands.len(), game.record.deals.len());
    outside.reply(Reply::ShowPoint(game.viewer, hands[0].stops[0]));
    assert_eq!(outside.screen.deal_number, 1);
    outside.reply(Reply::LeaveReview);
    outside.settle();
    assert_eq!((seed(&outside), outside.inputs()), (3, before));
    assert_eq!(outside.screen, *outside.presenter.shown());
}

#[test]
fn a_deleted_game_has_no_file() {
    let mut outside = Outside::new(3);
    outside.until_own_turn();
    outside.reply(Reply::SaveAs("evening.mah".into()));
    assert!(!outside.presenter.home().expect("a game").is_unsaved());
    outside.order(Command::Open);
    outside.reply(Reply::GameDeleted("evening.mah".into()));
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::OpenGame))
    );
    let home = outside.presenter.home().expect("a game");
    assert!(home.file().is_none());
    assert!(outside.presenter.settings().recent.is_empty());
}

#[test]
fn a_finished_hand_is_exported_from_the_deal_to_the_payments() {
    let mut outside = Outside::new(3);
    outside.order(Command::SaveHand);
    assert!(outside.texts.is_empty(), "no hand is over");
    outside.until(|outside| outside.presenter.view().end.is_some());
    outside.order(Command::SaveHand);
    let text = outside.texts.last().expect("the hand was saved");
    let number = outside.presenter.view().deal_number;
    assert!(
        text.starts_with(&format!("Hand {number}, round of the East Wind")),
        "{text}"
    );
    for part in ["Bloem rules", "The tiles dealt", "The play", " 1. "] {
        assert!(text.contains(part), "{part}: {text}");
    }
    if outside.presenter.view().window.is_none() && text.contains("Mah Jongg with") {
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
        outside.status().starts_with("Hand saved as"),
        "{}",
        outside.status()
    );
}

/// Older versions stored passwords in the preferences file.
#[test]
fn passwords_in_old_preferences_move_to_the_keyring() {
    let mut old = settings();
    old.levels = [Level::Beginner; 3];
    old.network.server = "there:5000".to_owned();
    old.network.password = "hush".to_owned();
    let outside = Outside::with(beginning(old.clone(), RuleSet::bloem(), 3));
    let kept = outside
        .keyring
        .clone()
        .expect("the password is in the keyring");
    assert_eq!(
        (kept.server.as_str(), kept.join.as_str()),
        ("there:5000", "hush")
    );

    old.network.password.clear();
    let mut later = Outside::with(beginning(old, RuleSet::bloem(), 3));
    assert!(later.keyring.is_none(), "there is no password to store");
    later.keyring = Some(kept);
    later.order(Command::Join);
    assert_eq!(later.presenter.settings().network.password, "hush");
}
