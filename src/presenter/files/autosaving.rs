//! The autosave, which goes on where the program was left: it has every input before anything else is told of it.

use crate::presenter::Presenter;
use crate::presenter::dialogs::prompts::Trouble;
use crate::presenter::effect::{Effect, JournalOrder};
use words::say;

impl Presenter {
    /// Begins the autosave of the game at this computer, or ends it if it is not wanted.
    pub(in crate::presenter) fn begin_autosave(&mut self) {
        let wanted = self.settings.autosave;
        let Some(local) = self.tables.home_mut().filter(|_| self.autosave.allowed) else {
            return;
        };
        local.take_unnoted();
        self.autosave.begun = wanted;
        self.effects.push(Effect::Journal(match wanted {
            true => JournalOrder::Begin(Box::new(local.as_saved())),
            false => JournalOrder::Remove,
        }));
    }

    /// Gives the autosave what it has not noted yet. One that has failed is begun again.
    pub(in crate::presenter) fn note_unnoted(&mut self) {
        let Some(local) = self.tables.home_mut() else {
            return;
        };
        let entries = local.take_unnoted();
        if entries.is_empty() || !self.autosave.begun {
            return;
        }
        if self.autosave.broken {
            let order = JournalOrder::Begin(Box::new(local.as_saved()));
            self.effects.push(Effect::Journal(order));
            return;
        }
        let notes = entries.into_iter().map(JournalOrder::Note);
        self.effects.extend(notes.map(Effect::Journal));
    }

    /// The program ends once the autosave is complete. Where it cannot be completed, that is told first; it is no reason to hold back a
    /// person who knows.
    pub(in crate::presenter) fn autosave_closed(&mut self, result: Result<(), String>) {
        match result {
            Err(why) if self.autosave.begun && !self.autosave.broken => {
                self.autosave_answered(Err(why));
            }
            _ => self.effects.push(Effect::Quit),
        }
    }

    /// What became of the autosave: a failure is told once, and so is its end.
    pub(in crate::presenter) fn autosave_answered(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) if self.autosave.broken => {
                self.autosave.broken = false;
                self.say(say!("file-the-autosave-works-again"));
            }
            Ok(()) => {}
            Err(_) if self.autosave.broken => {}
            Err(why) => {
                self.autosave.broken = true;
                self.trouble(Trouble::saving(say!("file-the-game-goes-on-without", why)));
            }
        }
    }
}
