//! The connection to the screen readers of the system. It does nothing until one asks for the window.

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(any(target_os = "linux", windows)))]
mod none;
#[cfg(windows)]
mod windows;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use accesskit::{
    Action as Use, ActionData, ActionHandler, ActionRequest, ActivationHandler,
    DeactivationHandler, TreeUpdate,
};
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};

use super::tree::Key;

#[cfg(target_os = "linux")]
pub use linux::Adapter;
#[cfg(not(any(target_os = "linux", windows)))]
pub use none::Adapter;
#[cfg(windows)]
pub use windows::Adapter;

/// What a screen reader wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// It begins to read the window, or leaves.
    Notice,
    /// It uses a node.
    Use(Key, Way),
}

/// How a screen reader uses a node.
#[derive(Clone, Debug, PartialEq)]
pub enum Way {
    /// It presses the node.
    Press,
    /// It gives the node the focus.
    Focus,
    /// It reduces the value of the node by a step.
    Less,
    /// It increases the value of the node by a step.
    More,
    /// It enters this text.
    Enter(String),
    /// It sets this value.
    Set(f64),
}

/// Receives the wishes of screen readers on the threads of the system, and passes them on.
#[derive(Clone)]
pub struct Ear {
    wishes: UnboundedSender<Wish>,
    is_active: Arc<AtomicBool>,
}

impl Ear {
    /// An ear, and the wishes that it receives.
    pub fn new() -> (Self, UnboundedReceiver<Wish>) {
        let (wishes, received) = unbounded();
        let is_active = Arc::default();
        (Self { wishes, is_active }, received)
    }

    /// Whether a screen reader reads the window.
    pub fn is_active(&self) -> bool {
        self.is_active.load(Ordering::Relaxed)
    }

    /// Tells the window that a screen reader has come or gone.
    fn notify(&self) {
        // Without a receiver the program is ending.
        let _ = self.wishes.unbounded_send(Wish::Notice);
    }
}

impl ActivationHandler for Ear {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.is_active.store(true, Ordering::Relaxed);
        self.notify();
        None
    }
}

impl DeactivationHandler for Ear {
    fn deactivate_accessibility(&mut self) {
        self.is_active.store(false, Ordering::Relaxed);
        self.notify();
    }
}

impl ActionHandler for Ear {
    fn do_action(&mut self, request: ActionRequest) {
        let way = match (request.action, request.data) {
            (Use::Click, _) => Way::Press,
            (Use::Focus, _) => Way::Focus,
            (Use::Decrement, _) => Way::Less,
            (Use::Increment, _) => Way::More,
            (Use::SetValue, Some(ActionData::Value(text))) => Way::Enter(text.into()),
            (Use::SetValue, Some(ActionData::NumericValue(value))) => Way::Set(value),
            _ => return,
        };
        let wish = Wish::Use(Key(request.target_node.0), way);
        let _ = self.wishes.unbounded_send(wish);
    }
}
