//! Collects the autosave entries of a game, once each: inputs, walls and results, what was taken back, and marks for assistance and advice.

use engine::table::Game;
use storage::save::JournalEntry;

/// How much of a game has been collected, and the new entries.
#[derive(Debug)]
pub struct JournalEntries {
    /// The number of inputs collected.
    inputs: usize,
    /// The number of walls collected.
    walls: usize,
    /// The number of finished deals whose results were collected.
    deals: usize,
    new_entries: Vec<JournalEntry>,
}

impl JournalEntries {
    /// Starts at this point of a game, without new entries.
    pub fn from(game: &Game) -> Self {
        let mut journal_entries = Self {
            inputs: 0,
            walls: 0,
            deals: 0,
            new_entries: Vec::new(),
        };
        journal_entries.skip(game);
        journal_entries
    }

    /// Collects what is new. `auto_played`: the inputs that the computer made for the player.
    pub fn collect(&mut self, game: &Game, auto_played: &[usize]) {
        let record = game.record();
        let inputs = record.inputs.iter().enumerate().skip(self.inputs);
        let inputs = inputs.map(|(index, input)| match auto_played.contains(&index) {
            true => JournalEntry::AutoPlayed(input.clone()),
            false => JournalEntry::Made(input.clone()),
        });
        let walls = record.setup.walls.iter().skip(self.walls).cloned();
        let results = record.deals.iter().skip(self.deals).cloned();
        self.new_entries.extend(
            inputs
                .chain(walls.map(JournalEntry::Wall))
                .chain(results.map(JournalEntry::Over)),
        );
        self.skip(game);
    }

    /// Records that this number of inputs was taken back, which led to this state of the game. An undo that is not `fair` marks the game.
    pub fn take_back(&mut self, game: &Game, inputs: usize, fair: bool) {
        self.skip(game);
        self.new_entries.push(JournalEntry::Back(inputs));
        self.new_entries
            .extend((!fair).then_some(JournalEntry::Assisted));
    }

    /// Records that the player has seen a tip in the current deal.
    pub fn note_advice(&mut self) {
        self.new_entries.push(JournalEntry::Advised);
    }

    /// Takes the new entries.
    pub fn take(&mut self) -> Vec<JournalEntry> {
        std::mem::take(&mut self.new_entries)
    }

    /// Skips everything up to this point.
    fn skip(&mut self, game: &Game) {
        let record = game.record();
        self.inputs = record.inputs.len();
        self.walls = record.setup.walls.len();
        self.deals = record.deals.len();
    }
}
