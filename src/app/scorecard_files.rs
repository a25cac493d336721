//! What the Scorekeeper wants of the sheets that are kept.

use std::path::Path;

use super::App;
use super::dialog::{Dialog, Keeper, Open};
use super::scorecard_news::{ScorecardNews, SheetId};
use crate::presenter::ScorecardOrder;

impl App {
    fn open_keeper(&mut self) -> Option<&mut Keeper> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(Open::Keeper(keeper)) => Some(keeper),
            _ => None,
        }
    }

    /// Does something with the sheets; the Scorekeeper is told what comes of it.
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

    /// The sheet that the Scorekeeper shows.
    fn shown_sheet(&mut self) -> SheetId {
        let opening = self.openings;
        (
            opening,
            self.open_keeper().map_or(0, |keeper| keeper.sheet()),
        )
    }

    /// Another thread is done. What it has to say of a sheet that is not shown any more is dropped.
    pub(super) fn take_scorecards(&mut self, news: ScorecardNews) {
        let shown = self.shown_sheet();
        let Some(keeper) = self.open_keeper() else {
            return;
        };
        match news {
            ScorecardNews::Listed(sheets) => keeper.listed(sheets),
            ScorecardNews::Filed(sheet, _) | ScorecardNews::Opened(sheet, ..) if sheet != shown => {
            }
            ScorecardNews::Filed(_, file) => keeper.filed(file),
            ScorecardNews::Opened(_, file, Ok(card)) => keeper.opened(file, *card),
            ScorecardNews::Opened(_, _, Err(why)) | ScorecardNews::Refused(why) => {
                keeper.refused(why)
            }
        }
    }

    /// The sheet is kept, or why it is not.
    pub(super) fn scorecard_kept(&mut self, why_not: Option<String>) {
        if let Some(keeper) = self.open_keeper() {
            keeper.kept(why_not);
        }
    }

    /// A score sheet was written there for other programs.
    pub(super) fn sheet_saved(&mut self, path: &Path) {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(Open::Keeper(open)) => open.sheet_saved(path),
            Some(Open::GameSheet(open)) => open.saved(path),
            _ => {}
        }
    }
}
