//! Parameters of sentences.

use std::borrow::Cow;
use std::fmt;

use super::current_language::alone;
use super::key::Key;
use super::lists::List;
use super::noun::Noun;

/// The value of a parameter.
#[derive(Clone, Debug)]
pub enum Value<'a> {
    /// A text, or the name of a variant.
    Text(Cow<'a, str>),
    /// A number. It selects plurals and is formatted for the language.
    Number(f64),
    /// A name with grammatical forms.
    Noun(Noun<'a>),
    /// Several values, joined as the language does it.
    List(List<'a>),
}

/// The value by itself, as on a label.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&alone(self))
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl<'a> From<Noun<'a>> for Value<'a> {
    fn from(noun: Noun<'a>) -> Self {
        Self::Noun(noun)
    }
}

impl<'a> From<List<'a>> for Value<'a> {
    fn from(list: List<'a>) -> Self {
        Self::List(list)
    }
}

impl From<Key> for Value<'_> {
    fn from(key: Key) -> Self {
        Self::Noun(key.into())
    }
}

impl From<bool> for Value<'_> {
    fn from(is_so: bool) -> Self {
        if is_so { "yes" } else { "no" }.into()
    }
}

/// A type that can be a parameter of a sentence.
pub trait Parameter {
    /// The value in the sentence.
    fn value(&self) -> Value<'_>;
}

impl Parameter for Value<'_> {
    fn value(&self) -> Value<'_> {
        self.clone()
    }
}

impl Parameter for Noun<'_> {
    fn value(&self) -> Value<'_> {
        self.clone().into()
    }
}

impl Parameter for List<'_> {
    fn value(&self) -> Value<'_> {
        self.clone().into()
    }
}

impl Parameter for str {
    fn value(&self) -> Value<'_> {
        self.into()
    }
}

impl Parameter for String {
    fn value(&self) -> Value<'_> {
        self.as_str().into()
    }
}

impl Parameter for Cow<'_, str> {
    fn value(&self) -> Value<'_> {
        self.as_ref().into()
    }
}

impl Parameter for char {
    fn value(&self) -> Value<'_> {
        self.to_string().into()
    }
}

/// A sentence can select between `[yes]` and `*[no]`.
impl Parameter for bool {
    fn value(&self) -> Value<'_> {
        (*self).into()
    }
}

impl<T: Parameter + ?Sized> Parameter for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number as f64)
            }
        }

        impl Parameter for $number {
            fn value(&self) -> Value<'_> {
                (*self).into()
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64);
