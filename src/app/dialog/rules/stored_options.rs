//! Stored Game Options: the options for new games at the player's own table and at network tables that the player manages.

use super::option_panel::{Change, OptionPanel, dialog_width};
use crate::app::dialog::{DialogContent, DialogLayout, DialogSize, Reply};
use crate::app::widget::{Form, Look};
use engine::rules::RuleSet;
use protocol::{ClientMessage, OptionEntry, Word};
use storage::settings::Settings;
use words::say;

/// The dialog's state.
pub struct StoredOptions {
    settings: Settings,
    options: OptionPanel,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// Changes an option.
    Change(Change),
    /// Saves the stored options and closes the dialog.
    Save,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl StoredOptions {
    /// Opens the dialog with these preferences and the options stored in them, which the caller has parsed.
    pub fn new(settings: &Settings, stored: &[OptionEntry]) -> Self {
        let mut rules = RuleSet::classical();
        let mut names = Vec::new();
        for entry in stored {
            let name = entry.name.as_str();
            if rules.options.set(name, &entry.value.to_string()).is_ok() {
                names.push(name);
            }
        }
        Self {
            settings: settings.clone(),
            options: OptionPanel::for_stored(&rules, |option| names.contains(&option.name)),
        }
    }

    /// The stored options as lines of an option file.
    fn lines(&self) -> Vec<String> {
        let lines = self.options.stored_values().filter_map(|(option, value)| {
            let (name, value) = (Word::new(option.name)?, value.to_string());
            Some(ClientMessage::SetGameOption { name, value }.to_string())
        });
        lines.collect()
    }
}

impl DialogContent for StoredOptions {
    type Message = Message;

    fn title(&self) -> String {
        say!("stored-options-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Change(change) => self.options.change(change),
            Message::Save if self.options.is_valid() => {
                self.settings.network.options = self.lines();
                return Some(Reply::SaveSettings(Box::new(self.settings.clone())));
            }
            Message::Save => {}
            Message::Cancel => return Some(Reply::Close),
            Message::Help => return Some(Reply::Help("box-stored-options")),
        }
        None
    }

    fn size(&self, look: Look<'_>) -> DialogSize {
        DialogSize::middle(dialog_width(look))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let is_valid = self.options.is_valid();
        DialogLayout {
            hint: Some(form.warning(match is_valid {
                true => say!("stored-options-hint"),
                false => say!("options-number-invalid"),
            })),
            ..DialogLayout::new(
                self.options.view(form, Some(Message::Change)),
                form.dialog_buttons(
                    say!("stored-options-save"),
                    is_valid.then_some(Message::Save),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
