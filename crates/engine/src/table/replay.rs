//! Replays a record input by input, with its stored results.

use super::{Event, Game, Record};

/// A replay of a record. Each deal begins in the recorded state. A deal that the rules of this version do not allow is replayed as far as
/// possible; then the next one begins.
#[derive(Debug)]
pub struct Replay<'a> {
    record: &'a Record,
    game: Game,
}

impl<'a> Replay<'a> {
    /// Starts a replay before the first input of the record.
    pub fn of(record: &'a Record) -> Self {
        Self {
            record,
            game: Game::between_deals(record, 0),
        }
    }

    /// Starts a replay before the first input of the last deal in the record, finished or not.
    pub fn of_last_deal(record: &'a Record) -> Self {
        let deals = record.deals_before(record.inputs.len());
        Self {
            record,
            game: Game::between_deals(record, deals),
        }
    }

    /// The game at the current point.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Replays the next input. Returns its index and the events; `None` at the end, or if the rest of the last deal is not legal.
    pub fn step(&mut self) -> Option<(usize, Vec<Event>)> {
        loop {
            let at = self.game.inputs().len();
            if at >= self.record.inputs.len() {
                return None;
            }
            let deals = self.record.deals_before(at + 1);
            match self.game.replay_next(self.record) {
                Ok(events) => return Some((at, events)),
                Err(_) if deals < self.record.deals.len() => {
                    self.game = Game::between_deals(self.record, deals + 1);
                }
                Err(_) => return None,
            }
        }
    }
}
