//! Announces the seals of deals.

use super::table::Table;
use engine::table::DealSeed;
use protocol::{SealLine, ServerMessage};

impl Table {
    /// The announcement of the seal of the deal in progress, or of the next one.
    pub fn seal_announcement(&self) -> Option<ServerMessage> {
        let view = self.view();
        let number = view.deal_number + u32::from(self.between_deals());
        let seed = self.sealed(number).filter(|_| !view.game_over)?;
        Some(seal_message(SealLine::Sealed(number, seed.seal())))
    }

    /// The announcement of the seed of the finished deal.
    pub fn seed_announcement(&self) -> Option<ServerMessage> {
        let seed = self.sealed(self.view().deal_number)?;
        Some(seal_message(SealLine::Opened(seed)))
    }

    fn sealed(&self, number: u32) -> Option<DealSeed> {
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
