//! The trait that every dialog implements, and what may follow from a message to a dialog.

use iced::Task;

use super::layout::{DialogLayout, DialogSize};
use crate::app::widget::{Form, FormMessage, Look};
use crate::presenter::{DialogEvent, Reply};

/// A dialog: its state and how it is drawn.
pub trait DialogContent {
    /// Messages sent by the dialog's controls and by its background work.
    type Message: FormMessage;

    /// The title.
    fn title(&self) -> String;

    /// A number that changes when the dialog shows another page, so that the keyboard focus starts over.
    fn page(&self) -> usize {
        0
    }

    /// A description of the control under the pointer, for the status bar; `None` if there is none to show.
    fn hovered_hint(&self) -> Option<&'static str> {
        None
    }

    /// The background work that begins when the dialog opens.
    fn load(&mut self) -> Task<Self::Message> {
        Task::none()
    }

    /// Handles a message. A dialog whose messages begin no background work may return an `Option<Reply>`.
    fn update(&mut self, message: Self::Message) -> impl Into<Action<Self::Message>>;

    /// Handles an event that the presenter reports. Returns the background work that follows from it.
    fn notify(&mut self, _event: DialogEvent) -> Task<Self::Message> {
        Task::none()
    }

    /// The place and width of the dialog.
    fn size(&self, look: Look<'_>) -> DialogSize;

    /// Lays out the dialog. The focus follows the order in which controls are created.
    fn view<'a>(&'a self, form: &Form<'a, Self::Message>) -> DialogLayout<'a>;
}

/// What follows from a message.
pub enum Action<M> {
    /// Nothing.
    None,
    /// Work on other threads. Its results are messages of the dialog; those that arrive after the dialog was closed are dropped.
    Run(Task<M>),
    /// A decision for the presenter. Most decisions close the dialog.
    Reply(Reply),
    /// A decision that leaves the dialog open, and work as in `Run`.
    ReplyAndRun(Reply, Task<M>),
}

impl<M: Send + 'static> Action<M> {
    /// The same action with messages of another type.
    pub fn map<N: Send + 'static>(self, wrap: impl Fn(M) -> N + Send + 'static) -> Action<N> {
        match self {
            Self::None => Action::None,
            Self::Run(task) => Action::Run(task.map(wrap)),
            Self::Reply(reply) => Action::Reply(reply),
            Self::ReplyAndRun(reply, task) => Action::ReplyAndRun(reply, task.map(wrap)),
        }
    }
}

impl<M> From<Option<Reply>> for Action<M> {
    fn from(reply: Option<Reply>) -> Self {
        reply.map_or(Self::None, Self::Reply)
    }
}
