//! The scorekeeper dialog: its state, and the messages and buttons of its pages.

use iced::Task;

use super::entering::EnteringPage;
use super::evaluation::EvaluationPage;
use super::import::ImportPage;
use super::league::LeaguePage;
use super::message::{Message, Page};
use super::other;
use super::players::PlayersPage;
use super::saved_sheets::SheetsPage;
use super::scorecard_model::ScorecardModel;
use super::unsaved::Waiting;
use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::disk::{OnChanged, new_identity};
use crate::app::services::Services;
use crate::app::widget::{Form, Look, Tab, tabs};
use crate::presenter::{DialogEvent, SheetFormat};
use engine::rules::RuleSet;
use engine::scorekeeper::{Entry, Heading, OtherDraft, Scorecard};
use wording::ScorecardSheet;
use words::say;

/// Minimum and maximum width of the dialog and height of its body, in units; both grow with the window.
const WIDTHS: (f32, f32) = (780.0, 1080.0);
const HEIGHTS: (f32, f32) = (424.0, 520.0);
/// Height of the title, tabs, footer and the dialog's margin, in units.
const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0;

/// What is saved as a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// The open sheet.
    Sheet,
    /// All sheets.
    AllSheets,
    /// The league table.
    League,
}

/// The dialog's state.
pub struct ScorekeeperDialog {
    pub(super) model: ScorecardModel,
    /// Name of the sheet's file; `None` before it is first saved.
    pub(super) file: Option<String>,
    /// The number of the current sheet among those shown since the dialog opened, from 0.
    pub(super) sheet_number: u64,
    pub(super) page: Page,
    pub(super) entering: EnteringPage,
    pub(super) evaluation: EvaluationPage,
    pub(super) players: PlayersPage,
    pub(super) sheets: SheetsPage,
    pub(super) league: LeaguePage,
    pub(super) import: ImportPage,
    /// What waits for the answer about a change that is not saved.
    pub(super) waiting: Option<Waiting>,
    /// What was saved as a document last.
    pub(super) exported: Exported,
    /// Whether a sheet is being opened in order to rename it.
    pub(super) is_renaming: bool,
    /// Index of the selected row of the sheet.
    pub(super) chosen: usize,
    /// Number of page turns so far; the focus starts over with each.
    pub(super) page_turns: usize,
    /// Description of the last action, shown until the next one.
    pub(super) notice: Option<String>,
    /// Why the current state isn't saved to disk, if it isn't.
    pub(super) save_error: Option<String>,
    /// The date of new sheets: year, month, day.
    pub(super) today: (i32, u32, u32),
    pub(super) services: Services,
}

impl ScorekeeperDialog {
    /// Opens the dialog with a saved sheet and the name of its file, or with a new sheet of today's date; `rules` are the rule sets to choose
    /// from.
    pub fn new(
        saved: Option<(String, Scorecard)>,
        rules: Vec<RuleSet>,
        today: (i32, u32, u32),
        services: Services,
    ) -> Self {
        let (file, card) = match saved {
            Some((file, card)) => (Some(file), card),
            None => {
                let first = rules.first().cloned().unwrap_or_else(RuleSet::bloem);
                let names = PlayersPage::placeholder_names();
                (
                    None,
                    Self::with_new_heading(Scorecard::new(names, first), today),
                )
            }
        };
        let page = match card.entries.is_empty() && card.typed().is_empty() {
            true => Page::Players,
            false => Page::Hand,
        };
        let chosen = card.entries.len().saturating_sub(1);
        let mut dialog = Self {
            players: PlayersPage::new(rules, &card.rules),
            entering: EnteringPage::of(card.typed()),
            model: ScorecardModel::new(card),
            file,
            sheet_number: 0,
            page,
            evaluation: EvaluationPage::default(),
            sheets: SheetsPage::default(),
            league: LeaguePage::default(),
            import: ImportPage::default(),
            waiting: None,
            exported: Exported::Sheet,
            is_renaming: false,
            chosen,
            page_turns: 0,
            notice: None,
            save_error: None,
            today,
            services,
        };
        // A change that was begun goes on.
        if dialog.model.card().edit.is_some() {
            dialog.page = dialog.change_page();
        }
        dialog
    }

    /// Shows this error about a saved sheet, if there is one.
    pub fn with_error(mut self, error: Option<String>) -> Self {
        self.notice = error;
        self
    }

    /// A scorecard with a heading that has only this date.
    pub(super) fn with_new_heading(card: Scorecard, today: (i32, u32, u32)) -> Scorecard {
        let heading = Heading {
            date: Some(today),
            ..Heading::default()
        };
        let id = new_identity();
        Scorecard {
            id,
            heading,
            ..card
        }
    }

    /// The reply that exports the sheet.
    fn export(&self, format: SheetFormat) -> Reply {
        let (card, results) = (self.model.card(), self.model.results());
        let (extension, text) = match format {
            SheetFormat::Csv => ("csv", card.csv(results)),
            SheetFormat::Html => ("html", card.print_page(results)),
        };
        let name = format!("{}.{extension}", card.file_stem());
        Reply::SaveScorecard { name, text }
    }

    /// The help topic of the page.
    fn help_topic(&self) -> &'static str {
        match self.page {
            Page::Evaluation => "hand-alone",
            Page::SavedSheets | Page::League | Page::Import => "scorekeeper-season",
            _ => "scorekeeper",
        }
    }
}

impl DialogContent for ScorekeeperDialog {
    type Message = Message;

    fn title(&self) -> String {
        say!("keeper-title").to_owned()
    }

    fn page(&self) -> usize {
        self.page_turns
    }

    fn update(&mut self, message: Message) -> Action<Message> {
        if !matches!(message, Message::Stored(_)) {
            self.notice = None;
        }
        if self.drops_change(&message) {
            self.ask_about_change(message);
            return Action::None;
        }
        match message {
            Message::Page(page) => return self.go_to(page),
            Message::Unsaved(answer) => return self.answer(answer),
            Message::Entering(message) => {
                self.entering.update(&mut self.model, message);
                return self.save();
            }
            Message::Enter => return self.enter(),
            Message::Dead => return self.enter_other(Entry::Dead),
            Message::Edit => return self.edit(),
            Message::Insert => return self.insert(),
            Message::Delete => return self.delete(),
            Message::Abandon => return self.abandon(),
            Message::Undo => return self.undo(),
            Message::Redo => return self.redo(),
            Message::New => {
                if !self.has_wrong_players() {
                    self.start_new_sheet();
                }
            }
            Message::Sheets(message) => return self.on_sheets(message),
            Message::Stored(stored) => return self.on_stored(stored),
            Message::League(message) => self.league.update(message),
            Message::ExportLeague(format) => {
                self.exported = Exported::League;
                return Action::Reply(self.league.export(format));
            }
            Message::Import(message) => {
                return Action::Run(self.import.update(message, &self.services));
            }
            Message::ImportNow => {
                return match self.import.path() {
                    Some(path) => self.import_from(path, OnChanged::Ask),
                    None => Action::None,
                };
            }
            Message::ImportChanged(on_changed) => {
                return match self.import.take_asked() {
                    Some(path) => self.import_from(path, on_changed),
                    None => Action::None,
                };
            }
            Message::Choose(line) => self.chosen = line,
            Message::Export(format) => {
                self.exported = Exported::Sheet;
                return Action::Reply(self.export(format));
            }
            Message::Other(message) => {
                self.model.edit_other(|draft| other::update(draft, message));
                return self.save();
            }
            Message::EnterOther => {
                let draft = self.model.card().other_typed();
                return match draft.and_then(OtherDraft::entry) {
                    Some(entry) => self.enter_other(entry),
                    None => Action::None,
                };
            }
            Message::Evaluation(message) => {
                self.evaluation.update(&self.model.card().rules, message)
            }
            Message::Players(message) => {
                self.players.update(&mut self.model, message);
                self.evaluation.evaluate(&self.model.card().rules);
                return self.save();
            }
            Message::Close => return Action::Reply(Reply::Close),
            Message::Help => return Action::Reply(Reply::Help(self.help_topic())),
        }
        Action::None
    }

    fn notify(&mut self, event: DialogEvent) -> Task<Message> {
        match event {
            DialogEvent::SheetSaved(path) => self.report_export(&path),
            DialogEvent::ScorecardSaved(why_not) => self.save_error = why_not,
            _ => {}
        }
        Task::none()
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(look.metrics.flexible_width(WIDTHS))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let labels = [
            (say!("keeper-tab-hand"), Page::Hand),
            (say!("keeper-tab-sheet"), Page::Sheet),
            (say!("keeper-tab-alone"), Page::Evaluation),
            (say!("keeper-sheets"), Page::SavedSheets),
            (say!("keeper-tab-players"), Page::Players),
        ];
        let tab = match self.page {
            Page::Hand | Page::Other | Page::Unsaved => Page::Hand,
            Page::Sheet | Page::Explained => Page::Sheet,
            Page::SavedSheets | Page::League | Page::Import => Page::SavedSheets,
            Page::Players => Page::Players,
            Page::Evaluation => Page::Evaluation,
        };
        let chosen = labels.iter().position(|(_, page)| *page == tab);
        let all_tabs = labels.map(|(label, page)| Tab {
            label: label.to_owned(),
            message: Message::Page(page),
            right: matches!(page, Page::SavedSheets | Page::Players),
        });
        let head = tabs(form, &all_tabs, chosen.unwrap_or(0));
        let (body, buttons) = self.body_and_buttons(form);
        let metrics = form.look.metrics;
        DialogLayout {
            height: Some(metrics.flexible_height(TAKEN, HEIGHTS)),
            head: Some(head),
            ..DialogLayout::new(body, buttons)
        }
    }
}
