//! The keys of the help. Escape closes the pop-up or the help, Alt and arrows go back, forward and to the parent page, F6 switches between the
//! left pane and the page. In the left pane arrows select a line; on the page they scroll, and Tab moves from link to link.

use iced::keyboard::Key;
use iced::keyboard::key::Named;

use super::{HelpScreen, Message, Pane, Scroll};
use crate::app::widget::{KeyPress, Reaction};
use crate::help::markup::Target;

impl HelpScreen {
    /// Returns what a key does. While the help is open, no press of a key reaches the game.
    pub(super) fn react(&self, press: &KeyPress) -> Reaction<Message> {
        if press.released {
            return Reaction::Pass;
        }
        let message = match &press.key {
            Key::Named(_) if !press.held.is_ours() => None,
            Key::Named(named) if press.held.is_plain() => self.named(*named, press),
            Key::Named(named) => Self::combined(*named, press),
            Key::Character(_) | Key::Unidentified => return self.typed_key(press),
        };
        match message {
            Some(message) => Reaction::Send(message),
            None if self.is_typing() && press.is_for_field() => Reaction::Pass,
            None => Reaction::Swallow,
        }
    }

    /// Whether typed letters go into the field above the list.
    fn is_typing(&self) -> bool {
        self.left_focused && self.has_field()
    }

    /// What a named key does, alone or with Shift.
    fn named(&self, key: Named, press: &KeyPress) -> Option<Message> {
        let line = |step: isize| self.step(step).map(Message::Select);
        // Keys that close, open or switch something do not repeat while held.
        let acts_once = matches!(key, Named::Escape | Named::F1 | Named::F6 | Named::Enter);
        if acts_once && press.repeats {
            return None;
        }
        Some(match key {
            Named::Escape if self.pop_up.is_some() => Message::ClosePopUp,
            Named::Escape => Message::Close,
            Named::F1 => Message::OpenPage("using-help".to_owned()),
            Named::F6 => Message::FocusLeft(!self.left_focused),
            Named::Backspace if !self.is_typing() => Message::Back,
            Named::PageUp => Message::Scroll(Scroll::Pages(-1.0)),
            Named::PageDown => Message::Scroll(Scroll::Pages(1.0)),
            Named::Home if !self.is_typing() => Message::Scroll(Scroll::Start),
            Named::End if !self.is_typing() => Message::Scroll(Scroll::End),
            Named::Tab => Message::Link(!press.held.shift),
            Named::Enter if self.left_focused => Message::OpenSelected,
            Named::Enter => {
                let link = self
                    .focused_link
                    .and_then(|at| self.links().into_iter().nth(at));
                Message::Follow(link?)
            }
            Named::Space if !self.is_typing() => Message::Scroll(Scroll::Pages(0.9)),
            Named::ArrowUp if self.left_focused => line(-1)?,
            Named::ArrowDown if self.left_focused => line(1)?,
            Named::ArrowUp => Message::Scroll(Scroll::Lines(-2.0)),
            Named::ArrowDown => Message::Scroll(Scroll::Lines(2.0)),
            Named::ArrowRight if !self.is_typing() => self.fold(true)?,
            Named::ArrowLeft if !self.is_typing() => self.fold(false)?,
            _ => return None,
        })
    }

    /// What a named key does with Alt or Ctrl.
    fn combined(key: Named, press: &KeyPress) -> Option<Message> {
        let (alt, control) = (press.held.is_alt(), press.held.is_control());
        Some(match key {
            Named::ArrowLeft if alt => Message::Back,
            Named::ArrowRight if alt => Message::Forward,
            Named::ArrowUp if alt => Message::Up,
            Named::PageUp if control => Message::Turn(false),
            Named::PageDown if control => Message::Turn(true),
            _ => return None,
        })
    }

    /// The line this many steps from the selected one.
    fn step(&self, step: isize) -> Option<usize> {
        let count = self.lines().len();
        let at = self.selected.map_or(0, |at| at.saturating_add_signed(step));
        (count > 0).then(|| at.min(count - 1))
    }

    /// Expands the selected branch of the tree (true), or collapses it, if it is not so already.
    fn fold(&self, expand: bool) -> Option<Message> {
        let line = self.lines().into_iter().nth(self.selected?)?;
        let Target::Topic(id) = line.to else {
            return None;
        };
        (self.left_focused && line.branch == Some(!expand)).then_some(Message::Toggle(id))
    }

    /// The first line of the list that begins with the typed text.
    fn first_with(&self, typed: &str) -> Option<usize> {
        let typed = typed.to_lowercase();
        let mut lines = self.lines().into_iter();
        lines.position(|line| line.words.to_lowercase().starts_with(&typed))
    }

    /// What a key does that types a character.
    fn typed_key(&self, press: &KeyPress) -> Reaction<Message> {
        let (plain, alt) = (press.held.is_plain(), press.held.is_alt());
        let control = press.held.is_control();
        let can_zoom = control || plain && !self.is_typing();
        let panes = [
            ('C', Pane::Contents),
            ('I', Pane::Index),
            ('S', Pane::Search),
            ('G', Pane::Glossary),
        ];
        let pane = panes
            .into_iter()
            .find(|(letter, _)| alt && press.is_letter(*letter));
        let matching = || self.first_with(press.typed()?);
        if control && press.is_letter('F') {
            return Reaction::Send(Message::ShowPane(Pane::Search));
        }
        if can_zoom && (press.is_sign('+') || press.is_sign('=')) {
            return Reaction::Send(Message::Zoom(true));
        }
        if can_zoom && press.is_sign('-') {
            return Reaction::Send(Message::Zoom(false));
        }
        if let Some((_, pane)) = pane {
            return Reaction::Send(Message::ShowPane(pane));
        }
        match plain && self.pane == Pane::Glossary {
            true => matching().map_or(Reaction::Swallow, |line| {
                Reaction::Send(Message::Select(line))
            }),
            false if self.is_typing() && press.is_for_field() => Reaction::Pass,
            false => Reaction::Swallow,
        }
    }
}
