//! Parameters of sentences.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// The value of a parameter.
pub type Value<'a> = FluentValue<'a>;

/// A type that can be a parameter of a sentence. Numbers select plurals and are formatted for the language.
pub trait Parameter {
    /// The value for Fluent.
    fn value(&self) -> Value<'_>;
}

impl Parameter for str {
    fn value(&self) -> Value<'_> {
        Value::String(Cow::Borrowed(self))
    }
}

impl Parameter for String {
    fn value(&self) -> Value<'_> {
        self.as_str().value()
    }
}

impl Parameter for Cow<'_, str> {
    fn value(&self) -> Value<'_> {
        self.as_ref().value()
    }
}

impl Parameter for char {
    fn value(&self) -> Value<'_> {
        Value::String(Cow::Owned(self.to_string()))
    }
}

/// A sentence can select between `[yes]` and `*[no]`.
impl Parameter for bool {
    fn value(&self) -> Value<'_> {
        if *self { "yes" } else { "no" }.value()
    }
}

impl<T: Parameter + ?Sized> Parameter for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl Parameter for $number {
            fn value(&self) -> Value<'_> {
                Value::from(*self)
            }
        })+
    };
}

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64);
