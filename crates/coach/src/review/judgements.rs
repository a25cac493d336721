//! Judges each decision only once, so that the review, the rating, statistics, duplicate play and the puzzles made of mistakes always have
//! the same figures.

mod store;

use std::io;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

pub use store::JudgementStore;

use super::Effort;
use engine::table::{Move, SeatView};
use players::{Judgement, Verdict};
use storage::save::assert_thinking_allowed;
use store::JudgementKey;

/// Judges decisions.
pub trait Judge {
    /// The verdict on a move; `None` if there was no choice, or the move was Mah Jongg.
    fn judge(&self, view: &SeatView, made: Move) -> Option<Verdict>;
}

/// Judges every decision anew.
impl Judge for Effort {
    fn judge(&self, view: &SeatView, made: Move) -> Option<Verdict> {
        judge_now(view, made, *self)
    }
}

impl<T: Judge + ?Sized> Judge for &T {
    fn judge(&self, view: &SeatView, made: Move) -> Option<Verdict> {
        (**self).judge(view, made)
    }
}

/// Judges each decision only once, as long as the store keeps the judgement. Shared by all threads.
#[derive(Debug)]
pub struct Judgements {
    effort: Effort,
    store: Mutex<JudgementStore>,
}

impl Judgements {
    /// Uses the judgements in this store, and judges other decisions with this effort.
    pub fn new(effort: Effort, store: JudgementStore) -> Self {
        Self {
            effort,
            store: Mutex::new(store),
        }
    }

    /// Writes the judgements atomically, if some are new.
    ///
    /// # Errors
    /// The system cannot write them; the existing file is unchanged.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        self.store().write(path)
    }

    fn store(&self) -> MutexGuard<'_, JudgementStore> {
        // A panic cannot leave the store half changed.
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Judge for Judgements {
    fn judge(&self, view: &SeatView, made: Move) -> Option<Verdict> {
        let key = JudgementKey {
            position: view.digest(),
            made,
            effort: self.effort,
        };
        let known = self.store().find(&key);
        if let Some(verdict) = known.and_then(|known| known.verdict(view, made)) {
            return Some(verdict);
        }
        // The store is free meanwhile: others need not wait for this judgement.
        let verdict = judge_now(view, made, self.effort)?;
        self.store().insert(key, Judgement::of(&verdict));
        Some(verdict)
    }
}

/// Judges a move, which takes long.
fn judge_now(view: &SeatView, made: Move, effort: Effort) -> Option<Verdict> {
    assert_thinking_allowed();
    players::judge(view, made, effort)
}

#[cfg(test)]
mod tests;
