//! What comes once the game on the table may be left.

use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::tables::local_table::LocalTable;

/// What comes once the game on the table may be left.
#[derive(Debug, Default)]
pub struct Departure {
    /// The game to open; without one, Open shows the list.
    pub next: Option<(PathBuf, LocalTable)>,
    /// After the game is saved, this.
    pub then: Option<Command>,
}
