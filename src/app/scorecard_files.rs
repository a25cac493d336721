//! Requests of the Scorekeeper for stored scorecards.

use std::path::Path;

use super::App;
use super::dialog::{AnyDialog, Dialog, ScorekeeperDialog};
use super::scorecard_news::{ScorecardNews, SheetId};
use crate::presenter::ScorecardOrder;

impl App {
    fn open_scorekeeper(&mut self) -> Option<&mut ScorekeeperDialog> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::ScorekeeperDialog(scorekeeper)) => Some(scorekeeper),
            _ => None,
        }
    }

    /// Handles a request; the result is sent to the Scorekeeper.
    pub(super) fn order_scorecards(&mut self, order: ScorecardOrder) {
        let sheet = self.shown_sheet();
        match order {
            ScorecardOrder::Keep(file, card) => self.disk.write_scorecard(sheet, file, card),
            ScorecardOrder::List => self.disk.list_scorecards(),
            ScorecardOrder::Open(file) => self.disk.open_scorecard(sheet, file),
            ScorecardOrder::Delete(file) => self.disk.delete_scorecard(file),
            ScorecardOrder::Restore(file) => self.disk.restore_scorecard(file),
        }
    }

    /// The scorecard shown in the Scorekeeper.
    fn shown_sheet(&mut self) -> SheetId {
        let opening = self.openings;
        (
            opening,
            self.open_scorekeeper()
                .map_or(0, |scorekeeper| scorekeeper.sheet()),
        )
    }

    /// Handles the result from the disk thread. Results for a scorecard that is no longer shown are dropped.
    pub(super) fn take_scorecards(&mut self, news: ScorecardNews) {
        let shown = self.shown_sheet();
        let Some(scorekeeper) = self.open_scorekeeper() else {
            return;
        };
        match news {
            ScorecardNews::Listed(sheets) => scorekeeper.listed(sheets),
            ScorecardNews::Filed(sheet, _) | ScorecardNews::Opened(sheet, ..) if sheet != shown => {
            }
            ScorecardNews::Filed(_, file) => scorekeeper.filed(file),
            ScorecardNews::Opened(_, file, Ok(card)) => scorekeeper.opened(file, *card),
            ScorecardNews::Opened(_, _, Err(why)) | ScorecardNews::Refused(why) => {
                scorekeeper.refused(why)
            }
        }
    }

    /// Tells the Scorekeeper that the scorecard was written, or why not.
    pub(super) fn scorecard_saved(&mut self, why_not: Option<String>) {
        if let Some(scorekeeper) = self.open_scorekeeper() {
            scorekeeper.kept(why_not);
        }
    }

    /// Tells the open dialog where an exported score sheet was written.
    pub(super) fn sheet_saved(&mut self, path: &Path) {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(AnyDialog::ScorekeeperDialog(open)) => open.sheet_saved(path),
            Some(AnyDialog::GameSheet(open)) => open.saved(path),
            _ => {}
        }
    }
}
