//! Changes of the library on another thread, and actions that the player confirms with a second press.

use super::library::RuleSetList;
use super::notice::{ConfirmedAction, Notice};
use super::{Message, Workshop};
use crate::app::dialog::{Action, Reply};
use crate::app::disk::{RuleJob, RuleJobResult};
use engine::untrusted_text::sanitize_path;
use storage::save::LibraryRules;
use words::say;

impl Workshop {
    /// Handles the result of a job that began with the draft of this number, and the library after it.
    pub(super) fn finish_job(
        &mut self,
        draft_number: u64,
        result: Result<RuleJobResult, String>,
        library: Vec<LibraryRules>,
    ) {
        let stored = match &result {
            Ok(RuleJobResult::Stored(short_name)) => {
                let mut library = library.iter();
                library.find(|entry| entry.short_name == *short_name)
            }
            _ => None,
        };
        // Another rule set may have been opened since.
        if let Some(stored) = stored.filter(|_| draft_number == self.draft_number) {
            self.draft.mark_saved(&stored.written);
            self.library.file_name = Some(stored.short_name.clone());
        }
        let stored_name = stored.map(|stored| stored.written.rules.name_or_id().to_owned());
        let edited = self.library.file_name.clone();
        self.library.replace_entries(library, edited.as_ref());
        self.notice = match result {
            Ok(RuleJobResult::Stored(_)) => {
                let name = stored_name.unwrap_or_default();
                Notice::Done(say!("workshop-kept", name))
            }
            Ok(RuleJobResult::Removed) => Notice::Done(say!("workshop-removed").to_owned()),
            Ok(RuleJobResult::Shared(path)) => {
                let path = sanitize_path(&path);
                Notice::Done(say!("workshop-shared", path))
            }
            Err(why) => Notice::Refused(why),
        };
        self.check_savable();
    }

    /// Changes the library, or exports a rule set, on another thread.
    pub(super) fn start_job(&self, job: RuleJob) -> Action<Message> {
        let failed = Message::JobFailed(say!("fault-writing").to_owned());
        let draft_number = self.draft_number;
        Action::Run(self.services.with_files(failed, move |files| {
            let result = files.run_rule_job(job);
            Message::JobDone(draft_number, result, files.rule_library())
        }))
    }

    /// Removes the selected rule set, if it is the player's own. The player must confirm it.
    pub(super) fn remove(&mut self) -> Action<Message> {
        let Some(entry) = self.library.chosen().filter(|entry| entry.is_own) else {
            return Action::None;
        };
        let short_name = entry.short_name.clone();
        match self
            .notice
            .confirm(ConfirmedAction::Remove, say!("workshop-confirm-remove"))
        {
            true => self.start_job(RuleJob::Remove(short_name)),
            false => Action::None,
        }
    }

    /// Starts a game by these rules. The player must confirm it.
    pub(super) fn play(&mut self) -> Option<Reply> {
        let rules = Box::new(self.draft.rules().clone());
        let is_confirmed = self
            .notice
            .confirm(ConfirmedAction::Play, say!("workshop-confirm-play"));
        is_confirmed.then_some(Reply::NewGame(rules))
    }

    /// Whether opening another rule set, or closing the workshop, would lose changes.
    fn has_changes_to_lose(&self) -> bool {
        let makes_row = self.event_draft.is_some() || self.hands.hand_draft.is_some();
        self.draft.is_unsaved() || makes_row
    }

    /// Closes the workshop. If that would lose changes, the player must confirm it.
    pub(super) fn close(&mut self) -> Option<Reply> {
        let is_confirmed = !self.has_changes_to_lose()
            || self
                .notice
                .confirm(ConfirmedAction::Close, say!("workshop-confirm-close"));
        is_confirmed.then_some(Reply::Close)
    }

    /// Opens the selected rule set. If that would lose changes, the player must confirm it.
    pub(super) fn open(&mut self) {
        let Some(entry) = self.library.chosen().cloned() else {
            return;
        };
        let is_confirmed = !self.has_changes_to_lose()
            || self
                .notice
                .confirm(ConfirmedAction::Open, say!("workshop-confirm-open"));
        if is_confirmed {
            match RuleSetList::is_unsaved(&entry) {
                true => self.begin_unsaved(entry.written),
                false => self.start_editing(
                    entry.written.rules,
                    entry.is_own.then_some(entry.short_name),
                ),
            }
            self.notice = Notice::default();
        }
    }
}
