//! The language of the program: the player's choice, or else that of the system, if there is a catalogue of it.

use std::path::{Path, PathBuf};

use crate::save::{TEXT_BYTES, disk, read_text_of};
use toml::{Table, Value};
use words::{self, Catalogue, SentenceError, made_up};

/// The environment variable that takes precedence over the player's choice.
const VARIABLE: &str = "RED_STAKE_LANGUAGE";

/// Maximum number of files of a language in one folder.
const MAX_FILES: usize = 100;

/// Selects the language: that of `RED_STAKE_LANGUAGE`, else that of this settings file, else the first of the system's for which there is a
/// catalogue. Files in `words/LANGUAGE` of these folders complete or replace the built-in ones; earlier folders take precedence. Returns the
/// errors in these files.
pub fn load(folders: &[PathBuf], settings: &Path) -> Vec<SentenceError> {
    let variable = std::env::var(VARIABLE).ok();
    let variable = variable.filter(|value| !value.is_empty());
    let wanted: Vec<String> = match variable.unwrap_or_else(|| preferred(settings)) {
        system if system.is_empty() => sys_locale::get_locales().collect(),
        language => vec![language],
    };
    select(&wanted, folders)
}

/// The player's choice, without reading the rest of the settings; empty for the system's language.
fn preferred(settings: &Path) -> String {
    let text = read_text_of(settings, TEXT_BYTES).unwrap_or_default();
    let settings: Table = text.parse().unwrap_or_default();
    let language = settings.get("language").and_then(Value::as_str);
    language.unwrap_or_default().to_owned()
}

/// Selects the first of these languages that there is, or English.
fn select(wanted: &[String], folders: &[PathBuf]) -> Vec<SentenceError> {
    for name in wanted {
        if is_built_in_english(name, folders) {
            break;
        }
        if let Some((catalogue, errors)) = catalogue(name, folders) {
            words::set_catalogue(catalogue);
            return errors;
        }
    }
    Vec::new()
}

/// Whether a name stands for English, and none of the folders changes its sentences.
fn is_built_in_english(name: &str, folders: &[PathBuf]) -> bool {
    let is_english = |name: &str| name.split(['-', '_', '.', '@']).next() == Some(words::ENGLISH);
    let may_change = |folder: &PathBuf| {
        let entries = disk::read_dir(&folder.join("words"));
        let mut names = entries.into_iter().flatten().flatten();
        names.any(|entry| entry.file_name().to_str().is_some_and(is_english))
    };
    is_english(name) && !folders.iter().any(may_change)
}

/// The catalogue of a language with a name like `de_AT.UTF-8`, if there is one.
fn catalogue(requested: &str, folders: &[PathBuf]) -> Option<(Catalogue, Vec<SentenceError>)> {
    if requested == made_up::NAME {
        return Some((Catalogue::made_up(), Vec::new()));
    }
    let full = requested.split(['.', '@']).next()?.replace('_', "-");
    let is_name = |name: &str| {
        name.chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    if !is_name(&full) {
        return None;
    }
    names(&full).into_iter().find_map(|name| {
        let places = folders
            .iter()
            .rev()
            .map(|folder| folder.join("words").join(&name));
        let mut unread = Vec::new();
        let mut files: Vec<_> = words::built_in_files(&name).collect();
        files.extend(places.flat_map(|place| files_in(&place, &mut unread)));
        (!files.is_empty() || !unread.is_empty()).then(|| {
            let (catalogue, mut errors) = Catalogue::from_files(&name, files);
            errors.extend(unread);
            (catalogue, errors)
        })
    })
}

/// The folders that may have a language, the best first: `de-AT`, then `de`. Readers of traditional Chinese do not get simplified Chinese.
fn names(full: &str) -> Vec<String> {
    let mut parts = full.split('-');
    let language = parts.next().unwrap_or_default();
    let is_traditional = |part: &str| ["Hant", "TW", "HK", "MO"].contains(&part);
    let fallback = match language {
        "zh" if parts.any(is_traditional) => "zh-Hant",
        language => language,
    };
    vec![full.to_owned(), fallback.to_owned()]
}

/// The files of a folder in the order of their names. Errors are added to `unread`.
fn files_in(folder: &Path, unread: &mut Vec<SentenceError>) -> Vec<(String, String)> {
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
        write(folder.path(), "de", "list-all = { $list } und { $next }");
        for requested in ["de_AT.UTF-8", "de", "de_DE@euro"] {
            let (catalogue, errors) = catalogue(requested, &folders).expect("the files exist");
            assert_eq!(errors, []);
            let two = [("list", "Ada".into()), ("next", "Lin".into())];
            let sentence = catalogue.formatted("list-all", &two);
            assert_eq!(sentence.as_deref(), Some("Ada und Lin"));
            // Missing sentences are English.
            assert_eq!(catalogue.formatted("list-any", &two), None);
        }
        for requested in ["it_IT.UTF-8", "C", "POSIX", "../de", ""] {
            assert!(catalogue(requested, &folders).is_none(), "{requested}");
        }
    }

    #[test]
    fn traditional_chinese_is_not_replaced_by_simplified_chinese() {
        for name in ["zh-TW", "zh-HK", "zh-Hant", "zh-Hant-MO"] {
            assert_eq!(names(name)[1], "zh-Hant");
        }
        for name in ["zh-CN", "zh", "zh-Hans-SG"] {
            assert_eq!(names(name)[1], "zh");
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
