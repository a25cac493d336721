//! Work on a thread of its own, so that the window goes on meanwhile; its answers come back as stimuli.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use iced::Task;
use iced::futures::channel::mpsc::{UnboundedSender, unbounded};
use iced::futures::channel::oneshot;

use crate::presenter::Stimulus;
use crate::session::local;

/// An answer on its way to the window, taken out there once.
#[derive(Clone, Debug)]
pub struct Answer(Arc<Mutex<Option<Stimulus>>>);

impl Answer {
    /// An answer that is there.
    pub fn of(answer: Stimulus) -> Self {
        Self(Arc::new(Mutex::new(Some(answer))))
    }

    /// The answer.
    pub fn take(&self) -> Option<Stimulus> {
        self.0.lock().ok()?.take()
    }
}

/// Where the work puts its answers.
pub struct Answers(UnboundedSender<Stimulus>);

impl Answers {
    /// Gives an answer; false if nobody waits for any more of them.
    pub fn give(&self, answer: Stimulus) -> bool {
        self.0.unbounded_send(answer).is_ok()
    }
}

/// Has work done on a thread of its own that has many answers, or none.
pub fn many(work: impl FnOnce(&Answers) + Send + 'static) -> Task<Answer> {
    let (sender, answers) = unbounded();
    let thread = thread::Builder::new().name("files".to_owned());
    if let Err(error) = thread.spawn(move || work(&Answers(sender))) {
        tracing::warn!(%error, "no thread can be begun");
    }
    Task::stream(answers).map(Answer::of)
}

/// Has one thing found out on a thread of its own.
pub fn one<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    let (sender, answer) = oneshot::channel();
    let thread = thread::Builder::new().name("question".to_owned());
    // Nobody may be waiting for it any more.
    if let Err(error) = thread.spawn(move || drop(sender.send(work()))) {
        tracing::warn!(%error, "no thread can be begun");
    }
    Task::future(async { answer.await.ok() }).and_then(Task::done)
}

/// Has computer players answer, no sooner than after a pause.
pub fn thinking(questions: Vec<local::Question>, pause: Duration) -> Task<Vec<local::Answer>> {
    let think = || questions.into_iter().map(local::Question::think).collect();
    Task::future(async move {
        let (answers, ()) = tokio::join!(
            tokio::task::spawn_blocking(think),
            tokio::time::sleep(pause)
        );
        answers.unwrap_or_default()
    })
}
