//! Waits for background threads.

use iced::futures::StreamExt;
use iced_test::runtime::Action;
use iced_test::runtime::task::into_stream;

use super::Player;
use crate::app::Message;

impl Player {
    /// Handles the messages of the file, tip and reading threads until these are idle.
    pub fn handle_thread_messages(&mut self) {
        loop {
            self.app.disk.flush()();
            self.app.tip_thread.flush()();
            self.app.disk.flush_reading()();
            let Ok(sent) = self.sent.try_recv() else {
                return;
            };
            let _ = self.app.update(Message::FromBackground(sent));
        }
    }

    /// Waits until all finished hands are judged.
    pub fn wait_for_judging(&mut self) {
        self.handle_thread_messages();
        self.app.disk.flush_judging()();
        self.handle_thread_messages();
    }

    /// The results of a task.
    pub fn results_of<T: Send + 'static>(&self, task: iced::Task<T>) -> Vec<T> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build();
        let Some(actions) = into_stream(task) else {
            return Vec::new();
        };
        let actions: Vec<_> = runtime.expect("a runtime").block_on(actions.collect());
        let outputs = actions.into_iter().filter_map(|action| match action {
            Action::Output(output) => Some(output),
            _ => None,
        });
        outputs.collect()
    }

    /// Handles a message, and all results of the tasks that follow from it.
    pub fn handle(&mut self, message: Message) {
        let task = self.app.update(message);
        self.handle_thread_messages();
        self.follow(task);
    }

    /// Waits for the results of a task and handles them.
    pub fn follow(&mut self, task: iced::Task<Message>) {
        let Some(actions) = into_stream(task) else {
            return;
        };
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let actions: Vec<_> = runtime.expect("a runtime").block_on(actions.collect());
        for action in actions {
            if let Action::Output(message) = action {
                self.handle(message);
            }
        }
    }
}
