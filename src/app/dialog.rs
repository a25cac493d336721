//! The dialogs of the program. Each is a module with a state, messages, an `update` that may reply to the presenter or begin background work,
//! and a `view` that fills a `DialogLayout`. They share one frame.

mod content;
mod files;
mod frame;
mod layout;
mod learning;
mod network;
mod play;
mod preferences;
mod rules;
mod scorekeeping;
mod start;

#[cfg(test)]
pub(super) mod bench;
#[cfg(test)]
pub(super) mod fit_tests;

pub use content::{Action, DialogContent};
pub use files::*;
pub use frame::{HEIGHT_ON_TABLE, Placement};
pub use layout::{DialogLayout, DialogPlace, DialogSize};
pub use learning::*;
pub use network::*;
pub use play::*;
pub use preferences::*;
pub use rules::*;
pub use scorekeeping::*;
pub use start::*;

use std::any::Any;

use iced::{Element, Task};

use super::widget::{AnyMessage, Event, Focus, Look};
use crate::presenter::DialogEvent;
pub use crate::presenter::Reply;

/// What the controls of the open dialog send: a message, a change of focus, or both.
pub type Message = Event;

/// The open dialog with its keyboard focus.
pub struct Dialog {
    open: Box<dyn AnyContent>,
    focus: Focus,
}

impl<S: DialogContent + 'static> From<S> for Dialog {
    fn from(content: S) -> Self {
        Self {
            open: Box::new(content),
            focus: Focus::default(),
        }
    }
}

impl Dialog {
    /// The title of the open dialog.
    pub fn title(&self) -> String {
        self.open.title()
    }

    /// The name of the type of the open dialog.
    #[cfg(test)]
    pub fn kind(&self) -> &'static str {
        self.open.kind()
    }

    /// The description of the control under the pointer for the status bar, if the dialog has one.
    pub fn hovered_hint(&self) -> Option<&'static str> {
        self.open.hovered_hint()
    }

    /// The background work that begins when the dialog opens.
    pub fn load(&mut self) -> Task<AnyMessage> {
        self.open.load()
    }

    /// Handles an event that the presenter reports. Returns the background work that follows from it.
    pub fn notify(&mut self, event: DialogEvent) -> Task<AnyMessage> {
        self.open.notify(event)
    }

    /// The dialog in its frame, as a layer over the whole window.
    pub fn view<'a>(&'a self, look: Look<'a>, placement: Placement) -> Element<'a, Message> {
        self.open.view(look, self.focus, placement)
    }

    /// The dialog without its focus, if it is of this type.
    #[cfg(test)]
    pub fn content<S: DialogContent + 'static>(&self) -> Option<&S> {
        let content: &dyn Any = &*self.open;
        content.downcast_ref()
    }

    /// Focuses the first control, so that the selected entry of a list is scrolled into view.
    pub fn at_first_control(mut self) -> Self {
        self.focus = Focus {
            at: Some(0),
            shown: true,
            ..Focus::default()
        };
        self
    }

    /// Selects the text of the field with the initial focus, so that typing replaces it.
    pub fn with_text_selected(mut self) -> Self {
        self.focus.arrived = true;
        self
    }

    /// The dialog without its focus, if it is of this type, for changing its state.
    pub fn content_mut<S: DialogContent + 'static>(&mut self) -> Option<&mut S> {
        let content: &mut dyn Any = &mut *self.open;
        content.downcast_mut()
    }

    /// Returns the keyboard focus to the initial control. Called when the controls may have changed.
    pub fn refocus(&mut self) {
        self.focus = Focus::default();
    }

    /// Handles a message of the controls.
    pub fn update(&mut self, message: Message) -> Action<AnyMessage> {
        match message.focus {
            Some(focus) => self.focus = focus,
            // A control has sent a message: text that was selected has been replaced, and further typing appends to it.
            None => self.focus.arrived &= message.message.is_none(),
        }
        message
            .message
            .map_or(Action::None, |message| self.receive(message))
    }

    /// Handles a message of the controls or of the background work. One of another kind of dialog is ignored.
    pub fn receive(&mut self, message: AnyMessage) -> Action<AnyMessage> {
        let page = self.open.page();
        let action = self.open.update(message).unwrap_or(Action::None);
        if self.open.page() != page {
            self.refocus();
        }
        action
    }
}

/// A dialog of any type, whose messages are `AnyMessage`.
trait AnyContent: Any {
    fn title(&self) -> String;
    #[cfg(test)]
    fn kind(&self) -> &'static str;
    fn page(&self) -> usize;
    fn hovered_hint(&self) -> Option<&'static str>;
    fn load(&mut self) -> Task<AnyMessage>;
    fn notify(&mut self, event: DialogEvent) -> Task<AnyMessage>;
    /// Handles a message; `None` if it belongs to a dialog of another type.
    fn update(&mut self, message: AnyMessage) -> Option<Action<AnyMessage>>;
    fn view<'a>(
        &'a self,
        look: Look<'a>,
        focus: Focus,
        placement: Placement,
    ) -> Element<'a, Message>;
}

impl<S: DialogContent + 'static> AnyContent for S {
    fn title(&self) -> String {
        DialogContent::title(self)
    }

    #[cfg(test)]
    fn kind(&self) -> &'static str {
        let name = std::any::type_name::<S>();
        name.rsplit("::").next().unwrap_or(name)
    }

    fn page(&self) -> usize {
        DialogContent::page(self)
    }

    fn hovered_hint(&self) -> Option<&'static str> {
        DialogContent::hovered_hint(self)
    }

    fn load(&mut self) -> Task<AnyMessage> {
        DialogContent::load(self).map(AnyMessage::new)
    }

    fn notify(&mut self, event: DialogEvent) -> Task<AnyMessage> {
        DialogContent::notify(self, event).map(AnyMessage::new)
    }

    fn update(&mut self, message: AnyMessage) -> Option<Action<AnyMessage>> {
        let action: Action<S::Message> = DialogContent::update(self, message.get()?).into();
        Some(action.map(AnyMessage::new))
    }

    fn view<'a>(
        &'a self,
        look: Look<'a>,
        focus: Focus,
        placement: Placement,
    ) -> Element<'a, Message> {
        frame::framed(self, look, focus, placement)
    }
}
