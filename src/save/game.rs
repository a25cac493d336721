//! What a saved game holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::table::{Event, Game, IllegalMove, Outcome, Record};
use crate::tiles::{BySeat, Seat};

/// Who plays at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedPlayer {
    /// A person at this computer.
    Person,
    /// A computer player of this level.
    Computer(String),
}

/// The result of a deal that was played to its end. It stands even if a later version would score it otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedDeal {
    /// Inputs of the record up to its end.
    pub inputs: usize,
    /// What each hand was worth; `None` after a dead hand.
    pub hands: Option<BySeat<u32>>,
    /// Running scores after it.
    pub scores: BySeat<i64>,
    /// Digest of its events.
    pub digest: u64,
}

/// A game that is saved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Names of the players by seat.
    pub names: BySeat<String>,
    /// Who plays.
    pub players: BySeat<SavedPlayer>,
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Something was taken back or shown.
    pub assisted: bool,
    /// The rules with every row that differs, how the game began, and what was put in.
    pub record: Record,
    /// The deals that are over, in order.
    pub deals: Vec<FinishedDeal>,
}

/// A difference between what was stored and what playing again gives.
pub type Difference = String;

impl SavedGame {
    /// Plays the record again.
    ///
    /// # Errors
    /// An input is not legal at its point: the record is damaged.
    pub fn play(&self) -> Result<Game, IllegalMove> {
        Game::replay(&self.record, usize::MAX)
    }

    /// Whether no two people share its table.
    pub fn is_of_one_person(&self) -> bool {
        let is_person = |player: &&SavedPlayer| **player == SavedPlayer::Person;
        self.players.0.iter().filter(is_person).count() < 2
    }

    /// Plays the record again and names every difference to the stored results.
    pub fn check(&self) -> Vec<Difference> {
        match results(&self.record) {
            Err((at, refused)) => {
                vec![say!("file-refused-input", at = at + 1, refused = refused.0)]
            }
            Ok(deals) => {
                let mut differences = Vec::new();
                if deals.len() != self.deals.len() {
                    differences.push(say!(
                        "file-deals-are-stored-are-played",
                        count = self.deals.len(),
                        count2 = deals.len()
                    ));
                }
                for (number, (stored, played)) in self.deals.iter().zip(&deals).enumerate() {
                    differences.extend(difference(number + 1, stored, played));
                }
                differences
            }
        }
    }
}

fn difference(number: usize, stored: &FinishedDeal, played: &FinishedDeal) -> Vec<Difference> {
    let mut found = Vec::new();
    if stored.inputs != played.inputs {
        found.push(say!(
            "file-deal-ends-after-inputs-stored",
            number,
            inputs = played.inputs,
            inputs2 = stored.inputs
        ));
    }
    if stored.hands != played.hands {
        found.push(say!(
            "file-deal-hands-are-worth-stored",
            number,
            hands = format!("{:?}", played.hands),
            hands2 = format!("{:?}", stored.hands)
        ));
    }
    if stored.scores != played.scores {
        found.push(say!(
            "file-deal-scores-are-stored",
            number,
            scores = format!("{:?}", played.scores.0),
            scores2 = format!("{:?}", stored.scores.0)
        ));
    }
    if found.is_empty() && stored.digest != played.digest {
        found.push(say!("file-deal-its-events-differ-from", number));
    }
    found
}

/// The results of all deals of a record that are over.
///
/// # Errors
/// The place of the first input that is refused, and why.
pub fn results(record: &Record) -> Result<Vec<FinishedDeal>, (usize, IllegalMove)> {
    watched(record).map(|watcher| watcher.deals)
}

/// A watcher that has seen a whole record.
///
/// # Errors
/// The place of the first input that is refused, and why.
pub fn watched(record: &Record) -> Result<Watcher, (usize, IllegalMove)> {
    let mut game = Game::new(Arc::clone(&record.rules), record.setup.clone());
    let mut watcher = Watcher::default();
    for (at, input) in record.inputs.iter().enumerate() {
        let events = game.apply(input.clone()).map_err(|refused| (at, refused))?;
        watcher.watch(&events, &game);
    }
    Ok(watcher)
}

/// Notes the results of deals while a game is played.
#[derive(Clone, Debug, Default)]
pub struct Watcher {
    events: Vec<Event>,
    hands: BySeat<u32>,
    /// The deals that are over.
    pub deals: Vec<FinishedDeal>,
}

impl Watcher {
    /// Takes the events of an input that was just applied.
    pub fn watch(&mut self, events: &[Event], game: &Game) {
        for event in events {
            self.events.push(event.clone());
            match event {
                Event::DealBegan { .. } => self.hands = BySeat::default(),
                Event::Scored { seat, outcome } => {
                    self.hands[*seat] = match outcome {
                        Outcome::Ours(score) => score.total,
                        Outcome::Foreign { total, .. } => *total,
                    };
                }
                Event::Settled { .. } | Event::NotSettled => self.finish(Some(self.hands), game),
                Event::WashedOut { .. } => self.finish(None, game),
                _ => {}
            }
        }
    }

    fn finish(&mut self, hands: Option<BySeat<u32>>, game: &Game) {
        self.deals.push(FinishedDeal {
            inputs: game.inputs().len(),
            hands,
            scores: game.seat_view(Seat::new(0)).scores,
            digest: Event::digest(&self.events),
        });
        self.events.clear();
    }
}
