//! What a hosted table is opened with: the switches of `red-stake host` [group N], read and checked.

use std::collections::BTreeMap;

use crate::computer::Level;
use crate::protocol::OptionEntry;
use crate::protocol::files::SavedGame;
use crate::tiles::Tile;

/// In which order players sit down, East first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// As they come.
    #[default]
    Joining,
    /// By lot [N4].
    Random,
    /// By their ids [N5].
    Ids,
}

/// What happens when a player is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loss {
    /// The table waits.
    #[default]
    Wait,
    /// The game ends as gracefully as it can [N7].
    End,
    /// The server ends at once [N8].
    Exit,
}

/// How a table is opened.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Seconds for a claim, if not as the rules say [N2].
    pub timeout: Option<u32>,
    /// Tenths of a second between moves [N3].
    pub pace: u32,
    /// Who sits where.
    pub seating: Seating,
    /// What happens when a player is lost.
    pub loss: Loss,
    /// What leaving costs in mid-hand, at the end of a hand and at the end of a round [N6].
    pub penalties: [i64; 3],
    /// The game is saved when the server ends for a lost player [N9].
    pub save_on_exit: bool,
    /// Options of a new game [N10].
    pub options: Vec<OptionEntry>,
    /// A saved game to go on with [N11].
    pub resume: Option<SavedGame>,
    /// Whoever is not found in the saved game takes any free seat [N12].
    pub any_player: bool,
    /// Nobody may change options [N14].
    pub no_manager: bool,
    /// The passwords of the only ids that may come; empty: everybody may [N15].
    pub passwords: BTreeMap<u32, String>,
    /// Tiles may be exchanged [N16].
    pub debug: bool,
    /// Flowers and Seasons score nothing [N17].
    pub no_special_scores: bool,
    /// Everything left to chance comes from this number [N18].
    pub seed: u64,
    /// The walls of the first hands; a single one is the wall of every hand [N18].
    pub walls: Vec<Vec<Tile>>,
    /// Each hand is written to a file [N13].
    pub hand_history: bool,
    /// No hand is told again to those who come back [N17].
    pub no_history: bool,
    /// The computer players of the server on the four chairs, three at most; guests take the others as they come. In a game
    /// that is resumed they take the places of those whose names they bear.
    pub residents: [Option<Resident>; 4],
    /// A computer player of this level stands in for a player who stays away.
    pub stand_in: Option<Level>,
}

/// A computer player of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resident {
    /// The name; empty: "Robot" and the id.
    pub name: String,
    /// How well it plays.
    pub level: Level,
}

impl Settings {
    /// How many people the table waits for before a new game begins.
    pub(super) fn guests_wanted(&self) -> usize {
        self.residents
            .iter()
            .filter(|chair| chair.is_none())
            .count()
    }
}
