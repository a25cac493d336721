//! The menu bar: its state, and how it reacts to mouse and keyboard. `content` lists the entries, `view` draws them.

mod content;
mod description;
mod help_table;
mod keyboard;
mod view;

#[cfg(test)]
mod tests;

pub use content::{CONTEXT_MENU, Entry, MENUS, Menu};
pub use description::{Described, DescribedEntry};
pub use help_table::{help_keys, menu_commands};

use iced::Point;

use crate::presenter::{Availability, Command, CommandStates};

/// Which menu is open.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Opened {
    /// A menu of the bar, by its place from the left.
    Bar(usize),
    /// The context menu, at a point in the window.
    ContextMenu(Point),
}

/// The state of the menus.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MenuBar {
    open: Option<Opened>,
    /// The index of the highlighted entry of the open menu.
    highlighted: Option<usize>,
    /// The index of the highlighted entry of the submenu beside that entry.
    submenu_highlighted: Option<usize>,
    /// Whether a key has moved the highlight, so that the focus mark is shown.
    by_key: bool,
    /// The command of the button on the table under the pointer.
    hovered_button: Option<Command>,
    /// Whether the hint of that button is suppressed until the pointer moves, because a newer message is shown.
    is_hint_suppressed: bool,
    /// Whether Alt is held and no other key was pressed since, so that releasing Alt opens the first menu.
    alt_armed: bool,
}

/// A message of the menus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// Opens a menu of the bar, or closes it if it is open. By key, its first entry is highlighted.
    Open {
        /// Its place in the bar.
        place: usize,
        /// Whether it is opened by key.
        by_key: bool,
    },
    /// The pointer passes a title in the bar.
    TitleHovered(usize),
    /// A key highlights an entry of the open menu, and one of its submenu.
    Highlight(Option<usize>, Option<usize>),
    /// The pointer highlights an entry of the open menu, and one of its submenu.
    Hovered(Option<usize>, Option<usize>),
    /// An item is chosen.
    Chosen(Command),
    /// The pointer enters (true) or leaves the table's button of a command.
    ButtonHovered(Command, bool),
    /// The pointer has moved, so hints are shown again.
    PointerMoved,
    /// Opens the help page of the highlighted item.
    Help(&'static str),
    /// Alt was pressed alone (true), or something else happened while it was held.
    AltArmed(bool),
    /// Closes all menus.
    Close,
}

impl MenuBar {
    /// Whether a menu is open; it then receives all keys.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens the context menu at a point in the window.
    pub fn open_context_menu(&mut self, at: Point) {
        *self = Self {
            open: Some(Opened::ContextMenu(at)),
            ..Self::default()
        };
    }

    /// Handles a message, and returns the command that was chosen, if any.
    pub fn update(&mut self, message: Message) -> Option<Command> {
        match message {
            Message::Open { place, .. } if self.open == Some(Opened::Bar(place)) => self.close(),
            Message::Open { place, by_key } => {
                *self = Self {
                    open: Some(Opened::Bar(place)),
                    highlighted: by_key.then_some(0),
                    by_key,
                    ..Self::default()
                };
            }
            Message::TitleHovered(place) => {
                if matches!(self.open, Some(Opened::Bar(open)) if open != place) {
                    self.open = Some(Opened::Bar(place));
                    (self.highlighted, self.submenu_highlighted) = (None, None);
                }
            }
            Message::Highlight(entry, submenu_entry) => {
                (self.highlighted, self.submenu_highlighted) = (entry, submenu_entry);
                self.by_key = true;
            }
            Message::Hovered(entry, submenu_entry) => {
                (self.highlighted, self.submenu_highlighted) = (entry, submenu_entry);
                self.by_key = false;
            }
            Message::ButtonHovered(command, true) => self.hovered_button = Some(command),
            Message::ButtonHovered(command, false) => {
                self.hovered_button.take_if(|hovered| *hovered == command);
            }
            Message::PointerMoved => self.is_hint_suppressed = false,
            Message::AltArmed(armed) => self.alt_armed = armed,
            Message::Close => self.close(),
            Message::Chosen(command) => {
                self.close();
                return Some(command);
            }
            Message::Help(topic) => {
                self.close();
                return Some(Command::Topic(topic));
            }
        }
        None
    }

    /// Closes all menus. If Alt is still held, releasing it opens none.
    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// Suppresses the hint of the button under a resting pointer: a newer message is shown instead.
    pub fn suppress_hint(&mut self) {
        self.is_hint_suppressed = true;
    }

    /// Whether hints are suppressed until the pointer moves.
    pub fn is_hint_suppressed(&self) -> bool {
        self.is_hint_suppressed
    }

    /// The sentence for the status bar: what the highlighted item does and why it is unavailable, or what the button under the pointer does.
    pub fn hint(&self, states: &CommandStates) -> Option<String> {
        let Some(entry) = self.highlighted_entry(states) else {
            let is_button = |command: &Command| states.buttons().contains(command);
            let hovered = self
                .hovered_button
                .filter(|_| !self.is_hint_suppressed)
                .filter(is_button);
            return hovered.map(|command| command.row().hint.text().to_owned());
        };
        let hint = entry.hint()?.to_owned();
        let availability = match entry {
            Entry::Item(command) => states.state(command),
            Entry::Submenu { .. } | Entry::Close | Entry::Separator => Availability::Ready,
        };
        Some(match availability {
            Availability::Disabled(why) => words::sentences([hint.as_str(), why]),
            Availability::Ready | Availability::Checked(_) | Availability::Absent => hint,
        })
    }

    /// The visible entries of the open menu.
    fn entries(&self, states: &CommandStates) -> Vec<Entry> {
        match self.open {
            Some(Opened::Bar(place)) => {
                let menus = content::visible_menus(states);
                menus.get(place).map_or_else(Vec::new, |menu| {
                    content::visible_entries(menu.entries, states)
                })
            }
            Some(Opened::ContextMenu(_)) => content::visible_entries(CONTEXT_MENU, states),
            None => Vec::new(),
        }
    }

    /// The highlighted entry of the submenu, or else of the menu.
    fn highlighted_entry(&self, states: &CommandStates) -> Option<Entry> {
        let entry = *self.entries(states).get(self.highlighted?)?;
        match (entry, self.submenu_highlighted) {
            (Entry::Submenu { entries, .. }, Some(index)) => {
                content::visible_entries(entries, states)
                    .get(index)
                    .copied()
            }
            _ => Some(entry),
        }
    }
}
