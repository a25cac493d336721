//! The autosave, from which the next start continues. It gets every input before the player sees its effects.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::{Effect, JournalChange};
use words::say;

impl Presenter {
    /// Starts the autosave of the local game anew, or removes it if the preferences switch it off.
    pub(in crate::presenter) fn begin_autosave(&mut self) {
        let is_on = self.settings.autosave;
        let Some(local) = self.tables.home_mut().filter(|_| self.autosave.is_allowed) else {
            return;
        };
        local.take_journal_entries();
        self.autosave.has_begun = is_on;
        self.effects.push(Effect::Journal(match is_on {
            true => JournalChange::Begin(Box::new(local.as_saved())),
            false => JournalChange::Remove,
        }));
    }

    /// Appends new entries to the autosave. An autosave that has failed is started anew instead.
    pub(in crate::presenter) fn append_to_autosave(&mut self) {
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let entries = local.take_journal_entries();
        if entries.is_empty() || !self.autosave.has_begun {
            return;
        }
        if self.autosave.has_failed {
            let change = JournalChange::Begin(Box::new(local.as_saved()));
            self.effects.push(Effect::Journal(change));
            return;
        }
        let changes = entries.into_iter().map(JournalChange::Append);
        self.effects.extend(changes.map(Effect::Journal));
    }

    /// Ends the program once the autosave is complete. If it cannot be completed, the player is informed first and may then leave.
    pub(in crate::presenter) fn autosave_closed(&mut self, result: Result<(), String>) {
        match result {
            Err(why) if self.autosave.has_begun && !self.autosave.has_failed => {
                self.autosave_answered(Err(why));
            }
            _ => self.effects.push(Effect::Quit),
        }
    }

    /// Handles the start or a failure of the autosave. Each failure is reported once, and so is its end.
    pub(in crate::presenter) fn autosave_answered(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) if self.autosave.has_failed => {
                self.autosave.has_failed = false;
                self.say(say!("file-autosave-works-again"));
            }
            Ok(()) => {}
            Err(_) if self.autosave.has_failed => {}
            Err(why) => {
                self.autosave.has_failed = true;
                self.report_trouble(Trouble::with_file(say!("file-autosave-failed", why)));
            }
        }
    }
}
