//! The rule sets that can be chosen by name: the two originals, the presets that come with the program, and the files in a folder.

use std::io;
use std::path::{Path, PathBuf};

use super::{disk, forbidden_reason, read_text_of, reason, write_whole};
use engine::rules::{BadRules, PRESETS, RuleSet, RuleSetId, WrittenRules};
use engine::untrusted_text::sanitize_path;
use wording::Describe;
use words::say;

/// The extension of rule files.
const EXTENSION: &str = "toml";
/// Maximum size of a rule file in bytes.
const MAX_BYTES: u64 = 200_000;
/// Maximum number of files read from the folder.
const MAX_FILES: usize = 1_000;
/// The maximum length of a short name, in letters.
const MAX_NAME_LENGTH: usize = 40;

/// A folder of rule sets, and the built-in ones.
#[derive(Clone, Debug)]
pub struct RuleLibrary {
    folder: PathBuf,
}

/// A rule set with its text.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleFile {
    /// The rule set.
    pub written: WrittenRules,
    /// The text of its file, with comments; for the two originals, the text that a file of them would have.
    pub text: String,
}

/// A rule set of a library.
#[derive(Clone, Debug, PartialEq)]
pub struct LibraryRules {
    /// Its short name.
    pub short_name: String,
    /// The rule set.
    pub written: WrittenRules,
    /// Whether it is a file in the folder and not built in, so that it can be changed and removed.
    pub is_own: bool,
}

/// Why a rule set cannot be read or stored.
#[derive(Debug, thiserror::Error)]
pub enum RuleFileError {
    /// There is no rule set of this short name.
    #[error("{}", say!("rules-not-found", name = .0))]
    NotFound(String),
    /// The file cannot be read.
    #[error("{}", say!("file-not-opened", file = .0, reason = reason(.1)))]
    Unreadable(String, io::Error),
    /// The file is not text, or too large for a rule set.
    #[error("{}", say!("rules-no-text", file = .0))]
    NotText(String),
    /// The file does not contain a valid rule set.
    #[error("{}", say!("rules-file-wrong", file = .0, why = .1.describe()))]
    Invalid(String, BadRules),
    /// A rule set cannot have this short name.
    #[error("{}", say!("rules-bad-name", name = .0, most = MAX_NAME_LENGTH))]
    BadName(String),
    /// Another rule set has this short name.
    #[error("{}", say!("rules-name-taken", name = .0))]
    Taken(String),
    /// The file cannot be written or removed.
    #[error("{}", say!("file-not-written", file = .0, reason = reason(.1)))]
    Unwritable(String, io::Error),
}

impl RuleFile {
    /// Whether a file with this name is a rule file.
    pub fn is_rule_file(path: &Path) -> bool {
        let extension = path.extension();
        extension.is_some_and(|extension| extension.eq_ignore_ascii_case(EXTENSION))
    }

    /// Reads the rule set in the file at this path.
    ///
    /// # Errors
    /// It cannot be read, or is not a rule set.
    pub fn read(path: &Path) -> Result<Self, RuleFileError> {
        let name = sanitize_path(path);
        match read_text_of(path, MAX_BYTES) {
            Ok(text) => parse(&name, text),
            Err(error) if is_not_text(&error) => Err(RuleFileError::NotText(name)),
            Err(error) => Err(RuleFileError::Unreadable(name, error)),
        }
    }
}

impl RuleLibrary {
    /// A library of this folder, which need not exist.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The short names of all rule sets: the originals, the presets, and then those in the folder in alphabetical order.
    pub fn names(&self) -> Vec<String> {
        let own = disk::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut own: Vec<String> = own
            .take(MAX_FILES)
            .filter_map(|entry| {
                let path = entry.path();
                let is_rules = path
                    .extension()
                    .is_some_and(|extension| extension == EXTENSION);
                let short_name = path.file_stem()?.to_str()?;
                (is_rules && is_short_name(short_name) && !is_built_in(short_name))
                    .then(|| short_name.to_owned())
            })
            .collect();
        own.sort();
        let originals = RuleSetId::ALL.into_iter().map(RuleSetId::name);
        let presets = PRESETS.iter().map(|(short_name, _)| *short_name);
        let built_in = originals.chain(presets).map(str::to_owned);
        built_in.chain(own).collect()
    }

    /// All readable rule sets; the others are only logged.
    pub fn all(&self) -> Vec<LibraryRules> {
        let found = self.names().into_iter().filter_map(|short_name| {
            let found = self.find(&short_name);
            let logged =
                found.inspect_err(|error| tracing::warn!(%error, "a rule set is left out"));
            let written = logged.ok()?.written;
            let is_own = !is_built_in(&short_name);
            Some(LibraryRules {
                short_name,
                written,
                is_own,
            })
        });
        found.collect()
    }

    /// Derives an unused short name from a title.
    pub fn short_name_for(&self, title: &str) -> String {
        let mut short_name = String::new();
        for letter in title.to_lowercase().chars() {
            match letter {
                'a'..='z' | '0'..='9' => short_name.push(letter),
                '\'' => {}
                _ if short_name.is_empty() || short_name.ends_with('-') => {}
                _ => short_name.push('-'),
            }
        }
        // A number may follow, such as `-123`.
        short_name.truncate(MAX_NAME_LENGTH - 4);
        let short_name = match short_name.trim_end_matches('-') {
            "" => "rules",
            short_name => short_name,
        };
        let all = self.names();
        let numbered = (2..).map(|number| format!("{short_name}-{number}"));
        let mut names = std::iter::once(short_name.to_owned()).chain(numbered);
        let free =
            |name: &String| !all.contains(name) && forbidden_reason(&self.file(name)).is_none();
        names.find(free).unwrap_or_default()
    }

    /// The rule set with this short name or, if there is none, in the file at this path.
    ///
    /// # Errors
    /// It does not exist, or cannot be read.
    pub fn find(&self, word: &str) -> Result<RuleFile, RuleFileError> {
        if let Ok(id) = word.parse::<RuleSetId>() {
            let (rules, about) = (RuleSet::new(id), String::new());
            let written = WrittenRules { rules, about };
            let text = written.text();
            return Ok(RuleFile { written, text });
        }
        if let Some((_, text)) = PRESETS.iter().find(|(short_name, _)| *short_name == word) {
            return parse(word, (*text).to_owned());
        }
        let own = self.file(word);
        if is_short_name(word) && disk::is_file(&own) {
            return RuleFile::read(&own);
        }
        let path = Path::new(word);
        match path.extension().is_some() || path.components().count() > 1 {
            true => RuleFile::read(path),
            false => Err(RuleFileError::NotFound(word.to_owned())),
        }
    }

    /// Stores a rule set in the folder under an unused short name. Returns its path.
    ///
    /// # Errors
    /// The name is invalid or taken, the text is not a rule set, or the file cannot be written.
    pub fn add(&self, short_name: &str, text: &str) -> Result<PathBuf, RuleFileError> {
        match is_short_name(short_name) && disk::exists(&self.file(short_name)) {
            true => Err(RuleFileError::Taken(short_name.to_owned())),
            false => self.store(short_name, text),
        }
    }

    /// Stores a rule set in the folder under a short name, replacing the file of that name if there is one. Returns its path.
    ///
    /// # Errors
    /// The name is invalid or that of a built-in rule set, the text is not a rule set, or the file cannot be written.
    pub fn store(&self, short_name: &str, text: &str) -> Result<PathBuf, RuleFileError> {
        let path = self.file(short_name);
        if !is_short_name(short_name) || forbidden_reason(&path).is_some() {
            return Err(RuleFileError::BadName(short_name.to_owned()));
        }
        if is_built_in(short_name) {
            return Err(RuleFileError::Taken(short_name.to_owned()));
        }
        parse(short_name, text.to_owned())?;
        let written = disk::create_dir_all(&self.folder);
        let written = written.and_then(|()| write_whole(&path, text.as_bytes()));
        let shown_path = sanitize_path(&path);
        written.map_err(|error| RuleFileError::Unwritable(shown_path, error))?;
        Ok(path)
    }

    /// Removes a rule set from the folder.
    ///
    /// # Errors
    /// The folder has none of this name, or it cannot be removed.
    pub fn remove(&self, short_name: &str) -> Result<(), RuleFileError> {
        let path = self.file(short_name);
        if !is_short_name(short_name) || is_built_in(short_name) || !disk::is_file(&path) {
            return Err(RuleFileError::NotFound(short_name.to_owned()));
        }
        let shown_path = sanitize_path(&path);
        disk::remove_file(&path).map_err(|error| RuleFileError::Unwritable(shown_path, error))
    }

    fn file(&self, short_name: &str) -> PathBuf {
        self.folder.join(format!("{short_name}.{EXTENSION}"))
    }
}

fn is_not_text(error: &io::Error) -> bool {
    use io::ErrorKind::{FileTooLarge, InvalidData};
    matches!(error.kind(), InvalidData | FileTooLarge)
}

/// Whether a name has only lower-case letters, digits and hyphens, which are easy to type, and is not too long.
fn is_short_name(name: &str) -> bool {
    let is_allowed =
        |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    (1..=MAX_NAME_LENGTH).contains(&name.len()) && name.bytes().all(is_allowed)
}

/// Whether a built-in rule set has this name.
fn is_built_in(name: &str) -> bool {
    name.parse::<RuleSetId>().is_ok() || PRESETS.iter().any(|(short_name, _)| *short_name == name)
}

fn parse(name: &str, text: String) -> Result<RuleFile, RuleFileError> {
    let written = WrittenRules::read(&text);
    let written = written.map_err(|error| RuleFileError::Invalid(name.to_owned(), error))?;
    Ok(RuleFile { written, text })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn stored_rule_sets_are_listed_and_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let library = RuleLibrary::new(folder.path().join("rules"));
        let built_in = library.names().len();
        let western = library.find("western").expect("a built-in rule set");
        let path = library
            .add("sunday", &western.text)
            .expect("it can be stored");
        assert_eq!(library.names().len(), built_in + 1);
        assert_eq!(library.find("sunday").expect("it was stored"), western);
        let path = path.display().to_string();
        assert_eq!(library.find(&path).expect("it was stored"), western);
        for taken in ["sunday", "bloem", "western"] {
            let refused = library.add(taken, &western.text);
            assert!(matches!(refused, Err(RuleFileError::Taken(_))), "{taken}");
        }
        for bad in ["", "Sunday", "../sunday", "a b", &"a".repeat(41)] {
            let refused = library.add(bad, &western.text);
            assert!(matches!(refused, Err(RuleFileError::BadName(_))), "{bad}");
        }
    }

    #[test]
    fn stored_rule_sets_can_be_replaced_and_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let library = RuleLibrary::new(folder.path().to_owned());
        let short_name = library.short_name_for("Sunday's  Game, 2nd");
        assert_eq!(short_name, "sundays-game-2nd");
        let mut western = library
            .find("western")
            .expect("a built-in rule set")
            .written;
        library
            .store(&short_name, &western.text())
            .expect("it can be stored");
        assert_eq!(
            library.short_name_for("Sundays Game 2nd"),
            "sundays-game-2nd-2"
        );
        western.rules.options.flowers = false;
        library
            .store(&short_name, &western.text())
            .expect("it can be replaced");
        let own: Vec<LibraryRules> = library.all().into_iter().filter(|one| one.is_own).collect();
        let [one] = &own[..] else {
            unreachable!("one was stored: {own:?}");
        };
        assert!(one.short_name == short_name && one.written == western);
        library.remove(&short_name).expect("it was stored");
        for gone in [&short_name, "western", "../western", "bloem"] {
            assert!(library.remove(gone).is_err(), "{gone}");
        }
        for title in ["", "!!!", "麻雀"] {
            assert_eq!(library.short_name_for(title), "rules");
        }
        assert_eq!(library.short_name_for("Western"), "western-2");
    }

    #[test]
    fn an_invalid_file_is_refused_with_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let library = RuleLibrary::new(folder.path().to_owned());
        let put = |bytes: &[u8]| fs::write(folder.path().join("odd.toml"), bytes).expect("written");
        assert!(matches!(
            library.find("odd"),
            Err(RuleFileError::NotFound(_))
        ));
        put(&[0xFF, 0xFE, 0]);
        assert!(matches!(
            library.find("odd"),
            Err(RuleFileError::NotText(_))
        ));
        put(&vec![b'#'; MAX_BYTES as usize + 1]);
        assert!(matches!(
            library.find("odd"),
            Err(RuleFileError::NotText(_))
        ));
        put(b"name = \"Odd\"\nbased_on = \"bloem\"\ncolour = 3\n");
        let refused = library
            .find("odd")
            .expect_err("there is no colour")
            .to_string();
        assert!(
            refused.contains("odd.toml") && refused.contains("Line 3"),
            "{refused}"
        );
    }
}
