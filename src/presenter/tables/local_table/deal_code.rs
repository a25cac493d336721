//! Codes and numbers that identify a game and its current deal.

use super::LocalTable;
use engine::rules::GameLength;
use engine::table::DealCode;

impl LocalTable {
    /// The code of the current or last deal; `None` if there is none, or its wall was not shuffled here.
    pub fn deal_code(&self) -> Option<DealCode> {
        let game = self.session.game();
        DealCode::of(game.record(), game.rules(), self.view.deal_number)
    }

    /// Whether the game is a single deal that was started from a deal code.
    pub fn is_by_code(&self) -> bool {
        let record = self.session.game().record();
        let is_one_hand = GameLength::of(&record.rules.options) == GameLength::Hand;
        is_one_hand && record.setup.resumed.is_some() && self.deal_code().is_some()
    }

    /// The number of the game in file names: its seed, and how it began if not with the first deal of the seed.
    pub fn file_number(&self) -> String {
        let setup = &self.session.game().record().setup;
        match setup.resumed {
            None => setup.seed.to_string(),
            Some(at) => format!(
                "{}-{}{}",
                setup.seed,
                at.deals + 1,
                self.first_viewer.wind(at.east).letter()
            ),
        }
    }

    /// Marks the game as assisted, because the player has seen its deal before.
    pub fn mark_assisted(&mut self) {
        self.assisted = true;
    }
}
