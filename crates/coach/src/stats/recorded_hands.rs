//! The hands that were added to the statistics, so that each counts once: after a crash, an undo, or from an older save. They are still
//! known after the statistics are cleared. Stored in the same file as the statistics, so that both are written at once.

use serde::{Deserialize, Serialize};

/// Maximum number of hands remembered, more than are played in one run of the program.
const MAX_HANDS: usize = 500;

/// A hand: its game, and its number in that game.
type Id = (u64, u32);

/// A hand that is queued for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unrated {
    /// The hand.
    pub id: Id,
    /// Whether it was played with advice.
    #[serde(rename = "tipped")]
    pub is_advised: bool,
}

/// The recorded hands.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RecordedHands {
    /// The newest last.
    hands: Vec<Id>,
    /// The hands that are not yet rated.
    unrated: Vec<Unrated>,
}

impl RecordedHands {
    /// Adds a hand.
    pub fn add(&mut self, id: Id) {
        self.hands.push(id);
        let surplus = self.hands.len().saturating_sub(MAX_HANDS);
        self.hands.drain(..surplus);
    }

    /// Whether a hand is recorded.
    pub fn contains(&self, id: Id) -> bool {
        self.hands.contains(&id)
    }

    /// Forgets a hand.
    pub fn forget(&mut self, id: Id) {
        self.hands.retain(|hand| *hand != id);
    }

    /// Queues a hand for the rating.
    pub fn queue_for_rating(&mut self, hand: Unrated) {
        self.unrated.retain(|other| other.id != hand.id);
        self.unrated.push(hand);
    }

    /// The queued hands.
    pub fn unrated(&self) -> &[Unrated] {
        &self.unrated
    }

    /// Removes a hand from the queue for the rating. Returns whether it was queued.
    pub fn remove_from_queue(&mut self, id: Id) -> bool {
        let before = self.unrated.len();
        self.unrated.retain(|other| other.id != id);
        self.unrated.len() < before
    }

    /// The same hands with an empty queue for the rating.
    pub fn with_empty_queue(self) -> Self {
        Self {
            unrated: Vec::new(),
            ..self
        }
    }
}
