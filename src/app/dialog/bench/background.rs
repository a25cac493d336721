//! The background work of a dialog under test.

use iced::futures::StreamExt;
use iced::futures::executor::block_on;
use iced_test::runtime::Action;
use iced_test::runtime::task::into_stream;

use super::Bench;
use crate::app::dialog::{self, Reply};
use crate::app::widget::AnyMessage;

impl Bench {
    /// Begins the background work of an opened dialog.
    pub fn load(mut self) -> Self {
        self.work.push(self.dialog.load());
        self
    }

    /// Waits for the dialog's background work and returns its results, which the dialog has not seen yet.
    pub fn results(&mut self) -> Vec<AnyMessage> {
        let mut results = Vec::new();
        for mut actions in self.work.drain(..).filter_map(into_stream) {
            // A request to the window is dropped, so that a task waiting for its answer ends.
            while let Some(action) = block_on(actions.next()) {
                if let Action::Output(result) = action {
                    results.push(result);
                }
            }
        }
        results
    }

    /// Gives the dialog a result of background work. Returns the dialog's reply.
    pub fn receive(&mut self, result: AnyMessage) -> Option<Reply> {
        let action = self.dialog.receive(result);
        self.follow(action)
    }

    /// Waits for the dialog's background work and for what follows from it, and gives the dialog the results. Returns its last reply.
    pub fn finish(&mut self) -> Option<Reply> {
        let mut last = None;
        while !self.work.is_empty() {
            for result in self.results() {
                last = self.receive(result).or(last);
            }
        }
        last
    }

    /// Keeps the background work of an action for later, and returns its reply.
    pub(super) fn follow(&mut self, action: dialog::Action<AnyMessage>) -> Option<Reply> {
        match action {
            dialog::Action::None => None,
            dialog::Action::Reply(reply) => Some(reply),
            dialog::Action::Run(task) => {
                self.work.push(task);
                None
            }
            dialog::Action::ReplyAndRun(reply, task) => {
                self.work.push(task);
                Some(reply)
            }
        }
    }
}
