//! What the Scorekeeper wants of the sheets that are kept.

use std::path::Path;

use super::App;
use super::dialog::{Dialog, Keeper, Open};
use super::sheet_news::{SheetId, SheetNews};
use crate::presenter::SheetOrder;

impl App {
    fn open_keeper(&mut self) -> Option<&mut Keeper> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(Open::Keeper(keeper)) => Some(keeper),
            _ => None,
        }
    }

    /// Does something with the sheets; the Scorekeeper is told what comes of it.
    pub(super) fn order_sheets(&mut self, order: SheetOrder) {
        let sheet = self.shown_sheet();
        match order {
            SheetOrder::Keep(file, card) => self.disk.keep_sheet(sheet, file, card),
            SheetOrder::List => self.disk.list_sheets(),
            SheetOrder::Open(file) => self.disk.open_sheet(sheet, file),
            SheetOrder::Delete(file) => self.disk.delete_sheet(file),
            SheetOrder::Restore(file) => self.disk.restore_sheet(file),
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
    pub(super) fn take_sheets(&mut self, news: SheetNews) {
        let shown = self.shown_sheet();
        let Some(keeper) = self.open_keeper() else {
            return;
        };
        match news {
            SheetNews::Listed(sheets) => keeper.listed(sheets),
            SheetNews::Filed(sheet, _) | SheetNews::Opened(sheet, ..) if sheet != shown => {}
            SheetNews::Filed(_, file) => keeper.filed(file),
            SheetNews::Opened(_, file, Ok(card)) => keeper.opened(file, *card),
            SheetNews::Opened(_, _, Err(why)) | SheetNews::Refused(why) => keeper.refused(why),
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
