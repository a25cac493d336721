//! Actions of the scorekeeper: entering, changing and deleting, undo and redo, and switching to other sheets.

use std::path::Path;

use super::ScorekeeperDialog;
use super::entering::Entering;
use super::message::{Message, Page, SheetsMessage};
use super::other::OtherPage;
use super::saved_sheets::SheetsPage;
use super::scorecard_model::ScorecardModel;
use crate::app::dialog::Action;
use crate::presenter::phrases::capital;
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

    /// Saves the current sheet.
    pub(super) fn keep(&self) -> Action<Message> {
        let (sheet, file) = (self.sheet, self.file.clone());
        let card = Box::new(self.model.card().clone());
        let id = (self.services.opening, sheet);
        let filed = self.services.scorecards.write(id, file, card);
        Action::Run(filed.map(move |file| Message::Filed(sheet, file)))
    }

    pub(super) fn enter(&mut self) -> Action<Message> {
        let Ok(hand) = self.model.card().typed_hand() else {
            self.entering.emphasise_errors();
            return Action::None;
        };
        match self.is_full() {
            true => Action::None,
            false => self.put(hand, Page::Explained),
        }
    }

    pub(super) fn enter_other(&mut self, entry: Entry) -> Action<Message> {
        match self.is_full() {
            true => Action::None,
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
    fn put(&mut self, entry: Entry, page: Page) -> Action<Message> {
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
    pub(super) fn edit(&mut self) -> Action<Message> {
        let Some(entry) = self.model.card().entries.get(self.chosen).cloned() else {
            return Action::None;
        };
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
    pub(super) fn insert(&mut self) -> Action<Message> {
        let chosen = self.chosen;
        if chosen >= self.model.card().entries.len() {
            return Action::None;
        }
        self.model.adjust(|card| card.begin_insert(chosen));
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Hand);
        self.keep()
    }

    pub(super) fn abandon(&mut self) -> Action<Message> {
        self.model.adjust(Scorecard::abandon);
        self.entering = Entering::default();
        self.other = OtherPage::default();
        self.turn(Page::Sheet);
        self.keep()
    }

    /// Deletes the selected entry.
    pub(super) fn delete(&mut self) -> Action<Message> {
        let chosen = self.chosen;
        let Some(entry) = self.model.results().lines.get(chosen) else {
            return Action::None;
        };
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

    pub(super) fn undo(&mut self) -> Action<Message> {
        match self.model.undo() {
            Some(what) => self.show_step(say!("keeper-undone", what)),
            None => Action::None,
        }
    }

    pub(super) fn redo(&mut self) -> Action<Message> {
        match self.model.redo() {
            Some(what) => self.show_step(say!("keeper-redone", what)),
            None => Action::None,
        }
    }

    fn show_step(&mut self, notice: String) -> Action<Message> {
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
    pub(super) fn on_sheets(&mut self, message: SheetsMessage) -> Action<Message> {
        let chosen = self.sheets.chosen();
        let is_open = self.file.is_some() && self.file == chosen;
        let renames = message == SheetsMessage::Rename;
        let scorecards = self.services.scorecards.clone();
        let listed = |(done, sheets)| Message::SheetsChanged(done, sheets);
        match (message, chosen) {
            (SheetsMessage::Choose(line), _) => {
                self.sheets.choose(line);
                Action::None
            }
            (SheetsMessage::Open | SheetsMessage::Rename, _) if is_open => {
                self.renames = renames;
                self.show_opened();
                Action::None
            }
            (SheetsMessage::Open | SheetsMessage::Rename, Some(file)) => {
                self.renames = renames;
                let (sheet, card) = (self.sheet, scorecards.open(file.clone()));
                Action::Run(card.map(move |card| Message::SheetRead(sheet, file.clone(), card)))
            }
            (SheetsMessage::Delete, Some(file)) => {
                self.sheets.note_deleted(Some(file.clone()));
                self.notice = Some(say!("keeper-sheet-deleted").to_owned());
                if is_open {
                    let card = self.model.card();
                    let card = Scorecard::new(card.names.clone(), card.rules.clone());
                    self.switch_to(None, Self::fresh(card, self.today));
                }
                Action::Run(scorecards.delete(file).map(listed))
            }
            (SheetsMessage::Restore, _) => match self.sheets.take_deleted() {
                Some(file) => Action::Run(scorecards.restore(file).map(listed)),
                None => Action::None,
            },
            (_, None) => Action::None,
        }
    }

    /// Handles a result of work on the stored sheets. Results for a sheet that is no longer shown are dropped.
    pub(super) fn on_stored(&mut self, message: Message) {
        match message {
            Message::SheetsListed(sheets) => self.sheets.take(sheets),
            Message::SheetsChanged(done, sheets) => {
                if let Err(why) = done {
                    self.refused(why);
                }
                self.sheets.take(sheets);
            }
            Message::Filed(sheet, file) if sheet == self.sheet => self.file = Some(file),
            Message::SheetRead(sheet, file, Ok(card)) if sheet == self.sheet => {
                self.sheets = SheetsPage::default();
                self.switch_to(Some(file), *card);
                self.show_opened();
            }
            Message::SheetRead(sheet, _, Err(why)) if sheet == self.sheet => self.refused(why),
            _ => {}
        }
    }

    fn show_opened(&mut self) {
        let page = match (self.renames, self.model.card().entries.is_empty()) {
            (false, false) => Page::Sheet,
            _ => Page::Players,
        };
        self.renames = false;
        self.turn(page);
    }

    /// Reports that an operation on a sheet failed.
    fn refused(&mut self, why: String) {
        self.sheets.note_deleted(None);
        self.notice = Some(why);
    }

    /// Confirms that the sheet was exported to `path`.
    pub(super) fn sheet_saved(&mut self, path: &Path) {
        let path = sanitize_path(path);
        self.notice = Some(say!("keeper-sheet-saved", path));
    }
}

/// Names an entry briefly: the hand's number, or the kind of entry.
fn name_of(model: &ScorecardModel, place: usize) -> String {
    let Some(line) = model.results().lines.get(place) else {
        return String::new();
    };
    match &line.result {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => {
            say!(
                "keeper-entry-other",
                what = model.card().describe_line(line)
            )
        }
        _ => say!("keeper-entry-hand", number = line.progress.deals + 1),
    }
}
