//! Changes of the library on another thread, and what the player confirms by repeating it.

use super::library::RuleLibrary;
use super::notice::{Asked, Notice};
use super::{Message, Workshop};
use crate::app::dialog::{Action, Reply};
use crate::app::disk::{RuleJob, RuleJobResult};
use engine::untrusted_text::sanitize_path;
use storage::save::LibraryRules;
use words::say;

impl Workshop {
    /// Takes the result of a file operation and the refreshed library.
    pub(super) fn finish_job(
        &mut self,
        done: Result<RuleJobResult, String>,
        library: Vec<LibraryRules>,
    ) {
        if let Ok(RuleJobResult::Stored(short_name)) = &done {
            self.draft.mark_saved();
            self.library.file_name = Some(short_name.clone());
        }
        let kept = self.library.file_name.clone();
        self.library.refill(library, kept.as_ref());
        self.notice = match done {
            Ok(RuleJobResult::Stored(_)) => Notice::Done(say!(
                "workshop-kept",
                name = self.draft.rules().name_or_id()
            )),
            Ok(RuleJobResult::Removed) => Notice::Done(say!("workshop-removed").to_owned()),
            Ok(RuleJobResult::Shared(path)) => {
                let path = sanitize_path(&path);
                Notice::Done(say!("workshop-shared", path))
            }
            Err(why) => Notice::Refused(why),
        };
        self.check_savable();
    }

    /// Changes the library on another thread.
    pub(super) fn start_job(&self, job: RuleJob) -> Action<Message> {
        let failed = Message::JobFailed(say!("fault-writing").to_owned());
        Action::Run(self.services.with_files(failed, |files| {
            let done = files.run_rule_job(job);
            Message::JobDone(done, files.rule_library())
        }))
    }

    /// Removes the selected rule set once the player is sure.
    pub(super) fn remove(&mut self) -> Action<Message> {
        let Some(one) = self.library.chosen().filter(|one| one.is_own) else {
            return Action::None;
        };
        let short = one.short_name.clone();
        match self
            .notice
            .is_sure(Asked::Remove, say!("workshop-confirm-remove"))
        {
            true => self.start_job(RuleJob::Remove(short)),
            false => Action::None,
        }
    }

    /// Plays by these rules once the player is sure.
    pub(super) fn play(&mut self) -> Option<Reply> {
        let rules = Box::new(self.draft.rules().clone());
        let sure = self
            .notice
            .is_sure(Asked::Play, say!("workshop-confirm-play"));
        sure.then_some(Reply::NewGame(rules))
    }

    /// Closes the workshop, if there are unsaved changes only once the player is sure.
    pub(super) fn close(&mut self) -> Option<Reply> {
        let unmade = self.event_draft.is_some() || self.hands.hand_draft.is_some();
        let sure = !(self.draft.is_unsaved() || unmade)
            || self
                .notice
                .is_sure(Asked::Close, say!("workshop-confirm-close"));
        sure.then_some(Reply::Close)
    }

    /// Opens the selected rule set, if there are unsaved changes only once the player is sure.
    pub(super) fn open(&mut self) {
        let Some(one) = self.library.chosen().cloned() else {
            return;
        };
        let sure = !self.draft.is_unsaved()
            || self
                .notice
                .is_sure(Asked::Open, say!("workshop-confirm-open"));
        if sure {
            match RuleLibrary::is_unsaved(&one) {
                true => self.begin_unsaved(one.written),
                false => {
                    self.start_editing(one.written.rules, one.is_own.then_some(one.short_name))
                }
            }
            self.notice = Notice::default();
        }
    }
}
