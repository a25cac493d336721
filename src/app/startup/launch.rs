//! What the command line asked for.

use std::path::PathBuf;

use super::Folders;
use crate::presenter::{Command, Show};
use engine::rules::RuleSet;
use engine::table::SEEDS;
use net::join::LineDebug;
use storage::settings;
use words::say;

/// What the command line asked for.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// A saved game to go on with; it can be opened.
    pub file: Option<PathBuf>,
    /// The seed of the first new game; by chance if absent.
    pub seed: Option<u64>,
    /// Begin a new game instead of going on with the one that was left.
    pub new: bool,
    /// The rules of that game; the player's usual ones if absent.
    pub rules: Option<RuleSet>,
    /// Where everything is kept; the system's own places if absent.
    pub data: Option<PathBuf>,
    /// Where inputs, events and places are logged, as lines of JSON.
    pub log: Option<PathBuf>,
    /// Where the times of frames are written.
    pub frame_times: Option<PathBuf>,
    /// Everything is kept beside the program.
    pub portable: bool,
    /// A table of the network to sit down at, and who looks into its line.
    pub join: Option<(settings::NetworkSettings, LineDebug)>,
    /// What is changed in the preferences of how the table looks.
    pub look: settings::LookChanges,
    /// The endless show instead of a game.
    pub demo: Option<Show>,
    /// Commands that can always be given.
    pub never_grey: Vec<Command>,
    /// Another window has these folders; this one keeps nothing by itself.
    pub crowded: bool,
}

impl Launch {
    /// Where things are kept.
    pub fn folders(&self) -> Folders {
        let beside = || std::env::current_exe().ok()?.parent().map(PathBuf::from);
        let own = || {
            let places = directories::ProjectDirs::from("", "", say!("launch-red-stake"))?;
            Some(Folders::by_kind(&places))
        };
        let folders = match (&self.data, self.portable) {
            (Some(folder), _) => Some(Folders::in_one(folder.clone())),
            (None, true) => beside().map(Folders::in_one),
            (None, false) => own(),
        };
        folders.unwrap_or_else(|| Folders::in_one(".".into()))
    }

    /// The seed of a new game.
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| rand::random_range(0..SEEDS))
    }
}
