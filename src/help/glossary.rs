//! The terms of the glossary, with their synonyms.

use serde::Deserialize;

/// A term of the glossary.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Term {
    /// The id used in links.
    pub id: String,
    /// The term.
    pub term: String,
    /// Its meaning, in a sentence or two.
    pub text: String,
    /// Synonyms that other players, books and programs use.
    #[serde(default)]
    pub other: Vec<String>,
    /// The id of the topic about it.
    pub topic: String,
}

/// The glossary file.
#[derive(Deserialize)]
pub(super) struct Glossary {
    /// Its terms, in any order.
    pub term: Vec<Term>,
}
