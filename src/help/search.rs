//! Full-text search: finds topics with all terms of the query, or with all but one of at least three; words may be prefixes. Titles weigh most,
//! then index words, then headings and text.

use super::glossary::Term;
use super::markup::words;
use super::query::{QueryTerm, is_stop_word, query_terms};
use super::tokens::{is_unspaced, split, stem};
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
    query: &str,
) -> Vec<SearchResult<'a>> {
    let terms = query_terms(query, glossary);
    let found = with_all(topics, &terms);
    if !found.is_empty() || terms.len() < MIN_TERMS_TO_DROP_ONE {
        return found;
    }
    let all_but = |place: usize| {
        let mut rest = terms.clone();
        rest.remove(place);
        with_all(topics, &rest)
    };
    let best = |found: &Vec<SearchResult<'a>>| found.first().map_or(0, |best| best.weight);
    let found = (0..terms.len()).map(all_but);
    found.max_by_key(best).unwrap_or_default()
}

/// The topics that have all of these terms, best first. The page that the glossary names for a term counts as having it.
fn with_all<'a>(topics: &'a [Topic], terms: &[QueryTerm]) -> Vec<SearchResult<'a>> {
    if terms.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<SearchResult<'a>> = topics
        .iter()
        .filter_map(|topic| match_topic(topic, terms))
        .collect();
    found.sort_by(|one, other| {
        let weight = other.weight.cmp(&one.weight);
        weight.then_with(|| one.topic.title.cmp(&other.topic.title))
    });
    found
}

/// The words of a topic, in groups of different weight.
struct Texts {
    title: Vec<String>,
    index: Vec<String>,
    body: Vec<String>,
}

fn match_topic<'a>(topic: &'a Topic, terms: &[QueryTerm]) -> Option<SearchResult<'a>> {
    let text: Vec<String> = topic
        .blocks
        .iter()
        .flat_map(|block| block.lines())
        .map(words)
        .collect();
    let texts = Texts {
        title: split(&topic.title),
        index: topic.index.iter().flat_map(|word| split(word)).collect(),
        body: text.iter().flat_map(|line| split(line)).collect(),
    };
    let mut weight = 0;
    let mut covered = 0;
    let mut excerpt_found = None;
    for term in terms {
        let spellings = term.spellings.iter();
        let best = spellings
            .filter_map(|spelling| Some((texts.weight(spelling)?, spelling)))
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
            .filter(|word| match_strength(&texts.title, word) > 0)
            .count();
        excerpt_found =
            excerpt_found.or_else(|| spelling.iter().find_map(|word| excerpt(&text, word)));
    }
    let title_length = texts
        .title
        .iter()
        .filter(|word| !is_stop_word(word))
        .count()
        .max(1);
    weight += (MAX_TITLE_WEIGHT * covered.min(title_length) / title_length) as u32;
    // Pages about menu items, dialogs and messages say less about the game.
    if ["menu-", "box-", "error-"]
        .iter()
        .any(|kind| topic.id.starts_with(kind))
    {
        weight = weight * 2 / 3;
    }
    let start = || text.first().map(|line| cut(line, 0)).unwrap_or_default();
    Some(SearchResult {
        topic,
        weight,
        excerpt: excerpt_found.unwrap_or_else(start),
    })
}

impl Texts {
    /// The weight of a topic for these words; `None` if one of them is missing.
    fn weight(&self, spelling: &[String]) -> Option<u32> {
        let weight = |word: &String| {
            let occurrences = self.body.iter().filter(|own| begins(own, word)).count();
            let in_text = match_strength(&self.body, word) + occurrences.min(6) as u32;
            match_strength(&self.title, word) * 20 + match_strength(&self.index, word) * 8 + in_text
        };
        let weights: Vec<u32> = spelling.iter().map(weight).collect();
        weights
            .iter()
            .all(|weight| *weight > 0)
            .then(|| weights.iter().sum())
    }
}

/// How well a word of the query matches: 2 if it occurs, perhaps with another ending, 1 if it is a prefix of a word, 0 otherwise.
fn match_strength(words: &[String], query_word: &str) -> u32 {
    let query_stem = stem(query_word);
    let strength = |word: &String| match word {
        word if stem(word) == query_stem => 2,
        word if begins(word, query_word) => 1,
        _ => 0,
    };
    words.iter().map(strength).max().unwrap_or(0)
}

/// Whether a word begins with the query word, ignoring endings.
fn begins(word: &str, query_word: &str) -> bool {
    word.starts_with(query_word) || query_word.len() > 3 && stem(word) == stem(query_word)
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
        _ => line[from..]
            .find(' ')
            .map_or(from, |space| from + space + 1),
    };
    let to = boundary((at + 2 * CONTEXT_LENGTH).min(line.len())).unwrap_or(line.len());
    let to = match to {
        to if to == line.len() => to,
        _ => line[..to].rfind(' ').map_or(to, |space| space.max(from)),
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
