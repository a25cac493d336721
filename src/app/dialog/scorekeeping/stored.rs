//! What the scorekeeper does with results of work on the stored sheets.

use std::path::{Path, PathBuf};

use super::ScorekeeperDialog;
use super::message::{Message, Page, Stored};
use super::saved_sheets::SheetsPage;
use super::scorekeeper::Exported;
use crate::app::dialog::{Action, Reply};
use crate::app::disk::{Imported, ListedScorecard, OnChanged};
use engine::scorekeeper::written_day;
use engine::untrusted_text::sanitize_path;
use words::say;

impl ScorekeeperDialog {
    /// Handles a result of work on the stored sheets. Results for a sheet that is no longer shown are dropped.
    pub(super) fn on_stored(&mut self, stored: Stored) -> Action<Message> {
        match stored {
            Stored::Listed(sheets) => self.sheets.set_list(sheets),
            Stored::Changed(result, sheets) => {
                if let Err(why) = result {
                    // The sheet is not deleted, or can't be restored.
                    self.sheets.note_deleted(None);
                    self.notice = Some(why);
                }
                self.sheets.set_list(sheets);
            }
            Stored::Filed(sheet, file) if sheet == self.sheet_number => self.file = Some(file),
            Stored::Read(sheet, file, Ok(card)) if sheet == self.sheet_number => {
                self.sheets = SheetsPage::default();
                self.switch_to(Some(file), *card);
                self.show_opened();
            }
            Stored::Read(sheet, _, Err(why)) if sheet == self.sheet_number => {
                self.notice = Some(why);
            }
            Stored::Exported(format, text) => {
                let (day, sheets) = (written_day(self.today), say!("keeper-sheets-file"));
                let name = format!("{day} {sheets}.{}", format.extension());
                return Action::Reply(Reply::SaveScorecard { name, text });
            }
            Stored::Importable(files) => self.import.set_files(files),
            Stored::SystemDialogKnown(is_there) => self.import.set_system_dialog(is_there),
            Stored::ImportChosen(path) => return self.import_from(path, OnChanged::Ask),
            Stored::Imported(path, (result, sheets)) => {
                return self.show_imported(path, result, sheets);
            }
            Stored::Filed(..) | Stored::Read(..) => {}
        }
        Action::None
    }

    /// Takes sheets from a file.
    pub(super) fn import_from(&self, path: PathBuf, on_changed: OnChanged) -> Action<Message> {
        let imported = self.services.scorecards.import(path.clone(), on_changed);
        let stored = move |result| Message::Stored(Stored::Imported(path.clone(), result));
        Action::Run(imported.map(stored))
    }

    /// Reports what was taken from a file and shows all sheets, or asks about those that differ. The open sheet is written again, so that it stays
    /// the one with which the Scorekeeper opens; if it was replaced, it is read again.
    fn show_imported(
        &mut self,
        path: PathBuf,
        result: Result<Imported, String>,
        sheets: Vec<ListedScorecard>,
    ) -> Action<Message> {
        self.sheets.set_list(sheets);
        let is_open_replaced = match result {
            Ok(Imported { changed, .. }) if changed > 0 => {
                self.import.ask(path, changed);
                self.turn_to(Page::Import);
                return Action::None;
            }
            Ok(Imported {
                added,
                known,
                replaced: files,
                ..
            }) => {
                let replaced = files.len();
                let known = (known > 0).then(|| say!("keeper-import-known", known));
                let added =
                    (added > 0 || replaced == 0).then(|| say!("keeper-import-added", added));
                let replaced = (replaced > 0).then(|| say!("keeper-import-replaced", replaced));
                let sentences = [added, replaced, known];
                self.notice = Some(words::sentences(sentences.into_iter().flatten()));
                if self.page == Page::Import {
                    self.turn_to(Page::SavedSheets);
                }
                let is_replaced = |file| files.contains(file);
                self.file.as_ref().is_some_and(is_replaced)
            }
            Err(why) => {
                self.notice = Some(why);
                return Action::None;
            }
        };
        match self.file.clone() {
            Some(file) if is_open_replaced => self.read(file),
            Some(_) => self.save(),
            None => Action::None,
        }
    }

    /// Turns to the page on which an opened sheet is continued, or renamed.
    pub(super) fn show_opened(&mut self) {
        let page = match (self.is_renaming, self.model.card().entries.is_empty()) {
            (false, _) if self.model.has_unsaved_change() => self.change_page(),
            (false, false) => Page::Sheet,
            _ => Page::Players,
        };
        self.is_renaming = false;
        self.turn_to(page);
    }

    /// Reports that what was exported last is in the file at `path`.
    pub(super) fn report_export(&mut self, path: &Path) {
        let path = sanitize_path(path);
        self.notice = Some(match self.exported {
            Exported::Sheet => say!("keeper-sheet-saved", path),
            Exported::AllSheets => say!("keeper-sheets-saved", path),
            Exported::League => say!("league-saved", path),
        });
    }
}
