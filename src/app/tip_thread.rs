//! QuickTip's thread: it computes the tip for a position and then, from the same evaluation, the moves for More Tips.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use super::background::{Outbox, lock};
use super::worker::{JobSender, Worker};
use crate::presenter::{Input, Position, RequestId, Work};
use engine::table::Move;
use players::Assessment;

/// The possible moves in a position, best first.
pub type Assessments = Vec<(Move, Assessment)>;

/// A position and the moves computed for it.
type CachedMoves = (Arc<Position>, Assessments);

/// The worker thread and its last result.
pub struct TipThread {
    worker: Worker,
    outbox: Outbox,
    /// The moves of the position computed last.
    cached: Arc<Mutex<Option<CachedMoves>>>,
    /// The number of tips requested so far; outdated requests are skipped.
    requests: Arc<AtomicU64>,
}

impl TipThread {
    /// Starts the thread.
    pub fn begin(outbox: Outbox) -> Self {
        Self {
            worker: Worker::begin(Work::Advice, outbox.clone()),
            outbox,
            cached: Arc::default(),
            requests: Arc::default(),
        }
    }

    /// Queues the computation of the tip for a position.
    pub fn advise(&self, request_id: RequestId, position: Arc<Position>) {
        let requests = Arc::clone(&self.requests);
        let number = requests.fetch_add(1, Ordering::Relaxed) + 1;
        let (cached, outbox) = (Arc::clone(&self.cached), self.outbox.clone());
        let nothing = Input::Advised(request_id, None);
        self.worker.run_or(Some(nothing), move || {
            if requests.load(Ordering::Relaxed) > number {
                return None;
            }
            let evaluation = position.evaluation();
            let tip = position.tip(&evaluation);
            outbox.send(Input::Advised(request_id, tip.map(Box::new)));
            let moves = position.more_tips(&evaluation);
            *lock(&cached) = Some((Arc::clone(&position), moves));
            None
        });
    }

    /// A handle that queues jobs after the tips requested before.
    pub fn sender(&self) -> JobSender {
        self.worker.sender()
    }

    /// Returns a closure that computes the moves of a position for More Tips. If those computed last are of this position, it
    /// returns them.
    pub fn moves(&self, position: Position) -> impl FnOnce() -> Assessments + Send + use<> {
        let (cached, outbox) = (Arc::clone(&self.cached), self.outbox.clone());
        move || {
            let cached = lock(&cached).clone().filter(|(of, _)| **of == position);
            match cached {
                Some((_, moves)) => moves,
                None => {
                    let work = || position.more_tips(&position.evaluation());
                    outbox.guarded(Work::Advice, work).unwrap_or_default()
                }
            }
        }
    }

    /// Returns a closure that blocks until the queued work is done. Never call it on the window thread.
    #[cfg(test)]
    pub fn flush(&self) -> impl FnOnce() + Send + use<> {
        self.worker.flush()
    }
}
