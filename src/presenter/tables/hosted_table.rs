//! A network table hosted here: its address, its computer players, and its log.

use std::collections::VecDeque;

/// How many lines of the log are stored; a table may be open for days.
const MAX_LINES: usize = 200;

/// How many lines the lobby shows.
const LOBBY_LINES: usize = 4;

/// A network table hosted here.
#[derive(Clone, Debug, Default)]
pub struct HostedTable {
    /// Its address, for others to type.
    pub address: String,
    /// Its computer players, described in a line each.
    pub computer_players: Vec<String>,
    /// Its log, newest last.
    log: VecDeque<String>,
}

impl HostedTable {
    /// A table that was just opened.
    pub fn new(address: String, computer_players: Vec<String>) -> Self {
        Self {
            address,
            computer_players,
            log: VecDeque::new(),
        }
    }

    /// Adds a line to the log. It begins with the time since the program started, which is `seconds`.
    pub fn add_log_line(&mut self, words: &str, seconds: u64) {
        if self.log.len() == MAX_LINES {
            self.log.pop_front();
        }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let line = format!("{hours}:{minutes:02}:{:02}  {words}", seconds % 60);
        self.log.push_back(line);
    }

    /// The last lines of the log, for the lobby; newest last.
    pub fn last_lines(&self) -> Vec<String> {
        let first = self.log.len().saturating_sub(LOBBY_LINES);
        self.log.iter().skip(first).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_is_bounded() {
        let mut table = HostedTable::default();
        for second in 0..10_000 {
            table.add_log_line("a stranger came", second);
        }
        assert_eq!(table.log.len(), MAX_LINES);
        let seen = table.last_lines();
        assert_eq!(seen.len(), LOBBY_LINES);
        assert_eq!(seen[LOBBY_LINES - 1], "2:46:39  a stranger came");
    }
}
