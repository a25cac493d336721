//! A trial of rules: computer players play many deals on other threads, which shows how often special hands are made.

use std::sync::Arc;
use std::thread;

use iced::Task;
use iced::task::Handle;

use super::Message;
use crate::app::services::Services;
use crate::presenter::Work;
use coach::trial::{self, Trial};
use engine::rules::RuleSet;

/// The trial of the edited rules.
#[derive(Default)]
pub struct RuleTrial {
    /// The results so far.
    pub results: Option<Box<Trial>>,
    /// The running work, which ends when this is dropped.
    running: Option<Handle>,
    /// Number of the current trial. Stopping a trial changes it too, so that results which still arrive are dropped.
    number: u64,
}

impl RuleTrial {
    /// Whether a trial is running.
    pub fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Starts a trial and drops an earlier one. If there are several processors, one is left to the window.
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

    /// Stops the trial and drops its results, because they are of other rules.
    pub fn forget(&mut self) {
        self.stop();
        self.results = None;
    }

    /// Takes intermediate or final results, unless they are of an earlier trial.
    pub fn receive(&mut self, number: u64, trial: Box<Trial>) {
        if number == self.number {
            if trial.deals >= trial::DEALS {
                self.running = None;
            }
            self.results = Some(trial);
        }
    }
}
