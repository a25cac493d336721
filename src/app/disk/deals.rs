//! Records the results of different players in the same deals.

use super::{DataFiles, Disk};
use crate::presenter::{Input, LocalTable, Work};
use coach::duplicate::{Attempt, reviewers_line};
use coach::review::{Effort, Judgements};
use storage::save::{self, SavedGame, hand_text};
use words::say;

impl Disk {
    /// Adds a hand to the results of its deal: first without a judgement, so that it is stored even if the program ends soon, then with one.
    pub fn record_deal(&self, game: Box<SavedGame>) {
        let (files, played) = (self.data_files(), game.clone());
        self.writing.run(move || {
            let result = record_attempt(&files, Attempt::of(&played, None));
            Some(Input::DealRecorded(result))
        });
        self.judge_and_record(move |judgements| Attempt::of(&game, Some(judgements)));
    }

    /// Adds the hand of a recovered game that was started by a deal code to the results of that deal, if the hand is over and the killed program
    /// has not added it with its judgement.
    pub(super) fn catch_up_with_deal(&self, game: &SavedGame) {
        let is_over = game.record.inputs_of(game.record.deals.len()) == game.record.inputs.len();
        if !is_over || !LocalTable::resume(game).is_by_code() {
            return;
        }
        let attempts = self.data_files().attempts().unwrap_or_default();
        if hand_text(game).is_some_and(|hand| !attempts.has_judged(&hand)) {
            self.record_deal(Box::new(game.clone()));
        }
    }

    /// Lets the computer player of the review play the deal of a hand, and adds the result.
    pub fn play_reviewers_line(&self, game: Box<SavedGame>) {
        self.judge_and_record(move |judgements| {
            let played = reviewers_line(&game, Effort::REVIEW)?;
            Attempt::of(&played, Some(judgements))
        });
    }

    /// Judges a result on the judging thread, and adds it to the file.
    fn judge_and_record(
        &self,
        judge: impl FnOnce(&Judgements) -> Option<Attempt> + Send + 'static,
    ) {
        let (files, writing) = (self.data_files(), self.writing.sender());
        let (outbox, judgements) = (self.outbox.clone(), self.judgements());
        self.judging.run(move || {
            let judge = || judgements.judge(judge);
            let attempt = outbox.guarded(Work::Judging, judge).flatten();
            writing.run(move || Some(Input::DealRecorded(record_attempt(&files, attempt))));
            None
        });
    }
}

/// Adds a result to the file.
fn record_attempt(files: &DataFiles, attempt: Option<Attempt>) -> Result<(), String> {
    let attempt = attempt.ok_or(say!("duplicate-no-deal"))?;
    let unwritable = |error| {
        tracing::warn!(%error, "a result cannot be kept");
        say!("duplicate-unwritable", error = save::reason(&error))
    };
    let mut attempts = files.attempts()?;
    match attempts.add_or_update(attempt) {
        true => attempts
            .write(&files.folders.deal_results())
            .map_err(unwritable),
        false => Ok(()),
    }
}
