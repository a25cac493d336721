//! The keys of the help. Escape closes the pop-up or the help, Alt and arrows retrace one's steps, F6 goes to the left side
//! and back; there arrows choose, on the page they scroll, and Tab goes from link to link.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::{HelpScreen, Message, Scroll, Side};
use crate::app::widget::{KeyPress, Reaction};
use crate::help::markup::Target;

impl HelpScreen {
    /// What a key does. All keys are the help's while it is open.
    pub(super) fn react(&self, press: &KeyPress) -> Reaction<Message> {
        if press.released {
            return Reaction::Pass;
        }
        let message = match &press.key {
            Key::Named(named) => self.named(*named, press),
            Key::Character(letter) => return self.typed_key(letter, press),
            Key::Unidentified => None,
        };
        match message {
            Some(message) => Reaction::Send(message),
            None if self.types() => Reaction::Pass,
            None => Reaction::Swallow,
        }
    }

    /// Whether letters go into the field above the list.
    fn types(&self) -> bool {
        self.in_side && self.has_field()
    }

    fn named(&self, key: Named, press: &KeyPress) -> Option<Message> {
        let (alt, shift) = (press.modifiers.alt(), press.modifiers.shift());
        let line = |step: isize| self.step(step).map(Message::Choose);
        Some(match key {
            Named::Escape if self.pop_up.is_some() => Message::ClosePopUp,
            Named::Escape => Message::Close,
            Named::F4 if alt => return None,
            Named::F1 => Message::Go("using-help".to_owned()),
            Named::F6 => Message::Pane(!self.in_side),
            Named::ArrowLeft if alt => Message::Back,
            Named::ArrowRight if alt => Message::Forward,
            Named::ArrowUp if alt => Message::Up,
            Named::Backspace if !self.types() => Message::Back,
            Named::PageUp if press.modifiers.control() => Message::Turn(false),
            Named::PageDown if press.modifiers.control() => Message::Turn(true),
            Named::PageUp => Message::Scroll(Scroll::Pages(-1.0)),
            Named::PageDown => Message::Scroll(Scroll::Pages(1.0)),
            Named::Home if !self.types() => Message::Scroll(Scroll::Start),
            Named::End if !self.types() => Message::Scroll(Scroll::End),
            Named::Tab => Message::Link(!shift),
            Named::Enter if self.in_side => Message::Take,
            Named::Enter => {
                let link = self.link.and_then(|at| self.links().into_iter().nth(at));
                Message::Follow(link?)
            }
            Named::Space if !self.types() => Message::Scroll(Scroll::Pages(0.9)),
            Named::ArrowUp if self.in_side => line(-1)?,
            Named::ArrowDown if self.in_side => line(1)?,
            Named::ArrowUp => Message::Scroll(Scroll::Lines(-2.0)),
            Named::ArrowDown => Message::Scroll(Scroll::Lines(2.0)),
            Named::ArrowRight if !self.types() => self.fold(true)?,
            Named::ArrowLeft if !self.types() => self.fold(false)?,
            _ => return None,
        })
    }

    /// The line so many steps from the chosen one.
    fn step(&self, step: isize) -> Option<usize> {
        let count = self.lines().len();
        let at = self.chosen.map_or(0, |at| at.saturating_add_signed(step));
        (count > 0).then(|| at.min(count - 1))
    }

    /// Opens or closes the chosen branch of the tree.
    fn fold(&self, open: bool) -> Option<Message> {
        let line = self.lines().into_iter().nth(self.chosen?)?;
        let Target::Topic(id) = line.to else {
            return None;
        };
        (self.in_side && line.branch == Some(!open)).then_some(Message::Toggle(id))
    }

    /// The first line of the list that begins with this letter.
    fn first_from(&self, letter: &str) -> Option<usize> {
        let mut lines = self.lines().into_iter();
        lines.position(|line| line.words.to_lowercase().starts_with(letter))
    }

    fn typed_key(&self, letter: &str, press: &KeyPress) -> Reaction<Message> {
        let control = press.modifiers.command();
        Reaction::Send(match letter.to_lowercase().as_str() {
            "f" if control => Message::Side(Side::Search),
            "+" | "=" if control || !self.types() => Message::Zoom(true),
            "-" if control || !self.types() => Message::Zoom(false),
            "c" if press.modifiers.alt() => Message::Side(Side::Contents),
            "i" if press.modifiers.alt() => Message::Side(Side::Index),
            "s" if press.modifiers.alt() => Message::Side(Side::Search),
            "g" if press.modifiers.alt() => Message::Side(Side::Glossary),
            letter if self.side == Side::Glossary && !control => match self.first_from(letter) {
                Some(line) => Message::Choose(line),
                None => return Reaction::Swallow,
            },
            _ if self.types() => return Reaction::Pass,
            _ => return Reaction::Swallow,
        })
    }
}
