//! Every kind of dialog is tested: by a sample, or as a menu opens it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::all_dialogs;
use crate::app::dialog::{Dialog, Reply};
use crate::app::tests::Player;
use crate::presenter::{Command, MenuDialog};

/// The dialogs of the menus that have no sample among these, as they open in a game.
pub fn of_menus_without(samples: &[Dialog], mut player: Player) -> Vec<Dialog> {
    let kinds = kinds(samples);
    let mut opened = Vec::new();
    for dialog in MenuDialog::ALL {
        player.run_command(Command::Dialog(dialog));
        opened.extend(player.app.dialog.take());
        player.reply(Reply::Close);
    }
    opened.retain(|dialog| !kinds.contains(dialog.kind()));
    opened
}

fn kinds(dialogs: &[Dialog]) -> BTreeSet<String> {
    let kinds = dialogs.iter().map(Dialog::kind);
    kinds.map(str::to_owned).collect()
}

/// The types in the sources of this folder that implement `DialogContent`.
fn dialogs_in(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("the folder is readable");
    let paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    let dialogs = paths.iter().flat_map(|path| match path.is_dir() {
        true => dialogs_in(path),
        false => {
            let text = fs::read_to_string(path).expect("the file is readable");
            let lines = text.lines();
            let names = lines.filter_map(|line| {
                line.strip_prefix("impl DialogContent for ")?
                    .split(' ')
                    .next()
            });
            names.map(str::to_owned).collect()
        }
    });
    dialogs.collect()
}

#[test]
fn every_kind_of_dialog_is_tested() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/dialog");
    assert_eq!(kinds(&all_dialogs()), dialogs_in(&sources));
}
