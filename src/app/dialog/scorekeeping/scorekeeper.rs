//! The scorekeeper dialog: its state, and the messages and buttons of its pages.

use iced::{Element, Task};

use super::entering::EnteringPage;
use super::evaluation::EvaluationPage;
use super::message::{Message, Page};
use super::other::OtherPage;
use super::players::PlayersPage;
use super::saved_sheets::SheetsPage;
use super::scorecard_model::ScorecardModel;
use super::{explained, sheet_list};
use crate::app::dialog::{Action, DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::services::Services;
use crate::app::widget::{Event, Form, Hotkey, Look, Tab, tabs};
use crate::presenter::{DialogEvent, SheetFormat};
use engine::rules::RuleSet;
use engine::scorekeeper::{Entry, EntryPosition, Heading, Scorecard};
use wording::ScorecardSheet;
use words::say;

type Part<'a> = Element<'a, Event>;

/// Minimum and maximum width of the dialog and height of its body, in units; both grow with the window.
const WIDTHS: (f32, f32) = (780.0, 1080.0);
const HEIGHTS: (f32, f32) = (424.0, 520.0);
/// Height of the title, tabs, footer and the dialog's margin, in units.
const TAKEN: f32 = 41.0 + 50.0 + 62.0 + 20.0;

/// The dialog's state.
pub struct ScorekeeperDialog {
    pub(super) model: ScorecardModel,
    /// Name of the sheet's file; `None` before it is first saved.
    pub(super) file: Option<String>,
    /// The number of the current sheet among those shown since the dialog opened, from 0.
    pub(super) sheet_number: u64,
    pub(super) page: Page,
    pub(super) entering: EnteringPage,
    pub(super) other: OtherPage,
    pub(super) evaluation: EvaluationPage,
    pub(super) players: PlayersPage,
    pub(super) sheets: SheetsPage,
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
        Self {
            players: PlayersPage::new(rules, &card.rules),
            entering: EnteringPage::of(card.typed()),
            model: ScorecardModel::new(card),
            file,
            sheet_number: 0,
            page,
            other: OtherPage::default(),
            evaluation: EvaluationPage::default(),
            sheets: SheetsPage::default(),
            is_renaming: false,
            chosen,
            page_turns: 0,
            notice: None,
            save_error: None,
            today,
            services,
        }
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
        Scorecard { heading, ..card }
    }

    /// The reply that exports the sheet.
    fn export(&self, format: SheetFormat) -> Reply {
        let (card, results) = (self.model.card(), self.model.results());
        let text = match format {
            SheetFormat::Csv => card.csv(results),
            SheetFormat::Html => card.html(results),
        };
        Reply::SaveScorecard(format, card.file_stem(), text)
    }

    /// The help topic of the page.
    fn help_topic(&self) -> &'static str {
        match self.page {
            Page::Evaluation => "hand-alone",
            _ => "scorekeeper",
        }
    }

    /// The buttons of the page for typing a hand.
    fn hand_buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        let penalty = Some(Message::Page(Page::Other));
        let penalty = form.button(say!("keeper-penalty"), penalty);
        let dead = form.button(say!("keeper-dead-hand"), Some(Message::Dead));
        let (leave, enter) = match self.model.card().position() {
            EntryPosition::End => {
                let can_undo = self.model.history().can_undo();
                let undo = form.button(say!("label-undo"), can_undo.then_some(Message::Undo));
                let close = form.cancel(say!("label-close"), Message::Close);
                (vec![undo, close], say!("keeper-enter"))
            }
            EntryPosition::Change(_) => {
                let abandon = form.cancel(say!("keeper-abandon"), Message::Abandon);
                (vec![abandon], say!("keeper-change"))
            }
            EntryPosition::Before(_) => {
                let abandon = form.cancel(say!("keeper-abandon-insert"), Message::Abandon);
                (vec![abandon], say!("keeper-insert-it"))
            }
        };
        let enter = form.default(enter, Some(Message::Enter));
        let mut buttons = vec![form.help(Message::Help), penalty, dead];
        buttons.extend(leave);
        buttons.push(enter);
        buttons
    }

    /// The buttons of the page that explains an entry; they act on that entry.
    fn explained_buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        let lines = self.model.results().lines.len();
        let earlier = self.chosen.checked_sub(1).map(Message::Choose);
        let later = Some(self.chosen + 1).filter(|line| *line < lines);
        form.on_arrows(earlier, later.map(Message::Choose));
        form.on_key(Hotkey::Edit, Message::Edit);
        form.on_key(Hotkey::Delete, Message::Delete);
        let if_entry = |message: Message| (self.chosen < lines).then_some(message);
        vec![
            form.help(Message::Help),
            form.button(say!("keeper-edit"), if_entry(Message::Edit)),
            form.button(say!("keeper-delete"), if_entry(Message::Delete)),
            form.button(say!("keeper-back"), Some(Message::Page(Page::Sheet))),
            form.cancel(say!("label-close"), Message::Close),
            form.default(say!("keeper-next-hand"), Some(Message::Page(Page::Hand))),
        ]
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
        if let Message::Filed(..)
        | Message::SheetsListed(_)
        | Message::SheetsChanged(..)
        | Message::SheetRead(..) = message
        {
            self.on_stored(message);
            return Action::None;
        }
        self.notice = None;
        match message {
            Message::Page(Page::SavedSheets) => {
                self.turn_to(Page::SavedSheets);
                return Action::Run(self.services.scorecards.list().map(Message::SheetsListed));
            }
            Message::Page(page) => self.turn_to(page),
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
            Message::New => self.start_new_sheet(),
            Message::Sheets(message) => return self.on_sheets(message),
            Message::Choose(line) => self.chosen = line,
            Message::Export(format) => return Action::Reply(self.export(format)),
            Message::Other(message) => self.other.update(message),
            Message::EnterOther => {
                return match self.other.entry() {
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
            // Handled above.
            Message::Filed(..)
            | Message::SheetsListed(_)
            | Message::SheetsChanged(..)
            | Message::SheetRead(..) => {}
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
            (say!("keeper-tab-players"), Page::Players),
        ];
        let tab = match self.page {
            Page::Hand | Page::Other => Page::Hand,
            Page::Sheet | Page::Explained => Page::Sheet,
            Page::Players | Page::SavedSheets => Page::Players,
            Page::Evaluation => Page::Evaluation,
        };
        let chosen = labels.iter().position(|(_, page)| *page == tab);
        let all_tabs = labels.map(|(label, page)| Tab {
            label: label.to_owned(),
            message: Message::Page(page),
            right: page == Page::Players,
        });
        let head = tabs(form, &all_tabs, chosen.unwrap_or(0));
        let help = || form.help(Message::Help);
        let close = || form.cancel(say!("label-close"), Message::Close);
        let (model, has_entries) = (&self.model, !self.model.card().entries.is_empty());
        let notice = self.save_error.as_deref().or(self.notice.as_deref());
        let (body, buttons) = match self.page {
            Page::Hand => {
                let body = self.entering.page(form, model, notice);
                (body, self.hand_buttons(form))
            }
            Page::Sheet => {
                let body = sheet_list::page(form, model, self.chosen, notice);
                let if_entries = |message: Message| has_entries.then_some(message);
                let export =
                    |words, format| form.button(words, if_entries(Message::Export(format)));
                let history = model.history();
                let on_key = |key, is_enabled: bool, message| {
                    if is_enabled {
                        form.on_key(key, message);
                    }
                };
                on_key(Hotkey::Undo, history.can_undo(), Message::Undo);
                on_key(Hotkey::Redo, history.can_redo(), Message::Redo);
                let buttons = vec![
                    help(),
                    export(say!("game-sheet-save-csv"), SheetFormat::Csv),
                    export(say!("game-sheet-save-html"), SheetFormat::Html),
                    close(),
                    form.default(
                        say!("keeper-explain"),
                        if_entries(Message::Page(Page::Explained)),
                    ),
                ];
                (body, buttons)
            }
            Page::Explained => {
                let body = explained::page(form, model, self.chosen);
                (body, self.explained_buttons(form))
            }
            Page::Evaluation => {
                let body = self.evaluation.page(form, &model.card().rules);
                (body, vec![help(), close()])
            }
            Page::Players => {
                let body = self.players.page(form, model, notice);
                let begin = form.default(say!("keeper-go-on"), Some(Message::Page(Page::Hand)));
                let has_content = has_entries || !model.card().typed().is_empty();
                let buttons = vec![
                    help(),
                    form.button(
                        say!("keeper-sheets"),
                        Some(Message::Page(Page::SavedSheets)),
                    ),
                    form.button(say!("keeper-new"), has_content.then_some(Message::New)),
                    close(),
                    begin,
                ];
                (body, buttons)
            }
            Page::SavedSheets => {
                let body = self.sheets.page(form, self.file.as_deref(), notice);
                let mut buttons = vec![help()];
                buttons.extend(self.sheets.buttons(form));
                (body, buttons)
            }
            Page::Other => {
                let body = self.other.page(form, model);
                let enter = self.other.entry().map(|_| Message::EnterOther);
                let (leave, words) = match model.card().position() {
                    EntryPosition::End => (Message::Page(Page::Hand), say!("keeper-enter-single")),
                    EntryPosition::Change(_) => (Message::Abandon, say!("keeper-change")),
                    EntryPosition::Before(_) => (Message::Abandon, say!("keeper-insert-it")),
                };
                let back = form.cancel(say!("label-cancel"), leave);
                (body, vec![help(), back, form.default(words, enter)])
            }
        };
        let metrics = form.look.metrics;
        DialogLayout {
            height: Some(metrics.flexible_height(TAKEN, HEIGHTS)),
            head: Some(head),
            ..DialogLayout::new(body, buttons)
        }
    }
}
