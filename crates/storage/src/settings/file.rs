//! Reads and writes the settings file. Invalid and missing entries get their defaults; problems are listed for the log.

use std::io;
use std::path::Path;

use serde::Deserialize;
use toml::{Table, Value};

use super::Settings;
use super::readable_part::readable_part;
use crate::save;
use words::say;

/// Reads the settings without changing the file. Also returns its problems, a sentence each, for the log. If the file is missing, the
/// settings are the defaults.
pub fn read(path: &Path) -> (Settings, Vec<String>) {
    let text = match save::read_text_of(path, save::TEXT_BYTES) {
        Ok(text) => text,
        Err(error) if save::is_missing(&error) => return Default::default(),
        Err(error) => {
            return (
                Settings::default(),
                vec![say!(
                    "settings-path-unreadable",
                    path = path.display().to_string(),
                    error = error.to_string()
                )],
            );
        }
    };
    parse(&text)
}

/// Writes the settings atomically.
///
/// # Errors
/// The system cannot write them; an existing file is unchanged.
pub fn write(path: &Path, settings: &Settings) -> io::Result<()> {
    let text = toml::to_string_pretty(settings).map_err(io::Error::other)?;
    save::write_own(path, text.as_bytes())
}

/// Where versions before the keyring stored passwords.
const PASSWORDS: [&[&str]; 2] = [&["network", "password"], &["network", "host", "password"]];

/// Merges the readable entries of a text into the defaults. Also returns its problems, a sentence each, for the log.
pub(super) fn parse(text: &str) -> (Settings, Vec<String>) {
    let mut problems = Vec::new();
    let written = text.parse().unwrap_or_else(|error: toml::de::Error| {
        let why = error.message().to_owned();
        problems.push(say!("settings-unreadable", why));
        readable_part(text)
    });
    let Ok(mut accepted) = Table::try_from(Settings::default()) else {
        return (
            Settings::default(),
            vec![say!("settings-defaults-unwritable").to_owned()],
        );
    };
    // Older versions stored passwords, so they are read; none is written any more.
    for key_path in PASSWORDS {
        let key_path: Vec<String> = key_path.iter().map(|name| (*name).to_owned()).collect();
        set_at(&mut accepted, &key_path, Value::String(String::new()));
    }
    let defaults = accepted.clone();
    merge(
        &mut accepted,
        &defaults,
        &written,
        &mut Vec::new(),
        &mut problems,
    );
    let settings = Settings::deserialize(accepted).unwrap_or_default();
    (settings, problems)
}

/// Replaces defaults with the valid entries of `written` and lists the others in `problems`. `key_path` is the path of these tables in the
/// file.
fn merge(
    accepted: &mut Table,
    defaults: &Table,
    written: &Table,
    key_path: &mut Vec<String>,
    problems: &mut Vec<String>,
) {
    for (name, value) in written {
        key_path.push(name.clone());
        let entry = key_path.join(".");
        match (defaults.get(name), value) {
            (None, _) => problems.push(say!("settings-unknown", entry)),
            (Some(Value::Table(defaults)), Value::Table(written)) => {
                merge(accepted, defaults, written, key_path, problems);
            }
            (Some(_), value) => {
                let previous = set_at(accepted, key_path, value.clone());
                if let Err(error) = Settings::deserialize(accepted.clone()) {
                    let why = error
                        .message()
                        .lines()
                        .next()
                        .unwrap_or_default()
                        .to_owned();
                    problems.push(say!("settings-default-kept", entry, why));
                    if let Some(previous) = previous {
                        set_at(accepted, key_path, previous);
                    }
                }
            }
        }
        key_path.pop();
    }
}

/// Sets the value at a path and returns the previous one. Sets nothing if a table on the path is missing.
fn set_at(table: &mut Table, key_path: &[String], value: Value) -> Option<Value> {
    let (name, rest) = key_path.split_first()?;
    if rest.is_empty() {
        return table.insert(name.clone(), value);
    }
    set_at(table.get_mut(name)?.as_table_mut()?, rest, value)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use players::Level;

    #[test]
    fn settings_survive_writing_and_reading() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        let mut settings = Settings {
            wait_time: None,
            quick_tip: true,
            ..Settings::default()
        };
        settings.colours.east = super::super::Rgb(1, 2, 255);
        settings.motion.speed = 7;
        settings.add_recent("games/a.mah".into());
        write(&path, &settings).expect("written");
        assert_eq!(read(&path), (settings, Vec::new()));
    }

    #[test]
    fn the_usual_name_follows_the_language() {
        let mut settings = Settings::default();
        assert_eq!(settings.shown_names(), settings.names);
        words::with_made_up_words(|| {
            assert_ne!(settings.shown_names()[0], settings.names[0]);
            "Ann".clone_into(&mut settings.names[0]);
            assert_eq!(settings.shown_names(), settings.names);
        });
    }

    #[test]
    fn a_missing_file_gives_the_defaults_without_a_problem() {
        assert_eq!(
            read(Path::new("/nowhere/settings.toml")),
            Default::default()
        );
    }

    #[test]
    fn invalid_entries_get_their_defaults_and_are_listed_like_unknown_ones() {
        let text = "wait_time = 99\nquick_tip = true\nnames = 3\nhorses = 1\n[motion]\nspeed = 0\nshading = false\n\
                    [colours]\neast = \"#12\"\n[sound]\nvoice_volume = \"loud\"\n";
        let (settings, problems) = parse(text);
        assert!(settings.quick_tip && !settings.motion.shading);
        let expected = Settings {
            quick_tip: true,
            ..Settings::default()
        };
        assert_eq!(settings.motion.speed, 5);
        assert_eq!(
            Settings {
                motion: expected.motion.clone(),
                ..settings
            },
            expected
        );
        for entry in [
            "wait_time",
            "names",
            "horses",
            "motion.speed",
            "colours.east",
            "sound.voice_volume",
        ] {
            assert!(
                problems
                    .iter()
                    .any(|line| line.contains(&format!("\"{entry}\""))),
                "{entry}: {problems:?}"
            );
        }
        assert_eq!(problems.len(), 6, "{problems:?}");
    }

    #[test]
    fn passwords_of_older_files_are_read_and_none_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        let old = "[network]\nserver = \"there:5000\"\npassword = \"hush\"\n[network.host]\npassword = \"mum\"\n";
        let (settings, problems) = parse(old);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(settings.network.password, "hush");
        assert_eq!(settings.network.host.password, "mum");
        write(&path, &settings).expect("written");
        let text = fs::read_to_string(&path).expect("the file exists");
        assert!(!text.contains("hush") && !text.contains("mum"), "{text}");
        let (again, problems) = read(&path);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(again.network.server, "there:5000");
        assert_eq!(again.network.password, "");
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_can_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        write(&path, &Settings::default()).expect("written");
        let mode = fs::metadata(&path)
            .expect("the file exists")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn the_notation_of_levels_is_stable() {
        let text = "levels = [0, 2, 3]\n[[network.host.seats]]\nlevel = \"expert\"\n[[network.host.seats]]\nlevel = \"duffer\"\n\
                    [[network.host.seats]]\nname = \"Ada\"\n";
        let (settings, problems) = parse(text);
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(
            settings.levels,
            [Level::Beginner, Level::Expert, Level::Master]
        );
        let seats = settings.network.host.seats.each_ref();
        let levels = seats.map(|seat| seat.level);
        assert_eq!(levels, [Level::Expert, Level::Club, Level::Club]);
        let written = Table::try_from(&settings).expect("written");
        let numbers = [0, 2, 3].map(Value::Integer).to_vec();
        assert_eq!(written["levels"], Value::Array(numbers));
        let seats = written["network"]["host"]["seats"].as_array();
        let words = seats
            .into_iter()
            .flatten()
            .map(|seat| seat["level"].as_str());
        assert!(words.eq(["expert", "club", "club"].map(Some)));
    }

    #[test]
    fn the_learner_has_a_number_after_those_of_the_older_levels() {
        let levels = [Level::Learner, Level::Beginner, Level::Master];
        let settings = Settings {
            levels,
            ..Settings::default()
        };
        let written = Table::try_from(&settings).expect("written");
        let numbers = [4, 0, 3].map(Value::Integer).to_vec();
        assert_eq!(written["levels"], Value::Array(numbers));
        let (settings, problems) = parse("levels = [4, 0, 3]\n");
        assert_eq!((settings.levels, problems), (levels, Vec::new()));
    }

    #[test]
    fn an_unknown_level_keeps_the_default() {
        let (settings, problems) = parse("levels = [1, 5, 1]\n");
        assert_eq!(settings.levels, [Level::Club; 3]);
        assert!(
            problems[0].contains("5 is not between 0 and 4"),
            "{problems:?}"
        );
    }

    #[test]
    fn an_invalid_file_gives_the_defaults_and_a_problem() {
        let (settings, problems) = parse("{ not toml");
        assert_eq!(settings, Settings::default());
        assert_eq!(problems.len(), 1);
    }
}
