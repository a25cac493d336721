//! The menu bar: its state, and what mouse and keyboard do to it [M, I32]. What stands in the menus is in `content`, how
//! they look in `view`.

mod content;
mod help_table;
mod keyboard;
mod view;

#[cfg(test)]
mod tests;

pub use content::{Entry, FLOATING, MENUS, Menu};
pub use help_table::{help_keys, items};

use iced::Point;

use crate::presenter::{Availability, Command, CommandStates};

/// Which menu is open.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Opened {
    /// One of the bar, by its place.
    Bar(usize),
    /// The floating menu at a place of the window.
    Floating(Point),
}

/// The state of the menus.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MenuBar {
    open: Option<Opened>,
    /// The highlighted line of the open menu.
    line: Option<usize>,
    /// The highlighted line of the menu beside that line.
    beside: Option<usize>,
    /// The button at the table that the pointer is on.
    pointed: Option<Command>,
    /// Something has been said since the pointer moved last.
    rests: bool,
    /// Alt was pressed and nothing else since.
    armed: bool,
}

/// What mouse and keyboard do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Message {
    /// A menu of the bar is opened, or closed if it was open; by key its first line is highlighted.
    Open {
        /// Its place in the bar.
        place: usize,
        /// By key.
        by_key: bool,
    },
    /// The mouse passes over a word of the bar.
    Passed(usize),
    /// A line is highlighted, and one of the menu beside it.
    Highlight(Option<usize>, Option<usize>),
    /// An item is chosen.
    Chose(Command),
    /// The pointer is on a button for a command, or has left it.
    Point(Command, bool),
    /// The pointer moves.
    Moved,
    /// Help for the highlighted item.
    Help(&'static str),
    /// Alt is down alone, or no longer.
    Armed(bool),
    /// All menus close.
    Close,
}

impl MenuBar {
    /// Whether a menu is open. It then has the keyboard.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens the floating menu at a place of the window.
    pub fn float(&mut self, at: Point) {
        *self = Self {
            open: Some(Opened::Floating(at)),
            ..Self::default()
        };
    }

    /// Takes in what was done; a command is for the app.
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
            Message::Passed(place) => {
                if matches!(self.open, Some(Opened::Bar(open)) if open != place) {
                    self.open = Some(Opened::Bar(place));
                    (self.line, self.beside) = (None, None);
                }
            }
            Message::Highlight(line, beside) => (self.line, self.beside) = (line, beside),
            Message::Point(command, true) => self.pointed = Some(command),
            Message::Point(command, false) => drop(self.pointed.take_if(|at| *at == command)),
            Message::Moved => self.rests = false,
            Message::Armed(armed) => self.armed = armed,
            Message::Close => self.close(),
            Message::Chose(command) => {
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

    /// Closes the menus, and Alt that is still held opens none when it is let go.
    pub fn close(&mut self) {
        *self = Self::default();
    }

    /// Something has been said, which goes before what the button under a resting pointer does.
    pub fn rest(&mut self) {
        self.rests = true;
    }

    /// Whether nothing is said of what is under the pointer until that moves.
    pub fn rests(&self) -> bool {
        self.rests
    }

    /// The sentence for the status bar: what the highlighted item does, and why it cannot be used now; or what the button does that is
    /// pointed at, as long as it is there.
    pub fn hint(&self, states: &CommandStates) -> Option<String> {
        let Some(entry) = self.highlighted(states) else {
            let there = |command: &Command| states.buttons().contains(command);
            let pointed = self.pointed.filter(|_| !self.rests).filter(there);
            return pointed.map(|command| command.row().hint.text().to_owned());
        };
        let hint = entry.hint()?.to_owned();
        let standing = match entry {
            Entry::Item(command) => states.state(command),
            Entry::Beside { .. } | Entry::Close | Entry::Line => Availability::Ready,
        };
        Some(match standing {
            Availability::Grey(why) => format!("{hint} {why}"),
            Availability::Ready | Availability::Checked(_) | Availability::Absent => hint,
        })
    }

    /// The entries of the open menu that are listed now.
    fn entries(&self, states: &CommandStates) -> Vec<Entry> {
        match self.open {
            Some(Opened::Bar(place)) => {
                let menus = content::listed_menus(states);
                menus
                    .get(place)
                    .map_or_else(Vec::new, |menu| content::listed(menu.entries, states))
            }
            Some(Opened::Floating(_)) => content::listed(FLOATING, states),
            None => Vec::new(),
        }
    }

    fn highlighted(&self, states: &CommandStates) -> Option<Entry> {
        let entry = *self.entries(states).get(self.line?)?;
        match (entry, self.beside) {
            (Entry::Beside { entries, .. }, Some(line)) => {
                content::listed(entries, states).get(line).copied()
            }
            _ => Some(entry),
        }
    }
}
