//! A record told again from its beginning, input by input, with the results that it keeps.

use super::{Event, Game, Record};

/// A record that is told again. Each deal begins where the record says. One that the rules of this version do not let through is told
/// as far as it goes; then the next begins.
#[derive(Debug)]
pub struct Retelling<'a> {
    record: &'a Record,
    game: Game,
}

impl<'a> Retelling<'a> {
    /// A record before its first input.
    pub fn of(record: &'a Record) -> Self {
        Self {
            record,
            game: Game::between(record, 0),
        }
    }

    /// A record before the first input of the hand it is at, or of the last one if that is over.
    pub fn of_last_hand(record: &'a Record) -> Self {
        let deals = record.deals_before(record.inputs.len());
        Self {
            record,
            game: Game::between(record, deals),
        }
    }

    /// The table as it is by now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Makes the next input. Returns how many had been made before, and what followed; `None` at the end.
    pub fn step(&mut self) -> Option<(usize, Vec<Event>)> {
        loop {
            let at = self.game.inputs().len();
            if at >= self.record.inputs.len() {
                return None;
            }
            let deals = self.record.deals_before(at + 1);
            match self.game.repeat(self.record) {
                Ok(events) => return Some((at, events)),
                Err(_) if deals < self.record.deals.len() => {
                    self.game = Game::between(self.record, deals + 1);
                }
                Err(_) => return None,
            }
        }
    }
}
