//! What tells a game, and the deal that is played, from all others.

use super::LocalTable;
use engine::rules::GameLength;
use engine::table::DealCode;

impl LocalTable {
    /// The code of the deal that is played, or was played last; `None` if there is none, or its wall was not shuffled here.
    pub fn deal_code(&self) -> Option<DealCode> {
        let game = self.session.game();
        DealCode::of(game.record(), game.rules(), self.view.deal_number)
    }

    /// Whether the game is a single deal that was begun by its code.
    pub fn is_by_code(&self) -> bool {
        let record = self.session.game().record();
        let alone = GameLength::of(&record.rules.options) == GameLength::Hand;
        alone && record.setup.resumed.is_some() && self.deal_code().is_some()
    }

    /// What files of this game are named after: its seed, and how it began if that was not with the first deal of the seed.
    pub fn number(&self) -> String {
        let setup = &self.session.game().record().setup;
        match setup.resumed {
            None => setup.seed.to_string(),
            Some(at) => format!(
                "{}-{}{}",
                setup.seed,
                at.deals + 1,
                self.home.wind(at.east).letter()
            ),
        }
    }

    /// The person has seen this deal before.
    pub fn note_assisted(&mut self) {
        self.assisted = true;
    }
}
