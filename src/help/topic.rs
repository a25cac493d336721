//! A topic: what its file says about it, and its text.

use std::path::Path;

use serde::Deserialize;

use super::markup::{Block, parse, words};
use words::say;

/// One page of the help.
#[derive(Clone, Debug, PartialEq)]
pub struct Topic {
    /// What links, menus and boxes name it by.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The topic above it; empty for the root.
    pub parent: String,
    /// Its place among its parent's children.
    pub order: u32,
    /// Words of the index that lead to it.
    pub index: Vec<String>,
    /// Topics to read next.
    pub see: Vec<String>,
    /// Its text, the title left out.
    pub blocks: Vec<Block>,
}

impl Topic {
    /// The first sentence of its text; `None` if it begins with something else.
    pub fn first_sentence(&self) -> Option<String> {
        let Some(Block::Paragraph(line)) = self.blocks.first() else {
            return None;
        };
        let text = words(line);
        let end = text.find(". ").map_or(text.len(), |stop| stop + 1);
        Some(text[..end].to_owned())
    }
}

/// A file of the help that cannot be read; it is passed over.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", say!("help-wrong-file", file, why))]
pub struct WrongTopic {
    /// The file.
    pub file: String,
    /// What is wrong with it.
    pub why: String,
}

impl WrongTopic {
    pub(super) fn new(file: &Path, why: &str) -> Self {
        Self {
            file: file.display().to_string(),
            why: why.to_owned(),
        }
    }
}

/// What stands between the `+++` lines.
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

impl Topic {
    /// Reads a topic; the error says what is wrong with it.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let text = text.replace("\r\n", "\n");
        let (front, body) = text
            .strip_prefix("+++\n")
            .and_then(|rest| rest.split_once("\n+++\n"))
            .ok_or(say!("help-there-are-no-two-lines"))?;
        let front: Front = toml::from_str(front).map_err(|error| error.message().to_owned())?;
        let mut blocks = parse(body)?;
        if matches!(blocks.first(), Some(Block::Heading(1, _))) {
            blocks.remove(0);
        }
        Ok(Self {
            id: front.id,
            title: front.title,
            parent: front.parent,
            order: front.order,
            index: front.index,
            see: front.see,
            blocks,
        })
    }
}
