//! The autosave, from which the next start continues. It gets every input before the player hears of its effect.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::{Effect, JournalChange};
use words::say;

impl Presenter {
    /// Starts the autosave of the local game, or removes it if it is switched off.
    pub(in crate::presenter) fn begin_autosave(&mut self) {
        let wanted = self.settings.autosave;
        let Some(local) = self.tables.home_mut().filter(|_| self.autosave.allowed) else {
            return;
        };
        local.take_journal_entries();
        self.autosave.begun = wanted;
        self.effects.push(Effect::Journal(match wanted {
            true => JournalChange::Begin(Box::new(local.as_saved())),
            false => JournalChange::Remove,
        }));
    }

    /// Appends new entries to the autosave. One that has failed is started again.
    pub(in crate::presenter) fn append_to_autosave(&mut self) {
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let entries = local.take_journal_entries();
        if entries.is_empty() || !self.autosave.begun {
            return;
        }
        if self.autosave.broken {
            let change = JournalChange::Begin(Box::new(local.as_saved()));
            self.effects.push(Effect::Journal(change));
            return;
        }
        let notes = entries.into_iter().map(JournalChange::Append);
        self.effects.extend(notes.map(Effect::Journal));
    }

    /// Ends the program once the autosave is complete. If it cannot be completed, the player is informed first and may then leave.
    pub(in crate::presenter) fn autosave_closed(&mut self, result: Result<(), String>) {
        match result {
            Err(why) if self.autosave.begun && !self.autosave.broken => {
                self.autosave_answered(Err(why));
            }
            _ => self.effects.push(Effect::Quit),
        }
    }

    /// Handles the result of starting the autosave: both a failure and its end are reported once.
    pub(in crate::presenter) fn autosave_answered(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) if self.autosave.broken => {
                self.autosave.broken = false;
                self.say(say!("file-autosave-works-again"));
            }
            Ok(()) => {}
            Err(_) if self.autosave.broken => {}
            Err(why) => {
                self.autosave.broken = true;
                self.trouble(Trouble::saving(say!("file-autosave-failed", why)));
            }
        }
    }
}
