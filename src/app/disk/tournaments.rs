//! Reads and writes tournaments. Each has a file named after the day on which it was begun; the one written last is the current one.

use std::path::Path;
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

/// A stored tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedTournament {
    /// Its file name.
    pub file: String,
    /// The tournament, or why it cannot be read.
    pub tournament: Result<Tournament, String>,
}

impl DataFiles {
    /// All tournaments by their day, the newest first; of the same day, the last changed first.
    pub fn tournaments(&self) -> Vec<ListedTournament> {
        let files = save::files_with_extension(&self.folders.tournaments(), EXTENSION);
        let written = files.into_iter().filter(|file| file.size > 0);
        let mut listed: Vec<ListedTournament> = written
            .map(|found| ListedTournament {
                file: name_of(&found.path),
                tournament: read(&found.path),
            })
            .collect();
        let day =
            |listed: &ListedTournament| listed.tournament.as_ref().ok().and_then(|it| it.date);
        listed.sort_by_key(|listed| std::cmp::Reverse(day(listed)));
        listed
    }

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
        Ok(Some((name_of(&last.path), read(&last.path)?)))
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

/// Reads a tournament.
fn read(path: &Path) -> Result<Tournament, String> {
    let name = sanitize_path(path.file_name().unwrap_or_default());
    let unreadable = |why: String| say!("tournament-unreadable", name = name.as_str(), why);
    let text = save::read_text(path).map_err(|error| unreadable(save::reason(&error)))?;
    Tournament::read(&text).map_err(|error| unreadable(error.describe()))
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
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
