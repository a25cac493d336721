//! The help pages as files, and their parts.

use std::collections::BTreeSet;
use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use serde::Deserialize;

use super::markdown::markdown_files;

/// The front matter of a topic, between the `+++` lines.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FrontMatter {
    pub id: String,
    pub title: String,
    pub parent: String,
    pub order: u32,
    pub index: Vec<String>,
    pub see: Vec<String>,
}

/// A page of the help.
pub struct Topic {
    pub file: String,
    pub front: FrontMatter,
    pub body: String,
}

#[derive(Deserialize)]
pub struct Glossary {
    pub term: Vec<Term>,
}

#[derive(Deserialize)]
pub struct Term {
    pub id: String,
    pub term: String,
    pub text: String,
    pub topic: String,
}

/// The topic at the root of the tree.
pub const ROOT: &str = "contents";
/// The tables that a page can insert with `{{table NAME}}`.
pub const TABLES: [&str; 5] = [
    "scoring-events",
    "special-hands",
    "game-options",
    "doubles",
    "keys",
];

/// The folder of the help.
pub fn help_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("help")
}

/// The English pages. A page in another language belongs to one of them, as the tests of the help check.
pub fn topics() -> Vec<Topic> {
    let mut files = Vec::new();
    markdown_files(&help_folder(), &mut files);
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("words");
    let is_translation = |path: &PathBuf| {
        let below = path.strip_prefix(help_folder()).ok();
        let section = below.and_then(|below| below.components().next());
        section.is_some_and(|section| words.join(section).is_dir())
    };
    files.retain(|path| !is_translation(path));
    files.sort();
    files
        .iter()
        .map(|path| {
            let file = path.display().to_string().replace(MAIN_SEPARATOR, "/");
            let text = fs::read_to_string(path).expect("a topic is UTF-8 text");
            let rest = text.strip_prefix("+++\n").expect(&file);
            let (front, body) = rest.split_once("\n+++\n").expect(&file);
            Topic {
                front: toml::from_str(front).expect(&file),
                body: body.to_owned(),
                file,
            }
        })
        .collect()
}

pub fn glossary() -> Vec<Term> {
    let text =
        fs::read_to_string(help_folder().join("glossary.toml")).expect("the glossary is readable");
    toml::from_str::<Glossary>(&text)
        .expect("the glossary is TOML")
        .term
}

pub fn ids(topics: &[Topic]) -> BTreeSet<&str> {
    topics.iter().map(|t| t.front.id.as_str()).collect()
}

/// The targets of all links whose address begins with `scheme`.
pub fn targets<'a>(text: &'a str, scheme: &str) -> Vec<&'a str> {
    let opening = format!("]({scheme}:");
    text.split(&opening)
        .skip(1)
        .map(|rest| rest.split(')').next().unwrap_or_default())
        .collect()
}

/// The text outside fenced blocks and `{{table ...}}` lines. Braces in this text are tile pictures.
pub fn prose(body: &str) -> String {
    let mut fenced = false;
    let mut kept = Vec::new();
    for line in body.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if !fenced && !line.starts_with("{{") {
            kept.push(line);
        }
    }
    kept.join("\n")
}

/// Whether this is a tile, or `--` for a tile that lies face down.
pub fn is_tile(notation: &str) -> bool {
    let bytes = notation.as_bytes();
    match bytes {
        b"--" | b"EW" | b"SW" | b"WW" | b"NW" | b"RD" | b"WD" | b"GD" => true,
        [n, b'B' | b'C' | b'D'] => (b'1'..=b'9').contains(n),
        [n, b'F' | b'S'] => (b'1'..=b'4').contains(n),
        _ => false,
    }
}

/// The fenced blocks of the kind `name`.
pub fn blocks<'a>(body: &'a str, name: &str) -> Vec<&'a str> {
    let opening = format!("```{name}\n");
    body.split(opening.as_str())
        .skip(1)
        .map(|rest| rest.split("\n```").next().unwrap_or_default())
        .collect()
}
