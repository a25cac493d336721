//! Current Game Options: the options of the network game in progress, which its manager can change.

use super::option_panel::{Change, OptionPanel, dialog_width};
use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use engine::rules::RuleSet;
use words::say;

/// The dialog's state.
pub struct CurrentOptions {
    options: OptionPanel,
    /// Whether the player manages the table and may change them.
    can_change: bool,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Changes an option.
    Change(Change),
    /// Asks the table to use these options.
    Ok,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl CurrentOptions {
    /// Opens the dialog with these rules. Unless the player `can_change` them, the options and the button that applies them are disabled.
    pub fn new(rules: &RuleSet, can_change: bool) -> Self {
        Self {
            options: OptionPanel::new(rules),
            can_change,
        }
    }
}

impl DialogContent for CurrentOptions {
    type Message = Message;

    fn title(&self) -> String {
        say!("current-options-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Change(change) => self.options.change(change),
            Message::Ok => {
                let rules = self.options.rules().clone();
                return Some(Reply::SetOptions(Box::new(rules)));
            }
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-game-options")),
        }
        None
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(dialog_width(look))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let is_valid = self.options.is_valid();
        let message_of: Option<fn(Change) -> Message> = match self.can_change {
            true => Some(Message::Change),
            false => None,
        };
        DialogLayout {
            hint: Some(form.warning(match (self.can_change, is_valid) {
                (false, _) => say!("current-options-manager-only"),
                (true, true) => {
                    say!("current-options-hint")
                }
                (true, false) => say!("options-number-invalid"),
            })),
            ..DialogLayout::new(
                self.options.view(form, message_of),
                form.dialog_buttons(
                    say!("current-options-apply"),
                    (self.can_change && is_valid).then_some(Message::Ok),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
