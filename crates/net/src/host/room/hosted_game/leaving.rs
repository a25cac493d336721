//! Leaving for good.

use super::HostedGame;
use crate::host::room::audience::Audience;
use engine::table::{Act, DealEnd, Event, Input, Move};

impl HostedGame {
    /// Ends the game after a player has left for good: in mid-hand nobody wins; while hands are laid out, the hand is finished first unless
    /// the winner has left before laying out.
    pub fn end_without_player(&mut self, id: u32, audience: &mut Audience) {
        self.ending = true;
        let leaver = self.table.player_ids.seat(id).ok();
        let is_laid_out = leaver.map(|seat| self.table.game.seat_view(seat).me().outcome.is_some());
        let is_between_deals = self.table.is_between_deals();
        let winner = match &self.table.view().end {
            Some(DealEnd::MahJong { winner, .. }) if !is_between_deals => Some(*winner),
            _ => None,
        };
        self.penalties.charge(id, &self.table);
        match (winner, leaver, is_laid_out) {
            _ if is_between_deals => {
                self.end_early("The game ends because a player has left.", audience);
            }
            (Some(_), _, Some(true)) => {}
            (Some(winner), Some(seat), _) if winner != seat => {
                // The remaining tiles of the player who left are laid out automatically.
                let _ = self.apply(Input::Move(seat, Move::ShowTiles), audience);
            }
            (winner, ..) => {
                let reason = match winner {
                    Some(_) => "Lost the winner",
                    None => "Lost a player",
                };
                let reason = reason.to_owned();
                let abandon = Input::Act(Act::Abandon { reason });
                let _ = self.apply_and_send(abandon, audience, |event| {
                    !matches!(event, Event::ReadyAsked { .. })
                });
                self.end_early("The game ends because a player has left.", audience);
            }
        }
    }
}
