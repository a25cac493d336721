//! Where the program's own files are.

use std::path::PathBuf;

/// The places of the program's own files.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Everything that is kept.
    pub data: PathBuf,
}

impl Folders {
    /// Makes the folders, if they are not there. What cannot be made is told when something is written to it.
    pub fn make(&self) {
        for folder in [self.data.clone(), self.games()] {
            if let Err(error) = std::fs::create_dir_all(&folder) {
                tracing::warn!(folder = %folder.display(), %error, "a folder cannot be made");
            }
        }
    }

    /// The preferences.
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings.toml")
    }

    /// The long-run figures.
    pub fn statistics(&self) -> PathBuf {
        self.data.join("statistics.json")
    }

    /// The book of puzzles.
    pub fn puzzles(&self) -> PathBuf {
        self.data.join("puzzles.json")
    }

    /// What several have made of the same deals.
    pub fn attempts(&self) -> PathBuf {
        self.data.join("deals.json")
    }

    /// The sheets of games with real tiles.
    pub fn sheets(&self) -> PathBuf {
        self.data.join("sheets")
    }

    /// The one sheet that earlier versions kept.
    pub fn scorecard(&self) -> PathBuf {
        self.data.join("scorecard.json")
    }

    /// The autosave journal.
    pub fn autosave(&self) -> PathBuf {
        self.data.join("autosave.journal")
    }

    /// Copies of the running game after each of the last hands.
    pub fn copies(&self) -> PathBuf {
        self.data.join("hands")
    }

    /// Saved and finished games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Rule sets of the player's own.
    pub fn rules(&self) -> PathBuf {
        self.data.join("rules")
    }

    /// Where a game is kept that had to make room for another at the start.
    pub fn left_game(&self, number: &str) -> PathBuf {
        self.games().join(format!("left-{number}.mah"))
    }

    /// The logs and fault reports.
    pub fn logs(&self) -> PathBuf {
        self.data.join("logs")
    }

    /// Where the player's own voices and sounds may lie, the nearest first [V17].
    pub fn assets(&self) -> Vec<PathBuf> {
        let beside = std::env::current_exe()
            .ok()
            .and_then(|program| program.parent().map(PathBuf::from));
        std::iter::once(self.data.clone()).chain(beside).collect()
    }

    /// Where games worth opening may lie: with the other assets, or where the package puts them.
    pub fn samples(&self) -> Vec<PathBuf> {
        let beside = self.assets().into_iter().map(|place| place.join("saves"));
        let program = std::env::current_exe().ok();
        let root = program
            .as_deref()
            .and_then(|program| program.parent()?.parent());
        let installed = root.map(|root| root.join("share/doc/red-stake/games"));
        beside.chain(installed).collect()
    }
}
