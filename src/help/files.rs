//! The files of the help: the embedded ones, and those in the player's folders, which take precedence.
//!
//! English files are at the top, those of another language under its name: `guide/first.md` and `de/guide/first.md`.

use std::borrow::Cow;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};
use storage::save::{TEXT_BYTES, read_text_of};

use super::SkippedFile;

static EMBEDDED: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/help");

/// Reads files, and remembers those that could not be read.
pub(super) struct Files<'a> {
    folders: &'a [PathBuf],
    pub(super) skipped: Vec<SkippedFile>,
}

impl<'a> Files<'a> {
    pub(super) fn new(folders: &'a [PathBuf]) -> Self {
        Self {
            folders,
            skipped: Vec::new(),
        }
    }

    /// The text of a file: that of the first folder that has it, or else the embedded one.
    pub(super) fn text(&mut self, path: &Path) -> Option<Cow<'static, str>> {
        for folder in self.folders {
            let place = folder.join(path);
            match read_text_of(&place, TEXT_BYTES) {
                Ok(text) => return Some(text.into()),
                Err(missing) if missing.kind() == ErrorKind::NotFound => {}
                Err(error) => self
                    .skipped
                    .push(SkippedFile::new(&place, &error.to_string())),
            }
        }
        embedded_text(path).map(Cow::Borrowed)
    }
}

/// The text of an embedded file.
pub(super) fn embedded_text(path: &Path) -> Option<&'static str> {
    EMBEDDED.get_file(path)?.contents_utf8()
}

/// The bytes of a picture, a PNG file.
pub(super) fn picture(name: &str) -> Option<&'static [u8]> {
    let file = EMBEDDED.get_file(format!("pictures/{name}.png"))?;
    Some(file.contents())
}

/// The paths of the embedded English files.
pub(super) fn english() -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for file in EMBEDDED.files().filter(|file| is_text(file.path())) {
        paths.push(file.path().to_owned());
    }
    for folder in EMBEDDED.dirs().filter(|folder| !is_language(folder.path())) {
        add_files(folder, &mut paths);
    }
    paths
}

/// The paths of the embedded files of a language, without its folder.
#[cfg(test)]
pub(super) fn translated(language: &str) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    if let Some(folder) = EMBEDDED.get_dir(language) {
        add_files(folder, &mut paths);
    }
    let below = |path: &PathBuf| path.strip_prefix(language).map(Path::to_owned).ok();
    paths.iter().filter_map(below).collect()
}

fn is_language(folder: &Path) -> bool {
    words::built_in_languages().any(|language| Path::new(language) == folder)
}

fn is_text(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending == "md" || ending == "toml")
}

fn add_files(folder: &'static Dir<'static>, paths: &mut Vec<PathBuf>) {
    let files = folder.files().map(|file| file.path());
    paths.extend(files.filter(|path| is_text(path)).map(Path::to_owned));
    for below in folder.dirs() {
        add_files(below, paths);
    }
}
