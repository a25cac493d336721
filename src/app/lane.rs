//! A thread that does one thing after the other, while the window goes on. Whoever needs what was done waits for all of it, on another
//! thread than the window's.

use std::sync::mpsc::{self, SendError, Sender};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};

use thread_priority::{ThreadPriority, set_current_thread_priority};

use super::elsewhere::Outbox;
use crate::presenter::{Input, Work};

type Job = Box<dyn FnOnce() + Send>;

/// The thread. Once this is dropped, everything is done.
pub struct Lane {
    work: Work,
    jobs: Option<Arc<Sender<Job>>>,
    thread: Option<JoinHandle<()>>,
    outbox: Outbox,
}

/// Gives the thread what is found out later, as long as there is one.
#[derive(Clone)]
pub struct Feeder {
    work: Work,
    jobs: Weak<Sender<Job>>,
    outbox: Outbox,
}

impl Lane {
    /// Begins the thread. Where there can be none, each thing is done at once.
    pub fn begin(work: Work, outbox: Outbox) -> Self {
        Self::with(work, outbox, || {})
    }

    /// Begins a thread that leaves the processor to all others. What it has not done when the program ends is left undone.
    pub fn in_the_background(work: Work, outbox: Outbox) -> Self {
        let mut lane = Self::with(work, outbox, || {
            if let Err(error) = set_current_thread_priority(ThreadPriority::Min) {
                tracing::warn!(?error, "a thread keeps its priority");
            }
        });
        lane.thread = None;
        lane
    }

    fn with(work: Work, outbox: Outbox, prepare: impl FnOnce() + Send + 'static) -> Self {
        let (jobs, due) = mpsc::channel::<Job>();
        let thread = thread::Builder::new().name(work.name().to_owned());
        let begun = thread.spawn(move || {
            prepare();
            due.into_iter().for_each(|job| job());
        });
        let thread = begun.inspect_err(|error| tracing::warn!(%error, "no thread can be begun"));
        Self {
            work,
            jobs: Some(Arc::new(jobs)),
            thread: thread.ok(),
            outbox,
        }
    }

    /// Has something done after all that was given before; what is to be told of it is sent.
    pub fn give(&self, job: impl FnOnce() -> Option<Input> + Send + 'static) {
        self.give_or(None, job);
    }

    /// The same; `failed` is sent if it breaks off.
    pub fn give_or(
        &self,
        failed: Option<Input>,
        job: impl FnOnce() -> Option<Input> + Send + 'static,
    ) {
        if let Some(jobs) = &self.jobs {
            let job = guarded(self.work, self.outbox.clone(), failed, job);
            hand_over(jobs, job);
        }
    }

    /// What gives it work from elsewhere; once it ends, that comes to nothing.
    pub fn feeder(&self) -> Feeder {
        Feeder {
            work: self.work,
            jobs: self.jobs.as_ref().map_or_else(Weak::new, Arc::downgrade),
            outbox: self.outbox.clone(),
        }
    }

    /// What waits until all that was given so far is done; for any thread but the window's.
    pub fn done(&self) -> impl FnOnce() + Send + use<> {
        let (done, waits) = mpsc::channel::<()>();
        if let Some(jobs) = &self.jobs {
            hand_over(jobs, Box::new(move || drop(done)));
        }
        // It fails as soon as the other end is dropped, and that is what is waited for.
        move || {
            let _ = waits.recv();
        }
    }
}

impl Feeder {
    /// Has something done as `Lane::give` does; nothing once the lane has ended.
    pub fn give(&self, job: impl FnOnce() -> Option<Input> + Send + 'static) {
        if let Some(jobs) = self.jobs.upgrade() {
            hand_over(&jobs, guarded(self.work, self.outbox.clone(), None, job));
        }
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        self.jobs = None;
        // What fails in a job ends there.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Gives the thread a job. One that was never begun or has ended hands it back.
fn hand_over(jobs: &Sender<Job>, job: Job) {
    if let Err(SendError(job)) = jobs.send(job) {
        job();
    }
}

/// A job with what it has to tell. A fault in it takes none of those with it that wait behind it.
fn guarded(
    work: Work,
    outbox: Outbox,
    failed: Option<Input>,
    job: impl FnOnce() -> Option<Input> + Send + 'static,
) -> Job {
    Box::new(move || {
        let told = outbox.guarded(work, job).unwrap_or(failed);
        if let Some(told) = told {
            outbox.send(told);
        }
    })
}
