//! Our own table of the network: where it is found, who sits there from the beginning, and what happens at its door.

use std::collections::VecDeque;

/// So many lines are kept; a table may be open for days.
const KEPT: usize = 200;

/// So many are seen in the lobby.
const SEEN: usize = 4;

/// Our own table.
#[derive(Clone, Debug, Default)]
pub struct HostedTable {
    /// Where others find it.
    pub place: String,
    /// Its computer players.
    pub computer_players: Vec<String>,
    /// What happened there, the newest last.
    log: VecDeque<String>,
}

impl HostedTable {
    /// A table that has just been opened.
    pub fn new(place: String, computer_players: Vec<String>) -> Self {
        Self {
            place,
            computer_players,
            log: VecDeque::new(),
        }
    }

    /// Something happened, so many seconds after the program began.
    pub fn note(&mut self, words: &str, seconds: u64) {
        if self.log.len() == KEPT {
            self.log.pop_front();
        }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let line = format!("{hours}:{minutes:02}:{:02}  {words}", seconds % 60);
        self.log.push_back(line);
    }

    /// What happened there last, for the lobby; the newest last.
    pub fn last_lines(&self) -> Vec<String> {
        let first = self.log.len().saturating_sub(SEEN);
        self.log.iter().skip(first).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_does_not_grow_for_ever() {
        let mut table = HostedTable::default();
        for second in 0..10_000 {
            table.note("a stranger came", second);
        }
        assert_eq!(table.log.len(), KEPT);
        let seen = table.last_lines();
        assert_eq!(seen.len(), SEEN);
        assert_eq!(seen[SEEN - 1], "2:46:39  a stranger came");
    }
}
