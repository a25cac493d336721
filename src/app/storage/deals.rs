//! What several have made of the same deals.

use std::path::Path;

use iced::Task;

use super::Storage;
use super::notes::Notes;
use crate::app::elsewhere::{self, Answer};
use crate::duplicate::{Attempt, Attempts, reviewers_line};
use crate::presenter::Stimulus;
use crate::review::Effort;
use crate::save::{self, SavedGame};

impl Storage {
    /// All that was kept.
    ///
    /// # Errors
    /// The file cannot be read, and why.
    pub fn attempts(&self) -> Result<Attempts, String> {
        self.written()();
        let read = self.notes.read(&self.folders.attempts(), Attempts::read);
        read.ok_or_else(|| say!("duplicate-unreadable").to_owned())
    }

    /// Keeps a hand among the results of its deal, judged quickly: it is there whatever happens next. `judge_deal` judges it as the
    /// review does.
    pub fn keep_deal(&self, game: Box<SavedGame>) -> Task<Answer> {
        let (path, notes) = (self.folders.attempts(), self.notes.clone());
        self.writing.have(move || {
            let attempt = Attempt::of(&game, Effort::RATING);
            Some(Stimulus::DealKept(take_in(&path, attempt, &notes)))
        })
    }

    /// Judges a hand as the review does, so that both say the same of it, and keeps that; or, if `plays`, has its deal played as the
    /// review would and keeps that. Nothing that is to be written waits for it.
    pub fn judge_deal(&self, game: Box<SavedGame>, plays: bool) -> Task<Answer> {
        let (path, notes) = (self.folders.attempts(), self.notes.clone());
        let judged = elsewhere::one(move || {
            let played = match plays {
                true => reviewers_line(&game, Effort::REVIEW),
                false => Some(*game),
            };
            played.and_then(|played| Attempt::of(&played, Effort::REVIEW))
        });
        let writer = self.writing.writer();
        judged.then(move |attempt| {
            let (path, notes) = (path.clone(), notes.clone());
            writer.have(move || Some(Stimulus::DealKept(take_in(&path, attempt, &notes))))
        })
    }
}

/// Takes a result in among those in a file.
fn take_in(path: &Path, attempt: Option<Attempt>, notes: &Notes) -> Result<(), String> {
    let attempt = attempt.ok_or(say!("duplicate-no-deal"))?;
    let unwritten = |error| {
        tracing::warn!(%error, "a result cannot be kept");
        say!("duplicate-unwritable", error = save::reason(&error))
    };
    let read = notes.read(path, Attempts::read);
    let mut all = read.ok_or(say!("duplicate-unreadable"))?;
    match all.take_in(attempt) {
        true => all.write(path).map_err(unwritten),
        false => Ok(()),
    }
}
