//! What the window tells the help.

use super::menu::{Entry, Item, MENUS};
use super::widget::plain;
use crate::help::table::KeyLine;

/// The keys of the menus, for the help's table.
pub fn help_keys() -> Vec<KeyLine> {
    fn items(entries: &'static [Entry], into: &mut Vec<Item>) {
        for entry in entries {
            match entry {
                Entry::Item(item) => into.push(*item),
                Entry::Beside { entries, .. } => items(entries, into),
                Entry::Line | Entry::Close => {}
            }
        }
    }
    let mut all = Vec::new();
    for menu in MENUS {
        items(menu.entries, &mut all);
    }
    let line = |item: Item| KeyLine {
        keys: item.keys,
        item: plain(item.label),
        hint: item.hint,
        topic: item.topic,
    };
    let keyed = all.into_iter().filter(|item| !item.keys.is_empty());
    keyed.map(line).collect()
}
