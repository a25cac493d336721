//! The help: topics of `help/` with their tree, index, glossary and search, as plain data for the window, the terminal and printable pages.
//! The text is embedded; files of the same names in the user's folder take precedence.

mod files;
mod glossary;
pub mod hand;
pub mod index;
pub mod markup;
pub mod plain;
pub mod print;
mod query;
mod search;
mod search_index;
pub mod table;
#[cfg(test)]
mod tests;
mod tokens;
mod topic;

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use files::Files;
use glossary::Glossary;
pub use glossary::Term;
pub use search::SearchResult;
use search_index::SearchIndex;
pub use topic::{SkippedFile, Topic};

/// The id of the root topic.
pub const ROOT: &str = "contents";

/// All topics and the glossary.
#[derive(Debug)]
pub struct Help {
    /// All topics, sorted by id.
    topics: Vec<Topic>,
    /// The index of each topic in `topics`, by id.
    indexes: HashMap<String, usize>,
    /// The indexes of the children of each topic, in order.
    children: Vec<Vec<usize>>,
    glossary: Vec<Term>,
    /// Made by the first search.
    search_index: OnceLock<SearchIndex>,
    /// Files that were skipped, with the reason.
    pub skipped: Vec<SkippedFile>,
}

impl Help {
    /// Opens the help in the current language. Topics without a translation are in English. Files in these folders take precedence over the
    /// embedded ones of the same name.
    pub fn open(folders: &[PathBuf]) -> Self {
        Self::open_in(words::language(), folders)
    }

    /// Opens the help in a language.
    pub fn open_in(language: &str, folders: &[PathBuf]) -> Self {
        let mut help = Self {
            topics: Vec::new(),
            indexes: HashMap::new(),
            children: Vec::new(),
            glossary: Vec::new(),
            search_index: OnceLock::new(),
            skipped: Vec::new(),
        };
        let mut files = Files::new(language, folders);
        for path in files.paths() {
            let english = files.english(&path).unwrap_or_default();
            let own_path = Path::new(language).join(&path);
            let translation = files.translation(&path);
            if path.extension().is_some_and(|ending| ending == "toml") {
                help.add_glossary(&path, &english);
                if let Some(text) = &translation {
                    help.add_glossary(&own_path, text);
                }
                continue;
            }
            let mut topic = match Topic::read(&english) {
                Ok(topic) => topic,
                Err(why) => {
                    help.skipped.push(SkippedFile::new(&path, &why));
                    continue;
                }
            };
            match translation.map(|text| topic.translate(&text)) {
                Some(Err(why)) => help.skipped.push(SkippedFile::new(&own_path, &why)),
                Some(Ok(())) => {}
                None => topic.is_translated = language == words::ENGLISH,
            }
            help.topics.push(topic);
        }
        help.skipped.append(&mut files.skipped);
        help.topics.sort_by(|one, other| one.id.cmp(&other.id));
        help.glossary
            .sort_by_key(|term| term.term.trim_start_matches("The ").to_lowercase());
        help.build_tree();
        help
    }

    /// Adds the terms of a glossary file, which replace those with the same id.
    fn add_glossary(&mut self, path: &Path, text: &str) {
        match toml::from_str::<Glossary>(text) {
            Ok(glossary) => {
                let is_replaced = |term: &Term| glossary.term.iter().any(|new| new.id == term.id);
                self.glossary.retain(|term| !is_replaced(term));
                self.glossary.extend(glossary.term);
            }
            Err(error) => self.skipped.push(SkippedFile::new(path, error.message())),
        }
    }

    /// Builds the tree of topics.
    fn build_tree(&mut self) {
        let ids = self.topics.iter().enumerate();
        self.indexes = ids.map(|(at, topic)| (topic.id.clone(), at)).collect();
        self.children = vec![Vec::new(); self.topics.len()];
        for (at, topic) in self.topics.iter().enumerate() {
            if let Some(parent) = self.indexes.get(&topic.parent)
                && topic.id != ROOT
            {
                self.children[*parent].push(at);
            }
        }
        for children in &mut self.children {
            children.sort_by_key(|at| self.topics[*at].order);
        }
    }

    /// All topics, sorted by id.
    pub fn topics(&self) -> &[Topic] {
        &self.topics
    }

    /// The topic with this id.
    pub fn topic(&self, id: &str) -> Option<&Topic> {
        self.topics.get(*self.indexes.get(id)?)
    }

    /// The children of a topic, in order.
    pub fn children(&self, id: &str) -> impl Iterator<Item = &Topic> {
        let below = self.indexes.get(id).map(|at| self.children[*at].as_slice());
        below.unwrap_or_default().iter().map(|at| &self.topics[*at])
    }

    /// The ancestors of a topic, root first.
    pub fn path(&self, id: &str) -> Vec<&Topic> {
        let mut path = Vec::new();
        let mut at = self.topic(id);
        while let Some(topic) = at.filter(|topic| topic.id != ROOT) {
            // A path as long as the list of topics is a cycle.
            at = self
                .topic(&topic.parent)
                .filter(|_| path.len() < self.topics.len());
            path.extend(at);
        }
        path.reverse();
        path
    }

    /// The next or previous topic in reading order: children come after their parent.
    pub fn turn(&self, id: &str, forward: bool) -> Option<&Topic> {
        let order = self.in_order();
        let at = order.iter().position(|topic| topic.id == id)?;
        let to = if forward { at + 1 } else { at.checked_sub(1)? };
        order.get(to).copied()
    }

    /// All topics in reading order.
    pub fn in_order(&self) -> Vec<&Topic> {
        let mut order = Vec::with_capacity(self.topics.len());
        let mut stack: Vec<&Topic> = self.topic(ROOT).into_iter().collect();
        while let Some(topic) = stack.pop() {
            order.push(topic);
            let mut below: Vec<&Topic> = self.children(&topic.id).collect();
            below.reverse();
            stack.extend(below);
        }
        order
    }

    /// The glossary, in alphabetical order.
    pub fn glossary(&self) -> &[Term] {
        &self.glossary
    }

    /// The bytes of a picture, a PNG file.
    pub fn picture(name: &str) -> Option<&'static [u8]> {
        files::picture(name)
    }

    /// The glossary term with this id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.glossary.iter().find(|term| term.id == id)
    }

    /// The topics that match a query, best first.
    pub fn search(&self, query: &str) -> Vec<SearchResult<'_>> {
        let index = self
            .search_index
            .get_or_init(|| SearchIndex::new(&self.topics));
        search::search(&self.topics, &self.glossary, index, query)
    }

    /// The topic whose id, title or index word this is, ignoring case.
    pub fn named(&self, name: &str) -> Option<&Topic> {
        let id = name.trim().to_lowercase().replace([' ', '_'], "-");
        let same = |word: &str| word.eq_ignore_ascii_case(name.trim());
        let titled = || self.topics.iter().find(|topic| same(&topic.title));
        let indexed = || {
            let mut topics = self.topics.iter();
            topics.find(|topic| topic.index.iter().any(|word| same(word)))
        };
        self.topic(&id).or_else(titled).or_else(indexed)
    }

    /// The ids most similar to an unknown name, best first; empty if none is similar.
    pub fn similar_ids(&self, name: &str) -> Vec<&str> {
        let name = name.trim().to_lowercase().replace([' ', '_'], "-");
        let mut near: Vec<(usize, &str)> = self
            .topics
            .iter()
            .map(|topic| {
                let id = topic.id.as_str();
                let within = name.len() > 2 && id.contains(&name);
                (
                    if within {
                        1
                    } else {
                        search::distance(&name, id)
                    },
                    id,
                )
            })
            .filter(|(distance, id)| *distance <= 2.max(id.len() / 3))
            .collect();
        near.sort_unstable();
        near.into_iter().map(|(_, id)| id).take(3).collect()
    }
}
