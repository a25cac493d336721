//! The words of all topics, as the search compares them.

use super::markup::words;
use super::tokens::{SearchLanguage, split};
use super::topic::Topic;

/// The words of all topics, and what the search knows about their language.
#[derive(Debug)]
pub(super) struct SearchIndex {
    pub language: SearchLanguage,
    /// In the order of the topics.
    pub topics: Vec<TopicWords>,
}

/// The words of a topic, in groups of different weight.
#[derive(Debug)]
pub(super) struct TopicWords {
    pub title: Vec<Word>,
    pub index: Vec<Word>,
    pub body: Vec<Word>,
    /// The lines of the text.
    pub lines: Vec<String>,
}

/// A word of a topic.
#[derive(Debug)]
pub(super) struct Word {
    text: String,
    /// The length of the part without its ending.
    stem_length: usize,
}

impl SearchIndex {
    pub(super) fn new(topics: &[Topic]) -> Self {
        let language = SearchLanguage::current();
        let all_words = |text: &str| -> Vec<Word> {
            let words = split(text).into_iter();
            words.map(|word| Word::new(word, &language)).collect()
        };
        let topics = topics
            .iter()
            .map(|topic| {
                let lines = topic.blocks.iter().flat_map(|block| block.lines());
                let lines: Vec<String> = lines.map(words).collect();
                TopicWords {
                    title: all_words(&topic.title),
                    index: topic
                        .index
                        .iter()
                        .flat_map(|word| all_words(word))
                        .collect(),
                    body: lines.iter().flat_map(|line| all_words(line)).collect(),
                    lines,
                }
            })
            .collect();
        Self { language, topics }
    }
}

impl Word {
    fn new(text: String, language: &SearchLanguage) -> Self {
        let stem_length = language.stem(&text).len();
        Self { text, stem_length }
    }

    /// The word.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The word without its ending.
    pub(super) fn stem(&self) -> &str {
        &self.text[..self.stem_length]
    }
}
