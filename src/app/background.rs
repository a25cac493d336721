//! Runs work on other threads, so that the window never waits. Results reach the window as messages. A panic is reported as a fault, and the
//! code that waits for the result still gets one.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use iced::Task;
use iced::futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use iced::futures::channel::oneshot;
use iced::futures::{StreamExt, future, stream};

use super::faults;
use super::open_dialog::MakeDialog;
use super::scene::TilesRead;
use crate::presenter::{Input, Work};
use crate::session::local;

/// A value on its way to the window. Messages must be `Clone`; this one is taken out once.
pub struct OnceMessage<T = Input>(Arc<Mutex<Option<T>>>);

impl<T> OnceMessage<T> {
    /// Wraps a value.
    pub fn of(value: T) -> Self {
        Self(Arc::new(Mutex::new(Some(value))))
    }

    /// The value the first time, `None` after that.
    pub fn take(&self) -> Option<T> {
        lock(&self.0).take()
    }
}

impl<T> Clone for OnceMessage<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> fmt::Debug for OnceMessage<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("message")
    }
}

/// Locks a mutex, even if a thread that held it has panicked.
pub fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A task that yields the value sent by another thread, or nothing if that thread drops the sender.
pub fn received<T: Send + 'static>(receiver: oneshot::Receiver<T>) -> Task<T> {
    Task::future(async { receiver.await.ok() }).and_then(Task::done)
}

/// A message from another thread to the window.
#[derive(Clone, Debug)]
pub enum BackgroundMessage {
    /// An input for the presenter.
    Input(OnceMessage),
    /// The data of the dialog with this opening number has been loaded; this makes the dialog.
    DialogLoaded(u64, OnceMessage<MakeDialog>),
    /// Tiles for the table, and the number of their request.
    Tiles(u64, OnceMessage<TilesRead>),
}

/// Sends messages from other threads to the window.
#[derive(Clone, Debug)]
pub struct Outbox(UnboundedSender<BackgroundMessage>);

impl Outbox {
    /// An outbox, and the receiver of its messages.
    pub fn new() -> (Self, UnboundedReceiver<BackgroundMessage>) {
        let (sender, messages) = unbounded();
        (Self(sender), messages)
    }

    /// Sends the presenter an input. Nothing happens if the window is gone.
    pub fn send(&self, input: Input) {
        let _ = self
            .0
            .unbounded_send(BackgroundMessage::Input(OnceMessage::of(input)));
    }

    /// Sends the function that makes the dialog being opened, now that its data has been loaded.
    pub fn dialog_loaded(&self, opening: u64, make: MakeDialog) {
        let _ = self.0.unbounded_send(BackgroundMessage::DialogLoaded(
            opening,
            OnceMessage::of(make),
        ));
    }

    /// Sends the tiles that the table requested under this number.
    pub fn tiles(&self, request: u64, tiles: TilesRead) {
        let tiles = OnceMessage::of(tiles);
        let _ = self
            .0
            .unbounded_send(BackgroundMessage::Tiles(request, tiles));
    }

    /// Runs work that may panic. If it does, the player sees a fault report and the result is `None`.
    pub fn guarded<T>(&self, work: Work, job: impl FnOnce() -> T) -> Option<T> {
        let result = faults::guarded(work, job);
        result.map_err(|fault| self.send(Input::Fault(fault))).ok()
    }

    /// Runs work on a new thread. If it panics or no thread can be started, the result is `failed`.
    pub fn run<T: Send + 'static>(
        &self,
        work: Work,
        failed: T,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Task<T> {
        let (sender, result) = oneshot::channel();
        let outbox = self.clone();
        let thread = thread::Builder::new().name(work.name().to_owned());
        let job = move || {
            if let Some(result) = outbox.guarded(work, job) {
                // The receiver may be gone.
                let _ = sender.send(result);
            }
        };
        if let Err(error) = thread.spawn(job) {
            tracing::warn!(%error, "cannot start a thread");
        }
        Task::future(async { result.await.unwrap_or(failed) })
    }

    /// Runs work on a new thread that may send any number of results. If it panics or no thread can be started, `failed` is the last of
    /// them.
    pub fn run_stream<T: Send + 'static>(
        &self,
        work: Work,
        failed: Option<T>,
        job: impl FnOnce(&StreamSender<T>) + Send + 'static,
    ) -> Task<T> {
        let (sender, results) = unbounded();
        let (finished, outcome) = oneshot::channel();
        let outbox = self.clone();
        let thread = thread::Builder::new().name(work.name().to_owned());
        let job = move || {
            let sender = StreamSender(sender);
            if outbox.guarded(work, || job(&sender)).is_some() {
                let _ = finished.send(());
            }
        };
        if let Err(error) = thread.spawn(job) {
            tracing::warn!(%error, "cannot start a thread");
        }
        let failed = async { outcome.await.map_or(failed, |()| None) };
        Task::stream(results.chain(stream::once(failed).filter_map(future::ready)))
    }

    /// Computes the moves of computer players, and delivers them no sooner than after a pause. A player whose computation panics makes a safe
    /// move.
    pub fn think(
        &self,
        questions: Vec<local::Question>,
        pause: Duration,
    ) -> Task<Vec<local::Answer>> {
        let outbox = self.clone();
        let safe: Vec<local::Answer> = questions.iter().map(local::Question::safe_answer).collect();
        let fallback = safe.clone();
        let think = move || {
            let with_fallback = questions.into_iter().zip(safe);
            let answers = with_fallback.map(|(question, safe)| {
                let answer = outbox.guarded(Work::Thinking, || question.think());
                answer.unwrap_or(safe)
            });
            answers.collect()
        };
        Task::future(async move {
            let (answers, ()) = tokio::join!(
                tokio::task::spawn_blocking(think),
                tokio::time::sleep(pause)
            );
            answers.unwrap_or(fallback)
        })
    }
}

/// Sends the results of [`Outbox::run_stream`].
pub struct StreamSender<T>(UnboundedSender<T>);

impl<T> StreamSender<T> {
    /// Sends a result; `false` if the receiver is gone.
    pub fn send(&self, result: T) -> bool {
        self.0.unbounded_send(result).is_ok()
    }
}
