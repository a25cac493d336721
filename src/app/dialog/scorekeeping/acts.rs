//! What is done in the box: entering, changing and deleting, undoing and redoing, and going over to other sheets.

use std::path::Path;

use super::Keeper;
use super::book::Book;
use super::entering::Entering;
use super::message::{Page, SheetsMessage};
use super::other::OtherPage;
use super::sheets::SheetsPage;
use crate::app::dialog::Reply;
use crate::presenter::phrases::capital;
use crate::presenter::{ListedScorecard, ScorecardOrder};
use engine::scorekeeper::{Entry, EntryPosition, EntryResult, Scorecard};
use engine::untrusted_text::sanitize_path;
use wording::ScorecardWording;
use words::say;

impl Keeper {
    pub(super) fn turn(&mut self, page: Page) {
        self.page = page;
        self.turned += 1;
    }

    /// Shows the sheet, for tests of how it looks.
    #[cfg(test)]
    pub fn show_sheet(&mut self) {
        self.turn(Page::Sheet);
    }

    /// Has the sheet kept as it is now.
    pub(super) fn keep(&self) -> Option<Reply> {
        let card = Box::new(self.book.card().clone());
        Some(Reply::Sheets(ScorecardOrder::Keep(self.file.clone(), card)))
    }

    pub(super) fn enter(&mut self) -> Option<Reply> {
        let Ok(hand) = self.book.card().hand() else {
            self.entering.insist();
            return None;
        };
        match self.is_full() {
            true => None,
            false => self.put(hand, Page::Explained),
        }
    }

    pub(super) fn enter_other(&mut self, entry: Entry) -> Option<Reply> {
        match self.is_full() {
            true => None,
            false => self.put(entry, Page::Sheet),
        }
    }

    /// Whether no more can be entered; that is said then.
    fn is_full(&mut self) -> bool {
        let is_full = self.book.card().is_full();
        if is_full {
            self.notice = Some(say!("keeper-sheet-full").to_owned());
        }
        is_full
    }

    /// Puts an entry where it belongs; a new one is shown on this page, an earlier one in the sheet.
    fn put(&mut self, entry: Entry, page: Page) -> Option<Reply> {
        let spot = self.book.card().spot();
        let place = self.book.act(
            |card| card.put(entry),
            |book, place| {
                let entry = name_of(book, *place);
                match spot {
                    EntryPosition::End => say!("keeper-did-enter", entry),
                    EntryPosition::Change(_) => say!("keeper-did-change", entry),
                    EntryPosition::Before(_) => say!("keeper-did-insert", entry),
                }
            },
        );
        self.chosen = place;
        self.entering = Entering::default();
        self.other = OtherPage::default();
        match spot {
            EntryPosition::End => self.turn(page),
            EntryPosition::Change(_) | EntryPosition::Before(_) => {
                let entry = capital(&name_of(&self.book, place));
                self.notice = Some(match spot {
                    EntryPosition::Change(_) => say!("keeper-changed", entry),
                    _ => say!("keeper-inserted", entry),
                });
                self.turn(Page::Sheet);
            }
        }
        self.keep()
    }

    /// Begins to change the chosen entry.
    pub(super) fn edit(&mut self) -> Option<Reply> {
        let entry = self.book.card().entries.get(self.chosen)?.clone();
        let chosen = self.chosen;
        self.book.adjust(|card| card.begin_change(chosen));
        self.entering = Entering::of(self.book.card().typed());
        match OtherPage::changing(&entry) {
            Some(page) => {
                self.other = page;
                self.turn(Page::Other);
            }
            None => self.turn(Page::Hand),
        }
        self.keep()
    }

    /// Begins to insert a hand before the chosen entry.
    pub(super) fn insert(&mut self) -> Option<Reply> {
        let chosen = self.chosen;
        if chosen >= self.book.card().entries.len() {
            return None;
        }
        self.book.adjust(|card| card.begin_insert(chosen));
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Hand);
        self.keep()
    }

    pub(super) fn abandon(&mut self) -> Option<Reply> {
        self.book.adjust(Scorecard::abandon);
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Sheet);
        self.keep()
    }

    /// Deletes the chosen entry.
    pub(super) fn delete(&mut self) -> Option<Reply> {
        let chosen = self.chosen;
        let entry = self.book.results().lines.get(chosen)?;
        let what = capital(&self.book.card().describe_line(entry));
        let entry = name_of(&self.book, chosen);
        let did = say!("keeper-did-delete", entry);
        self.book.act(|card| card.delete(chosen), |_, ()| did);
        self.choose_one();
        self.notice = Some(say!("keeper-deleted", what));
        self.turn(Page::Sheet);
        self.keep()
    }

    /// A line that is there is chosen.
    fn choose_one(&mut self) {
        let last = self.book.results().lines.len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    pub(super) fn undo(&mut self) -> Option<Reply> {
        let what = self.book.undo()?;
        self.show_step(say!("keeper-undone", what))
    }

    pub(super) fn redo(&mut self) -> Option<Reply> {
        let what = self.book.redo()?;
        self.show_step(say!("keeper-redone", what))
    }

    fn show_step(&mut self, notice: String) -> Option<Reply> {
        self.notice = Some(notice);
        self.choose_one();
        self.entering = Entering::of(self.book.card().typed());
        self.alone.recount(&self.book.card().rules);
        self.turn(self.page);
        self.keep()
    }

    /// Begins another sheet with the same people and rules. The one before is kept.
    pub(super) fn begin_anew(&mut self) {
        let card = self.book.card();
        let card = Scorecard::new(card.names.clone(), card.rules.clone());
        self.go_over(None, Self::fresh(card, self.today));
        self.notice = Some(say!("keeper-begun-anew").to_owned());
        self.turn(Page::Players);
    }

    fn go_over(&mut self, file: Option<String>, card: Scorecard) {
        self.players.offer(&card.rules);
        self.alone.recount(&card.rules);
        self.chosen = card.entries.len().saturating_sub(1);
        self.book = Book::new(card);
        self.file = file;
        self.sheet += 1;
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.unkept = None;
    }

    /// Does something with the sheets that are kept.
    pub(super) fn on_sheets(&mut self, message: SheetsMessage) -> Option<Reply> {
        let file = self.sheets.chosen();
        let is_open = self.file.is_some() && self.file == file;
        let order = match message {
            SheetsMessage::Choose(line) => {
                self.sheets.choose(line);
                return None;
            }
            SheetsMessage::Open | SheetsMessage::Rename if is_open => {
                self.renames = message == SheetsMessage::Rename;
                self.show_opened();
                return None;
            }
            SheetsMessage::Open | SheetsMessage::Rename => {
                self.renames = message == SheetsMessage::Rename;
                ScorecardOrder::Open(file?)
            }
            SheetsMessage::Delete => {
                let file = file?;
                self.sheets.note_deleted(Some(file.clone()));
                self.notice = Some(say!("keeper-sheet-deleted").to_owned());
                if is_open {
                    let card = self.book.card();
                    let card = Scorecard::new(card.names.clone(), card.rules.clone());
                    self.go_over(None, Self::fresh(card, self.today));
                }
                ScorecardOrder::Delete(file)
            }
            SheetsMessage::Restore => {
                let file = self.sheets.deleted()?.clone();
                self.sheets.note_deleted(None);
                ScorecardOrder::Restore(file)
            }
        };
        Some(Reply::Sheets(order))
    }

    fn show_opened(&mut self) {
        let page = match (self.renames, self.book.card().entries.is_empty()) {
            (false, false) => Page::Sheet,
            _ => Page::Players,
        };
        self.renames = false;
        self.turn(page);
    }

    /// These sheets are kept.
    pub fn listed(&mut self, sheets: Vec<ListedScorecard>) {
        self.sheets.take(sheets);
    }

    /// A sheet was opened.
    pub fn opened(&mut self, file: String, card: Scorecard) {
        self.sheets = SheetsPage::default();
        self.go_over(Some(file), card);
        self.show_opened();
    }

    /// The number of the sheet among those that were shown since the box was opened.
    pub fn sheet(&self) -> u64 {
        self.sheet
    }

    /// The sheet has this file.
    pub fn filed(&mut self, file: String) {
        self.file = Some(file);
    }

    /// The sheet is on the disk, or why it is not.
    pub fn kept(&mut self, why_not: Option<String>) {
        self.unkept = why_not;
    }

    /// What was wanted of a sheet cannot be done.
    pub fn refused(&mut self, why: String) {
        self.sheets.note_deleted(None);
        self.notice = Some(why);
    }

    /// The sheet was written there for other programs.
    pub fn sheet_saved(&mut self, path: &Path) {
        let path = sanitize_path(&path);
        self.notice = Some(say!("keeper-sheet-saved", path));
    }
}

/// An entry in a word or two: the number of a hand, or what it was.
fn name_of(book: &Book, place: usize) -> String {
    let Some(line) = book.results().lines.get(place) else {
        return String::new();
    };
    match &line.what {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => {
            say!("keeper-entry-other", what = book.card().describe_line(line))
        }
        _ => say!("keeper-entry-hand", number = line.at.deals + 1),
    }
}
