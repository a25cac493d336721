//! A discard that the person let go by because the time was over: a winning tile always, another if QuickTip advised to take it.

use crate::presenter::Presenter;
use crate::presenter::playing::phase::OpenClaim;
use crate::table::Claim;

impl Presenter {
    /// Says that the open tile goes by unanswered, if that is a pity. What the person let go knowingly is nobody's business.
    pub(in crate::presenter) fn tell_missed_claim(&mut self) {
        let table = &self.tables.current;
        let alone = table.hotseat().is_none() && table.lesson().is_none();
        let answered = self
            .phase
            .claim()
            .is_none_or(|open: &OpenClaim| open.released);
        let Some(window) = table.view().window.filter(|_| alone && !answered) else {
            return;
        };
        if table.is_auto_played() {
            return;
        }
        let tile = window.tile.name();
        let advised = self.adviser.tip().is_some_and(|tip| tip.worth_taking);
        if self.claims().contains(&Claim::MahJong) {
            self.notices.lost(say!("told-missed-mah-jongg", tile));
        } else if advised && self.may_claim() {
            self.notices.lost(say!("told-missed-claim", tile));
        }
    }
}
