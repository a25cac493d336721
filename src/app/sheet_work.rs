//! What the Scorekeeper wants of the sheets that are kept.

use std::path::Path;

use super::dialog::{Dialog, Keeper, Open};
use super::sheet_news::SheetNews;
use super::{App, clock};
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
        match order {
            SheetOrder::Keep(Some(file), card) => self.storage.keep_sheet(&file, card),
            SheetOrder::Keep(None, card) => {
                let day = card.heading.date.unwrap_or_else(clock::today);
                match self.storage.new_sheet(day) {
                    Ok(file) => {
                        self.storage.keep_sheet(&file, card);
                        if let Some(keeper) = self.open_keeper() {
                            keeper.filed(file);
                        }
                    }
                    Err(error) => self.scorecard_kept(Some(error.to_string())),
                }
            }
            SheetOrder::List => self.storage.list_sheets(),
            SheetOrder::Open(file) => self.storage.open_sheet(file),
            SheetOrder::Delete(file) => self.storage.delete_sheet(file),
            SheetOrder::Restore(file) => self.storage.restore_sheet(file),
        }
    }

    /// Another thread is done.
    pub(super) fn take_sheets(&mut self, news: SheetNews) {
        let Some(keeper) = self.open_keeper() else {
            return;
        };
        match news {
            SheetNews::Listed(sheets) => keeper.listed(sheets),
            SheetNews::Opened(file, Ok(card)) => keeper.opened(file, *card),
            SheetNews::Opened(_, Err(why)) | SheetNews::Refused(why) => keeper.refused(why),
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
