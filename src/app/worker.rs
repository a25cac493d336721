//! A thread that runs jobs one after the other without blocking the window.

use std::sync::mpsc::{self, SendError, Sender};
use std::sync::{Arc, Weak};
use std::thread::{self, JoinHandle};

use iced::Task;
use iced::futures::channel::oneshot;
use thread_priority::{ThreadPriority, set_current_thread_priority};

use super::background::{Outbox, received};
use crate::presenter::{Input, Work};

type Job = Box<dyn FnOnce() + Send>;

/// A handle of the thread. Dropping it waits until all jobs are done, unless the thread is detached.
pub struct Worker {
    work: Work,
    /// Queues jobs; `None` while the handle is dropped.
    jobs: Option<Arc<Sender<Job>>>,
    /// The thread; `None` if it is detached or could not be started.
    thread: Option<JoinHandle<()>>,
    outbox: Outbox,
}

/// Queues jobs from other threads, as long as the worker lives.
#[derive(Clone, Debug)]
pub struct JobSender {
    work: Work,
    jobs: Weak<Sender<Job>>,
    outbox: Outbox,
}

impl Worker {
    /// Starts the thread. If that fails, each job runs at once on the calling thread.
    pub fn begin(work: Work, outbox: Outbox) -> Self {
        Self::with(work, outbox, || {})
    }

    /// Starts a detached thread. Jobs that are still queued when the program ends are dropped.
    pub fn detached(work: Work, outbox: Outbox) -> Self {
        let mut worker = Self::begin(work, outbox);
        worker.thread = None;
        worker
    }

    /// Starts a detached thread with the lowest priority.
    pub fn low_priority(work: Work, outbox: Outbox) -> Self {
        let mut worker = Self::with(work, outbox, || {
            if let Err(error) = set_current_thread_priority(ThreadPriority::Min) {
                tracing::warn!(?error, "a thread keeps its priority");
            }
        });
        worker.thread = None;
        worker
    }

    /// Starts the thread, which first calls `prepare`.
    fn with(work: Work, outbox: Outbox, prepare: impl FnOnce() + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let thread = thread::Builder::new().name(work.name().to_owned());
        let spawned = thread.spawn(move || {
            prepare();
            queue.into_iter().for_each(|job| job());
        });
        let thread = spawned.inspect_err(|error| tracing::warn!(%error, "cannot start a thread"));
        Self {
            work,
            jobs: Some(Arc::new(jobs)),
            thread: thread.ok(),
            outbox,
        }
    }

    /// Queues a job. Its result, if any, is sent to the presenter.
    pub fn run(&self, job: impl FnOnce() -> Option<Input> + Send + 'static) {
        self.run_or(None, job);
    }

    /// Queues a job; `failed` is sent if it panics.
    pub fn run_or(
        &self,
        failed: Option<Input>,
        job: impl FnOnce() -> Option<Input> + Send + 'static,
    ) {
        if let Some(jobs) = &self.jobs {
            let job = guarded(self.work, self.outbox.clone(), failed, job);
            send_or_run(jobs, job);
        }
    }

    /// A handle that queues jobs from other threads.
    pub fn sender(&self) -> JobSender {
        JobSender {
            work: self.work,
            jobs: self.jobs.as_ref().map_or_else(Weak::new, Arc::downgrade),
            outbox: self.outbox.clone(),
        }
    }

    /// Returns a closure that blocks until all jobs queued so far are done. Never call it on the window thread.
    #[cfg(test)]
    pub fn flush(&self) -> impl FnOnce() + Send + use<> {
        self.sender().flush()
    }
}

impl JobSender {
    /// Queues a job; does nothing once the worker has ended.
    pub fn run(&self, job: impl FnOnce() -> Option<Input> + Send + 'static) {
        if let Some(jobs) = self.jobs.upgrade() {
            send_or_run(&jobs, guarded(self.work, self.outbox.clone(), None, job));
        }
    }

    /// Queues a job. `then` gets its result, or `None` if it panicked.
    pub fn run_then<T>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
        then: impl FnOnce(Option<T>) + Send + 'static,
    ) {
        let (work, outbox) = (self.work, self.outbox.clone());
        self.run(move || {
            then(outbox.guarded(work, job));
            None
        });
    }

    /// Queues a job, and returns a task with its result; if it panics, the result is `failed`.
    pub fn run_task<T: Send + 'static>(
        &self,
        failed: T,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Task<T> {
        let (sender, result) = oneshot::channel();
        // The receiver may be gone.
        self.run_then(job, |done| drop(sender.send(done.unwrap_or(failed))));
        received(result)
    }

    /// Returns a closure that blocks until all jobs queued so far are done. Never call it on the window thread.
    pub fn flush(&self) -> impl FnOnce() + Send + use<> {
        let (sender, receiver) = mpsc::channel::<()>();
        if let Some(jobs) = self.jobs.upgrade() {
            send_or_run(&jobs, Box::new(move || drop(sender)));
        }
        // Returns when the job has dropped the sender.
        move || {
            let _ = receiver.recv();
        }
    }
}

/// Returns a closure that blocks until the jobs queued so far on these threads are done. Never call it on the window thread.
pub fn flush_all(threads: [&JobSender; 2]) -> impl FnOnce() + Send + use<> {
    let [first, second] = threads.map(JobSender::flush);
    move || {
        first();
        second();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.jobs = None;
        // `guarded` has handled panics of jobs.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

/// Queues a job. If its thread could not be started, the job runs on this one.
fn send_or_run(jobs: &Sender<Job>, job: Job) {
    if let Err(SendError(job)) = jobs.send(job) {
        job();
    }
}

/// Wraps a job so that its result is sent, and a panic does not end the thread.
fn guarded(
    work: Work,
    outbox: Outbox,
    failed: Option<Input>,
    job: impl FnOnce() -> Option<Input> + Send + 'static,
) -> Job {
    Box::new(move || {
        let input = outbox.guarded(work, job).unwrap_or(failed);
        if let Some(input) = input {
            outbox.send(input);
        }
    })
}

#[cfg(test)]
mod tests {
    use std::panic::resume_unwind;

    use super::super::background::BackgroundMessage;
    use super::*;
    use crate::presenter::Fault;

    #[test]
    fn a_panicking_job_is_reported_and_the_next_one_runs() {
        let (outbox, mut messages) = Outbox::new();
        let worker = Worker::begin(Work::Judging, outbox);
        let failed = Some(Input::Trouble("the safe answer".to_owned()));
        worker.run_or(failed, || resume_unwind(Box::new("a failure")));
        worker.run(|| Some(Input::Trouble("the next job".to_owned())));
        worker
            .sender()
            .run(|| resume_unwind(Box::new("another failure")));
        worker.run(|| Some(Input::PointedAt(None)));
        drop(worker);
        let mut inputs = Vec::new();
        while let Ok(message) = messages.try_recv() {
            if let BackgroundMessage::Input(input) = message {
                inputs.extend(input.take());
            }
        }
        assert!(
            matches!(
                inputs.as_slice(),
                [
                    Input::Fault(Fault { work: Work::Judging, .. }),
                    Input::Trouble(answer),
                    Input::Trouble(next),
                    Input::Fault(_),
                    Input::PointedAt(None),
                ] if answer == "the safe answer" && next == "the next job"
            ),
            "{inputs:?}"
        );
    }
}
