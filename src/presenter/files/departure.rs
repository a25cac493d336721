//! What comes once the game on the table may be left.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::tables::local_table::LocalTable;
use engine::table::Input;

/// What comes once the game on the table may be left.
#[derive(Debug, Default)]
pub struct Departure {
    /// The game to open; without one, Open shows the list.
    pub next: Option<(PathBuf, LocalTable)>,
    /// After the game is saved, this.
    pub then: Option<Command>,
    /// The games at this computer that are being saved, as they were: their seeds and what had been put in. Play goes on meanwhile.
    pub being_saved: VecDeque<(u64, Vec<Input>)>,
}
