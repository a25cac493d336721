//! A help topic: the front matter of its file, and its text.

use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::markup::{Block, parse, words};
use words::say;

/// A page of the help.
#[derive(Clone, Debug, PartialEq)]
pub struct Topic {
    /// The id used in links, menus and dialogs.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The id of its parent; empty for the root.
    pub parent: String,
    /// Its position among its siblings.
    pub order: u32,
    /// Its index words.
    pub index: Vec<String>,
    /// The ids of related topics.
    pub see: Vec<String>,
    /// Its text without the title.
    pub blocks: Vec<Block>,
    /// Whether it is in the current language.
    pub is_translated: bool,
}

impl Topic {
    /// The first sentence of its text; `None` if it does not begin with a paragraph.
    pub fn first_sentence(&self) -> Option<String> {
        let Some(Block::Paragraph(line)) = self.blocks.first() else {
            return None;
        };
        let text = words(line);
        let end = text.find(". ").map_or(text.len(), |stop| stop + 1);
        Some(text[..end].to_owned())
    }
}

/// A help file that cannot be read and is skipped.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", say!("help-wrong-file", file, why))]
pub struct SkippedFile {
    /// The file.
    pub file: String,
    /// The reason.
    pub why: String,
}

impl SkippedFile {
    pub(super) fn new(file: &Path, why: &str) -> Self {
        Self {
            file: file.display().to_string(),
            why: why.to_owned(),
        }
    }
}

/// The front matter, between the `+++` lines.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Front {
    id: String,
    title: String,
    parent: String,
    order: u32,
    index: Vec<String>,
    see: Vec<String>,
}

/// The front matter of a translation. All else is that of the English topic.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TranslatedFront {
    title: String,
    index: Vec<String>,
    /// The first eight digits of the SHA-256 of the English file from which this was translated. A test compares them.
    #[serde(rename = "english")]
    _english: String,
}

impl Topic {
    /// Parses a topic; the error describes what is wrong.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let (front, blocks) = split_front::<Front>(text)?;
        Ok(Self {
            id: front.id,
            title: front.title,
            parent: front.parent,
            order: front.order,
            index: front.index,
            see: front.see,
            blocks,
            is_translated: true,
        })
    }

    /// Takes title, index words and text from a translation. Nothing changes if it cannot be parsed; the error describes what is wrong.
    pub(super) fn translate(&mut self, text: &str) -> Result<(), String> {
        self.is_translated = false;
        let (front, blocks) = split_front::<TranslatedFront>(text)?;
        self.title = front.title;
        self.index = front.index;
        self.blocks = blocks;
        self.is_translated = true;
        Ok(())
    }
}

/// Parses a file: its front matter, and its text without the title.
fn split_front<T: DeserializeOwned>(text: &str) -> Result<(T, Vec<Block>), String> {
    let text = text.replace("\r\n", "\n");
    let (front, body) = text
        .strip_prefix("+++\n")
        .and_then(|rest| rest.split_once("\n+++\n"))
        .ok_or(say!("help-front-matter-missing"))?;
    let front = toml::from_str(front).map_err(|error| error.message().to_owned())?;
    let mut blocks = parse(body)?;
    if matches!(blocks.first(), Some(Block::Heading(1, _))) {
        blocks.remove(0);
    }
    Ok((front, blocks))
}
