//! Announces the seals of deals.

use super::table::Table;
use engine::table::DealSeed;
use protocol::{SealLine, ServerMessage};

impl Table {
    /// The announcement of the seal of the deal in progress or, between deals, of the next one; `None` if deals are not sealed or the game is
    /// over.
    pub fn seal_announcement(&self) -> Option<ServerMessage> {
        let view = self.view();
        let number = view.deal_number + u32::from(self.is_between_deals());
        let seed = self.sealed_seed(number).filter(|_| !view.game_over)?;
        Some(seal_message(SealLine::Sealed(number, seed.seal())))
    }

    /// The announcement of the seed of the deal that has just ended; `None` if deals are not sealed.
    pub fn seed_announcement(&self) -> Option<ServerMessage> {
        let seed = self.sealed_seed(self.view().deal_number)?;
        Some(seal_message(SealLine::Opened(seed)))
    }

    /// The seed of the deal with this number, if deals are sealed.
    fn sealed_seed(&self, number: u32) -> Option<DealSeed> {
        let setup = &self.game.record().setup;
        setup.sealed_deal(number, self.game.rules().options.flowers)
    }
}

fn seal_message(line: SealLine) -> ServerMessage {
    ServerMessage::Message {
        sender: 0,
        addressee: 0,
        text: line.to_string(),
    }
}
