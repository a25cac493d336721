//! Writing what the program keeps by itself, on a thread of its own, one thing after the other: the disk takes its time, and the window
//! does not wait for it. Whoever needs what was written waits for all of it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, SendError, Sender};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};

use iced::Task;
use iced::futures::channel::oneshot;

use super::elsewhere::Answer;
use crate::presenter::Stimulus;

type Job = Box<dyn FnOnce() + Send>;

/// The thread. Once this is dropped, everything is written.
pub struct Writing {
    jobs: Option<Arc<Sender<Job>>>,
    thread: Option<JoinHandle<()>>,
}

/// Gives the thread what is found out later, as long as there is one.
#[derive(Clone)]
pub struct Writer(Weak<Sender<Job>>);

impl Writing {
    /// Begins the thread. Where there can be none, each thing is written at once.
    pub fn begin() -> Self {
        let (jobs, due) = mpsc::channel::<Job>();
        let thread = thread::Builder::new().name("writing".to_owned());
        let begun = thread.spawn(move || due.into_iter().for_each(carry_out));
        let thread = begun.inspect_err(|error| tracing::warn!(%error, "no thread can be begun"));
        Self {
            jobs: Some(Arc::new(jobs)),
            thread: thread.ok(),
        }
    }

    /// Has something written after all that was given before; what is to be told of it comes back.
    pub fn have(&self, write: impl FnOnce() -> Option<Stimulus> + Send + 'static) -> Task<Answer> {
        let (job, answer) = job(write);
        self.give(job);
        answer
    }

    /// What gives it work from elsewhere; with the window all of that ends.
    pub fn writer(&self) -> Writer {
        Writer(self.jobs.as_ref().map_or_else(Weak::new, Arc::downgrade))
    }

    /// What waits until all that was given so far is written; for any thread.
    pub fn written(&self) -> impl FnOnce() + Send + 'static {
        let (done, written) = mpsc::channel::<()>();
        self.give(Box::new(move || drop(done)));
        // It fails as soon as the other end is dropped, and that is what is waited for.
        move || {
            let _ = written.recv();
        }
    }

    fn give(&self, job: Job) {
        // A thread that was never begun or has ended hands the job back.
        if let Some(Err(SendError(job))) = self.jobs.as_ref().map(|jobs| jobs.send(job)) {
            job();
        }
    }
}

impl Writer {
    /// Has something written as `Writing` does; nothing once that is gone.
    pub fn have(&self, write: impl FnOnce() -> Option<Stimulus> + Send + 'static) -> Task<Answer> {
        let Some(jobs) = self.0.upgrade() else {
            return Task::none();
        };
        let (job, answer) = job(write);
        if let Err(SendError(job)) = jobs.send(job) {
            job();
        }
        answer
    }
}

/// A job, and what it has to tell.
fn job(write: impl FnOnce() -> Option<Stimulus> + Send + 'static) -> (Job, Task<Answer>) {
    let (sender, answer) = oneshot::channel();
    // The window may be gone before it hears of it.
    let job = Box::new(move || drop(sender.send(write())));
    let answer = Task::future(async { answer.await.ok().flatten() })
        .and_then(|told| Task::done(Answer::of(told)));
    (job, answer)
}

impl Drop for Writing {
    fn drop(&mut self) {
        self.jobs = None;
        // What fails in a job ends there.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Does one job. A fault in it must not take those with it that wait behind it.
fn carry_out(job: Job) {
    if catch_unwind(AssertUnwindSafe(job)).is_err() {
        tracing::warn!("something could not be written");
    }
}

#[cfg(test)]
mod tests {
    use std::panic::resume_unwind;
    use std::sync::{Arc, Mutex};

    use super::*;

    /// A job that notes its number once it is allowed to.
    fn noting(
        written: &Arc<Mutex<Vec<u32>>>,
        number: u32,
    ) -> impl FnOnce() -> Option<Stimulus> + Send + use<> {
        let written = Arc::clone(written);
        move || {
            written.lock().expect("whole").push(number);
            None
        }
    }

    #[test]
    fn everything_is_written_in_order_before_it_is_dropped() {
        let written = Arc::new(Mutex::new(Vec::new()));
        let (open, gate) = mpsc::channel::<()>();
        let writing = Writing::begin();
        let closed = writing.have(move || {
            let _ = gate.recv();
            None
        });
        // Nobody waits for the answers.
        drop(closed);
        for number in 0..100 {
            drop(writing.have(noting(&written, number)));
        }
        assert_eq!(
            written.lock().expect("whole").len(),
            0,
            "the window goes on meanwhile"
        );
        let wait = writing.written();
        drop(writing.have(noting(&written, 100)));
        drop(open);
        wait();
        assert!(written.lock().expect("whole").len() >= 100);
        drop(writing);
        assert_eq!(
            *written.lock().expect("whole"),
            (0..=100).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_job_that_fails_takes_no_other_with_it() {
        let written = Arc::new(Mutex::new(Vec::new()));
        let writing = Writing::begin();
        drop(writing.have(|| resume_unwind(Box::new("the test's own failure"))));
        drop(writing.have(noting(&written, 1)));
        writing.written()();
        assert_eq!(*written.lock().expect("whole"), [1]);
    }
}
