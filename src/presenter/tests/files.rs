//! The file dialogs, as the presenter sees them: requests to other threads, which answers count, and opening a game.

use std::path::{Path, PathBuf};

use super::super::*;
use super::outside::{Outside, beginning, settings};
use engine::rules::RuleSet;
use players::Level;
use storage::save::{Listing, SaveError, SavedGame};

fn listing(folder: &str) -> Box<Listing> {
    Box::new(Listing {
        folder: folder.into(),
        ..Listing::default()
    })
}

fn order(folder: Option<&str>) -> ListOrder {
    ListOrder {
        files: FileKind::Games,
        folder: folder.map(PathBuf::from),
    }
}

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
fn only_the_last_requested_list_reaches_the_dialog() {
    let mut outside = Outside::new(3);
    outside.order(Command::Open);
    outside.reply(Reply::Browse(order(None)));
    outside.reply(Reply::Browse(order(Some("/evenings"))));
    let [(first, _), (last, asked)] = outside.listing.clone().try_into().expect("two");
    assert_eq!(asked, order(Some("/evenings")));
    outside.send(Input::Listed(last, listing("/evenings")));
    outside.send(Input::Listed(first, listing("/games")));
    outside.send(Input::Listed(last, listing("/evenings")));
    let folders = outside.listed.iter().map(|listing| listing.folder.clone());
    assert_eq!(folders.collect::<Vec<_>>(), [Path::new("/evenings"); 2]);
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::OpenGame))
    );
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
    outside.reply(Reply::Delete("evening.mah".into(), order(Some("/games"))));
    assert_eq!(outside.deleted, [Path::new("evening.mah")]);
    assert_eq!(outside.listing.len(), 1, "the folder is listed again");
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::OpenGame))
    );
    let home = outside.presenter.home().expect("a game");
    assert!(home.file().is_none());
    assert!(outside.presenter.settings().recent.is_empty());
}

/// Opens the file dialog of the system.
fn ask_system(outside: &mut Outside, question: SystemDialog) -> RequestId {
    outside.reply(Reply::OpenSystemDialog(question));
    outside.asking.pop().expect("the system is asked")
}

fn choose(outside: &mut Outside, request_id: RequestId, overwrites: bool) {
    let path = "/elsewhere/game.mah".into();
    let choice = SystemChoice { path, overwrites };
    outside.send(Input::SystemChose(request_id, choice));
}

#[test]
fn a_choice_in_the_system_dialog_is_opened_or_saved_to() {
    let mut outside = Outside::new(3);
    outside.order(Command::Open);
    let asked = ask_system(&mut outside, SystemDialog::Open("/games".into()));
    assert!(
        outside.presenter.open().is_some(),
        "the program's own dialog stays open meanwhile"
    );
    choose(&mut outside, asked, false);
    assert_eq!(outside.reading.len(), 1);
    assert!(outside.presenter.open().is_none());
    outside.reading.clear();
    outside.order(Command::SaveAs);
    let asked = ask_system(&mut outside, SystemDialog::SaveAs("/games/x.mah".into()));
    choose(&mut outside, asked, false);
    let chosen = Path::new("/elsewhere/game.mah");
    assert_eq!(
        outside.presenter.home().and_then(LocalTable::file),
        Some(chosen)
    );
}

#[test]
fn overwriting_is_confirmed_unless_the_system_dialog_did() {
    let mut outside = Outside::new(3);
    outside.order(Command::SaveAs);
    let asked = ask_system(&mut outside, SystemDialog::SaveAs("/games/x.mah".into()));
    choose(&mut outside, asked, true);
    assert!(outside.saved.is_empty());
    let question = Prompt::Overwrite("/elsewhere/game.mah".into());
    assert_eq!(outside.presenter.open(), Some(&Open::Prompt(question)));
}

#[test]
fn a_cancelled_or_late_system_dialog_changes_nothing() {
    let mut outside = Outside::new(3);
    outside.order(Command::Open);
    // Closed without a choice it gives no answer; the program's own dialog is still open and can ask again.
    let left = ask_system(&mut outside, SystemDialog::Open("/games".into()));
    assert_eq!(
        outside.presenter.open(),
        Some(&Open::Dialog(DialogKind::OpenGame))
    );
    let again = ask_system(&mut outside, SystemDialog::Open("/games".into()));
    choose(&mut outside, left, false);
    assert!(
        outside.reading.is_empty(),
        "the answer belongs to an earlier request"
    );
    outside.reply(Reply::Close);
    choose(&mut outside, again, false);
    assert!(
        outside.reading.is_empty(),
        "the dialog was closed before the answer"
    );
    assert!(outside.presenter.open().is_none());
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
