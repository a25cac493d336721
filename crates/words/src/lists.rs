//! Lists within a sentence.

use std::fmt;

use super::catalogue::Catalogue;
use super::current_language::plain;
use super::noun::{Forms, Noun};
use super::numbers::figure;
use super::parameter::{Parameter, Value};

/// Adds the next part to a list.
type Join = for<'a> fn(&'a str, &'a str) -> Noun<'a>;

/// Several values that a sentence lists. Each form of the list consists of that form of its parts.
#[derive(Clone, Debug)]
pub struct List<'a> {
    parts: Vec<Value<'a>>,
    /// The message that adds a part, and that for the last part.
    more: Join,
    last: Join,
}

/// A list joined with "and": `Ada, Lin and Tomás`.
pub fn all_of<'a, T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>) -> List<'a> {
    List::new(parts, more, all)
}

/// A list joined with "or": `2 Bamboo, 5 Bamboo or 8 Bamboo`.
pub fn any_of<'a, T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>) -> List<'a> {
    List::new(parts, more, any)
}

/// A list of lists, joined with "or": `2 or 5 Bamboo, or Red Dragon`.
pub fn any_of_lists<'a, T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>) -> List<'a> {
    List::new(parts, more, any_list)
}

/// A list without "and" or "or": `2 Bamboo, 5 Bamboo`.
pub fn listed<'a, T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>) -> List<'a> {
    List::new(parts, more, more)
}

/// The list by itself, as on a label.
impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A list on a line of its own, with wide gaps: `Lin 1 240   Ada 960`.
pub fn apart<'a, T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>) -> List<'a> {
    List::new(parts, wide, wide)
}

/// Sentences one after the other; some languages have no space between them.
pub fn sentences<T: AsRef<str>>(sentences: impl IntoIterator<Item = T>) -> String {
    let mut sentences = sentences.into_iter();
    let first = sentences.next();
    let first = first.map_or_else(String::new, |first| first.as_ref().to_owned());
    sentences.fold(first, |text, next| {
        let (text, next) = (text.as_str(), next.as_ref());
        plain(&noun!("sentences", text, next).into())
    })
}

fn more<'a>(list: &'a str, next: &'a str) -> Noun<'a> {
    noun!("list-more", list, next)
}

fn all<'a>(list: &'a str, next: &'a str) -> Noun<'a> {
    noun!("list-all", list, next)
}

fn any<'a>(list: &'a str, next: &'a str) -> Noun<'a> {
    noun!("list-any", list, next)
}

fn any_list<'a>(list: &'a str, next: &'a str) -> Noun<'a> {
    noun!("list-any-of-lists", list, next)
}

fn wide<'a>(list: &'a str, next: &'a str) -> Noun<'a> {
    noun!("list-apart", list, next)
}

impl<'a> List<'a> {
    fn new<T: Into<Value<'a>>>(parts: impl IntoIterator<Item = T>, more: Join, last: Join) -> Self {
        let parts = parts.into_iter().map(Into::into).collect();
        Self { parts, more, last }
    }

    /// The list in this language.
    pub(super) fn forms(&self, catalogue: &Catalogue) -> Forms {
        let parts: Vec<Forms> = self
            .parts
            .iter()
            .map(|part| catalogue.forms_of(part))
            .collect();
        let join = |texts: Vec<&str>| -> String {
            let Some((last, others)) = texts.split_last() else {
                return String::new();
            };
            let Some((first, others)) = others.split_first() else {
                return (*last).to_owned();
            };
            let add = |join: Join, list: &str, next: &str| {
                catalogue.forms_of(&join(list, next).into()).plain
            };
            let list = others.iter().fold((*first).to_owned(), |list, next| {
                add(self.more, &list, next)
            });
            add(self.last, &list, last)
        };
        let mut names: Vec<&String> = parts
            .iter()
            .flat_map(|part| part.others.iter().map(|(name, _)| name))
            .collect();
        names.sort_unstable();
        names.dedup();
        let form = |name: &String| {
            let text = join(parts.iter().map(|part| part.get(name)).collect());
            (name.clone(), text)
        };
        Forms {
            plain: join(parts.iter().map(|part| part.plain.as_str()).collect()),
            others: names.into_iter().map(form).collect(),
        }
    }
}

/// A sum of signed numbers: `28 − 128 + 18`. Zeros are omitted.
pub fn sum(parts: &[i64]) -> String {
    let mut parts = parts.iter().filter(|part| **part != 0);
    let first = figure(parts.next().copied().unwrap_or(0));
    parts.fold(first, |sum, part| match *part {
        less if less < 0 => say!("sum-less", sum, next = -less),
        next => say!("sum-more", sum, next),
    })
}

/// A list of names joined with "and", for a label.
pub fn list_and<T: AsRef<str>>(items: &[T]) -> String {
    all_of(items.iter().map(AsRef::as_ref)).to_string()
}
