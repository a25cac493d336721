//! The threads on which the computer players of all tables think. They are separate from the tables' threads, so a table
//! goes on handling its guests meanwhile.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;
use std::thread;

use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;

use crate::host::room::{Answer, Question};

/// The threads, used for nothing else; `None` if the system provides none.
static THREADS: LazyLock<Option<Runtime>> = LazyLock::new(|| {
    let count = thread::available_parallelism().map_or(1, NonZero::get);
    let mut builder = Builder::new_current_thread();
    let builder = builder
        .thread_name("computer-player")
        .max_blocking_threads(count);
    builder.build().ok()
});

/// The pending decisions of the computer players of a table.
#[derive(Default)]
pub(super) struct Thoughts(JoinSet<Answer>);

impl Thoughts {
    /// Starts to think about a question.
    pub fn begin(&mut self, question: Question) {
        let work = move || think(&question);
        match &*THREADS {
            Some(threads) => self.0.spawn_blocking_on(work, threads.handle()),
            None => self.0.spawn_blocking(work),
        };
    }

    /// Waits for the next answer; `None` if nothing is pending.
    pub async fn next(&mut self) -> Option<Answer> {
        // `think` catches panics, and nothing is aborted before the table ends.
        self.0.join_next().await?.ok()
    }
}

/// Catches a panic of a computer player, so that it does not stop the table.
fn think(question: &Question) -> Answer {
    catch_unwind(AssertUnwindSafe(|| question.think())).unwrap_or_else(|_| {
        tracing::error!(target: "host", "the thinking of a computer player has failed");
        question.safe_answer()
    })
}
