//! The body and the buttons of each page of the scorekeeper.

use iced::Element;

use super::message::{Message, Page};
use super::{ScorekeeperDialog, explained, other, sheet_list};
use crate::app::widget::{Event, Form, Hotkey};
use crate::presenter::SheetFormat;
use engine::scorekeeper::{EntryPosition, OtherDraft};
use words::say;

type Part<'a> = Element<'a, Event>;

impl ScorekeeperDialog {
    /// The body of the current page, and its buttons.
    pub(super) fn body_and_buttons<'a>(
        &'a self,
        form: &Form<'a, Message>,
    ) -> (Part<'a>, Vec<Part<'a>>) {
        let help = || form.help(Message::Help);
        let close = || form.cancel(say!("label-close"), Message::Close);
        let (model, has_entries) = (&self.model, !self.model.card().entries.is_empty());
        let notice = self.save_error.as_deref().or(self.notice.as_deref());
        match self.page {
            Page::Hand => {
                let body = self.entering.page(form, model, notice);
                (body, self.hand_buttons(form))
            }
            Page::Sheet => {
                let body = sheet_list::page(form, model, self.chosen, notice);
                let if_entries = |message: Message| has_entries.then_some(message);
                let export =
                    |words, format| form.button(words, if_entries(Message::Export(format)));
                let on_key = |key, is_enabled: bool, message| {
                    if is_enabled {
                        form.on_key(key, message);
                    }
                };
                on_key(Hotkey::Undo, model.can_undo(), Message::Undo);
                on_key(Hotkey::Redo, model.can_redo(), Message::Redo);
                let buttons = vec![
                    help(),
                    export(say!("game-sheet-save-csv"), SheetFormat::Csv),
                    export(say!("keeper-print"), SheetFormat::Html),
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
            Page::League => {
                let has_lines = self.league.has_lines();
                let export = |words, format| {
                    let message = Message::ExportLeague(format);
                    form.button(words, has_lines.then_some(message))
                };
                let body = self.league.page(form, notice);
                let back = Some(Message::Page(Page::SavedSheets));
                let buttons = vec![
                    help(),
                    export(say!("game-sheet-save-csv"), SheetFormat::Csv),
                    export(say!("keeper-print"), SheetFormat::Html),
                    close(),
                    form.default(say!("keeper-back-to-sheets"), back),
                ];
                (body, buttons)
            }
            Page::Import => {
                let body = self.import.page(form, notice);
                let mut buttons = vec![help()];
                buttons.extend(self.import.buttons(form));
                (body, buttons)
            }
            Page::Other => {
                let body = other::page(form, model);
                let entry = model.card().other_typed().and_then(OtherDraft::entry);
                let enter = entry.map(|_| Message::EnterOther);
                let (leave, words) = match model.card().position() {
                    EntryPosition::End => (Message::Page(Page::Hand), say!("keeper-enter-single")),
                    EntryPosition::Change(_) => (Message::Abandon, say!("keeper-change")),
                    EntryPosition::Before(_) => (Message::Abandon, say!("keeper-insert-it")),
                };
                let back = form.cancel(say!("label-cancel"), leave);
                (body, vec![help(), back, form.default(words, enter)])
            }
            Page::Unsaved => (self.question_page(form), self.question_buttons(form)),
        }
    }

    /// The buttons of the page for typing a hand.
    fn hand_buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        let penalty = Some(Message::Page(Page::Other));
        let penalty = form.button(say!("keeper-penalty"), penalty);
        let dead = form.button(say!("keeper-dead-hand"), Some(Message::Dead));
        let (leave, enter) = match self.model.card().position() {
            EntryPosition::End => {
                let can_undo = self.model.can_undo();
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
