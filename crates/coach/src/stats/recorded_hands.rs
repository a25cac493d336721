//! Which hands the figures know: after a kill each hand that is missing is added, and none twice. It is kept in the same file as the
//! figures, so that both are written at once.

use serde::{Deserialize, Serialize};

/// So many hands are remembered, more than are played between two starts of the program.
const MOST: usize = 500;

/// A hand: its game and its number there.
type Id = (u64, u32);

/// A hand that is still to be judged for the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unrated {
    /// The hand.
    pub id: Id,
    /// It was played with advice.
    pub tipped: bool,
}

/// The hands that are known.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct RecordedHands {
    /// The newest last.
    hands: Vec<Id>,
    /// Those of them that are still to be judged.
    unrated: Vec<Unrated>,
}

impl RecordedHands {
    /// Adds a hand.
    pub fn add(&mut self, id: Id) {
        self.hands.push(id);
        let surplus = self.hands.len().saturating_sub(MOST);
        self.hands.drain(..surplus);
    }

    /// Whether a hand is known.
    pub fn has(&self, id: Id) -> bool {
        self.hands.contains(&id)
    }

    /// A hand is to be judged.
    pub fn await_rating(&mut self, hand: Unrated) {
        self.unrated.retain(|other| other.id != hand.id);
        self.unrated.push(hand);
    }

    /// The hands that are still to be judged.
    pub fn unrated(&self) -> &[Unrated] {
        &self.unrated
    }

    /// A hand was judged; whether that was awaited.
    pub fn take_rated(&mut self, id: Id) -> bool {
        let before = self.unrated.len();
        self.unrated.retain(|other| other.id != id);
        self.unrated.len() < before
    }

    /// The same hands, none of which is to be judged any more.
    pub fn without_ratings(self) -> Self {
        Self {
            unrated: Vec::new(),
            ..self
        }
    }
}
