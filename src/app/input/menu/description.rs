//! The menus as they are described to those who cannot see them.

use super::content::{visible_buttons, visible_entries, visible_menus};
use super::{CONTEXT_MENU, Entry, MenuBar, Message, Opened};
use crate::presenter::{Command, CommandStates};

/// The menus, with the entries of the open one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Described {
    /// The labels of the menus in the bar.
    pub menus: Vec<&'static str>,
    /// The buttons beside them.
    pub buttons: Vec<(&'static str, Command)>,
    /// The place of the open menu in the bar.
    pub open: Option<usize>,
    /// Whether the context menu is open.
    pub is_context_menu: bool,
    /// The entries of the open menu.
    pub entries: Vec<DescribedEntry>,
}

/// An entry of an open menu.
#[derive(Clone, Debug, PartialEq)]
pub struct DescribedEntry {
    /// Its label, with `&` before the underlined letter.
    pub label: &'static str,
    /// Its command; none for a submenu and for the entry that closes the menu.
    pub command: Option<Command>,
    /// The message that chooses it.
    pub choose: Message,
    /// Whether it is highlighted.
    pub is_highlighted: bool,
    /// The entries of its submenu.
    pub submenu: Vec<DescribedEntry>,
}

impl MenuBar {
    /// Describes the menus.
    pub fn described(&self, states: &CommandStates) -> Described {
        let menus = visible_menus(states);
        let open = match self.open {
            Some(Opened::Bar(place)) => Some(place),
            _ => None,
        };
        let is_context_menu = matches!(self.open, Some(Opened::ContextMenu(_)));
        let entries = match (open.and_then(|place| menus.get(place)), is_context_menu) {
            (Some(menu), _) => visible_entries(menu.entries, states),
            (None, true) => visible_entries(CONTEXT_MENU, states),
            (None, false) => Vec::new(),
        };
        let entries = entries.iter().enumerate();
        let described = entries.filter_map(|(index, entry)| {
            let is_highlighted = self.highlighted == Some(index);
            let mut described = describe(entry, Message::Highlight(Some(index), Some(0)))?;
            described.is_highlighted = is_highlighted;
            if let Entry::Submenu { entries, .. } = entry {
                let inner = visible_entries(entries, states);
                let inner = inner.iter().enumerate().filter_map(|(place, entry)| {
                    let mut described = describe(entry, Message::Close)?;
                    described.is_highlighted =
                        is_highlighted && self.submenu_highlighted == Some(place);
                    Some(described)
                });
                described.submenu = inner.collect();
            }
            Some(described)
        });
        Described {
            menus: menus.iter().map(|menu| menu.label.text()).collect(),
            buttons: visible_buttons(states)
                .map(|(label, command)| (label.text(), command))
                .collect(),
            open,
            is_context_menu,
            entries: described.collect(),
        }
    }
}

/// Describes an entry; `open` opens it if it is a submenu. A separator is not described.
fn describe(entry: &Entry, open: Message) -> Option<DescribedEntry> {
    let (command, choose) = match entry {
        Entry::Item(command) => (Some(*command), Message::Chosen(*command)),
        Entry::Submenu { .. } => (None, open),
        Entry::Close => (None, Message::Close),
        Entry::Separator => return None,
    };
    Some(DescribedEntry {
        label: entry.label()?,
        command,
        choose,
        is_highlighted: false,
        submenu: Vec::new(),
    })
}
