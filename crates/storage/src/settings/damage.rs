//! Opens the settings file at the start. A damaged file is kept under another name, its readable part is used, and the player is informed.

use std::io::{self, ErrorKind};
use std::path::Path;

use toml::Table;

use super::{Settings, file};
use crate::save;
use words::say;

/// The preferences at the start.
#[derive(Debug, Default)]
pub struct OpenedSettings {
    /// The preferences.
    pub settings: Settings,
    /// Problems of the file, a sentence each, for the log.
    pub problems: Vec<String>,
    /// A message for the player, if the file was damaged or unreadable.
    pub message: Option<String>,
    /// Whether the file must not be overwritten, because it was not put aside: renaming failed, or the file may become readable again.
    pub must_keep_file: bool,
}

/// Opens the preferences. If the file is missing, they are the defaults.
pub fn open(path: &Path) -> OpenedSettings {
    let bytes = match save::read_file(path, save::TEXT_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if save::is_missing(&error) => return OpenedSettings::default(),
        Err(error) => return keep_damaged(path, Settings::default(), Vec::new(), &error),
    };
    let text = String::from_utf8_lossy(&bytes);
    let (settings, problems) = file::parse(&text);
    let why = match (std::str::from_utf8(&bytes), text.parse::<Table>()) {
        (Err(_), _) => say!("file-not-text").to_owned(),
        (_, Err(error)) => error
            .message()
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned(),
        (Ok(_), Ok(_)) if problems.is_empty() => {
            return OpenedSettings {
                settings,
                ..OpenedSettings::default()
            };
        }
        (Ok(_), Ok(_)) => say!("settings-some-invalid").to_owned(),
    };
    let error = io::Error::new(ErrorKind::InvalidData, why);
    keep_damaged(path, settings, problems, &error)
}

/// Keeps a damaged file under another name, and writes its readable part, `settings`, in its place. A file that may become readable again
/// is left alone.
fn keep_damaged(
    path: &Path,
    settings: Settings,
    problems: Vec<String>,
    error: &io::Error,
) -> OpenedSettings {
    let (file, reason) = (path.display().to_string(), save::reason(error));
    let renamed = match save::is_permanent(error) {
        true => save::set_aside(path),
        false => Err(io::Error::from(error.kind())),
    };
    let message = match &renamed {
        Ok(kept) => say!(
            "settings-damaged-and-kept",
            file,
            why = reason,
            kept = kept.display().to_string()
        ),
        Err(_) => say!("settings-unreadable-and-left", file, why = reason),
    };
    if renamed.is_ok()
        && let Err(error) = file::write(path, &settings)
    {
        tracing::warn!(%error, "the preferences cannot be written");
    }
    OpenedSettings {
        settings,
        problems,
        message: Some(message),
        must_keep_file: renamed.is_err(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn written() -> Settings {
        Settings {
            quick_tip: true,
            wait_time: None,
            names: ["Ann", "Bob", "Cy", "Dan"].map(str::to_owned),
            recent: vec!["/games/a.mah".into(), "/games/b.mah".into()],
            ..Settings::default()
        }
    }

    #[test]
    fn a_damaged_file_is_kept_and_its_readable_part_used() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        for number in 1..=3 {
            file::write(&path, &written())?;
            let text = fs::read_to_string(&path)?;
            let damaged = match number {
                1 => text
                    .replacen("quick_tip = true", "quick_tip = tr", 1)
                    .into_bytes(),
                2 => text.replacen("[motion]", "[mot\nion", 1).into_bytes(),
                _ => [text.as_bytes(), b"\nlast = \"\xff\xfe\""].concat(),
            };
            assert_ne!(damaged, text.as_bytes());
            fs::write(&path, &damaged)?;
            let opened = open(&path);
            let expected = Settings {
                quick_tip: number != 1,
                ..written()
            };
            assert_eq!(opened.settings, expected, "case {number}");
            let name = match number {
                1 => "settings.damaged".to_owned(),
                _ => format!("settings.damaged-{number}"),
            };
            assert!(
                opened
                    .message
                    .is_some_and(|message| message.contains(&name))
            );
            assert_eq!(fs::read(folder.path().join(name))?, damaged);
            let again = open(&path);
            assert_eq!((again.settings, again.message), (expected, None));
        }
        Ok(())
    }

    #[test]
    fn a_folder_in_its_place_is_kept_and_lines_beside_conflict_marks_are_read() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        fs::create_dir(&path)?;
        let opened = open(&path);
        assert_eq!(opened.settings, Settings::default());
        assert!(opened.message.is_some() && !opened.must_keep_file);
        assert!(folder.path().join("settings.damaged").is_dir());
        fs::write(
            &path,
            "<<<<<<< mine\nquick_tip = true\n=======\n>>>>>>> theirs\n",
        )?;
        let opened = open(&path);
        assert!(opened.settings.quick_tip && opened.message.is_some());
        Ok(())
    }

    #[test]
    fn a_file_with_an_invalid_value_is_kept_before_the_default_is_written() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        fs::write(&path, "wait_time = 99\nquick_tip = true\n")?;
        let opened = open(&path);
        assert!(opened.settings.quick_tip && opened.message.is_some());
        let kept = fs::read_to_string(folder.path().join("settings.damaged"))?;
        assert!(kept.contains("99"));
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_is_not_unicode_is_written_and_read() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("settings.toml");
        let odd: &std::ffi::OsStr = std::os::unix::ffi::OsStrExt::from_bytes(b"/games/caf\xe9.mah");
        let mut settings = written();
        settings.add_recent(odd.into());
        settings.tile_file = odd.into();
        file::write(&path, &settings)?;
        assert_eq!(open(&path).settings, settings);
        Ok(())
    }
}
