//! Work on other threads, so that the window goes on meanwhile. What comes of it reaches the window as messages; work that breaks off is
//! told as a fault, and whoever waits for it gets an answer all the same.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use iced::Task;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::futures::channel::oneshot;

use super::faults;
use super::sheet_news::SheetNews;
use super::supply::Supply;
use crate::presenter::{Input, Work};
use crate::session::local;

/// Something on its way to the window, taken out there once.
pub struct Answer<T = Input>(Arc<Mutex<Option<T>>>);

impl<T> Answer<T> {
    /// An answer that is there.
    pub fn of(answer: T) -> Self {
        Self(Arc::new(Mutex::new(Some(answer))))
    }

    /// The answer.
    pub fn take(&self) -> Option<T> {
        lock(&self.0).take()
    }
}

impl<T> Clone for Answer<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> fmt::Debug for Answer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("answer")
    }
}

/// What is behind a lock, whatever became of the thread that held it.
pub fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What other threads tell the window.
#[derive(Clone, Debug)]
pub enum Sent {
    /// Something for the presenter.
    Input(Answer),
    /// What a box shows, and the number of the opening that it was asked for.
    Supply(u64, Answer<Supply>),
    /// What has come of an order of the Scorekeeper.
    Sheets(SheetNews),
}

/// Through this, other threads tell the window what has come of their work.
#[derive(Clone)]
pub struct Outbox(UnboundedSender<Sent>);

impl Outbox {
    /// An outbox, and where what is put into it comes out.
    pub fn new() -> (Self, UnboundedReceiver<Sent>) {
        let (sender, messages) = unbounded();
        (Self(sender), messages)
    }

    /// Gives the presenter an input. The window may be gone.
    pub fn send(&self, input: Input) {
        let _ = self.0.unbounded_send(Sent::Input(Answer::of(input)));
    }

    /// Gives a box that is being opened what it shows.
    pub fn supply(&self, opening: u64, supply: Supply) {
        let _ = self
            .0
            .unbounded_send(Sent::Supply(opening, Answer::of(supply)));
    }

    /// Tells the Scorekeeper of its sheets.
    pub fn sheets(&self, news: SheetNews) {
        let _ = self.0.unbounded_send(Sent::Sheets(news));
    }

    /// Does something that may break off; if it does, the player is told.
    pub fn guarded<T>(&self, work: Work, job: impl FnOnce() -> T) -> Option<T> {
        let done = faults::guarded(work, job);
        done.map_err(|fault| self.send(Input::Fault(fault))).ok()
    }

    /// Has something found out on a thread of its own; if it breaks off, this is the answer.
    pub fn ask<T: Send + 'static>(
        &self,
        work: Work,
        failed: T,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Task<T> {
        let (sender, answer) = oneshot::channel();
        let outbox = self.clone();
        let thread = thread::Builder::new().name(work.name().to_owned());
        // Nobody may be waiting for it any more.
        let job = move || drop(sender.send(outbox.guarded(work, job).unwrap_or(failed)));
        if let Err(error) = thread.spawn(job) {
            tracing::warn!(%error, "no thread can be begun");
        }
        Task::future(async { answer.await.ok() }).and_then(Task::done)
    }

    /// Has work done on a thread of its own that has many answers, or none; if it breaks off, this is its last one.
    pub fn ask_often(
        &self,
        work: Work,
        failed: Option<Input>,
        job: impl FnOnce(&Answers) + Send + 'static,
    ) -> Task<Answer> {
        let (sender, answers) = unbounded();
        let outbox = self.clone();
        let thread = thread::Builder::new().name(work.name().to_owned());
        let job = move || {
            let answers = Answers(sender);
            if let (None, Some(failed)) = (outbox.guarded(work, || job(&answers)), failed) {
                answers.give(failed);
            }
        };
        if let Err(error) = thread.spawn(job) {
            tracing::warn!(%error, "no thread can be begun");
        }
        Task::stream(answers).map(Answer::of)
    }

    /// Has computer players answer, no sooner than after a pause. One whose thinking breaks off makes a safe move.
    pub fn think(
        &self,
        questions: Vec<local::Question>,
        pause: Duration,
    ) -> Task<Vec<local::Answer>> {
        let outbox = self.clone();
        let safe: Vec<local::Answer> = questions.iter().map(local::Question::safe_answer).collect();
        let unasked = safe.clone();
        let think = move || {
            let asked = questions.into_iter().zip(safe);
            let answers = asked.map(|(question, safe)| {
                let thought = outbox.guarded(Work::Thinking, || question.think());
                thought.unwrap_or(safe)
            });
            answers.collect()
        };
        Task::future(async move {
            let (answers, ()) = tokio::join!(
                tokio::task::spawn_blocking(think),
                tokio::time::sleep(pause)
            );
            answers.unwrap_or(unasked)
        })
    }
}

/// Where work with many answers puts them.
pub struct Answers(UnboundedSender<Input>);

impl Answers {
    /// Gives an answer; false if nobody waits for any more of them.
    pub fn give(&self, answer: Input) -> bool {
        self.0.unbounded_send(answer).is_ok()
    }
}
