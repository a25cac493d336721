//! Keys in the menus: Alt and letters open, arrows go along and up and down, Enter chooses, Escape closes, F1 explains.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::content;
use super::{Entry, MenuBar, Message, Opened};
use crate::app::widget::{KeyPress, Reaction, letter};
use crate::presenter::{Availability, CommandStates};

impl MenuBar {
    /// Returns what a key does. The app asks for each key as it arrives, so that fast keys are judged by the menu that is open at that moment.
    pub fn react(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let alt = press.key == Key::Named(Named::Alt);
        if press.released {
            return match alt && self.armed {
                true => Reaction::Send(Message::Open {
                    place: 0,
                    by_key: true,
                }),
                false => Reaction::Pass,
            };
        }
        if alt && press.repeats {
            return Reaction::Swallow;
        }
        if alt {
            // With another key held, Alt begins a combination that may never arrive, because the system can intercept it.
            let alone = !press.held.control && !press.held.shift && press.held.is_ours();
            return match self.is_open() {
                true => Reaction::Send(Message::Close),
                false => Reaction::SendAndPass(Message::Armed(alone)),
            };
        }
        if self.is_open() {
            return self.inside(press, states);
        }
        if press.held.is_alt() && !press.repeats {
            let menus = content::listed_menus(states);
            let labels = menus.iter().map(|menu| menu.label.text());
            if let Some(place) = lettered(labels, press) {
                return Reaction::Send(Message::Open {
                    place,
                    by_key: true,
                });
            }
            let shown: Vec<_> = content::visible_buttons(states).collect();
            let labels = shown.iter().map(|(word, _)| word.text());
            if let Some(place) = lettered(labels, press) {
                return Reaction::Send(Message::Chosen(shown[place].1));
            }
        }
        match self.armed {
            true => Reaction::SendAndPass(Message::Armed(false)),
            false => Reaction::Pass,
        }
    }

    /// What a key does in an open menu. Alt may still be held from opening it; keys with other modifiers belong to others.
    fn inside(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let held = press.held;
        if !held.is_plain() && !held.is_alt() {
            return Reaction::Swallow;
        }
        let Key::Named(named) = &press.key else {
            return self.typed(press, states);
        };
        let chooses = matches!(
            named,
            Named::Enter | Named::Space | Named::Escape | Named::F1
        );
        if chooses && (held.alt || press.repeats) {
            return Reaction::Swallow;
        }
        let message = match named {
            Named::Escape if self.submenu_line.is_some() => Message::Highlight(self.line, None),
            Named::Escape => Message::Close,
            Named::ArrowDown => self.step(states, 1),
            Named::ArrowUp => self.step(states, -1),
            Named::Home => self.to_end(states, 1),
            Named::End => self.to_end(states, -1),
            Named::ArrowRight => return self.along(states, true),
            Named::ArrowLeft => return self.along(states, false),
            Named::Enter | Named::Space => return self.take(states),
            Named::F1 => match self.highlighted(states).and_then(|entry| entry.topic()) {
                Some(topic) => Message::Help(topic),
                None => Message::Help("menus"),
            },
            _ => return Reaction::Swallow,
        };
        Reaction::Send(message)
    }

    /// The entries that the arrows move through, the highlighted one, and whether they are in the submenu.
    fn column(&self, states: &CommandStates) -> (Vec<Entry>, Option<usize>, bool) {
        let entries = self.entries(states);
        if let (Some(submenu_line), Some(Entry::Submenu { entries, .. })) = (
            self.submenu_line,
            self.line.and_then(|line| entries.get(line)),
        ) {
            return (content::listed(entries, states), Some(submenu_line), true);
        }
        (entries, self.line, false)
    }

    fn highlight(&self, line: usize, submenu_line: bool) -> Message {
        match submenu_line {
            true => Message::Highlight(self.line, Some(line)),
            false => Message::Highlight(Some(line), None),
        }
    }

    /// The next entry up or down, wrapping around and skipping separators.
    fn step(&self, states: &CommandStates, step: isize) -> Message {
        let (entries, line, submenu_line) = self.column(states);
        let count = entries.len().max(1) as isize;
        let from = line.map_or(if step > 0 { -1 } else { count }, |line| line as isize);
        let to = (1..=count)
            .map(|steps| (from + steps * step).rem_euclid(count) as usize)
            .find(|place| {
                entries
                    .get(*place)
                    .is_some_and(|entry| *entry != Entry::Line)
            });
        self.highlight(to.unwrap_or(0), submenu_line)
    }

    fn to_end(&self, states: &CommandStates, step: isize) -> Message {
        let (entries, _, submenu_line) = self.column(states);
        self.highlight(
            if step > 0 {
                0
            } else {
                entries.len().saturating_sub(1)
            },
            submenu_line,
        )
    }

    fn along(&self, states: &CommandStates, right: bool) -> Reaction<Message> {
        let opens = matches!(self.highlighted(states), Some(Entry::Submenu { .. }));
        match (right, self.submenu_line) {
            (true, None) if opens => return Reaction::Send(Message::Highlight(self.line, Some(0))),
            (false, Some(_)) => return Reaction::Send(Message::Highlight(self.line, None)),
            _ => {}
        }
        let Some(Opened::Bar(place)) = self.open else {
            return Reaction::Swallow;
        };
        let count = content::listed_menus(states).len().max(1);
        let step = if right { 1 } else { count - 1 };
        Reaction::Send(Message::Open {
            place: (place + step) % count,
            by_key: true,
        })
    }

    fn take(&self, states: &CommandStates) -> Reaction<Message> {
        match self.highlighted(states) {
            Some(entry) => self.chosen(entry, states),
            None => Reaction::Swallow,
        }
    }

    fn chosen(&self, entry: Entry, states: &CommandStates) -> Reaction<Message> {
        match entry {
            Entry::Item(command) if !matches!(states.state(command), Availability::Disabled(_)) => {
                Reaction::Send(Message::Chosen(command))
            }
            Entry::Submenu { .. } => Reaction::Send(Message::Highlight(self.line, Some(0))),
            Entry::Close => Reaction::Send(Message::Close),
            Entry::Item(_) | Entry::Line => Reaction::Swallow,
        }
    }

    fn typed(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let (entries, _, submenu_line) = self.column(states);
        let labels = entries
            .iter()
            .map(|entry| entry.label().unwrap_or_default());
        let Some(place) = lettered(labels, press).filter(|_| !press.repeats) else {
            return Reaction::Swallow;
        };
        match entries[place] {
            Entry::Submenu { .. } => Reaction::Send(Message::Highlight(Some(place), Some(0))),
            entry => match self.chosen(entry, states) {
                Reaction::Swallow => Reaction::Send(self.highlight(place, submenu_line)),
                reaction => reaction,
            },
        }
    }
}

/// The index of the first label whose underlined letter the key types.
fn lettered<'a>(labels: impl Iterator<Item = &'a str> + Clone, press: &KeyPress) -> Option<usize> {
    let is_it = |label: &str, pressed: &str| {
        letter(label).is_some_and(|letter| letter.to_uppercase().eq(pressed.chars()))
    };
    press
        .letters()
        .find_map(|pressed| labels.clone().position(|label| is_it(label, &pressed)))
}
