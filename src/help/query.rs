//! Parses a search query into terms: its words without stop words, each with the synonyms of the glossary.

use super::glossary::Term;
use super::tokens::{SearchLanguage, split};

/// One term of a query.
#[derive(Clone, Debug)]
pub(super) struct QueryTerm {
    /// Its spellings, the typed one first. A spelling is found if all its words are.
    pub spellings: Vec<Vec<String>>,
    /// The ids of the pages about it.
    pub pages: Vec<String>,
}

/// The maximum number of words in a glossary term.
const MAX_TERM_WORDS: usize = 6;

/// The terms of a query, in order. A query of nothing but stop words keeps them.
pub(super) fn query_terms(
    query: &str,
    glossary: &[Term],
    language: &SearchLanguage,
) -> Vec<QueryTerm> {
    let words = split(query);
    let mut terms = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let longest = MAX_TERM_WORDS.min(words.len() - at);
        let known = (1..=longest).rev().find_map(|length| {
            let typed = &words[at..at + length];
            let known = QueryTerm::known(typed, glossary, language)?;
            Some((known, length))
        });
        let (term, length) = known.unwrap_or_else(|| (QueryTerm::plain(&words[at..=at]), 1));
        if length > 1 || !language.is_stop_word(&words[at]) {
            terms.push(term);
        }
        at += length;
    }
    if terms.is_empty() {
        terms.extend(
            words
                .iter()
                .map(|word| QueryTerm::plain(std::slice::from_ref(word))),
        );
    }
    terms
}

impl QueryTerm {
    fn plain(typed: &[String]) -> Self {
        Self {
            spellings: vec![typed.to_vec()],
            pages: Vec::new(),
        }
    }

    /// The glossary terms with these words, as one term of the query: those with exactly these words, or else those with other endings. So
    /// "calling", a hand that waits for one tile, is not taken for "call", a claim.
    fn known(typed: &[String], glossary: &[Term], language: &SearchLanguage) -> Option<Self> {
        let same_stem = |one: &str, other: &str| language.stem(one) == language.stem(other);
        let exact = Self::known_by(typed, glossary, |one, other| one == other);
        exact.or_else(|| Self::known_by(typed, glossary, same_stem))
    }

    /// The glossary terms whose words are all the `same` as these.
    fn known_by(
        typed: &[String],
        glossary: &[Term],
        same_word: impl Fn(&str, &str) -> bool,
    ) -> Option<Self> {
        let same = |name: &str| {
            let name = split(name);
            let name = name.strip_prefix(&["the".to_owned()]).unwrap_or(&name);
            let mut pairs = name.iter().zip(typed);
            name.len() == typed.len() && pairs.all(|(one, other)| same_word(one, other))
        };
        let mut query_term = Self::plain(typed);
        for term in glossary {
            if same(&term.term) || term.other.iter().any(|name| same(name)) {
                query_term.spellings.push(split(&term.term));
                query_term.pages.push(term.topic.clone());
            }
        }
        (!query_term.pages.is_empty()).then_some(query_term)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stop_words_of_a_question_are_ignored() {
        let spelled = |query: &str| -> Vec<String> {
            let terms = query_terms(query, &[], &SearchLanguage::current());
            terms
                .iter()
                .map(|term| term.spellings[0].join(" "))
                .collect()
        };
        assert_eq!(spelled("How do I win with a Kong?"), ["win", "kong"]);
        assert_eq!(spelled("what is this"), ["what", "is", "this"]);
    }
}
