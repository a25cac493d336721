//! The dialog's footer: its notice and its buttons.

use super::Workshop;
use super::message::{Message, Part};
use super::notice::Notice;
use crate::app::widget::Form;
use words::say;

impl Workshop {
    /// The buttons unless a hand or event is being made or changed on the page.
    pub(super) fn usual_buttons<'a>(&self, form: &Form<'a, Message>) -> Vec<Part<'a>> {
        let (undo, redo) = self.draft.can_undo_redo();
        let must_save = self.is_unsaved || self.library.file_name.is_none();
        let can_save = must_save && self.save_obstacle.is_none();
        vec![
            form.button(say!("workshop-undo"), undo.then_some(Message::Undo)),
            form.button(say!("workshop-redo"), redo.then_some(Message::Redo)),
            form.button(say!("workshop-save"), can_save.then_some(Message::Save)),
            form.cancel(say!("label-close"), Message::Close),
        ]
    }

    /// The notice in the footer.
    pub(super) fn footer_notice<'a>(&self, form: &Form<'a, Message>) -> Part<'a> {
        let look = form.look;
        let save_obstacle = self.save_obstacle.as_ref().filter(|_| self.is_unsaved);
        match (&self.notice, save_obstacle) {
            (Notice::Done(words), _) => look.notice(words.as_str()),
            (Notice::Refused(why), _) => form.warning(why.as_str()),
            (Notice::Confirm(_, why), _) => form.warning(*why),
            (Notice::Nothing, Some(why)) => form.warning(why.as_str()),
            (Notice::Nothing, None) if self.is_unsaved => look.hint(say!("workshop-unsaved")),
            (Notice::Nothing, None) => look.hint(say!("workshop-copy-hint")),
        }
    }

    /// The buttons while a hand or event is being made or changed.
    pub(super) fn draft_buttons<'a>(
        &self,
        form: &Form<'a, Message>,
        discard: Message,
        done: Option<Message>,
    ) -> Vec<Part<'a>> {
        vec![
            form.button(say!("workshop-leave"), Some(discard)),
            form.cancel(say!("label-close"), Message::Close),
            form.default(say!("workshop-done"), done),
        ]
    }
}
