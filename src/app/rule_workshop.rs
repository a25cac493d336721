//! Requests of the rule workshop: changes of the library, trials of rules, imported rule sets.

use std::sync::Arc;
use std::thread;

use iced::Task;

use super::{App, Message};
use crate::presenter::{Input, RequestId, Work};
use coach::trial::{self, Trial};
use engine::rules::{RuleSet, WrittenRules};

impl App {
    /// Lets computer players play by rules on new threads; one processor is left to the window.
    pub(super) fn try_rules(
        &mut self,
        request_id: RequestId,
        rules: Arc<RuleSet>,
    ) -> Task<Message> {
        let threads = thread::available_parallelism().map_or(1, |all| all.get() - 1);
        let work = self
            .outbox
            .run_stream(Work::Thinking, None, move |answers| {
                Trial::play(&rules, trial::DEALS, threads, |so_far| {
                    answers.send(Input::TrialResults(request_id, Box::new(so_far.clone())))
                });
            });
        let (work, handle) = work.map(Message::Answered).abortable();
        self.trial = Some(handle.abort_on_drop());
        work
    }

    /// Passes the results of the trial so far to the workshop.
    pub(super) fn show_trial(&mut self, trial: Trial) {
        if let Some(workshop) = self.open_workshop() {
            workshop.show_trial(trial);
        }
    }

    /// Puts an imported rule set in the library.
    pub(super) fn add_to_workshop(&mut self, written: WrittenRules) {
        if let Some(workshop) = self.open_workshop() {
            workshop.add_from_file(written);
        }
    }
}
