//! The words of the glossary, with what other players call them.

use serde::Deserialize;

/// A word of the glossary.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Term {
    /// What links name it by.
    pub id: String,
    /// The word.
    pub term: String,
    /// What it means, in a sentence or two.
    pub text: String,
    /// What other players, books and programs call it.
    #[serde(default)]
    pub other: Vec<String>,
    /// The topic that tells more.
    pub topic: String,
}

/// The file of the glossary.
#[derive(Deserialize)]
pub(super) struct Glossary {
    /// Its words, in any order.
    pub term: Vec<Term>,
}
