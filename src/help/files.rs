//! The files of the help: the embedded ones, and those in the player's folders, which take precedence.
//!
//! English files are at the top, those of another language under its name: `guide/first.md` and `de/guide/first.md`.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};
use storage::save::{TEXT_BYTES, read_text_of};
use words::packed;

use super::SkippedFile;

/// The embedded texts of each language.
static EMBEDDED: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/help.rs"));
static PICTURES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/help/pictures");

/// Reads files in a language, and remembers those that could not be read.
pub(super) struct Files<'a> {
    folders: &'a [PathBuf],
    language: &'a str,
    /// The embedded English texts that have not been read yet, and those of the language.
    english: BTreeMap<PathBuf, String>,
    translated: BTreeMap<PathBuf, String>,
    pub(super) skipped: Vec<SkippedFile>,
}

impl<'a> Files<'a> {
    pub(super) fn new(language: &'a str, folders: &'a [PathBuf]) -> Self {
        Self {
            folders,
            language,
            english: embedded(words::ENGLISH),
            translated: match language {
                words::ENGLISH => BTreeMap::new(),
                _ => embedded(language),
            },
            skipped: Vec::new(),
        }
    }

    /// The paths of the embedded English files.
    pub(super) fn paths(&self) -> Vec<PathBuf> {
        self.english.keys().cloned().collect()
    }

    /// Takes the English text of a file.
    pub(super) fn english(&mut self, path: &Path) -> Option<String> {
        let embedded = self.english.remove(path);
        self.own_text(path).or(embedded)
    }

    /// Takes the text of a file in the language, if there is one.
    pub(super) fn translation(&mut self, path: &Path) -> Option<String> {
        if self.language == words::ENGLISH {
            return None;
        }
        let embedded = self.translated.remove(path);
        self.own_text(&Path::new(self.language).join(path))
            .or(embedded)
    }

    /// The text of a file in the first of the player's folders that has it.
    fn own_text(&mut self, path: &Path) -> Option<String> {
        for folder in self.folders {
            let place = folder.join(path);
            match read_text_of(&place, TEXT_BYTES) {
                Ok(text) => return Some(text),
                Err(missing) if missing.kind() == ErrorKind::NotFound => {}
                Err(error) => self
                    .skipped
                    .push(SkippedFile::new(&place, &error.to_string())),
            }
        }
        None
    }
}

/// The embedded texts of a language, by path.
pub(super) fn embedded(language: &str) -> BTreeMap<PathBuf, String> {
    let found = EMBEDDED.iter().find(|(name, _)| *name == language);
    let texts = found
        .into_iter()
        .flat_map(|(_, packed)| packed::texts(packed));
    texts
        .map(|(path, text)| (PathBuf::from(path), text))
        .collect()
}

/// The bytes of a picture, a PNG file.
pub(super) fn picture(name: &str) -> Option<&'static [u8]> {
    let file = PICTURES.get_file(format!("{name}.png"))?;
    Some(file.contents())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files below a folder, by path, without the folders of this name.
    fn files_in(folder: &Path, without: &[&str]) -> BTreeMap<PathBuf, String> {
        let mut found = BTreeMap::new();
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = PathBuf::from(path.file_name().expect("a name"));
            if without.iter().any(|without| name == Path::new(without)) {
                continue;
            }
            match path.is_dir() {
                true => {
                    let below = files_in(&path, &[]).into_iter();
                    found.extend(below.map(|(path, text)| (name.join(path), text)));
                }
                false => {
                    let text = std::fs::read_to_string(&path).expect("a text");
                    found.insert(name, text);
                }
            }
        }
        found
    }

    #[test]
    fn the_embedded_texts_are_those_of_the_folders() {
        let help = Path::new(env!("CARGO_MANIFEST_DIR")).join("help");
        let languages: Vec<&str> = words::built_in_languages().collect();
        for language in &languages {
            let expected = match *language {
                words::ENGLISH => files_in(&help, &[&languages[..], &["pictures"]].concat()),
                language => files_in(&help.join(language), &[]),
            };
            assert!(expected.len() > 100, "{language}");
            assert!(embedded(language) == expected, "{language}");
        }
    }
}
