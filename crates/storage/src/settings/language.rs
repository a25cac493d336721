//! The language of the program: that of the environment, if there is a catalogue of it.

use std::path::{Path, PathBuf};

use crate::save::{TEXT_BYTES, disk, read_text_of};
use words::{self, Catalogue, SentenceError, made_up};

/// The environment variables that name a language, by decreasing precedence.
const VARIABLES: [&str; 4] = ["RED_STAKE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"];

/// Maximum number of files of a language in one folder.
const MAX_FILES: usize = 100;

/// Selects the language of the environment, with files in `words/LANGUAGE` of these folders; earlier folders take precedence. Returns the
/// errors in these files.
pub fn load(folders: &[PathBuf]) -> Vec<SentenceError> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let Some(requested) = VARIABLES.into_iter().find_map(set) else {
        return Vec::new();
    };
    let Some((catalogue, errors)) = catalogue(&requested, folders) else {
        return Vec::new();
    };
    words::set_catalogue(catalogue);
    errors
}

/// The catalogue of a language with a name like `de_AT.UTF-8`, if there is one.
fn catalogue(requested: &str, folders: &[PathBuf]) -> Option<(Catalogue, Vec<SentenceError>)> {
    if requested == made_up::NAME {
        return Some((Catalogue::made_up(), Vec::new()));
    }
    let full = requested.split(['.', '@']).next()?.replace('_', "-");
    let language = full.split('-').next()?.to_owned();
    [full, language].into_iter().find_map(|name| {
        let is_name = name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
        let places = folders
            .iter()
            .rev()
            .map(|folder| folder.join("words").join(&name));
        if !is_name {
            return None;
        }
        let mut unread = Vec::new();
        let files: Vec<_> = places
            .flat_map(|place| files(&place, &mut unread))
            .collect();
        (!files.is_empty() || !unread.is_empty()).then(|| {
            let (catalogue, mut errors) = Catalogue::from_files(&name, files);
            errors.extend(unread);
            (catalogue, errors)
        })
    })
}

/// The files of a folder in the order of their names. Errors are added to `unread`.
fn files(folder: &Path, unread: &mut Vec<SentenceError>) -> Vec<(String, String)> {
    let entries = disk::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .take(MAX_FILES)
        .collect();
    paths.sort();
    let mut read = |path: PathBuf| {
        let file = path.display().to_string();
        match read_text_of(&path, TEXT_BYTES) {
            Ok(text) => Some((file, text)),
            Err(error) => {
                let error = error.to_string();
                unread.push(SentenceError { file, error });
                None
            }
        }
    };
    paths.into_iter().filter_map(&mut read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &Path, language: &str, words: &str) {
        let folder = folder.join("words").join(language);
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("language.ftl"), words).expect("a file");
    }

    #[test]
    fn a_folder_of_files_is_a_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = [folder.path().to_owned()];
        write(folder.path(), "de", "list-all = { $list } und { $last }");
        for requested in ["de_AT.UTF-8", "de", "de_DE@euro"] {
            let (catalogue, errors) = catalogue(requested, &folders).expect("the files exist");
            assert_eq!(errors, []);
            let two = [("list", "Ada".into()), ("last", "Lin".into())];
            let sentence = catalogue.formatted("list-all", &two);
            assert_eq!(sentence.as_deref(), Some("Ada und Lin"));
            // Missing sentences are English.
            assert_eq!(catalogue.formatted("list-any", &two), None);
        }
        for requested in ["fr_FR.UTF-8", "C", "POSIX", "../de", ""] {
            assert!(catalogue(requested, &folders).is_none(), "{requested}");
        }
    }

    #[test]
    fn a_file_beyond_the_limit_is_left_out_and_reported() {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "de", &"a".repeat(TEXT_BYTES as usize + 1));
        let (_, errors) = catalogue("de", &[folder.path().to_owned()]).expect("the file exists");
        assert!(errors[0].file.ends_with("language.ftl"));
        assert!(errors[0].error.contains("1 MB"), "{}", errors[0].error);
    }

    #[test]
    fn files_of_earlier_folders_take_precedence_and_errors_are_reported() {
        let (near, far) = (tempfile::tempdir(), tempfile::tempdir());
        let (near, far) = (near.expect("a folder"), far.expect("a folder"));
        write(near.path(), "en", "number-point = ,");
        write(far.path(), "en", "number-point = ·\nnumber-minus = ~\n???");
        let folders = [near.path().to_owned(), far.path().to_owned()];
        let (catalogue, errors) = catalogue("en_GB.UTF-8", &folders).expect("the files exist");
        assert_eq!(catalogue.text("number-point"), Some(","));
        assert_eq!(catalogue.text("number-minus"), Some("~"));
        assert_eq!(errors.len(), 1);
        assert!(errors[0].file.ends_with("language.ftl"));
    }
}
