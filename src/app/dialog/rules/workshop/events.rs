//! The scoring events of a rule set: the table of all events, and an editor for the player's own.

use iced::widget::{column, row};

use super::Workshop;
use super::change::EventChange;
use super::event_draft::EventDraft;
use super::message::{Message, Part};
use crate::app::widget::Form;
use coach::workshop::{Edit, OwnEvent};
use engine::rules::ScoringEvent;
use words::say;

/// Height of the tabs, and of the buttons below the table, in units.
const TABS: f32 = 50.0;
const BUTTONS: f32 = 42.0;

impl Workshop {
    /// The page.
    pub(super) fn events_page<'a>(&'a self, form: &Form<'a, Message>) -> Part<'a> {
        if let Some(event_draft) = &self.event_draft {
            return self.event_maker(form, event_draft);
        }
        let look = form.look;
        let is_own = self.own_event().is_some();
        let send = |change| Some(Message::OwnEvent(change));
        let buttons = row![
            form.button(say!("workshop-new-event"), send(EventChange::New)),
            form.button(
                say!("workshop-change-event"),
                send(EventChange::Edit).filter(|_| is_own)
            ),
            form.button(
                say!("workshop-leave-out"),
                send(EventChange::Remove).filter(|_| is_own)
            ),
        ];
        let table = self.events.view(form, TABS + BUTTONS, Message::Event);
        column![table, buttons.spacing(look.px(10.0))]
            .spacing(look.px(BUTTONS - 34.0))
            .into()
    }

    /// The selected event if it is the player's own. Special hands are excluded: they have their own page.
    fn own_event(&self) -> Option<&ScoringEvent> {
        let id = self.events.chosen().filter(|id| self.draft.is_own(id))?;
        let event = self.draft.rules().event(id)?;
        event.special.is_none().then_some(event)
    }

    /// Handles a change to one of the player's own scoring events.
    pub(super) fn change_event(&mut self, change: EventChange) {
        if self.apply_event_change(change).is_some() {
            self.refresh();
        }
    }

    /// Applies a change. Returns `None` if no page needs to be refreshed after it.
    fn apply_event_change(&mut self, change: EventChange) -> Option<()> {
        match change {
            EventChange::New => {
                let name = self.free_name(say!("workshop-new-event-name"));
                self.event_draft = Some(EventDraft::new(OwnEvent::new(name), &self.draft));
            }
            EventChange::Edit => {
                let event = OwnEvent::of(self.own_event()?)?;
                self.event_draft = Some(EventDraft::new(event, &self.draft));
            }
            EventChange::Remove => {
                let id = self.own_event()?.id.clone();
                self.edit(Edit::Remove(id));
            }
            EventChange::Discard => self.event_draft = None,
            EventChange::Done => {
                let event_draft = self.event_draft.as_ref()?;
                let row = Box::new(event_draft.event.row());
                let id = row.id.clone();
                let edit = match event_draft.event.replaces() {
                    Some(before) => Edit::Replace(before.clone(), row),
                    None => Edit::Add(row),
                };
                if self.edit(edit) {
                    self.event_draft = None;
                    self.refresh();
                    self.events.choose_row(&id);
                }
                return None;
            }
            change => {
                self.event_draft.as_mut()?.change(change, &self.draft);
                return None;
            }
        }
        Some(())
    }
}
