//! What the Scorekeeper wants of the sheets that are kept.

use std::path::Path;

use iced::Task;

use super::dialog::{Dialog, Keeper, Open};
use super::sheet_news::SheetNews;
use super::{App, Message, clock, elsewhere};
use crate::presenter::SheetOrder;

impl App {
    fn open_keeper(&mut self) -> Option<&mut Keeper> {
        match self.dialog.as_mut().map(Dialog::screen_mut) {
            Some(Open::Keeper(keeper)) => Some(keeper),
            _ => None,
        }
    }

    /// Does something with the sheets, and tells the Scorekeeper what came of it.
    pub(super) fn order_sheets(&mut self, order: SheetOrder) -> Task<Message> {
        match order {
            SheetOrder::Keep(Some(file), card) => {
                let kept = self.storage.keep_sheet(&file, card);
                return kept.map(Message::Answered);
            }
            SheetOrder::Keep(None, card) => {
                let day = card.heading.date.unwrap_or_else(clock::today);
                match self.storage.new_sheet(day) {
                    Ok(file) => {
                        let kept = self.storage.keep_sheet(&file, card);
                        if let Some(keeper) = self.open_keeper() {
                            keeper.filed(file);
                        }
                        return kept.map(Message::Answered);
                    }
                    Err(error) => self.scorecard_kept(Some(error.to_string())),
                }
            }
            SheetOrder::List => {
                let sheets = self.storage.sheets();
                return elsewhere::one(sheets)
                    .map(|sheets| Message::Sheets(SheetNews::Listed(sheets)));
            }
            SheetOrder::Open(file) => {
                let sheet = self.storage.sheet(&file);
                return elsewhere::one(sheet)
                    .map(move |opened| Message::Sheets(SheetNews::Opened(file.clone(), opened)));
            }
            SheetOrder::Delete(file) => {
                let deleted = self.storage.delete_sheet(&file);
                return self.list_after(deleted);
            }
            SheetOrder::Restore(file) => {
                let restored = self.storage.restore_sheet(&file);
                return self.list_after(restored);
            }
        }
        Task::none()
    }

    fn list_after(&mut self, done: Result<(), String>) -> Task<Message> {
        if let Err(why) = done
            && let Some(keeper) = self.open_keeper()
        {
            keeper.refused(why);
        }
        self.order_sheets(SheetOrder::List)
    }

    /// Another thread is done.
    pub(super) fn take_sheets(&mut self, news: SheetNews) {
        let Some(keeper) = self.open_keeper() else {
            return;
        };
        match news {
            SheetNews::Listed(sheets) => keeper.listed(sheets),
            SheetNews::Opened(file, Ok(card)) => keeper.opened(file, *card),
            SheetNews::Opened(_, Err(why)) => keeper.refused(why),
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
