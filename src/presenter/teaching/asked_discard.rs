//! A discard about which a computer player is asked.

use coach::review::PlayedDeal;
use engine::table::Record;
use engine::tiles::Seat;
use players::{ComputerPlayer, Motive};

/// A discard of a finished hand, with everything that the computer player needs to explain it.
#[derive(Debug)]
pub struct AskedDiscard {
    /// The game up to the end of the hand.
    pub record: Record,
    /// The number of the hand in the game, from 1.
    pub hand: u32,
    /// The seat that discarded the tile.
    pub seat: Seat,
    /// The computer player at that seat.
    pub player: ComputerPlayer,
    /// The index of the discard among those of the seat in the hand.
    pub index: usize,
}

impl AskedDiscard {
    /// Why the player discarded the tile; `None` if it would now decide otherwise. Replays the game, which takes time.
    pub fn motive(&self) -> Option<Motive> {
        let hands = PlayedDeal::deals_by(Some(self.player), &self.record, self.seat);
        let hand = hands.iter().rfind(|hand| hand.number == self.hand)?;
        hand.discard_motive(self.index)
    }
}
