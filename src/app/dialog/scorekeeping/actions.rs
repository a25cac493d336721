//! Actions of the scorekeeper: entering, changing and deleting, undo and redo, and switching to other sheets.

use super::ScorekeeperDialog;
use super::entering::EnteringPage;
use super::import::ImportPage;
use super::league::LeaguePage;
use super::message::{Message, Page, SheetsMessage, Stored};
use super::scorecard_model::ScorecardModel;
use super::scorekeeper::Exported;
use crate::app::dialog::Action;
use engine::scorekeeper::{Entry, EntryPosition, EntryResult, Scorecard, shared_name};
use wording::ScorecardWording;
use words::{Value, noun, say};

impl ScorekeeperDialog {
    /// Turns to a page; its first control gets the focus.
    pub(super) fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.waiting = None;
        self.page_turns += 1;
        self.players.end_typing();
    }

    /// Turns to the page that a tab or a button leads to. Players and date must fit before their page is left.
    pub(super) fn go_to(&mut self, page: Page) -> Action<Message> {
        if page != Page::Players && self.has_wrong_players() {
            return Action::None;
        }
        let page = match page {
            Page::Hand => self.change_page(),
            page => page,
        };
        self.turn_to(page);
        match page {
            Page::SavedSheets => {
                let list = self.services.scorecards.list();
                Action::Run(list.map(|sheets| Message::Stored(Stored::Listed(sheets))))
            }
            _ => Action::None,
        }
    }

    /// Whether the page of the players is shown and something on it does not fit, which a notice then says.
    pub(super) fn has_wrong_players(&mut self) -> bool {
        let problem = match self.page {
            Page::Players => self.players.problem(self.model.card()),
            _ => None,
        };
        let is_wrong = problem.is_some();
        self.notice = problem.or(self.notice.take());
        is_wrong
    }

    /// Turns to the sheet, for layout tests.
    #[cfg(test)]
    pub fn show_sheet(&mut self) {
        self.turn_to(Page::Sheet);
    }

    /// Saves the current sheet in its file; a new one gets a file.
    pub(super) fn save(&self) -> Action<Message> {
        let (sheet, file) = (self.sheet_number, self.file.clone());
        let card = Box::new(self.model.card().clone());
        let id = (self.services.opening, sheet);
        let new_file = self.services.scorecards.write(id, file, card);
        Action::Run(new_file.map(move |file| Message::Stored(Stored::Filed(sheet, file))))
    }

    /// Enters the typed hand; without a valid one, emphasises what is wrong.
    pub(super) fn enter(&mut self) -> Action<Message> {
        let Ok(hand) = self.model.card().typed_hand() else {
            self.entering.emphasise_errors();
            return Action::None;
        };
        match self.refuses_entry() {
            true => Action::None,
            false => self.put(hand, Page::Explained),
        }
    }

    /// Enters a dead hand, a penalty or a correction.
    pub(super) fn enter_other(&mut self, entry: Entry) -> Action<Message> {
        match self.refuses_entry() {
            true => Action::None,
            false => self.put(entry, Page::Sheet),
        }
    }

    /// Whether an entry would be added to a full sheet, or to one on which two players have the same name; a notice then says so.
    fn refuses_entry(&mut self) -> bool {
        let card = self.model.card();
        let is_added = !matches!(card.position(), EntryPosition::Change(_));
        let why_not = match card.is_full() {
            true => Some(say!("keeper-sheet-full").to_owned()),
            false => same_name(card),
        };
        let refusal = why_not.filter(|_| is_added);
        let is_refused = refusal.is_some();
        self.notice = refusal.or(self.notice.take());
        is_refused
    }

    /// Stores an entry at the scorecard's position. A new one is shown on `page`, a changed or inserted one in the sheet.
    pub(super) fn put(&mut self, entry: Entry, page: Page) -> Action<Message> {
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
        self.entering = EnteringPage::default();
        match position {
            EntryPosition::End => self.turn_to(page),
            EntryPosition::Change(_) | EntryPosition::Before(_) => {
                let entry = name_of(&self.model, place);
                self.notice = Some(match position {
                    EntryPosition::Change(_) => say!("keeper-changed", entry),
                    _ => say!("keeper-inserted", entry),
                });
                self.turn_to(Page::Sheet);
            }
        }
        self.save()
    }

    /// Starts editing the selected entry.
    pub(super) fn edit(&mut self) -> Action<Message> {
        let chosen = self.chosen;
        if chosen >= self.model.card().entries.len() {
            return Action::None;
        }
        // A change of this entry that was begun goes on.
        if self.model.card().position() != EntryPosition::Change(chosen) {
            self.model.adjust(|card| card.begin_change(chosen));
        }
        self.entering = EnteringPage::of(self.model.card().typed());
        self.turn_to(self.change_page());
        self.save()
    }

    /// Starts inserting a hand before the selected entry.
    pub(super) fn insert(&mut self) -> Action<Message> {
        let chosen = self.chosen;
        if chosen >= self.model.card().entries.len() {
            return Action::None;
        }
        self.model.adjust(|card| card.begin_insert(chosen));
        self.entering = EnteringPage::default();
        self.turn_to(Page::Hand);
        self.save()
    }

    /// Ends the change of an entry, or the insertion of one, without a result.
    pub(super) fn abandon(&mut self) -> Action<Message> {
        self.model.adjust(Scorecard::abandon_edit);
        self.entering = EnteringPage::default();
        self.turn_to(Page::Sheet);
        self.save()
    }

    /// Deletes the selected entry.
    pub(super) fn delete(&mut self) -> Action<Message> {
        let chosen = self.chosen;
        let Some(entry) = self.model.results().lines.get(chosen) else {
            return Action::None;
        };
        let what = self.model.card().describe_line(entry);
        let entry = name_of(&self.model, chosen);
        let step = say!("keeper-did-delete", entry);
        self.model.act(|card| card.delete(chosen), |_, ()| step);
        self.clamp_selection();
        self.notice = Some(say!("keeper-deleted", what));
        self.turn_to(Page::Sheet);
        self.save()
    }

    /// Clamps the selection to the existing rows.
    fn clamp_selection(&mut self) {
        let last = self.model.results().lines.len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }

    /// Undoes the last step, which a notice describes.
    pub(super) fn undo(&mut self) -> Action<Message> {
        let undone = self.model.can_undo().then(|| self.model.undo()).flatten();
        match undone {
            Some(what) => self.after_step(say!("keeper-undone", what)),
            None => Action::None,
        }
    }

    /// Redoes the step undone last, which a notice describes.
    pub(super) fn redo(&mut self) -> Action<Message> {
        let redone = self.model.can_redo().then(|| self.model.redo()).flatten();
        match redone {
            Some(what) => self.after_step(say!("keeper-redone", what)),
            None => Action::None,
        }
    }

    /// Updates the pages and saves the sheet after a step was undone or redone. The shown page stays.
    fn after_step(&mut self, notice: String) -> Action<Message> {
        self.notice = Some(notice);
        self.clamp_selection();
        self.entering = EnteringPage::of(self.model.card().typed());
        self.evaluation.evaluate(&self.model.card().rules);
        self.turn_to(self.page);
        self.save()
    }

    /// Starts another sheet with the same players and rules; the previous one stays saved.
    pub(super) fn start_new_sheet(&mut self) {
        let card = self.model.card();
        let card = Scorecard::new(card.names.clone(), card.rules.clone());
        self.switch_to(None, Self::with_new_heading(card, self.today));
        self.notice = Some(say!("keeper-new-sheet").to_owned());
        self.turn_to(Page::Players);
    }

    /// Shows another sheet, with its file if it has one.
    pub(super) fn switch_to(&mut self, file: Option<String>, card: Scorecard) {
        self.players.include(&card.rules);
        self.evaluation.evaluate(&card.rules);
        self.chosen = card.entries.len().saturating_sub(1);
        self.model = ScorecardModel::new(card);
        self.file = file;
        self.sheet_number += 1;
        self.entering = EnteringPage::of(self.model.card().typed());
        self.save_error = None;
    }

    /// Whether the sheet selected in the list is the open one.
    pub(super) fn is_chosen_open(&self) -> bool {
        self.file.is_some() && self.file == self.sheets.chosen()
    }

    /// Reads the sheet in this file to show it.
    pub(super) fn read(&self, file: String) -> Action<Message> {
        let (sheet, card) = (
            self.sheet_number,
            self.services.scorecards.open(file.clone()),
        );
        let read = move |card| Message::Stored(Stored::Read(sheet, file.clone(), card));
        Action::Run(card.map(read))
    }

    /// Handles a message from the page of saved sheets.
    pub(super) fn on_sheets(&mut self, message: SheetsMessage) -> Action<Message> {
        let chosen = self.sheets.chosen();
        let is_open = self.is_chosen_open();
        let is_rename = message == SheetsMessage::Rename;
        let is_question = message == SheetsMessage::Delete && chosen.is_some();
        let scorecards = self.services.scorecards.clone();
        let changed = |(result, sheets)| Message::Stored(Stored::Changed(result, sheets));
        match (message, chosen) {
            (SheetsMessage::Choose(line), _) => {
                self.sheets.choose(line);
                Action::None
            }
            (SheetsMessage::Open | SheetsMessage::Rename, _) if is_open => {
                self.is_renaming = is_rename;
                self.show_opened();
                Action::None
            }
            (SheetsMessage::Open | SheetsMessage::Rename, Some(file)) => {
                self.is_renaming = is_rename;
                self.read(file)
            }
            (SheetsMessage::League, _) => {
                self.league = LeaguePage::new(self.sheets.listed());
                self.turn_to(Page::League);
                Action::None
            }
            (SheetsMessage::Export(format), _) => {
                self.exported = Exported::AllSheets;
                let text = scorecards.text_of_all(format);
                Action::Run(text.map(move |text| Message::Stored(Stored::Exported(format, text))))
            }
            (SheetsMessage::Import, _) => {
                self.import = ImportPage::default();
                self.turn_to(Page::Import);
                Action::Run(ImportPage::load(&self.services))
            }
            (SheetsMessage::Delete | SheetsMessage::Keep, _) => {
                self.sheets.ask(is_question);
                self.turn_to(Page::SavedSheets);
                Action::None
            }
            (SheetsMessage::DeleteNow, Some(file)) => {
                self.sheets.ask(false);
                self.turn_to(Page::SavedSheets);
                self.sheets.note_deleted(Some(file.clone()));
                self.notice = Some(say!("keeper-sheet-deleted").to_owned());
                if is_open {
                    let card = self.model.card();
                    let card = Scorecard::new(card.names.clone(), card.rules.clone());
                    self.switch_to(None, Self::with_new_heading(card, self.today));
                }
                Action::Run(scorecards.delete(file).map(changed))
            }
            (SheetsMessage::Restore, _) => match self.sheets.take_deleted() {
                Some(file) => Action::Run(scorecards.restore(file).map(changed)),
                None => Action::None,
            },
            (_, None) => Action::None,
        }
    }
}

/// Says that two players have the same name, if they have.
pub fn same_name(card: &Scorecard) -> Option<String> {
    let seat = shared_name(&card.names)?;
    Some(say!("keeper-same-name", name = card.names[seat].trim()))
}

/// Names an entry: a hand by its number, and a penalty or correction by what it does.
pub fn name_of(model: &ScorecardModel, place: usize) -> Value<'static> {
    let Some(line) = model.results().lines.get(place) else {
        return "".into();
    };
    match &line.result {
        EntryResult::Other(Entry::Penalty { .. } | Entry::Correction { .. }) => {
            let what = model.card().describe_line(line);
            noun!("keeper-entry-other", what).into()
        }
        _ => noun!("keeper-entry-hand", number = line.progress.deals + 1).into(),
    }
}
