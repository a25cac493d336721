//! The trait that every dialog implements, and what may follow from a message.

use iced::Task;

use super::layout::{DialogLayout, DialogSize};
use crate::app::widget::{Form, FormMessage, Look};
use crate::presenter::{DialogEvent, Reply};

/// A dialog: its state and how it is drawn.
pub trait Screen {
    /// Messages sent by the dialog's controls and by its background work.
    type Message: FormMessage;

    /// The title.
    fn title(&self) -> String;

    /// A number that changes when the dialog shows another page, so that the keyboard focus starts over.
    fn page(&self) -> usize {
        0
    }

    /// A description of the control under the pointer, for the status bar.
    fn hovered_hint(&self) -> Option<&'static str> {
        None
    }

    /// The background work that begins when the dialog opens.
    fn load(&mut self) -> Task<Self::Message> {
        Task::none()
    }

    /// Handles a message. A dialog without background work returns just an `Option<Reply>`.
    fn update(&mut self, message: Self::Message) -> impl Into<Action<Self::Message>>;

    /// Handles an event that the presenter reports.
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
    /// Nothing more.
    None,
    /// Work on other threads. Its results are messages of the dialog; those that arrive after it was closed are dropped.
    Run(Task<M>),
    /// A decision for the presenter, which may close the dialog.
    Reply(Reply),
    /// A decision, and work that goes on.
    ReplyAndRun(Reply, Task<M>),
}

impl<M: Send + 'static> Action<M> {
    /// The same with another type of messages.
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
