//! The keys of the menus, for the table of keys in the help.

use super::content::{Entry, MENUS};
use crate::app::widget::plain;
use crate::help::table::KeyLine;
use crate::presenter::Command;

/// All commands of the menus and submenus.
pub fn menu_commands() -> Vec<Command> {
    fn collect(entries: &'static [Entry], commands: &mut Vec<Command>) {
        for entry in entries {
            match entry {
                Entry::Item(command) => commands.push(*command),
                Entry::Submenu { entries, .. } => collect(entries, commands),
                Entry::Separator | Entry::Close => {}
            }
        }
    }
    let mut commands = Vec::new();
    for menu in MENUS {
        collect(menu.entries, &mut commands);
    }
    commands
}

/// The commands of the menus that have a key, each with the first one.
pub fn help_keys() -> Vec<KeyLine> {
    let line = |command: Command| {
        let row = command.row();
        row.keys.first()?;
        Some(KeyLine {
            keys: row.key_name(false),
            item: plain(row.name.text()),
            hint: row.hint.text(),
            topic: row.topic,
        })
    };
    menu_commands().into_iter().filter_map(line).collect()
}
