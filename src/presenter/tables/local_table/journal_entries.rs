//! Collects the autosave entries of a game: every input, wall and result, once.

use engine::table::Game;
use storage::save::JournalEntry;

/// How much of a game has been collected, and the new entries.
#[derive(Debug)]
pub struct JournalEntries {
    inputs: usize,
    walls: usize,
    deals: usize,
    due: Vec<JournalEntry>,
}

impl JournalEntries {
    /// Starts at this point of a game.
    pub fn from(game: &Game) -> Self {
        let mut journal_entries = Self {
            inputs: 0,
            walls: 0,
            deals: 0,
            due: Vec::new(),
        };
        journal_entries.skip(game);
        journal_entries
    }

    /// Collects what is new.
    pub fn note(&mut self, game: &Game, auto_played: &[usize]) {
        let record = game.record();
        let made = record.inputs.iter().enumerate().skip(self.inputs);
        let made = made.map(|(at, input)| match auto_played.contains(&at) {
            true => JournalEntry::AutoPlayed(input.clone()),
            false => JournalEntry::Made(input.clone()),
        });
        let walls = record.setup.walls.iter().skip(self.walls).cloned();
        let over = record.deals.iter().skip(self.deals).cloned();
        self.due.extend(
            made.chain(walls.map(JournalEntry::Wall))
                .chain(over.map(JournalEntry::Over)),
        );
        self.skip(game);
    }

    /// Records that inputs were taken back, which left this game. `fair`: the rules allow it.
    pub fn take_back(&mut self, game: &Game, inputs: usize, fair: bool) {
        self.skip(game);
        self.due.push(JournalEntry::Back(inputs));
        self.due.extend((!fair).then_some(JournalEntry::Assisted));
    }

    /// Takes the new entries.
    pub fn take(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.due)
    }

    /// Skips everything up to this point.
    fn skip(&mut self, game: &Game) {
        let record = game.record();
        self.inputs = record.inputs.len();
        self.walls = record.setup.walls.len();
        self.deals = record.deals.len();
    }
}
