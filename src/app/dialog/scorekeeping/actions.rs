//! Actions of the scorekeeper: entering, changing and deleting, undo and redo, and switching to other sheets.

use std::path::Path;

use super::ScorekeeperDialog;
use super::entering::Entering;
use super::message::{Page, SheetsMessage};
use super::other::OtherPage;
use super::saved_sheets::SheetsPage;
use super::scorecard_model::ScorecardModel;
use crate::app::dialog::Reply;
use crate::presenter::phrases::capital;
use crate::presenter::{ListedScorecard, ScorecardOrder};
use engine::scorekeeper::{Entry, EntryPosition, EntryResult, Scorecard};
use engine::untrusted_text::sanitize_path;
use wording::ScorecardWording;
use words::say;

impl ScorekeeperDialog {
    pub(super) fn turn(&mut self, page: Page) {
        self.page = page;
        self.turned += 1;
    }

    /// Shows the sheet, for layout tests.
    #[cfg(test)]
    pub fn show_sheet(&mut self) {
        self.turn(Page::Sheet);
    }

    /// Requests that the current sheet be saved.
    pub(super) fn keep(&self) -> Option<Reply> {
        let card = Box::new(self.model.card().clone());
        Some(Reply::Scorecards(ScorecardOrder::Keep(
            self.file.clone(),
            card,
        )))
    }

    pub(super) fn enter(&mut self) -> Option<Reply> {
        let Ok(hand) = self.model.card().hand() else {
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

    /// Whether the sheet accepts no more entries; if so, a notice says it.
    fn is_full(&mut self) -> bool {
        let is_full = self.model.card().is_full();
        if is_full {
            self.notice = Some(say!("keeper-sheet-full").to_owned());
        }
        is_full
    }

    /// Enters or replaces an entry. New entries are shown on `page`, changed ones in the sheet.
    fn put(&mut self, entry: Entry, page: Page) -> Option<Reply> {
        let position = self.model.card().position();
        let place = self.model.act(
            |card| card.put(entry),
            |model, place| {
                let entry = name_of(model, *place);
                match position {
                    EntryPosition::End => say!("keeper-did-enter", entry),
                    EntryPosition::Change(_) => say!("keeper-did-change", entry),
                    EntryPosition::Before(_) => say!("keeper-did-insert", entry),
                }
            },
        );
        self.chosen = place;
        self.entering = Entering::default();
        self.other = OtherPage::default();
        match position {
            EntryPosition::End => self.turn(page),
            EntryPosition::Change(_) | EntryPosition::Before(_) => {
                let entry = capital(&name_of(&self.model, place));
                self.notice = Some(match position {
                    EntryPosition::Change(_) => say!("keeper-changed", entry),
                    _ => say!("keeper-inserted", entry),
                });
                self.turn(Page::Sheet);
            }
        }
        self.keep()
    }

    /// Starts editing the selected entry.
    pub(super) fn edit(&mut self) -> Option<Reply> {
        let entry = self.model.card().entries.get(self.chosen)?.clone();
        let chosen = self.chosen;
        self.model.adjust(|card| card.begin_change(chosen));
        self.entering = Entering::of(self.model.card().typed());
        match OtherPage::changing(&entry) {
            Some(page) => {
                self.other = page;
                self.turn(Page::Other);
            }
            None => self.turn(Page::Hand),
        }
        self.keep()
    }

    /// Starts inserting a hand before the selected entry.
    pub(super) fn insert(&mut self) -> Option<Reply> {
        let chosen = self.chosen;
        if chosen >= self.model.card().entries.len() {
            return None;
        }
        self.model.adjust(|card| card.begin_insert(chosen));
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Hand);
        self.keep()
    }

    pub(super) fn abandon(&mut self) -> Option<Reply> {
        self.model.adjust(Scorecard::abandon);
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Sheet);
        self.keep()
    }

    /// Deletes the selected entry.
    pub(super) fn delete(&mut self) -> Option<Reply> {
        let chosen = self.chosen;
        let entry = self.model.results().lines.get(chosen)?;
        let what = capital(&self.model.card().describe_line(entry));
        let entry = name_of(&self.model, chosen);
        let did = say!("keeper-did-delete", entry);
        self.model.act(|card| card.delete(chosen), |_, ()| did);
        self.choose_one();
        self.notice = Some(say!("keeper-deleted", what));
        self.turn(Page::Sheet);
        self.keep()
    }

    /// Clamps the selection to the existing rows.
    fn choose_one(&mut self) {
        let last = self.model.results().lines.len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    pub(super) fn undo(&mut self) -> Option<Reply> {
        let what = self.model.undo()?;
        self.show_step(say!("keeper-undone", what))
    }

    pub(super) fn redo(&mut self) -> Option<Reply> {
        let what = self.model.redo()?;
        self.show_step(say!("keeper-redone", what))
    }

    fn show_step(&mut self, notice: String) -> Option<Reply> {
        self.notice = Some(notice);
        self.choose_one();
        self.entering = Entering::of(self.model.card().typed());
        self.alone.recount(&self.model.card().rules);
        self.turn(self.page);
        self.keep()
    }

    /// Starts another sheet with the same players and rules; the previous one stays saved.
    pub(super) fn begin_anew(&mut self) {
        let card = self.model.card();
        let card = Scorecard::new(card.names.clone(), card.rules.clone());
        self.switch_to(None, Self::fresh(card, self.today));
        self.notice = Some(say!("keeper-new-sheet").to_owned());
        self.turn(Page::Players);
    }

    fn switch_to(&mut self, file: Option<String>, card: Scorecard) {
        self.players.offer(&card.rules);
        self.alone.recount(&card.rules);
        self.chosen = card.entries.len().saturating_sub(1);
        self.model = ScorecardModel::new(card);
        self.file = file;
        self.sheet += 1;
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.unkept = None;
    }

    /// Handles a message from the page of saved sheets.
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
                    let card = self.model.card();
                    let card = Scorecard::new(card.names.clone(), card.rules.clone());
                    self.switch_to(None, Self::fresh(card, self.today));
                }
                ScorecardOrder::Delete(file)
            }
            SheetsMessage::Restore => {
                let file = self.sheets.deleted()?.clone();
                self.sheets.note_deleted(None);
                ScorecardOrder::Restore(file)
            }
        };
        Some(Reply::Scorecards(order))
    }

    fn show_opened(&mut self) {
        let page = match (self.renames, self.model.card().entries.is_empty()) {
            (false, false) => Page::Sheet,
            _ => Page::Players,
        };
        self.renames = false;
        self.turn(page);
    }

    /// Takes the list of saved sheets.
    pub fn listed(&mut self, sheets: Vec<ListedScorecard>) {
        self.sheets.take(sheets);
    }

    /// Takes a sheet opened from a file.
    pub fn opened(&mut self, file: String, card: Scorecard) {
        self.sheets = SheetsPage::default();
        self.switch_to(Some(file), card);
        self.show_opened();
    }

    /// Counts the sheets shown since the dialog opened; identifies the current one.
    pub fn sheet(&self) -> u64 {
        self.sheet
    }

    /// Sets the current sheet's file.
    pub fn filed(&mut self, file: String) {
        self.file = Some(file);
    }

    /// Takes the result of saving: `None`, or why it failed.
    pub fn kept(&mut self, why_not: Option<String>) {
        self.unkept = why_not;
    }

    /// Reports that an operation on a sheet failed.
    pub fn refused(&mut self, why: String) {
        self.sheets.note_deleted(None);
        self.notice = Some(why);
    }

    /// Confirms that the sheet was exported to `path`.
    pub fn sheet_saved(&mut self, path: &Path) {
        let path = sanitize_path(path);
        self.notice = Some(say!("keeper-sheet-saved", path));
    }
}

/// Names an entry briefly: the hand's number, or the kind of entry.
fn name_of(model: &ScorecardModel, place: usize) -> String {
    let Some(line) = model.results().lines.get(place) else {
        return String::new();
    };
    match &line.what {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => {
            say!(
                "keeper-entry-other",
                what = model.card().describe_line(line)
            )
        }
        _ => say!("keeper-entry-hand", number = line.at.deals + 1),
    }
}
