//! Keeping QuickTip up to date.

use crate::presenter::Presenter;

impl Presenter {
    /// Brings QuickTip up to date. It speaks only to a person who is about to act.
    pub(in crate::presenter) fn advise(&mut self) {
        let table = &self.tables.current;
        let idle = !self.shown.is_moving() && !self.prompts.is_open() && !self.is_covered();
        if !self.settings.quick_tip || !idle || table.is_auto_played() || table.request().is_none()
        {
            return self.adviser.fall_silent();
        }
        let claims = table.hotseat().is_none() && self.may_claim();
        // What Show All Hands shows is no advice's business.
        let view = match table.ours() {
            Some(local) => local.fair_view(),
            None => table.view().clone(),
        };
        self.adviser.advise(view, claims);
    }
}
