//! A trial of the rules: computer players play many deals on other threads.

use std::sync::Arc;
use std::thread;

use iced::Task;
use iced::task::Handle;

use super::Message;
use crate::app::services::Services;
use crate::presenter::Work;
use coach::trial::{self, Trial};
use engine::rules::RuleSet;

/// The trial of the current rules.
#[derive(Default)]
pub struct RuleTrial {
    /// The results so far.
    pub results: Option<Box<Trial>>,
    /// The running work; dropping it ends the work.
    running: Option<Handle>,
    /// Counts trials: results of an earlier one are dropped.
    number: u64,
}

impl RuleTrial {
    /// Whether a trial is running.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Starts a trial; one processor is left to the window.
    pub fn begin(&mut self, rules: RuleSet, services: &Services) -> Task<Message> {
        let rules = Arc::new(rules);
        let threads = thread::available_parallelism().map_or(1, |all| all.get() - 1);
        let work = services.run_stream(Work::Thinking, None, move |results| {
            Trial::play(&rules, trial::DEALS, threads, |so_far| {
                results.send(Box::new(so_far.clone()))
            });
        });
        let (work, handle) = work.abortable();
        self.forget();
        self.number += 1;
        self.running = Some(handle.abort_on_drop());
        let number = self.number;
        work.map(move |trial| Message::Tried(number, trial))
    }

    /// Stops the trial and keeps its results.
    pub fn stop(&mut self) {
        if self.running.take().is_some() {
            self.number += 1;
        }
    }

    /// Drops the trial, which was for another version of the rules.
    pub fn forget(&mut self) {
        self.stop();
        self.results = None;
    }

    /// Takes intermediate or final results.
    pub fn take(&mut self, number: u64, trial: Box<Trial>) {
        if number == self.number {
            if trial.deals >= trial::DEALS {
                self.running = None;
            }
            self.results = Some(trial);
        }
    }
}
