//! The options of the command line.

use std::path::{Path, PathBuf};

use super::Folders;
use crate::presenter::{Command, DemoOptions};
use engine::rules::RuleSet;
use engine::table::SEED_LIMIT;
use net::join::LineDebug;
use storage::save::disk;
use storage::settings;
use words::say;

/// A file of this name beside the program makes it portable: everything is stored there. The zip for Windows contains one.
const MARKER: &str = "red-stake-portable.txt";

/// The options of the command line.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// A saved game to open, which may turn out to be damaged.
    pub file: Option<PathBuf>,
    /// The seed of the first new game and of those after it; random if absent.
    pub seed: Option<u64>,
    /// Start a new game instead of resuming.
    pub new: bool,
    /// The rules of the first new game; `RuleSet::bloem` if absent.
    pub rules: Option<RuleSet>,
    /// The folder for all files; if absent, those of the system or of a portable installation.
    pub data: Option<PathBuf>,
    /// The file of the event log, with one JSON object per line.
    pub log: Option<PathBuf>,
    /// The file of frame times.
    pub frame_times: Option<PathBuf>,
    /// Store everything next to the program.
    pub portable: bool,
    /// A network table to join, and how its traffic is logged.
    pub join: Option<(settings::NetworkSettings, LineDebug)>,
    /// Changes of appearance in the preferences.
    pub look: settings::LookChanges,
    /// The endless demo, which runs instead of a game.
    pub demo: Option<DemoOptions>,
    /// Commands that the state of the game never disables; at some tables they are unavailable nevertheless.
    pub always_enabled: Vec<Command>,
    /// Another window uses these folders; this one writes no autosave.
    pub folders_in_use: bool,
}

impl Launch {
    /// The folders to use.
    pub fn folders(&self) -> Folders {
        let system_folders = || {
            let places = directories::ProjectDirs::from("", "", say!("launch-title"))?;
            Some(Folders::by_kind(&places))
        };
        let documents = || {
            let folder = directories::UserDirs::new()?.document_dir()?.to_owned();
            disk::is_dir(&folder).then_some(folder)
        };
        let folders = match (&self.data, self.portable_folder()) {
            (Some(folder), _) => Some(Folders::all_in(folder.clone())),
            (None, Some(folder)) => Some(Folders::all_in(folder)),
            (None, None) => system_folders().map(|folders| folders.with_documents(documents())),
        };
        folders.unwrap_or_else(|| Folders::all_in(".".into()))
    }

    /// Whether the system's usual folders are used.
    pub fn uses_system_folders(&self) -> bool {
        self.data.is_none() && self.portable_folder().is_none()
    }

    /// The folder of the program, if it is portable.
    fn portable_folder(&self) -> Option<PathBuf> {
        let program = std::env::current_exe().ok()?;
        let folder = program.parent()?;
        (self.portable || is_portable(folder)).then(|| folder.to_owned())
    }

    /// The seed of the first new game.
    pub fn seed(&self) -> u64 {
        self.seed
            .unwrap_or_else(|| rand::random_range(0..SEED_LIMIT))
    }
}

/// Whether the program in this folder is portable.
fn is_portable(folder: &Path) -> bool {
    disk::is_file(&folder.join(MARKER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_beside_the_program_makes_it_portable() -> std::io::Result<()> {
        let folder = tempfile::tempdir()?;
        assert!(!is_portable(folder.path()));
        std::fs::write(folder.path().join(MARKER), "")?;
        assert!(is_portable(folder.path()));
        Ok(())
    }
}
