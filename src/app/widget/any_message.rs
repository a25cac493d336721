//! A message of any dialog. iced's widgets are generic over their message. With one message type for all dialogs they are compiled once, not
//! once for each dialog, which would double the code of this crate.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A type of messages that controls can send.
pub trait FormMessage: Clone + Send + Sync + 'static {}

impl<M: Clone + Send + Sync + 'static> FormMessage for M {}

/// A message whose type only its sender and its receiver know.
#[derive(Clone)]
pub struct AnyMessage(Arc<dyn Any + Send + Sync>);

impl AnyMessage {
    /// Wraps a message.
    pub fn new(message: impl FormMessage) -> Self {
        Self(Arc::new(message))
    }

    /// The message; `None` if it has another type, as a late message of a dialog that is closed.
    pub fn get<M: FormMessage>(self) -> Option<M> {
        let message = self.0.downcast().ok();
        message.map(Arc::unwrap_or_clone)
    }
}

impl fmt::Debug for AnyMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("message")
    }
}
