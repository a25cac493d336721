//! The window for those who cannot see it: a tree of what can be read and used, offered to the screen readers of the system. Nothing of it is
//! made before one asks. Only this module knows AccessKit.

mod adapter;
pub mod collect;
mod convert;
mod dialog;
mod lesson;
mod menus;
mod narration;
mod operations;
mod table;
pub mod tree;
mod window;

use iced::{Point, Rectangle, Task};

use super::{App, Message as AppMessage, screen, widget};
use crate::presenter::{Input, Speech};
use crate::sound::Turn;
use adapter::{Adapter, Ear};
use collect::Part;
use tree::{Action, Actions, Field, Node, Tree};

pub use adapter::{Way, Wish};
#[cfg(test)]
pub use convert::accepted;

/// A message about those who cannot see the window.
#[derive(Clone, Debug)]
pub enum Message {
    /// A screen reader wants something.
    Wished(Wish),
    /// The parts of the dialog that was open then, with the number of its opening.
    Collected(u64, Option<Box<Part>>),
    /// A text was entered into a field of the dialog with this opening number.
    Entered(u64, widget::Event),
}

impl Message {
    /// Whether it does what a click or a key could do.
    pub fn is_action(&self) -> bool {
        !matches!(self, Self::Collected(..))
    }
}

/// The window for screen readers.
#[derive(Default)]
pub struct Accessibility {
    /// What screen readers want; none in tests and in the screen saver, which are not offered to them.
    ear: Option<Ear>,
    /// The connection to screen readers, while there is a window and they are supported.
    adapter: Option<Adapter>,
    /// Whether a screen reader reads the window.
    is_active: bool,
    /// The last tree, whose nodes can be used, and the number of the dialog's opening then.
    tree: Option<(Tree, u64)>,
    /// What was spoken last.
    spoken: Option<Speech>,
    /// Whether the player has used a key since the last tree.
    key_used: bool,
    /// Where the window is on the screen.
    corner: Point,
}

impl Accessibility {
    /// Offers the window to screen readers when it opens. The task reports what they want.
    pub fn open() -> (Self, Task<AppMessage>) {
        let (ear, wishes) = Ear::new();
        let opened = Self {
            ear: Some(ear),
            ..Self::default()
        };
        let wishes = Task::run(wishes, |wish| {
            AppMessage::Accessibility(Message::Wished(wish))
        });
        (opened, wishes)
    }

    /// Takes what is spoken.
    pub fn speak(&mut self, speech: Speech) {
        self.spoken = Some(speech);
    }

    /// Takes that the player has used a key, by which the focus may move.
    pub fn key_used(&mut self) {
        self.key_used = true;
    }

    /// The number of what was spoken last.
    pub fn spoken_number(&self) -> u64 {
        self.spoken.as_ref().map_or(0, |speech| speech.number)
    }

    /// The last tree.
    #[cfg(test)]
    pub fn tree(&self) -> Option<&Tree> {
        self.tree.as_ref().map(|(tree, _)| tree)
    }

    /// Takes what happens to the window.
    pub fn on_window(&mut self, event: &iced::window::Event) {
        use iced::window::Event;
        match event {
            Event::Opened {
                position: Some(corner),
                ..
            }
            | Event::Moved(corner) => self.corner = *corner,
            _ => {}
        }
        match (event, &mut self.adapter) {
            (Event::Opened { .. }, None) => {
                self.adapter = self.ear.as_ref().and_then(Adapter::open);
            }
            (Event::Focused, Some(adapter)) => adapter.set_focused(true),
            (Event::Unfocused, Some(adapter)) => adapter.set_focused(false),
            _ => {}
        }
    }
}

impl App {
    /// Describes the window, if a screen reader or the reading aloud reads it: collects the parts of the open dialog first.
    pub(super) fn describe(&mut self) -> Task<AppMessage> {
        let checked = self.check_reader();
        if !self.accessibility.is_active && !self.presenter.reads_aloud() {
            return checked;
        }
        let opening = self.openings;
        let collected = operations::collect().map(move |dialog| {
            AppMessage::Accessibility(Message::Collected(opening, dialog.map(Box::new)))
        });
        Task::batch([checked, collected])
    }

    /// Handles a message about those who cannot see the window.
    pub(super) fn on_accessibility(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Wished(Wish::Notice) => self.check_reader(),
            Message::Wished(Wish::Use(key, way)) => {
                let checked = self.check_reader();
                let used = self
                    .accessibility
                    .tree
                    .as_ref()
                    .and_then(|(tree, opening)| {
                        (*opening == self.openings).then(|| tree.root.find(key).cloned())?
                    });
                match used {
                    Some(node) => Task::batch([checked, self.use_node(&node, way)]),
                    None => checked,
                }
            }
            Message::Collected(opening, dialog) if opening == self.openings => {
                self.update_tree(dialog.as_deref());
                Task::none()
            }
            Message::Entered(opening, event) if opening == self.openings => self.on_dialog(event),
            Message::Collected(..) | Message::Entered(..) => Task::none(),
        }
    }

    /// Notices whether a screen reader has come or gone.
    fn check_reader(&mut self) -> Task<AppMessage> {
        let ear = self.accessibility.ear.as_ref();
        let is_active = ear.is_some_and(Ear::is_active);
        if std::mem::replace(&mut self.accessibility.is_active, is_active) == is_active {
            return Task::none();
        }
        self.send(Input::ScreenReader(is_active))
    }

    /// Builds the tree anew, and sends it to the screen reader or reads aloud what is new.
    fn update_tree(&mut self, dialog: Option<&Part>) {
        let tree = window::tree(self, dialog, self.accessibility.spoken.as_ref());
        let corner = self.accessibility.corner;
        let bounds = Rectangle::new(corner, self.scene.metrics().window);
        if let Some(adapter) = &mut self.accessibility.adapter {
            adapter.set_bounds(bounds);
            adapter.update(|| convert::update(&tree));
        }
        let before = self.accessibility.tree.take();
        if self.presenter.reads_aloud() {
            let before = before.as_ref().map(|(tree, _)| tree);
            let key_used = std::mem::take(&mut self.accessibility.key_used);
            if let Some(words) = narration::narrate(before, &tree, key_used) {
                self.sounds.read(&words, Turn::Focus);
            }
        }
        self.accessibility.tree = Some((tree, self.openings));
    }

    /// Does what a screen reader wants with a node, as a click or a key would.
    fn use_node(&mut self, node: &Node, way: Way) -> Task<AppMessage> {
        if self.awaits_data {
            return Task::none();
        }
        let Actions {
            press,
            focus,
            less,
            more,
            entry,
        } = &node.actions;
        let action = match way {
            Way::Press => press,
            Way::Focus => focus,
            Way::Less => less,
            Way::More => more,
            Way::Enter(text) => return self.enter(*entry, text),
            Way::Set(value) => return self.enter(*entry, value.round().to_string()),
        };
        match action {
            Some(Action::Send(message)) => self.dispatch((**message).clone()),
            Some(Action::MoveTo(place)) => {
                self.scene.set_cursor(Some(*place));
                Task::none()
            }
            None => Task::none(),
        }
    }

    /// Enters a text into a field, or sets a slider.
    fn enter(&mut self, field: Option<Field>, text: String) -> Task<AppMessage> {
        let opening = self.openings;
        match field {
            Some(Field::Dialog(before)) => operations::enter(before, text)
                .map(move |event| AppMessage::Accessibility(Message::Entered(opening, event))),
            Some(Field::Help) => self.on_help(screen::help::Message::Typed(text)),
            None => Task::none(),
        }
    }
}
