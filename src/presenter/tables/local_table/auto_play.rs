//! Auto Play: tips make the player's moves.

use super::LocalTable;
use crate::session::local::Occupant;
use players::HintStrength;

impl LocalTable {
    /// Whether the computer plays the player's seat.
    pub fn is_auto_played(&self) -> bool {
        self.is_auto_played
    }

    /// Lets tips of this strength make the player's moves; `None`: the player makes them.
    pub fn set_auto_play(&mut self, strength: Option<HintStrength>) {
        self.is_auto_played = strength.is_some();
        let occupant = strength.map_or(Occupant::Person, Occupant::FollowsTips);
        self.session.seat_player(self.view.seat(), occupant);
    }

    /// The strength of the tips that Auto Play follows; `None` while the player plays.
    pub fn auto_play_strength(&self) -> Option<HintStrength> {
        match self.session.occupant(self.view.seat()) {
            Occupant::FollowsTips(strength) => Some(*strength),
            Occupant::Person | Occupant::Computer(_) | Occupant::Scripted(_) => None,
        }
    }

    /// Lets Auto Play, if it is on, continue with tips of this strength.
    pub fn set_tip_strength(&mut self, strength: HintStrength) {
        if self.auto_play_strength().is_some() {
            self.set_auto_play(Some(strength));
        }
    }
}
