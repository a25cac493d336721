//! Full-text search: finds topics with all terms of the query, or with all but one of at least three; words may be prefixes. Titles weigh most,
//! then index words, then headings and text.

use super::glossary::Term;
use super::query::{QueryTerm, query_terms};
use super::search_index::{SearchIndex, TopicWords, Word};
use super::tokens::{SearchLanguage, is_unspaced};
use super::topic::Topic;

/// A search result.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<'a> {
    /// The topic.
    pub topic: &'a Topic,
    /// An excerpt of its text around the first match; the beginning of its text if no line has one.
    pub excerpt: String,
    weight: u32,
}

/// The number of characters shown before and after a match.
const CONTEXT_LENGTH: usize = 44;

/// The additional weight of the page of a matching glossary term.
const GLOSSARY_WEIGHT: u32 = 60;
/// The maximum weight of the matching part of a title.
const MAX_TITLE_WEIGHT: usize = 30;

/// With fewer terms than this, all of them must be found.
const MIN_TERMS_TO_DROP_ONE: usize = 3;

/// The topics that have all terms of the query, best first. If there are none and the query has at least three terms, one term is left out: the one
/// without which the best topic is found. Synonyms match too.
pub(super) fn search<'a>(
    topics: &'a [Topic],
    glossary: &[Term],
    index: &SearchIndex,
    query: &str,
) -> Vec<SearchResult<'a>> {
    let terms = query_terms(query, glossary, &index.language);
    let found = with_all(topics, index, &terms);
    if !found.is_empty() || terms.len() < MIN_TERMS_TO_DROP_ONE {
        return found;
    }
    let all_but = |place: usize| {
        let mut rest = terms.clone();
        rest.remove(place);
        with_all(topics, index, &rest)
    };
    let best = |found: &Vec<SearchResult<'a>>| found.first().map_or(0, |best| best.weight);
    let found = (0..terms.len()).map(all_but);
    found.max_by_key(best).unwrap_or_default()
}

/// The topics that have all of these terms, best first. The page that the glossary names for a term counts as having it.
fn with_all<'a>(
    topics: &'a [Topic],
    index: &SearchIndex,
    terms: &[QueryTerm],
) -> Vec<SearchResult<'a>> {
    if terms.is_empty() {
        return Vec::new();
    }
    let with_words = topics.iter().zip(&index.topics);
    let mut found: Vec<SearchResult<'a>> = with_words
        .filter_map(|(topic, words)| match_topic(topic, words, &index.language, terms))
        .collect();
    found.sort_by(|one, other| {
        let weight = other.weight.cmp(&one.weight);
        weight.then_with(|| one.topic.title.cmp(&other.topic.title))
    });
    found
}

fn match_topic<'a>(
    topic: &'a Topic,
    words: &TopicWords,
    language: &SearchLanguage,
    terms: &[QueryTerm],
) -> Option<SearchResult<'a>> {
    let mut weight = 0;
    let mut covered = 0;
    let mut excerpt_found = None;
    for term in terms {
        let spellings = term.spellings.iter();
        let best = spellings
            .filter_map(|spelling| Some((weight_of(words, language, spelling)?, spelling)))
            .max_by_key(|(weight, _)| *weight);
        let is_glossary_page = term.pages.contains(&topic.id);
        let (term_weight, spelling) = match best {
            Some((term_weight, spelling)) => (term_weight, spelling),
            None if is_glossary_page => (0, term.spellings.first()?),
            None => return None,
        };
        weight += term_weight + if is_glossary_page { GLOSSARY_WEIGHT } else { 0 };
        covered += spelling
            .iter()
            .filter(|word| match_strength(&words.title, language, word) > 0)
            .count();
        excerpt_found =
            excerpt_found.or_else(|| spelling.iter().find_map(|word| excerpt(&words.lines, word)));
    }
    let title = words.title.iter();
    let title = title.filter(|word| !language.is_stop_word(word.text()));
    let title_length = title.count().max(1);
    weight += (MAX_TITLE_WEIGHT * covered.min(title_length) / title_length) as u32;
    // Pages about menu items, dialogs and messages say less about the game.
    if ["menu-", "box-", "error-"]
        .iter()
        .any(|kind| topic.id.starts_with(kind))
    {
        weight = weight * 2 / 3;
    }
    let start = || {
        words
            .lines
            .first()
            .map(|line| cut(line, 0))
            .unwrap_or_default()
    };
    Some(SearchResult {
        topic,
        weight,
        excerpt: excerpt_found.unwrap_or_else(start),
    })
}

/// The weight of a topic for these words; `None` if one of them is missing.
fn weight_of(topic: &TopicWords, language: &SearchLanguage, spelling: &[String]) -> Option<u32> {
    let strength = |words: &[Word], word: &str| match_strength(words, language, word);
    let weight = |word: &String| {
        let stem = language.stem(word);
        let occurs = |own: &&Word| begins(own, word, stem);
        let occurrences = topic.body.iter().filter(occurs).count();
        let in_text = strength(&topic.body, word) + occurrences.min(6) as u32;
        strength(&topic.title, word) * 20 + strength(&topic.index, word) * 8 + in_text
    };
    let weights: Vec<u32> = spelling.iter().map(weight).collect();
    weights
        .iter()
        .all(|weight| *weight > 0)
        .then(|| weights.iter().sum())
}

/// How well a word of the query matches: 2 if it occurs, perhaps with another ending, 1 if it is a prefix of a word, 0 otherwise.
fn match_strength(words: &[Word], language: &SearchLanguage, query_word: &str) -> u32 {
    let stem = language.stem(query_word);
    let strength = |word: &Word| match word {
        word if word.stem() == stem => 2,
        word if begins(word, query_word, stem) => 1,
        _ => 0,
    };
    words.iter().map(strength).max().unwrap_or(0)
}

/// Whether a word begins with the query word, which has this stem, ignoring endings.
fn begins(word: &Word, query_word: &str, stem: &str) -> bool {
    word.text().starts_with(query_word) || query_word.len() > 3 && word.stem() == stem
}

fn excerpt(text: &[String], query_word: &str) -> Option<String> {
    text.iter().find_map(|line| {
        let lower = line.to_lowercase();
        // Lower-casing may change the length of a letter; then the excerpt begins at the start of the line.
        let same = lower.len() == line.len();
        let starts = |at: &(usize, &str)| {
            let before = lower[..at.0].chars().next_back();
            !before.is_some_and(char::is_alphanumeric) || query_word.starts_with(is_unspaced)
        };
        let (at, _) = lower.match_indices(query_word).find(starts)?;
        Some(cut(line, if same { at } else { 0 }))
    })
}

/// A part of a line around a position, in whole words.
fn cut(line: &str, at: usize) -> String {
    let boundary = |near: usize| (0..=near).rev().find(|at| line.is_char_boundary(*at));
    let from = boundary(at.saturating_sub(CONTEXT_LENGTH)).unwrap_or(0);
    let from = match from {
        0 => 0,
        // Text without spaces is cut anywhere.
        _ => line[from..at]
            .find(' ')
            .map_or(from, |space| from + space + 1),
    };
    let to = boundary((at + 2 * CONTEXT_LENGTH).min(line.len())).unwrap_or(line.len());
    let to = match to {
        to if to == line.len() => to,
        _ => line[at..to].rfind(' ').map_or(to, |space| at + space),
    };
    let before = if from > 0 { "… " } else { "" };
    let after = if to < line.len() { " …" } else { "" };
    format!("{before}{}{after}", line[from..to].trim())
}

/// The edit distance: how many letters must be changed, added or removed.
pub(super) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], line + 1);
        for (place, other) in other.iter().enumerate() {
            let change = corner + usize::from(*other != letter);
            corner = row[place + 1];
            row[place + 1] = change.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}
