//! The menus as shown in the help's table of keys.

use super::content::{Entry, MENUS};
use crate::app::widget::plain;
use crate::help::table::KeyLine;
use crate::presenter::Command;

/// Every command of the menus.
pub fn items() -> Vec<Command> {
    fn below(entries: &'static [Entry], into: &mut Vec<Command>) {
        for entry in entries {
            match entry {
                Entry::Item(command) => into.push(*command),
                Entry::Submenu { entries, .. } => below(entries, into),
                Entry::Line | Entry::Close => {}
            }
        }
    }
    let mut all = Vec::new();
    for menu in MENUS {
        below(menu.entries, &mut all);
    }
    all
}

/// The keys of the menus, for the help's table.
pub fn help_keys() -> Vec<KeyLine> {
    let line = |command: Command| {
        let row = command.row();
        let keys = row.keys.first()?;
        Some(KeyLine {
            keys,
            item: plain(row.name.text()),
            hint: row.hint.text(),
            topic: row.topic,
        })
    };
    items().into_iter().filter_map(line).collect()
}
