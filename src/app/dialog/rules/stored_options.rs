//! Stored Game Options: the options for new games at network tables that the player manages.

use super::option_panel::{Change, Options, width};
use crate::app::dialog::{DialogLayout, DialogSize, Reply, Screen};
use crate::app::widget::{Form, Look};
use engine::rules::RuleSet;
use protocol::{ClientMessage, OptionEntry, Word};
use storage::settings::Settings;
use words::say;

/// The dialog's state.
pub struct StoredOptions {
    settings: Settings,
    options: Options,
}

/// Messages sent by the dialog's controls.
#[derive(Clone, Debug)]
pub enum Message {
    /// An option changed.
    Change(Change),
    /// Saves the stored options and closes the dialog.
    Save,
    /// Closes the dialog without changes.
    Cancel,
    /// Opens this dialog's help page.
    Help,
}

impl StoredOptions {
    /// Opens the dialog with these preferences and the options stored in them.
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
            options: Options::stored(&rules, |option| names.contains(&option.name)),
        }
    }

    /// The stored options as lines of an option file.
    fn lines(&self) -> Vec<String> {
        let lines = self.options.all_stored().filter_map(|(option, value)| {
            let (name, value) = (Word::new(option.name)?, value.to_string());
            Some(ClientMessage::SetGameOption { name, value }.to_string())
        });
        lines.collect()
    }
}

impl Screen for StoredOptions {
    type Message = Message;

    fn title(&self) -> String {
        say!("stored-options-title").to_owned()
    }

    fn update(&mut self, message: Message) -> Option<Reply> {
        match message {
            Message::Change(change) => self.options.change(change),
            Message::Save if self.options.are_valid() => {
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
        DialogSize::middle(width(look))
    }

    fn view<'a>(&'a self, form: &Form<'a, Message>) -> DialogLayout<'a> {
        let valid = self.options.are_valid();
        DialogLayout {
            hint: Some(form.warning(match valid {
                true => say!("stored-options-hint"),
                false => say!("options-number-invalid"),
            })),
            ..DialogLayout::new(
                self.options.view(form, Some(Message::Change)),
                form.dialog_buttons(
                    say!("stored-options-save"),
                    valid.then_some(Message::Save),
                    Message::Cancel,
                    Message::Help,
                ),
            )
        }
    }
}
