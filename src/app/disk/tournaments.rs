//! Reads and writes tournaments. Each has a file named after the day on which it was begun; the one written last is the current one.

use std::sync::{Arc, Mutex};

use super::DataFiles;
use crate::app::background::lock;
use crate::app::clock;
use engine::tournament::Tournament;
use engine::untrusted_text::sanitize_path;
use storage::save::{self, SaveError};
use wording::Describe;
use words::say;

/// The extension of a tournament.
const EXTENSION: &str = "json";

/// The name of a tournament's file; none before it is first written.
pub type TournamentFile = Arc<Mutex<Option<String>>>;

impl DataFiles {
    /// The tournament written last with its file name, if there is one.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn last_tournament(&self) -> Result<Option<(String, Tournament)>, String> {
        let files = save::files_with_extension(&self.folders.tournaments(), EXTENSION);
        // An empty one was left by a program that was killed before it wrote anything.
        let Some(last) = files.into_iter().find(|file| file.size > 0) else {
            return Ok(None);
        };
        let name = sanitize_path(last.path.file_name().unwrap_or_default());
        let unreadable = |why: String| say!("tournament-unreadable", name = name.as_str(), why);
        let text = save::read_text(&last.path).map_err(|error| unreadable(save::reason(&error)))?;
        let read = Tournament::read(&text).map_err(|error| unreadable(error.describe()))?;
        Ok(Some((name.clone(), read)))
    }

    /// Writes a tournament to its file; a new one gets a file.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn write_tournament(
        &self,
        file: &TournamentFile,
        tournament: &Tournament,
    ) -> Result<(), String> {
        let folder = self.folders.tournaments();
        let mut name = lock(file);
        if name.is_none() {
            let (year, month, day) = tournament.date.unwrap_or_else(clock::today);
            let path = folder.join(format!("{year:04}-{month:02}-{day:02}.{EXTENSION}"));
            let reserved = save::reserve(&path)
                .map_err(|error| SaveError::Unwritable(sanitize_path(&path), error).to_string());
            let (path, _) = reserved?;
            let own = path.file_name().unwrap_or_default();
            *name = Some(own.to_string_lossy().into_owned());
        }
        let path = folder.join(name.as_deref().unwrap_or_default());
        let written = save::write_whole(&path, tournament.text().as_bytes());
        written.map_err(|error| SaveError::Unwritable(sanitize_path(&path), error).to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tournaments_have_files_of_their_own_and_the_last_is_current() {
        let folder = tempfile::tempdir().expect("a folder");
        let files = DataFiles::in_folder(folder.path());
        assert_eq!(files.last_tournament(), Ok(None));
        let mut tournament = Tournament::new((2026, 11, 28));
        let (first, second) = (TournamentFile::default(), TournamentFile::default());
        for file in [&first, &second] {
            files.write_tournament(file, &tournament).expect("written");
        }
        tournament.name = "Autumn".to_owned();
        files
            .write_tournament(&second, &tournament)
            .expect("written");
        let names = [&first, &second].map(|file| lock(file).clone().unwrap_or_default());
        assert_eq!(names, ["2026-11-28.json", "2026-11-28-2.json"]);
        let folder = files.folders.tournaments();
        std::fs::remove_file(folder.join(&names[0])).expect("removed");
        let last = files.last_tournament();
        assert_eq!(last, Ok(Some((names[1].clone(), tournament))));
        std::fs::write(folder.join(&names[1]), "{").expect("written");
        assert!(
            files
                .last_tournament()
                .is_err_and(|why| why.contains(&names[1]))
        );
    }
}
