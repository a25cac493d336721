//! Players in sentences.

use super::noun::Noun;
use super::parameter::{Parameter, Value};

/// A person's gender, for languages whose grammar needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gender {
    /// He.
    Masculine,
    /// She.
    Feminine,
    /// Not known, as with people at the table.
    #[default]
    Unknown,
}

/// A player, whose name can be put into the possessive: `{ PERSON($who, form: "possessive") }`.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    name: &'a str,
    gender: Gender,
}

impl<'a> Person<'a> {
    /// The player with this name.
    pub const fn new(name: &'a str, gender: Gender) -> Self {
        Self { name, gender }
    }

    /// He or she.
    pub const fn gender(&self) -> Gender {
        self.gender
    }

    /// The name with what a language may need for its forms: gender, and how the name sounds at its ends.
    fn noun(self) -> Noun<'a> {
        let gender = match self.gender {
            Gender::Masculine => "masculine",
            Gender::Feminine => "feminine",
            Gender::Unknown => "unknown",
        };
        let (begins, ends) = (begins(self.name), ends(self.name));
        noun!("person", name = self.name, gender, begins, ends)
    }
}

impl Parameter for Person<'_> {
    fn value(&self) -> Value<'_> {
        self.noun().into()
    }
}

impl<'a> From<Person<'a>> for Value<'a> {
    fn from(person: Person<'a>) -> Self {
        person.noun().into()
    }
}

/// How the name begins: French writes *d'Ada*, but *de Lin*.
fn begins(name: &str) -> &'static str {
    match name.chars().next().is_some_and(is_vowel) {
        true => "vowel",
        false => "consonant",
    }
}

/// How the name ends: German writes *Adas*, but *Tomás'*.
fn ends(name: &str) -> &'static str {
    match name.chars().last() {
        Some('s' | 'S' | 'x' | 'X' | 'z' | 'Z' | 'ß') => "s",
        Some(last) if is_vowel(last) => "vowel",
        _ => "consonant",
    }
}

fn is_vowel(letter: char) -> bool {
    let vowels = "aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüý";
    letter.to_lowercase().all(|lower| vowels.contains(lower))
}
