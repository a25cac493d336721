//! The key of a sentence.

use std::fmt;

use super::current_language::text;
use super::parameter::{Parameter, Value};

/// The key of a sentence without parameters; [`key!`](crate::key) makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(&'static str);

impl Key {
    /// The key with this name.
    pub const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name of the message.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Its text in the current language.
    pub fn text(self) -> &'static str {
        text(self.0)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// In a sentence, the attributes of the message are its grammatical forms.
impl Parameter for Key {
    fn value(&self) -> Value<'_> {
        (*self).into()
    }
}
