//! What several have made of the same deals.

use iced::Task;

use super::Storage;
use crate::app::elsewhere::Answer;
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
        Attempts::read(&self.folders.attempts())
            .map_err(|error| say!("duplicate-unreadable", error = save::reason(&error)))
    }

    /// Keeps a hand among the results of its deal, or, if `plays`, the same deal as the review would play it.
    pub fn keep_deal(&self, game: Box<SavedGame>, plays: bool) -> Task<Answer> {
        let path = self.folders.attempts();
        self.writing.have(move || {
            let played = match plays {
                true => reviewers_line(&game, Effort::REVIEW),
                false => Some(*game),
            };
            let attempt = played.as_ref().and_then(Attempt::of);
            let no_deal = || say!("duplicate-no-deal").to_owned();
            let kept = attempt.ok_or_else(no_deal).and_then(|attempt| {
                let unwritten = |error| {
                    tracing::warn!(%error, "a result cannot be kept");
                    say!("duplicate-unwritable", error = save::reason(&error))
                };
                let mut all = Attempts::read(&path).map_err(unwritten)?;
                match all.take_in(attempt) {
                    true => all.write(&path).map_err(unwritten),
                    false => Ok(()),
                }
            });
            Some(Stimulus::DealKept(kept))
        })
    }
}
