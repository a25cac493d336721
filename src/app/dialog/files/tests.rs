//! The boxes of files, worked by keyboard: a file is chosen, named, or not overwritten.

use std::path::{Path, PathBuf};

use iced::keyboard::key::Named;

use super::*;
use crate::app::dialog::bench::Bench;
use crate::app::dialog::{Question, Reply};
use crate::presenter::Command;

fn files(purpose: Purpose) -> Bench {
    let line = |name: &str| FileLine {
        path: Path::new("/games").join(name),
        name: name.to_owned(),
        detail: "21 Nov 2026 10:24 · Round of South · You 1684, Lin −420".to_owned(),
    };
    let lines = vec![line("anna.mah"), line("sunday.mah")];
    Bench::new(Files::new(purpose, Path::new("/games"), lines, "game"))
}

#[test]
fn a_file_is_chosen_from_the_list() {
    let mut bench = files(Purpose::Open);
    bench.paint("open");
    bench.key(Named::ArrowDown);
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::Open(PathBuf::from("/games/sunday.mah")))
    );
    assert_eq!(bench.key(Named::Escape), Some(Reply::Close));
}

#[test]
fn a_name_is_typed_at_once_where_there_are_no_files() {
    let mut bench = Bench::new(Files::new(Purpose::Open, Path::new("/games"), vec![], ""));
    for letter in "/home/n.mah".chars() {
        bench.letter(letter);
    }
    let typed = Reply::Open(PathBuf::from("/home/n.mah"));
    assert_eq!(bench.key(Named::Enter), Some(typed));
}

#[test]
fn saving_adds_the_ending_and_asks_before_overwriting() {
    let mut bench = files(Purpose::SaveAs);
    bench.paint("save-as");
    assert_eq!(
        bench.key(Named::Enter),
        Some(Reply::SaveAs(PathBuf::from("/games/game.mah")))
    );
    for letter in ".txt".chars() {
        bench.letter(letter);
    }
    assert_eq!(bench.key(Named::Enter), None, "only .mah");
    bench.paint("save-as-wrong");
    let mut bench = files(Purpose::SaveAs);
    for _ in 0..4 {
        bench.key(Named::Backspace);
    }
    for letter in "anna".chars() {
        bench.letter(letter);
    }
    let overwrite = Reply::Overwrite(PathBuf::from("/games/anna.mah"));
    assert_eq!(bench.key(Named::Enter), Some(overwrite));
    let mut bench = Bench::new(Question::overwrite("/games/anna.mah".into()));
    assert_eq!(bench.key(Named::Escape), Some(Reply::Run(Command::SaveAs)));
}
