//! Names with grammatical forms: tiles, winds, suits, sets, plans and players.
//!
//! A noun is a message of the catalogue whose attributes are its forms, and which may have parameters of its own. Each language has the forms
//! it needs, and asks for one with a function: `{ TILE($tile, case: "acc") }`. Without that form the value of the message is used.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::IntlLangMemoizer;
use intl_memoizer::concurrent::IntlLangMemoizer as ConcurrentMemoizer;

use super::key::Key;
use super::parameter::{Parameter, Value};

/// A name with grammatical forms; [`noun!`](crate::noun) makes one.
#[derive(Clone, Debug)]
pub struct Noun<'a> {
    pub(super) key: Cow<'static, str>,
    pub(super) parameters: Vec<(&'static str, Value<'a>)>,
}

impl<'a> Noun<'a> {
    /// The noun of a message with these parameters.
    pub fn new(
        key: impl Into<Cow<'static, str>>,
        parameters: Vec<(&'static str, Value<'a>)>,
    ) -> Self {
        let key = key.into();
        Self { key, parameters }
    }
}

impl From<Key> for Noun<'_> {
    fn from(key: Key) -> Self {
        Self::new(key.name(), Vec::new())
    }
}

/// The noun by itself, as on a label.
impl fmt::Display for Noun<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A noun in one language.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Forms {
    /// The value of the message.
    pub plain: String,
    /// The attributes of the message.
    pub others: Vec<(String, String)>,
}

impl Forms {
    /// The form with this name, or else the plain one.
    pub fn get(&self, name: &str) -> &str {
        self.find(name).unwrap_or(&self.plain)
    }

    fn find(&self, name: &str) -> Option<&str> {
        let found = self.others.iter().find(|(other, _)| other == name);
        found.map(|(_, text)| text.as_str())
    }

    /// The form for the named arguments of a function. With `form: "a", case: "acc"` it is `a-acc`, else `a`, else `acc`.
    fn chosen(&self, named: &FluentArgs<'_>) -> &str {
        let argument = |name| match named.get(name) {
            Some(FluentValue::String(text)) => Some(text.as_ref()),
            _ => None,
        };
        let (form, case) = (argument("form"), argument("case"));
        let both = form.zip(case).map(|(form, case)| format!("{form}-{case}"));
        let names = [both.as_deref(), form, case];
        let chosen = names.into_iter().flatten().find_map(|name| self.find(name));
        chosen.unwrap_or(&self.plain)
    }
}

impl From<Forms> for FluentValue<'_> {
    fn from(forms: Forms) -> Self {
        match forms.others.is_empty() {
            true => Self::String(forms.plain.into()),
            false => Self::Custom(Box::new(forms)),
        }
    }
}

impl FluentType for Forms {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.plain.clone())
    }

    fn as_string_threadsafe(&self, _: &ConcurrentMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.plain.clone())
    }
}

/// The function of a sentence that chooses a form of its argument. Other values stay as they are.
pub(super) fn choose_form<'a>(
    arguments: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    match arguments.first() {
        Some(FluentValue::Custom(custom)) => {
            let forms = custom.as_ref().as_any().downcast_ref::<Forms>();
            forms.map_or(FluentValue::Error, |forms| {
                FluentValue::String(forms.chosen(named).to_owned().into())
            })
        }
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}
