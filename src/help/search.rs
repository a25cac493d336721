//! Full-text search: topics that have every word of the query, words may be begun only. Titles weigh most, then index
//! words, then headings and text.

use super::markup::words;
use super::topic::Topic;

/// A topic that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found<'a> {
    /// The topic.
    pub topic: &'a Topic,
    /// A piece of its text round the first word found.
    pub excerpt: String,
    weight: u32,
}

/// How many letters of the text are shown round a word.
const ROUND: usize = 44;

/// The topics among these whose text has all words of the query, the best first.
pub(super) fn search<'a>(topics: &'a [Topic], query: &str) -> Vec<Found<'a>> {
    let wanted: Vec<String> = split(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<Found<'a>> = topics
        .iter()
        .filter_map(|topic| look(topic, &wanted))
        .collect();
    found.sort_by(|one, other| {
        let weight = other.weight.cmp(&one.weight);
        weight.then_with(|| one.topic.title.cmp(&other.topic.title))
    });
    found
}

fn look<'a>(topic: &'a Topic, wanted: &[String]) -> Option<Found<'a>> {
    let title = split(&topic.title);
    let index: Vec<String> = topic.index.iter().flat_map(|word| split(word)).collect();
    let text: Vec<String> = topic
        .blocks
        .iter()
        .flat_map(|block| block.lines())
        .map(words)
        .collect();
    let body: Vec<String> = text.iter().flat_map(|line| split(line)).collect();
    let mut weight = 0;
    for word in wanted {
        let in_title = best(&title, word) * 20;
        let in_index = best(&index, word) * 8;
        let often = body.iter().filter(|own| own.starts_with(word)).count();
        let in_text = best(&body, word) + often.min(6) as u32;
        let own = in_title + in_index + in_text;
        if own == 0 {
            return None;
        }
        weight += own;
    }
    let excerpt = wanted.iter().find_map(|word| excerpt(&text, word));
    let start = || text.first().map(|line| cut(line, 0)).unwrap_or_default();
    Some(Found {
        topic,
        weight,
        excerpt: excerpt.unwrap_or_else(start),
    })
}

/// 2 if a word is there, 1 if one begins with it.
fn best(words: &[String], wanted: &str) -> u32 {
    let worth = |word: &String| match word {
        word if word == wanted => 2,
        word if word.starts_with(wanted) => 1,
        _ => 0,
    };
    words.iter().map(worth).max().unwrap_or(0)
}

/// The words of a text, in small letters.
pub(super) fn split(text: &str) -> Vec<String> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '-')
        .map(|word| word.trim_matches('-').to_lowercase())
        .filter(|word| !word.is_empty())
        .collect()
}

fn excerpt(text: &[String], wanted: &str) -> Option<String> {
    text.iter().find_map(|line| {
        let small = line.to_lowercase();
        // A letter may change its length when it is made small; then the line is shown from its start.
        let same = small.len() == line.len();
        let starts = |at: &(usize, &str)| {
            let before = small[..at.0].chars().next_back();
            !before.is_some_and(char::is_alphanumeric)
        };
        let (at, _) = small.match_indices(wanted).find(starts)?;
        Some(cut(line, if same { at } else { 0 }))
    })
}

/// A piece of a line round a place, whole words only.
fn cut(line: &str, at: usize) -> String {
    let boundary = |near: usize| (0..=near).rev().find(|at| line.is_char_boundary(*at));
    let from = boundary(at.saturating_sub(ROUND)).unwrap_or(0);
    let from = match from {
        0 => 0,
        _ => line[from..]
            .find(' ')
            .map_or(from, |space| from + space + 1),
    };
    let to = boundary((at + 2 * ROUND).min(line.len())).unwrap_or(line.len());
    let to = match to {
        to if to == line.len() => to,
        _ => line[..to].rfind(' ').map_or(to, |space| space.max(from)),
    };
    let before = if from > 0 { "… " } else { "" };
    let after = if to < line.len() { " …" } else { "" };
    format!("{before}{}{after}", line[from..to].trim())
}

/// How many letters one would have to change, add or leave out.
pub(super) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], line + 1);
        for (place, own) in other.iter().enumerate() {
            let change = corner + usize::from(*own != letter);
            corner = row[place + 1];
            row[place + 1] = change.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}
