//! A discard that the person let go by because the time was over: a winning tile is always told, and one that QuickTip advised to take;
//! others at first only, since whoever plays with little time knows what it is for.

use crate::presenter::Presenter;
use engine::table::Claim;
use wording::TileWording;
use words::say;

/// So many of the first missed claims are told, whatever they were for.
const AT_FIRST: u8 = 3;

impl Presenter {
    /// Says that the open tile goes by unanswered, if that is a pity. What the person let go knowingly is nobody's business.
    pub(in crate::presenter) fn report_missed_claim(&mut self) {
        let table = &self.tables.current;
        let alone = table.hotseat().is_none() && table.lesson().is_none();
        let answered = self.phase.claim().is_none_or(|open| open.released);
        let window = table.view().window.filter(|_| alone && !answered);
        let Some(window) = window.filter(|_| self.may_claim()) else {
            return;
        };
        let tile = window.tile.name();
        let advised = self.adviser.tip().is_some_and(|tip| tip.claim.is_some());
        if self.claims().contains(&Claim::MahJong) {
            self.notices.lost(say!("told-missed-mah-jongg", tile));
        } else if advised || self.missed_claims < AT_FIRST {
            self.missed_claims += u8::from(!advised);
            self.notices.lost(say!("told-missed-claim", tile));
        }
    }
}
