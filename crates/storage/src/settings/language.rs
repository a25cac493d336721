//! The language of the program: the player's choice, or else that of the system, if there is a catalogue of it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::save::{TEXT_BYTES, disk, read_text_of};
use toml::{Table, Value};
use words::{self, Catalogue, Key, SentenceError, key, made_up};

/// The environment variable that takes precedence over the player's choice.
const VARIABLE: &str = "RED_STAKE_LANGUAGE";

/// The file with the name of a language.
const NAME_FILE: &str = "language.ftl";

/// Under this key a language names itself.
const OWN_NAME: Key = key!("language-name");

/// Maximum number of files of a language in one folder.
const MAX_FILES: usize = 100;

/// A language of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// The name of its folder, such as `de`; what the settings name it.
    pub id: String,
    /// Its name in the language itself.
    pub name: String,
}

/// Selects the language: that of `RED_STAKE_LANGUAGE`, else that of this settings file, else the first of the system's for which there is a
/// catalogue. Files in `words/LANGUAGE` of these folders complete or replace the built-in ones; earlier folders take precedence. Returns the
/// errors in these files.
pub fn load(folders: &[PathBuf], settings: &Path) -> Vec<SentenceError> {
    let variable = std::env::var(VARIABLE).ok();
    let variable = variable.filter(|value| !value.is_empty());
    let choice = variable.unwrap_or_else(|| preferred(settings));
    let (catalogue, errors) = read(&choice, folders);
    words::set_catalogue(catalogue);
    errors
}

/// Reads a language, if it has not been read yet: that of the system if `choice` is empty, and English if there is no such language. Also
/// returns the errors in its files.
pub fn read(choice: &str, folders: &[PathBuf]) -> (&'static Catalogue, Vec<SentenceError>) {
    let wanted: Vec<String> = match choice {
        "" => sys_locale::get_locales().collect(),
        choice => vec![choice.to_owned()],
    };
    for name in wanted {
        if is_built_in_english(&name, folders) {
            break;
        }
        if name == made_up::NAME {
            return (words::load(&name, Catalogue::made_up), Vec::new());
        }
        if let Some(found) = find(&name, folders) {
            let mut errors = found.errors;
            let catalogue = words::load(&found.id, || {
                let (catalogue, mut in_files) = Catalogue::from_files(&found.id, found.files);
                errors.append(&mut in_files);
                catalogue
            });
            return (catalogue, errors);
        }
    }
    (words::english(), Vec::new())
}

/// The languages that there are, built in and in these folders, by their own names.
pub fn available(folders: &[PathBuf]) -> Vec<Language> {
    let mut ids: BTreeSet<String> = words::built_in_languages().map(str::to_owned).collect();
    for folder in folders {
        let entries = disk::read_dir(&folder.join("words")).into_iter().flatten();
        let names = entries.flatten().map(|entry| entry.file_name());
        ids.extend(names.filter_map(|name| name.into_string().ok()));
    }
    ids.retain(|id| is_name(id));
    let named = ids.into_iter().filter_map(|id| {
        // Of the built-in files only this one: the list is made at every start.
        let built_in = words::built_in_file(&id, NAME_FILE);
        let built_in = built_in.map(|text| (NAME_FILE.to_owned(), text));
        let mut files: Vec<_> = built_in.into_iter().collect();
        files.extend(files_in_folders(&id, folders, &mut Vec::new()));
        if files.is_empty() {
            return None;
        }
        files.retain(|(file, _)| Path::new(file).ends_with(NAME_FILE));
        let (catalogue, _) = Catalogue::from_files(&id, files);
        let name = catalogue.text(OWN_NAME.name()).unwrap_or(&id).to_owned();
        Some(Language { id, name })
    });
    let mut languages: Vec<Language> = named.collect();
    languages.sort_by(|one, other| one.name.cmp(&other.name));
    languages
}

/// The player's choice, without reading the rest of the settings; empty for the system's language.
fn preferred(settings: &Path) -> String {
    let text = read_text_of(settings, TEXT_BYTES).unwrap_or_default();
    let settings: Table = text.parse().unwrap_or_default();
    let language = settings.get("language").and_then(Value::as_str);
    language.unwrap_or_default().to_owned()
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

/// The files of a language.
struct Files {
    /// The name of its folder.
    id: String,
    /// The names and texts of the built-in files, then those of the folders, the earliest last.
    files: Vec<(String, String)>,
    /// Those that could not be read.
    errors: Vec<SentenceError>,
}

/// The files of a language with a name like `de_AT.UTF-8`, if there are any.
fn find(requested: &str, folders: &[PathBuf]) -> Option<Files> {
    let full = requested.split(['.', '@']).next()?.replace('_', "-");
    if !is_name(&full) {
        return None;
    }
    let mut found = names(&full).into_iter().map(|id| files(&id, folders));
    found.find(|found| !found.files.is_empty() || !found.errors.is_empty())
}

/// Whether this can be the name of a language.
fn is_name(name: &str) -> bool {
    let mut letters = name.chars();
    !name.is_empty() && letters.all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
}

/// The files of the language with a folder of this name.
fn files(id: &str, folders: &[PathBuf]) -> Files {
    let mut errors = Vec::new();
    let mut files: Vec<_> = words::built_in_files(id).collect();
    files.extend(files_in_folders(id, folders, &mut errors));
    let id = id.to_owned();
    Files { id, files, errors }
}

/// The files of a language in these folders, the earliest last. Errors are added to `unread`.
fn files_in_folders(
    id: &str,
    folders: &[PathBuf],
    unread: &mut Vec<SentenceError>,
) -> Vec<(String, String)> {
    let places = folders.iter().rev();
    let places = places.map(|folder| folder.join("words").join(id));
    places.flat_map(|place| files_in(&place, unread)).collect()
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

    /// The catalogue of a language, and the errors in its files.
    fn catalogue(requested: &str, folders: &[PathBuf]) -> Option<(Catalogue, Vec<SentenceError>)> {
        let found = find(requested, folders)?;
        let (catalogue, mut errors) = Catalogue::from_files(&found.id, found.files);
        errors.extend(found.errors);
        Some((catalogue, errors))
    }

    #[test]
    fn languages_are_listed_by_their_own_names() {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "xx", "language-name = Xish");
        write(folder.path(), "yy", "list-all = { $list } & { $next }");
        std::fs::create_dir_all(folder.path().join("words/zz")).expect("a folder");
        std::fs::write(folder.path().join("words/README.md"), "").expect("a file");
        let found = available(&[folder.path().to_owned()]);
        let found = |id: &str, name: &str| {
            let (id, name) = (id.to_owned(), name.to_owned());
            found.contains(&Language { id, name })
        };
        assert!(found("xx", "Xish") && found("yy", "yy") && found("en", "English"));
        assert!(!found("zz", "zz") && !found("README.md", "README.md"));
    }

    #[test]
    fn a_language_is_read_once_and_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        write(folder.path(), "qq", "list-all = { $list } q { $next }");
        let folders = [folder.path().to_owned()];
        let (first, _) = read("qq", &folders);
        assert_eq!(first.language(), "qq");
        assert!(std::ptr::eq(first, read("qq_QQ.UTF-8", &folders).0));
        assert!(std::ptr::eq(words::english(), read("qx", &folders).0));
    }

    #[test]
    fn a_folder_of_files_is_a_language() {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = [folder.path().to_owned()];
        write(folder.path(), "sv", "list-all = { $list } och { $next }");
        for requested in ["sv_FI.UTF-8", "sv", "sv_SE@euro"] {
            let (catalogue, errors) = catalogue(requested, &folders).expect("the files exist");
            assert_eq!(errors, []);
            let two = [("list", "Ada".into()), ("next", "Lin".into())];
            let sentence = catalogue.formatted("list-all", &two);
            assert_eq!(sentence.as_deref(), Some("Ada och Lin"));
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
