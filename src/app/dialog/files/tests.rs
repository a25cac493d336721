//! File dialogs driven by keyboard and mouse: find, select, name, protect from overwriting, review and delete files.

mod background;

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use iced::keyboard::key::Named;

use super::file_chooser::Message;
use super::*;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{DialogContent, Question, Reply};
use crate::app::disk::NameFound;
use crate::app::services::Services;
use crate::app::system_dialog::SystemDialog;
use crate::app::widget::AnyMessage;
use crate::presenter::Command;
use engine::rules::RuleSetId;
use engine::tiles::{BySeat, Seat, Wind};
use storage::save::{GameKind, ListedFile, Listing, Summary};
use storage::settings::Settings;
use tileset::TileSet;

/// A readable game with this second player.
fn file(name: &str, player: &str, hands: usize) -> ListedFile {
    let summary = Summary {
        kind: GameKind::Game,
        rules: RuleSetId::Bloem,
        viewer: Seat::new(0),
        assisted: false,
        names: BySeat(["You", player, "Ada", "Tomás"].map(str::to_owned)),
        round: Wind::South,
        hands,
        over: false,
        scores: BySeat([1684, -420, 1000, 1736]),
    };
    ListedFile {
        path: Path::new("/games").join(name),
        written: SystemTime::UNIX_EPOCH + Duration::from_secs(1_795_000_000),
        summary: Some(Ok(summary)),
    }
}

/// A complete listing of two folders and three games.
fn listing() -> Listing {
    Listing {
        folder: "/games".into(),
        folders: vec!["/games/1996".into(), "/games/with Mary".into()],
        files: vec![
            file("sunday.mah", "Lin", 0),
            file("anna.mah", "Mary", 5),
            file("table.mjs", "Lin", 2),
        ],
        unread: 0,
    }
}

/// A listing with typical contents of a user's folder.
pub fn typical_listing() -> Listing {
    let names = ["A long evening with the whole family.mah", "sunday.mah"];
    Listing {
        folder: "/home/anna/games".into(),
        folders: vec!["/home/anna/games/1996".into()],
        files: names.map(|name| file(name, "Lin", 14)).into(),
        unread: 3,
    }
}

/// A chooser whose folder is not listed yet.
fn chooser(purpose: Purpose, name: &str) -> Files {
    let services = Services::in_folder(Path::new("/"));
    let tiles = TileSet::builtin(Default::default()).expect("the built-in tile set");
    Files::new(purpose, name, (tiles, 1.0), services, &Settings::default())
}

/// A chooser that shows this listing.
pub fn listed(purpose: Purpose, name: &str, listing: Listing) -> Files {
    let mut files = chooser(purpose, name);
    let _ = files.update(Message::Listed(0, listing));
    files
}

/// A chooser on the bench that shows this listing.
fn opened(purpose: Purpose, name: &str, listing: Listing) -> Bench {
    Bench::new(listed(purpose, name, listing))
}

/// The dialog to open a game, with the usual listing.
fn open() -> Bench {
    opened(Purpose::Open, "", listing())
}

/// Waits for the dialog's background work. Returns its last result, which the dialog has not seen.
fn last_result(bench: &mut Bench) -> Option<Message> {
    bench
        .results()
        .into_iter()
        .rev()
        .find_map(|result| result.get())
}

/// The folder that the dialog has just listed.
fn listed_folder(bench: &mut Bench) -> Option<PathBuf> {
    match last_result(bench) {
        Some(Message::Listed(_, listing)) => Some(listing.folder),
        _ => None,
    }
}

/// The game whose table the dialog has just read.
fn previewed_game(bench: &mut Bench) -> Option<PathBuf> {
    match last_result(bench) {
        Some(Message::Previewed(preview)) => Some(preview.path),
        _ => None,
    }
}

/// Finishes the lookup that the dialog has begun, with this result. Returns the dialog's reply.
fn finish_lookup(bench: &mut Bench, found: NameFound) -> Option<Reply> {
    match last_result(bench) {
        Some(Message::NameChecked(typed, _)) => {
            bench.receive(AnyMessage::new(Message::NameChecked(typed, found)))
        }
        other => unreachable!("the name is not looked up: {other:?}"),
    }
}

/// Presses Enter, and lets the lookup find nothing under the name.
fn enter_new_name(bench: &mut Bench) -> Option<Reply> {
    bench.results();
    assert_eq!(bench.key(Named::Enter), None);
    finish_lookup(bench, NameFound::default())
}

fn type_in(bench: &mut Bench, words: &str) {
    for letter in words.chars() {
        bench.letter(letter);
    }
}

fn path(name: &str) -> PathBuf {
    Path::new("/games").join(name)
}

#[test]
fn the_newest_game_is_selected_and_the_name_focused() {
    let mut bench = open();
    bench.paint("open");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::Open(path("sunday.mah")))
    );
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
    // H types a letter here; it is not Help's shortcut.
    assert_eq!(bench.letter('h'), None);
}

#[test]
fn typing_filters_by_name_and_player() {
    let mut bench = open();
    type_in(&mut bench, "mar");
    bench.paint("open-search");
    assert_eq!(bench.key(Named::Enter), Some(Reply::Open(path("anna.mah"))));
    let mut bench = open();
    type_in(&mut bench, "table");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::Open(path("table.mjs")))
    );
    let mut bench = open();
    type_in(&mut bench, "nobody");
    assert_eq!(
        enter_new_name(&mut bench),
        Some(Reply::Open(path("nobody.mah")))
    );
}

#[test]
fn a_full_path_can_be_typed_in_an_empty_folder() {
    let mut bench = opened(Purpose::Open, "", Listing::default());
    type_in(&mut bench, "/home/n.mah");
    let typed = Reply::Open(PathBuf::from("/home/n.mah"));
    assert_eq!(enter_new_name(&mut bench), Some(typed));
}

#[test]
fn keys_navigate_folders_in_the_list() {
    let mut bench = open();
    bench.key(Named::Tab);
    bench.results();
    assert_eq!(bench.key(Named::Home), None);
    assert_eq!(previewed_game(&mut bench), None, "a folder has no picture");
    assert_eq!(bench.key(Named::Enter), None);
    assert_eq!(listed_folder(&mut bench), Some(path("1996")));
    // The bench has not delivered that listing, so Backspace leads to the folder above /games.
    assert_eq!(bench.key(Named::Backspace), None);
    assert_eq!(listed_folder(&mut bench), Some("/".into()));
    bench.key(Named::ArrowDown);
    assert_eq!(bench.key(Named::ArrowDown), None);
    assert_eq!(previewed_game(&mut bench), Some(path("sunday.mah")));
    // The first letter typed in the list moves the focus to the name field, which filters the list.
    type_in(&mut bench, "ann");
    assert_eq!(bench.key(Named::Enter), Some(Reply::Open(path("anna.mah"))));
}

#[test]
fn a_double_click_opens_and_a_click_only_selects() {
    let mut bench = open();
    let anna = bench.middle("anna.mah");
    assert_eq!(bench.click(anna), None);
    assert_eq!(previewed_game(&mut bench), Some(path("anna.mah")));
    assert_eq!(
        bench.double_click(anna),
        Some(Reply::Open(path("anna.mah")))
    );
    let folder = bench.middle("with Mary");
    assert_eq!(bench.double_click(folder), None);
    assert_eq!(listed_folder(&mut bench), Some(path("with Mary")));
}

#[test]
fn deleting_asks_first_and_review_needs_a_finished_hand() {
    let mut bench = open();
    assert!(
        bench.is_disabled("Review"),
        "no hand of the selected game is finished"
    );
    let anna = bench.middle("anna.mah");
    bench.click(anna);
    assert_eq!(
        bench.choose("Review"),
        Some(Reply::ReviewGame(path("anna.mah")))
    );
    assert_eq!(bench.choose("Delete..."), None);
    bench.paint("open-delete");
    assert_eq!(bench.key(Named::Escape), None, "the game is kept");
    bench.choose("Delete...");
    bench.results();
    let deleted = Reply::GameDeleted(path("anna.mah"));
    assert_eq!(bench.choose("Delete for Good"), Some(deleted));
    assert_eq!(
        listed_folder(&mut bench),
        Some("/games".into()),
        "the folder is listed again"
    );
}

#[test]
fn a_repeating_delete_key_does_not_confirm() {
    let mut bench = open();
    bench.key(Named::Tab);
    for _ in 0..3 {
        assert_eq!(bench.key(Named::Delete), None);
    }
    assert_eq!(bench.key(Named::Enter), None, "the game is kept");
    // Tab past the three folder shortcuts and Help to the button.
    for _ in 0..5 {
        bench.key(Named::Tab);
    }
    assert_eq!(bench.key(Named::Space), None);
    bench.middle("Delete for Good");
    assert_eq!(bench.key(Named::Space), None);
    assert!(!bench.is_disabled("Delete..."), "the game was kept");
}

#[test]
fn end_selects_the_last_of_ten_thousand_games() {
    let mut long = listing();
    long.files = (0..10_000)
        .map(|at| file(&format!("{at}.mah"), "Lin", 1))
        .collect();
    let mut bench = opened(Purpose::Open, "", long);
    bench.paint("open-many");
    bench.key(Named::Tab);
    bench.key(Named::End);
    assert_eq!(bench.key(Named::Enter), Some(Reply::Open(path("9999.mah"))));
}

#[test]
fn the_system_dialog_is_offered_if_available() {
    for purpose in [Purpose::Open, Purpose::SaveAs] {
        let files = || listed(purpose.clone(), "game", listing());
        let is_offered = |bench: &mut Bench| {
            let texts = bench.texts();
            texts.iter().any(|(words, _)| words == "System's Box...")
        };
        assert!(!is_offered(&mut Bench::new(files())));
        let mut bench = Bench::new(files().with_system_dialog());
        assert!(is_offered(&mut bench));
        let asked = match purpose {
            Purpose::SaveAs => SystemDialog::SaveAs(path("game.mah")),
            _ => SystemDialog::Open("/games".into()),
        };
        let Some(files) = bench.dialog.content::<Files>() else {
            unreachable!("another dialog is open");
        };
        assert_eq!(files.question(), asked);
        assert_eq!(
            bench.choose("System's Box..."),
            None,
            "the dialog stays open"
        );
    }
}

#[test]
fn saving_adds_the_ending_and_asks_before_overwriting() {
    let save_as = |name: &str| opened(Purpose::SaveAs, name, listing());
    let mut bench = save_as("game");
    bench.paint("save-as");
    assert_eq!(
        enter_new_name(&mut bench),
        Some(Reply::SaveAs(path("game.mah")))
    );
    type_in(&mut bench, ".txt");
    assert_eq!(enter_new_name(&mut bench), None, "not .mah or .mjs");
    bench.paint("save-as-wrong");
    let mut bench = save_as("anna");
    let overwrite = Reply::Overwrite(path("anna.mah"));
    assert_eq!(enter_new_name(&mut bench), Some(overwrite));
    let mut bench = save_as("unlisted");
    let taken = NameFound {
        is_taken: true,
        ..NameFound::default()
    };
    bench.key(Named::Enter);
    assert_eq!(
        finish_lookup(&mut bench, taken),
        Some(Reply::Overwrite(path("unlisted.mah")))
    );
    let mut bench = save_as(&"x".repeat(260));
    assert_eq!(
        enter_new_name(&mut bench),
        None,
        "not every system allows such names"
    );
    let mut bench = Bench::new(Question::overwrite("/games/anna.mah".into()));
    assert_eq!(bench.key(Named::Escape), Some(Reply::Run(Command::SaveAs)));
}

#[test]
fn typing_a_folder_name_opens_it_and_late_lookups_are_dropped() {
    let folder = NameFound {
        is_folder: true,
        ..NameFound::default()
    };
    let mut bench = opened(Purpose::SaveAs, "2024.games", listing());
    bench.key(Named::Enter);
    assert_eq!(finish_lookup(&mut bench, folder), None);
    assert_eq!(
        listed_folder(&mut bench),
        Some(path("2024.games")),
        "although .games is not the ending of a game"
    );
    // Further typing makes the pending lookup stale.
    let mut bench = opened(Purpose::SaveAs, "19", listing());
    bench.key(Named::Enter);
    let late = last_result(&mut bench);
    let Some(Message::NameChecked(typed, _)) = late else {
        unreachable!("the name is not looked up: {late:?}");
    };
    let late = || AnyMessage::new(Message::NameChecked(typed.clone(), folder));
    type_in(&mut bench, "9");
    assert_eq!(bench.receive(late()), None);
    bench.key(Named::Enter);
    bench.results();
    bench.receive(late());
    assert_eq!(
        listed_folder(&mut bench),
        None,
        "the answer is about another name"
    );
}

/// File names are untrusted: they may contain bidirectional control characters.
#[test]
fn bidirectional_control_characters_in_names_are_neutralised() {
    let mut odd = listing();
    odd.files = vec![file("evil\u{202e}ham.mah\u{1b}[31m", "Lin", 1)];
    odd.folders = vec!["/games/a\u{202e}b".into()];
    let mut bench = opened(Purpose::Open, "", odd);
    let texts = bench.texts();
    let odd = |words: &str| words.contains(['\u{202e}', '\u{1b}']);
    assert!(!texts.iter().any(|(words, _)| odd(words)), "{texts:?}");
    assert!(texts.iter().any(|(words, _)| words.contains("evilham.mah")));
    let wrong = storage::save::open("/no\u{202e}where.mah".as_ref());
    let described = wrong
        .map(|_| ())
        .expect_err("the file does not exist")
        .to_string();
    assert!(!odd(&described), "{described}");
}
