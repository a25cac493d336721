//! Hand histories of the line protocol.

use std::io;
use std::path::{Path, PathBuf};

use engine::table::Record;
use engine::tiles::BySeat;
use protocol::files::{FileError, SavedGame};
use protocol::{PlayerIds, history};
use storage::save;

/// A hand from a history.
pub struct History {
    /// The names of the players; `None` for a seat that the history does not name.
    pub players: BySeat<Option<String>>,
    /// The record of the hand: rules, wall and moves.
    pub record: Record,
}

/// Why a history cannot be read or replayed.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", .path.display())]
pub struct HistoryError {
    path: PathBuf,
    problem: Problem,
}

#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    #[error(transparent)]
    Malformed(#[from] FileError),
    #[error("there is no Game line")]
    NoGame,
    /// The first difference in the replay.
    #[error("{0}")]
    Different(String),
}

/// Reads a history.
///
/// # Errors
/// The file cannot be read, is not a history, or describes impossible events.
pub fn read(path: &Path) -> Result<History, HistoryError> {
    read_hand(path).map_err(|problem| HistoryError {
        path: path.to_owned(),
        problem,
    })
}

fn read_hand(path: &Path) -> Result<History, Problem> {
    let saved = SavedGame::read(&save::read_wire_text(path)?)?;
    let setup = saved.setup.as_ref().ok_or(Problem::NoGame)?;
    let ids = PlayerIds::new(setup.seats);
    let players = BySeat::from_fn(|seat| {
        let id = ids.id(seat);
        let player = saved.players.iter().find(|player| player.id == id)?;
        Some(player.name.clone())
    });
    let replay = history::replay(&saved);
    if let Some(difference) = replay.differences.first() {
        return Err(Problem::Different(difference.to_string()));
    }
    let game = replay.game.ok_or(Problem::NoGame)?;
    Ok(History {
        players,
        record: game.record().clone(),
    })
}
