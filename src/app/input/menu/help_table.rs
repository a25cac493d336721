//! The menus as the help's table of keys shows them.

use super::content::{Entry, Item, MENUS};
use crate::app::widget::plain;
use crate::help::table::KeyLine;

/// Every item of the menus.
pub fn items() -> Vec<Item> {
    fn below(entries: &'static [Entry], into: &mut Vec<Item>) {
        for entry in entries {
            match entry {
                Entry::Item(item) => into.push(*item),
                Entry::Beside { entries, .. } => below(entries, into),
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
    let line = |item: Item| KeyLine {
        keys: item.keys,
        item: plain(item.label),
        hint: item.hint,
        topic: item.topic,
    };
    let keyed = items().into_iter().filter(|item| !item.keys.is_empty());
    keyed.map(line).collect()
}
