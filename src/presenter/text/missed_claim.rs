//! Reports a discard that the player could have claimed, but did not in time. A winning tile, or one that QuickTip advised to claim, is always
//! reported; others only the first few times, since a player who keeps a short waiting time wants no reminders.

use crate::presenter::Presenter;
use crate::presenter::accessibility::announcements::{Topic, Urgency};
use engine::table::Claim;
use wording::TileWording;
use words::say;

/// How many missed claims are reported that would not have won and that QuickTip had not advised.
const REPORTED_UNADVISED: u8 = 3;

impl Presenter {
    /// Reports a missed claim, if there is one, when the time for claims is over. A player who passed has missed nothing.
    pub(in crate::presenter) fn report_missed_claim(&mut self) {
        let table = &self.tables.current;
        let is_alone = table.hotseat().is_none() && table.lesson().is_none();
        let is_answered = self.phase.claim_phase().is_none_or(|open| open.is_answered);
        let window = table.view().window.filter(|_| is_alone && !is_answered);
        let Some(window) = window.filter(|_| self.may_claim()) else {
            return;
        };
        let tile = window.tile.noun();
        let is_advised = self.adviser.tip().is_some_and(|tip| tip.claim.is_some());
        if self.claims().contains(&Claim::MahJong) {
            self.report_missed(say!("claim-missed-mah-jongg", tile));
        } else if is_advised || self.missed_claims_reported < REPORTED_UNADVISED {
            self.missed_claims_reported += u8::from(!is_advised);
            self.report_missed(say!("claim-missed-claim", tile));
        }
    }

    fn report_missed(&mut self, sentence: String) {
        self.speak_of(Topic::Own, Urgency::InTurn, &sentence);
        self.notices.show_lost_claim(sentence);
    }
}
