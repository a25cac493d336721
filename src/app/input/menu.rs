//! The menu bar: its state, and how it reacts to mouse and keyboard. `content` lists the entries, `view` draws them.

mod content;
mod help_table;
mod keyboard;
mod view;

#[cfg(test)]
mod tests;

pub use content::{CONTEXT_MENU, Entry, MENUS, Menu};
pub use help_table::{help_keys, items};

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
    /// The highlighted entry of the open menu.
    line: Option<usize>,
    /// The highlighted entry of the submenu beside that entry.
    submenu_line: Option<usize>,
    /// The button on the table under the pointer.
    pointed: Option<Command>,
    /// The hint of that button is suppressed until the pointer moves, because a newer message is shown.
    hint_suppressed: bool,
    /// Alt is held, and no other key was pressed since.
    armed: bool,
}

/// A message of the menus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// Opens a menu of the bar, or closes it if it is open. By key, its first entry is highlighted.
    Open {
        /// Its place in the bar.
        place: usize,
        /// By key.
        by_key: bool,
    },
    /// The pointer passes a title in the bar.
    TitleHovered(usize),
    /// Highlights an entry of the open menu, and one of its submenu.
    Highlight(Option<usize>, Option<usize>),
    /// An item is chosen.
    Chosen(Command),
    /// The pointer enters or leaves the button of a command.
    Point(Command, bool),
    /// The pointer has moved.
    Moved,
    /// Opens the help page of the highlighted item.
    Help(&'static str),
    /// Alt is held alone, or no longer.
    Armed(bool),
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

    /// Handles a message; a returned command is for the app.
    pub fn update(&mut self, message: Message) -> Option<Command> {
        match message {
            Message::Open { place, .. } if self.open == Some(Opened::Bar(place)) => self.close(),
            Message::Open { place, by_key } => {
                *self = Self {
                    open: Some(Opened::Bar(place)),
                    line: by_key.then_some(0),
                    ..Self::default()
                };
            }
            Message::TitleHovered(place) => {
                if matches!(self.open, Some(Opened::Bar(open)) if open != place) {
                    self.open = Some(Opened::Bar(place));
                    (self.line, self.submenu_line) = (None, None);
                }
            }
            Message::Highlight(line, submenu_line) => {
                (self.line, self.submenu_line) = (line, submenu_line)
            }
            Message::Point(command, true) => self.pointed = Some(command),
            Message::Point(command, false) => drop(self.pointed.take_if(|at| *at == command)),
            Message::Moved => self.hint_suppressed = false,
            Message::Armed(armed) => self.armed = armed,
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

    /// Closes the menus. If Alt is still held, releasing it opens none.
    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// Suppresses the hint of the button under a resting pointer: a newer message is shown instead.
    pub fn suppress_hint(&mut self) {
        self.hint_suppressed = true;
    }

    /// Whether hints are suppressed until the pointer moves.
    pub fn hint_suppressed(&self) -> bool {
        self.hint_suppressed
    }

    /// The sentence for the status bar: what the highlighted item does and why it is unavailable, or what the button under the pointer does.
    pub fn hint(&self, states: &CommandStates) -> Option<String> {
        let Some(entry) = self.highlighted(states) else {
            let is_button = |command: &Command| states.buttons().contains(command);
            let pointed = self
                .pointed
                .filter(|_| !self.hint_suppressed)
                .filter(is_button);
            return pointed.map(|command| command.row().hint.text().to_owned());
        };
        let hint = entry.hint()?.to_owned();
        let availability = match entry {
            Entry::Item(command) => states.state(command),
            Entry::Submenu { .. } | Entry::Close | Entry::Line => Availability::Ready,
        };
        Some(match availability {
            Availability::Disabled(why) => format!("{hint} {why}"),
            Availability::Ready | Availability::Checked(_) | Availability::Absent => hint,
        })
    }

    /// The visible entries of the open menu.
    fn entries(&self, states: &CommandStates) -> Vec<Entry> {
        match self.open {
            Some(Opened::Bar(place)) => {
                let menus = content::listed_menus(states);
                menus
                    .get(place)
                    .map_or_else(Vec::new, |menu| content::listed(menu.entries, states))
            }
            Some(Opened::ContextMenu(_)) => content::listed(CONTEXT_MENU, states),
            None => Vec::new(),
        }
    }

    fn highlighted(&self, states: &CommandStates) -> Option<Entry> {
        let entry = *self.entries(states).get(self.line?)?;
        match (entry, self.submenu_line) {
            (Entry::Submenu { entries, .. }, Some(line)) => {
                content::listed(entries, states).get(line).copied()
            }
            _ => Some(entry),
        }
    }
}
