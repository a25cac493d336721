//! The choice of the rules of a hosted table.

use iced::Element;
use iced::widget::space;

use super::{Host, Message};
use crate::app::widget::{Event, Form};
use engine::rules::RuleSetId;
use wording::RulesWording;
use words::say;

impl Host {
    /// The index of the chosen rules; `None` if they no longer exist, or the saved game has its own.
    pub(super) fn chosen_rules(&self) -> Option<usize> {
        let chosen = &self.settings.host.rules;
        self.rules.iter().position(|(name, _)| name == chosen)
    }

    /// Whether the table plays by other rules than Chinese Classical.
    pub(super) fn plays_other_rules(&self) -> bool {
        match &self.resumed {
            Some(resumed) => resumed.has_own_rules,
            None => self.settings.host.rules != RuleSetId::Classical.name(),
        }
    }

    /// The button with the chosen rules, which chooses the next; nothing for a saved game.
    pub(super) fn rules_button<'a>(&'a self, form: &Form<'a, Message>) -> Element<'a, Event> {
        if self.resumed.is_some() {
            return space().into();
        }
        let chosen = self.chosen_rules().map(|chosen| &self.rules[chosen].1);
        let title = chosen.map_or("", RulesWording::title);
        form.button(&say!("host-rules", title), Some(Message::NextRules))
    }
}
