//! The departure from the game on the table: what is saved before, and what follows.

use std::collections::VecDeque;
use std::path::PathBuf;

use crate::presenter::commands::command::Command;
use crate::presenter::tables::local_table::LocalTable;
use engine::table::Input;

/// What follows when the player leaves the game on the table.
#[derive(Debug, Default)]
pub struct Departure {
    /// The game that Open puts on the table; `None`: Open shows the list of games.
    pub next: Option<(PathBuf, LocalTable)>,
    /// The command to run once the game has been saved.
    pub then: Option<Command>,
    /// The local games being saved, oldest first: their seeds, and their inputs at the time of saving. Play continues meanwhile.
    pub being_saved: VecDeque<(u64, Vec<Input>)>,
}

impl Departure {
    /// Cancels what follows. What is being saved is still saved.
    pub fn cancel(&mut self) {
        (self.next, self.then) = (None, None);
    }
}
