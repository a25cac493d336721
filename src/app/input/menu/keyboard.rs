//! Keys in the menus: Alt and letters open, arrows move in every direction, Enter chooses, Escape closes, F1 explains.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::content;
use super::{Entry, MenuBar, Message, Opened};
use crate::app::widget::{KeyPress, Reaction, letter};
use crate::presenter::{Availability, CommandStates};

impl MenuBar {
    /// Returns what a key does. The app asks for each key as it arrives, so that quickly typed keys act on the menu that is open at that moment.
    pub fn react(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let alt = press.key == Key::Named(Named::Alt);
        if press.released {
            return match alt && self.alt_armed {
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
            // With another modifier held, Alt may belong to a combination that the system intercepts, so that its last key never arrives.
            let is_alone = !press.held.control && !press.held.shift && press.held.is_ours();
            return match self.is_open() {
                true => Reaction::Send(Message::Close),
                false => Reaction::SendAndPass(Message::AltArmed(is_alone)),
            };
        }
        if self.is_open() {
            return self.react_in_menu(press, states);
        }
        if press.held.is_alt() && !press.repeats {
            let menus = content::visible_menus(states);
            let labels = menus.iter().map(|menu| menu.label.text());
            if let Some(place) = label_of_key(labels, press) {
                return Reaction::Send(Message::Open {
                    place,
                    by_key: true,
                });
            }
            let buttons: Vec<_> = content::visible_buttons(states).collect();
            let labels = buttons.iter().map(|(label, _)| label.text());
            if let Some(index) = label_of_key(labels, press) {
                return Reaction::Send(Message::Chosen(buttons[index].1));
            }
        }
        match self.alt_armed {
            true => Reaction::SendAndPass(Message::AltArmed(false)),
            false => Reaction::Pass,
        }
    }

    /// What a key does in an open menu. Alt may still be held from opening it; keys with other modifiers do nothing.
    fn react_in_menu(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let held = press.held;
        if !held.is_plain() && !held.is_alt() {
            return Reaction::Swallow;
        }
        let Key::Named(named) = &press.key else {
            return self.typed(press, states);
        };
        let acts_once = matches!(
            named,
            Named::Enter | Named::Space | Named::Escape | Named::F1
        );
        if acts_once && (held.alt || press.repeats) {
            return Reaction::Swallow;
        }
        let message = match named {
            Named::Escape if self.submenu_highlighted.is_some() => {
                Message::Highlight(self.highlighted, None)
            }
            Named::Escape => Message::Close,
            Named::ArrowDown => self.step(states, 1),
            Named::ArrowUp => self.step(states, -1),
            Named::Home => self.highlight_end(states, true),
            Named::End => self.highlight_end(states, false),
            Named::ArrowRight => return self.step_sideways(states, true),
            Named::ArrowLeft => return self.step_sideways(states, false),
            Named::Enter | Named::Space => return self.choose_highlighted(states),
            Named::F1 => match self
                .highlighted_entry(states)
                .and_then(|entry| entry.topic())
            {
                Some(topic) => Message::Help(topic),
                None => Message::Help("menus"),
            },
            _ => return Reaction::Swallow,
        };
        Reaction::Send(message)
    }

    /// The entries through which the arrows move, the index of the highlighted one, and whether they are those of the submenu.
    fn column(&self, states: &CommandStates) -> (Vec<Entry>, Option<usize>, bool) {
        let entries = self.entries(states);
        if let (Some(index), Some(Entry::Submenu { entries, .. })) = (
            self.submenu_highlighted,
            self.highlighted.and_then(|index| entries.get(index)),
        ) {
            return (content::visible_entries(entries, states), Some(index), true);
        }
        (entries, self.highlighted, false)
    }

    /// The message that highlights an entry of the menu or the submenu.
    fn highlight(&self, index: usize, in_submenu: bool) -> Message {
        match in_submenu {
            true => Message::Highlight(self.highlighted, Some(index)),
            false => Message::Highlight(Some(index), None),
        }
    }

    /// Highlights the next entry (`step` is 1) or the previous one (-1), wrapping around and skipping separators.
    fn step(&self, states: &CommandStates, step: isize) -> Message {
        let (entries, highlighted, in_submenu) = self.column(states);
        let count = entries.len().max(1) as isize;
        let before_first = if step > 0 { -1 } else { count };
        let from = highlighted.map_or(before_first, |index| index as isize);
        let to = (1..=count)
            .map(|steps| (from + steps * step).rem_euclid(count) as usize)
            .find(|place| {
                entries
                    .get(*place)
                    .is_some_and(|entry| *entry != Entry::Separator)
            });
        self.highlight(to.unwrap_or(0), in_submenu)
    }

    /// Highlights the first entry, or the last one.
    fn highlight_end(&self, states: &CommandStates, first: bool) -> Message {
        let (entries, _, in_submenu) = self.column(states);
        let index = match first {
            true => 0,
            false => entries.len().saturating_sub(1),
        };
        self.highlight(index, in_submenu)
    }

    /// Moves into or out of the submenu, or else to the next or previous menu of the bar.
    fn step_sideways(&self, states: &CommandStates, right: bool) -> Reaction<Message> {
        let is_submenu = matches!(self.highlighted_entry(states), Some(Entry::Submenu { .. }));
        let message = match (right, self.submenu_highlighted) {
            (true, None) if is_submenu => Some(Message::Highlight(self.highlighted, Some(0))),
            (false, Some(_)) => Some(Message::Highlight(self.highlighted, None)),
            _ => None,
        };
        if let Some(message) = message {
            return Reaction::Send(message);
        }
        let Some(Opened::Bar(place)) = self.open else {
            return Reaction::Swallow;
        };
        let count = content::visible_menus(states).len().max(1);
        let step = if right { 1 } else { count - 1 };
        Reaction::Send(Message::Open {
            place: (place + step) % count,
            by_key: true,
        })
    }

    /// What Enter and Space do: they choose the highlighted entry.
    fn choose_highlighted(&self, states: &CommandStates) -> Reaction<Message> {
        match self.highlighted_entry(states) {
            Some(entry) => self.choose(entry, states),
            None => Reaction::Swallow,
        }
    }

    /// What choosing an entry does.
    fn choose(&self, entry: Entry, states: &CommandStates) -> Reaction<Message> {
        match entry {
            Entry::Item(command) if !matches!(states.state(command), Availability::Disabled(_)) => {
                Reaction::Send(Message::Chosen(command))
            }
            Entry::Submenu { .. } => Reaction::Send(Message::Highlight(self.highlighted, Some(0))),
            Entry::Close => Reaction::Send(Message::Close),
            Entry::Item(_) | Entry::Separator => Reaction::Swallow,
        }
    }

    /// Chooses the entry whose underlined letter the key types. A disabled one is only highlighted.
    fn typed(&self, press: &KeyPress, states: &CommandStates) -> Reaction<Message> {
        let (entries, _, in_submenu) = self.column(states);
        let labels = entries
            .iter()
            .map(|entry| entry.label().unwrap_or_default());
        let Some(index) = label_of_key(labels, press).filter(|_| !press.repeats) else {
            return Reaction::Swallow;
        };
        match entries[index] {
            Entry::Submenu { .. } => Reaction::Send(Message::Highlight(Some(index), Some(0))),
            entry => match self.choose(entry, states) {
                Reaction::Swallow => Reaction::Send(self.highlight(index, in_submenu)),
                reaction => reaction,
            },
        }
    }
}

/// The index of the first label whose underlined letter the key types.
fn label_of_key<'a>(
    labels: impl Iterator<Item = &'a str> + Clone,
    press: &KeyPress,
) -> Option<usize> {
    let matches = |label: &str, pressed: &str| {
        letter(label).is_some_and(|letter| letter.to_uppercase().eq(pressed.chars()))
    };
    press
        .letters()
        .find_map(|pressed| labels.clone().position(|label| matches(label, &pressed)))
}
