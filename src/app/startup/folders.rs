//! The folders and files of the program.

use std::path::{Path, PathBuf};

use storage::save;

/// The folders of the program.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Games, statistics and other data.
    pub data: PathBuf,
    /// The preferences.
    config: PathBuf,
    /// The logs and fault reports.
    state: PathBuf,
    /// Files that can be recreated at any time.
    cache: PathBuf,
    /// The user's folder of documents, if known.
    documents: Option<PathBuf>,
}

impl Folders {
    /// Everything in one folder.
    pub fn all_in(folder: PathBuf) -> Self {
        Self {
            config: folder.clone(),
            state: folder.clone(),
            cache: folder.join("cache"),
            data: folder,
            documents: None,
        }
    }

    /// A folder for each kind of file, according to the XDG Base Directory Specification. Data and cache have their own folders on every
    /// system.
    pub fn by_kind(places: &directories::ProjectDirs) -> Self {
        let data = places.data_dir();
        // Only Linux separates configuration and state from data.
        let (config, state) = match places.state_dir() {
            Some(state) => (places.config_dir(), state),
            None => (data, data),
        };
        Self {
            config: config.to_owned(),
            data: data.to_owned(),
            state: state.to_owned(),
            cache: places.cache_dir().to_owned(),
            documents: None,
        }
    }

    /// The same folders with the user's folder of documents, if there is one.
    pub fn with_documents(self, documents: Option<PathBuf>) -> Self {
        Self { documents, ..self }
    }

    /// The folder for files made for other programs, such as the rulebook or a score sheet: the user's documents, or else the folder of games.
    pub fn documents(&self) -> PathBuf {
        self.documents.clone().unwrap_or_else(|| self.games())
    }

    /// Moves files that earlier versions stored in the data folder. A file that already exists in its new place is not replaced.
    pub fn move_old_files(&self) {
        let settings = (self.data.join("settings.toml"), self.settings());
        let logs = (self.data.join("logs"), self.logs());
        for (old, new) in [settings, logs] {
            if let Err(error) = save::move_once(&old, &new) {
                tracing::warn!(old = %old.display(), %error, "a file stays in its old place");
            }
        }
    }

    /// Removes temporary files of programs that were killed while writing.
    pub fn clean(&self) {
        let folders = [&self.data, &self.config, &self.state, &self.cache];
        let subfolders = [self.games(), self.copies(), self.rules(), self.scorecards()];
        for folder in folders.into_iter().chain(&subfolders) {
            save::remove_leftovers(folder);
        }
    }

    /// Creates the folders of data and games. A failure is reported when something is written there.
    pub fn make(&self) {
        for folder in [self.data.clone(), self.games()] {
            if let Err(error) = save::disk::create_dir_all(&folder) {
                tracing::warn!(folder = %folder.display(), %error, "a folder cannot be made");
            }
        }
    }

    /// The preferences.
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.toml")
    }

    /// The statistics.
    pub fn statistics(&self) -> PathBuf {
        self.data.join("statistics.json")
    }

    /// The stored puzzles.
    pub fn puzzles(&self) -> PathBuf {
        self.data.join("puzzles.json")
    }

    /// The results of different players in the same deals.
    pub fn deal_results(&self) -> PathBuf {
        self.data.join("deals.json")
    }

    /// The judgements of decisions.
    pub fn judgements(&self) -> PathBuf {
        self.data.join("judgements.json")
    }

    /// The folder of scorecards.
    pub fn scorecards(&self) -> PathBuf {
        self.data.join("sheets")
    }

    /// The folder of tournaments.
    pub fn tournaments(&self) -> PathBuf {
        self.data.join("tournaments")
    }

    /// The single scorecard of earlier versions.
    pub fn old_scorecard(&self) -> PathBuf {
        self.data.join("scorecard.json")
    }

    /// The autosave journal.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.journal")
    }

    /// Copies of the current game after each of the last hands.
    pub fn copies(&self) -> PathBuf {
        self.data.join("hands")
    }

    /// Saved and finished games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The player's own tile sets.
    pub fn bitmaps(&self) -> PathBuf {
        self.data.join("tilesets")
    }

    /// The player's own rule sets.
    pub fn rules(&self) -> PathBuf {
        self.data.join("rules")
    }

    /// The file for the unfinished game with this number, if another game replaces it at the start.
    pub fn unfinished_game(&self, number: &str) -> PathBuf {
        self.games().join(format!("left-{number}.mah"))
    }

    /// The logs and fault reports.
    pub fn logs(&self) -> PathBuf {
        self.state.join("logs")
    }

    /// Files that can be recreated at any time.
    pub fn caches(&self) -> PathBuf {
        self.cache.clone()
    }

    /// The folders that may contain files which replace the built-in ones, such as sounds, help and sentences; earlier folders take precedence.
    pub fn assets(&self) -> Vec<PathBuf> {
        let program = std::env::current_exe().ok();
        let shared = program.as_deref().and_then(shared);
        std::iter::once(self.data.clone()).chain(shared).collect()
    }

    /// The folders of sample games.
    pub fn samples(&self) -> Vec<PathBuf> {
        let folders = self.assets().into_iter();
        folders.map(|folder| folder.join("saves")).collect()
    }
}

/// The folder of the files installed with the program: `share/red-stake` of an installation with a `bin` or `games` folder, otherwise the
/// folder of the program.
fn shared(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    let is_installed = folder.ends_with("bin") || folder.ends_with("games");
    match folder.parent().filter(|_| is_installed) {
        Some(root) => Some(root.join("share/red-stake")),
        None => Some(folder.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::io;

    use super::*;

    /// Folders by kind in a temporary home.
    fn by_kind(home: &Path) -> Folders {
        Folders {
            config: home.join("config"),
            data: home.join("data"),
            state: home.join("state"),
            cache: home.join("cache"),
            documents: None,
        }
    }

    #[test]
    fn old_files_are_moved_once_and_none_is_lost() -> io::Result<()> {
        let home = tempfile::tempdir()?;
        let at = |name: &str| home.path().join(name);
        let folders = by_kind(home.path());
        folders.make();
        fs::write(at("data/settings.toml"), "quick_tip = true")?;
        fs::create_dir(at("data/logs"))?;
        fs::write(at("data/logs/1.log"), "a log")?;
        fs::write(at("data/statistics.json"), "{}")?;
        fs::write(at("data/.0a1b2c3d.4711-0.part"), "half a file")?;
        folders.move_old_files();
        folders.clean();
        assert_eq!(fs::read_to_string(folders.settings())?, "quick_tip = true");
        assert_eq!(fs::read_to_string(at("state/logs/1.log"))?, "a log");
        assert!(!at("data/settings.toml").exists() && !at("data/logs").exists());
        assert!(
            folders.statistics().exists(),
            "statistics stay in the data folder"
        );
        assert!(!at("data/.0a1b2c3d.4711-0.part").exists());
        // An earlier version was started again; the newer preferences win.
        fs::write(at("data/settings.toml"), "quick_tip = false")?;
        folders.move_old_files();
        assert_eq!(fs::read_to_string(folders.settings())?, "quick_tip = true");
        assert!(
            at("data/settings.toml").exists(),
            "the older file is not lost"
        );
        Ok(())
    }

    #[cfg(unix)]
    #[test]
    fn symlinked_preferences_survive_the_move() -> io::Result<()> {
        let home = tempfile::tempdir()?;
        let at = |name: &str| home.path().join(name);
        let folders = Folders {
            config: at("config/deep"),
            ..by_kind(home.path())
        };
        folders.make();
        fs::write(at("mine.toml"), "quick_tip = true")?;
        std::os::unix::fs::symlink("../mine.toml", at("data/settings.toml"))?;
        folders.move_old_files();
        assert_eq!(fs::read_to_string(folders.settings())?, "quick_tip = true");
        assert!(folders.settings().is_symlink());
        Ok(())
    }

    #[test]
    fn a_data_folder_contains_everything() {
        let folders = Folders::all_in("here".into());
        let files = [folders.settings(), folders.logs(), folders.autosave()];
        for file in files.into_iter().chain([folders.caches()]) {
            assert!(file.starts_with("here"));
        }
    }

    #[test]
    fn installed_files_are_in_the_shared_folder() {
        let shared = |program: &str| shared(Path::new(program));
        let installed = Some(PathBuf::from("/usr/share/red-stake"));
        assert_eq!(shared("/usr/games/red-stake"), installed);
        assert_eq!(shared("/usr/bin/red-stake"), installed);
        let unpacked = Some(PathBuf::from("/home/ann/Red Stake"));
        assert_eq!(shared("/home/ann/Red Stake/red-stake"), unpacked);
    }

    #[test]
    fn files_for_other_programs_go_to_the_documents() {
        let folders = Folders::all_in("here".into());
        assert_eq!(folders.documents(), folders.games());
        let documents = Some(PathBuf::from("Documents"));
        let folders = folders.with_documents(documents);
        assert_eq!(folders.documents(), Path::new("Documents"));
    }
}
