//! What happens after the player leaves the game on the table.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::tables::local_table::LocalTable;
use engine::table::Input;

/// What happens after the player leaves the game on the table.
#[derive(Debug, Default)]
pub struct Departure {
    /// The game to open; without one, Open shows the list.
    pub next: Option<(PathBuf, LocalTable)>,
    /// The command to run after the game is saved.
    pub then: Option<Command>,
    /// Local games being saved: their seeds and inputs at that time. Play continues meanwhile.
    pub being_saved: VecDeque<(u64, Vec<Input>)>,
}
