//! The last hand if the player has lost it, with what is needed to look back at it.

use crate::presenter::Presenter;
use crate::presenter::teaching::review_mode::Reviewed;
use coach::review::PlayedDeal;
use engine::table::DealEnd;
use engine::tiles::Seat;

/// A hand that the player at this screen has lost.
#[derive(Debug)]
pub struct LostHand {
    /// The game up to its end.
    played: Reviewed,
    /// The player's seat.
    seat: Seat,
    /// The number of the hand in its game.
    number: u32,
}

impl LostHand {
    /// The hand with the player's decisions; `None` if there were none. Replays the game, so it is not for the window thread.
    pub fn hand(&self) -> Option<PlayedDeal> {
        let last = self.played.hands(self.seat)?.pop()?;
        (last.number == self.number).then_some(last)
    }
}

impl Presenter {
    /// The last hand, if somebody else has won it from the one person at this screen. Not in a lesson, nor after Auto Play or Show All Hands.
    pub fn lost_hand(&self) -> Option<LostHand> {
        let (table, seat) = (&self.tables.current, self.listener()?);
        let view = table.view();
        let is_lost = match &view.end {
            Some(DealEnd::MahJong {
                winner, settlement, ..
            }) => *winner != seat && settlement.is_some(),
            _ => false,
        };
        if !is_lost || table.lesson().is_some() || table.is_finished_by_computer() {
            return None;
        }
        let played = match (table.network(), table.local()) {
            (Some(network), _) => Reviewed::Seen(Box::new(network.last_hand())),
            (None, local) => Reviewed::Saved(Box::new(local?.as_saved())),
        };
        Some(LostHand {
            played,
            seat,
            number: view.deal_number,
        })
    }
}
