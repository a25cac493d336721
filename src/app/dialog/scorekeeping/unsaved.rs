//! The question about a change that was typed and not saved, asked before something else would drop it.

use iced::widget::column;
use iced::{Element, Fill, Task};

use super::ScorekeeperDialog;
use super::actions::name_of;
use super::message::{Answer, Message, Page, SheetsMessage};
use super::scorecard_model::ScorecardModel;
use crate::app::dialog::{Action, DialogContent};
use crate::app::widget::{Event, Form};
use engine::scorekeeper::{Entry, EntryPosition};
use wording::ScorecardWording;
use words::say;

/// What waits for the answer, and the entry that was selected.
pub struct Waiting {
    message: Message,
    chosen: usize,
}

impl ScorekeeperDialog {
    /// Whether this message would drop a change that is not saved.
    pub(super) fn drops_change(&self, message: &Message) -> bool {
        let drops = match message {
            Message::New | Message::Insert => true,
            Message::Edit => self.model.card().position() != EntryPosition::Change(self.chosen),
            Message::Sheets(SheetsMessage::Open | SheetsMessage::Rename) => !self.is_chosen_open(),
            _ => false,
        };
        drops && self.model.has_unsaved_change()
    }

    /// Asks what to do with the change before this message is handled.
    pub(super) fn ask_about_change(&mut self, message: Message) {
        let chosen = self.chosen;
        self.turn_to(Page::Unsaved);
        self.waiting = Some(Waiting { message, chosen });
    }

    /// Handles the answer; unless it is to go back, the message that waited is handled too.
    pub(super) fn answer(&mut self, answer: Answer) -> Action<Message> {
        let Some(waiting) = self.waiting.take() else {
            return Action::None;
        };
        let position = self.model.card().position();
        let saved = match (answer, self.changed_entry()) {
            (Answer::Back, _) | (Answer::Save, None) => {
                self.turn_to(self.change_page());
                return Action::None;
            }
            (Answer::Save, Some(entry)) => self.put(entry, Page::Sheet),
            (Answer::Discard, _) => self.abandon(),
        };
        let is_moved = match position {
            EntryPosition::Before(place) => answer == Answer::Save && place <= waiting.chosen,
            EntryPosition::End | EntryPosition::Change(_) => false,
        };
        self.chosen = waiting.chosen + usize::from(is_moved);
        both(saved, self.update(waiting.message))
    }

    /// The page on which an entry is changed or inserted.
    pub(super) fn change_page(&self) -> Page {
        match self.is_other_changed() {
            true => Page::Other,
            false => Page::Hand,
        }
    }

    /// Whether the entry being changed or inserted is a penalty or a correction.
    fn is_other_changed(&self) -> bool {
        let edit = self.model.card().edit.as_ref();
        edit.is_some_and(|edit| edit.other.is_some() && edit.draft.is_empty())
    }

    /// The changed entry, if it is valid.
    fn changed_entry(&self) -> Option<Entry> {
        let card = self.model.card();
        match self.is_other_changed() {
            true => card.other_typed()?.entry(),
            false => card.typed_hand().ok(),
        }
    }

    /// The page of the question.
    pub(super) fn question_page<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event> {
        let look = form.look;
        let mut body = column![form.warning(unsaved_words(&self.model).unwrap_or_default())];
        match (self.changed_entry(), self.model.current_result()) {
            (Some(_), _) => body = body.push(look.hint(say!("keeper-unsaved-hint"))),
            (None, result) => {
                body = body.push(look.hint(say!("keeper-unsaved-unfinished")));
                if let (false, Err(error)) = (self.is_other_changed(), result) {
                    body = body.push(look.hint(self.model.card().describe_error(error)));
                }
            }
        }
        body.spacing(look.px(12.0)).width(Fill).into()
    }

    /// The buttons of the question.
    pub(super) fn question_buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Element<'a, Event>> {
        let (save, discard) = match self.model.card().position() {
            EntryPosition::Before(_) => (say!("keeper-insert-it"), say!("keeper-abandon-insert")),
            EntryPosition::End | EntryPosition::Change(_) => {
                (say!("keeper-change"), say!("keeper-abandon"))
            }
        };
        let is_valid = self.changed_entry().is_some();
        vec![
            form.help(Message::Help),
            form.button(discard, Some(Message::Unsaved(Answer::Discard))),
            form.cancel(say!("label-cancel"), Message::Unsaved(Answer::Back)),
            form.default(save, is_valid.then_some(Message::Unsaved(Answer::Save))),
        ]
    }
}

/// Says that a change is not saved; `None` if there is none.
pub fn unsaved_words(model: &ScorecardModel) -> Option<String> {
    if !model.has_unsaved_change() {
        return None;
    }
    match model.card().position() {
        EntryPosition::End => None,
        EntryPosition::Change(place) => {
            let entry = name_of(model, place);
            Some(say!("keeper-unsaved-change", entry))
        }
        EntryPosition::Before(_) => Some(say!("keeper-unsaved-insert").to_owned()),
    }
}

/// The work of two actions. The first is never a reply.
fn both(first: Action<Message>, second: Action<Message>) -> Action<Message> {
    match (first, second) {
        (Action::Run(first), Action::Run(second)) => Action::Run(Task::batch([first, second])),
        (first, Action::None) => first,
        (_, second) => second,
    }
}
