//! Reports a discard that the player could have claimed before the time was over. A winning tile, or one that QuickTip advised to claim, is
//! always reported; others only the first few times, since a player who keeps a short waiting time wants no reminders.

use crate::presenter::Presenter;
use engine::table::Claim;
use wording::TileWording;
use words::say;

/// How many missed claims are reported at first, whatever they were for.
const AT_FIRST: u8 = 3;

impl Presenter {
    /// Reports a missed claim when the time is over. Nothing is reported if the player passed.
    pub(in crate::presenter) fn report_missed_claim(&mut self) {
        let table = &self.tables.current;
        let alone = table.hotseat().is_none() && table.lesson().is_none();
        let answered = self.phase.claim().is_none_or(|open| open.is_answered);
        let window = table.view().window.filter(|_| alone && !answered);
        let Some(window) = window.filter(|_| self.may_claim()) else {
            return;
        };
        let tile = window.tile.name();
        let advised = self.adviser.tip().is_some_and(|tip| tip.claim.is_some());
        if self.claims().contains(&Claim::MahJong) {
            self.notices
                .lose_claim(say!("claim-missed-mah-jongg", tile));
        } else if advised || self.missed_claims < AT_FIRST {
            self.missed_claims += u8::from(!advised);
            self.notices.lose_claim(say!("claim-missed-claim", tile));
        }
    }
}
