//! Statistics: adds a finished hand, its judgement, and hands that a killed program has not added.

use std::path::Path;

use super::Disk;
use super::puzzle_file;
use crate::app::clock;
use crate::presenter::{FinishedHand, Input, RatingJob, Work};
use coach::stats::{Statistics, Unrated};
use storage::save::{self, Recovered};
use words::say;

impl Disk {
    /// Records a finished hand. If it is to be rated, the file says so until that is done, and the hand is judged in the background.
    pub fn record_hand(&self, over: FinishedHand) {
        let files = self.data_files();
        let (judging, rating) = (self.judging.sender(), self.rating());
        self.writing.run(move || {
            let mut figures = files.figures()?;
            if !record(&mut figures, &over) {
                return None;
            }
            let failure = write(&figures, &files.folders.statistics());
            if let Some(rating_job) = over.rating_job {
                judging.run(move || rating(rating_job));
            }
            failure
        });
    }

    /// Returns a closure that judges a hand on the judging thread and records the result in the puzzles and the rating. A hand that cannot
    /// be judged is not tried again.
    fn rating(&self) -> impl FnOnce(RatingJob) -> Option<Input> + Send + use<> {
        let (files, outbox) = (self.data_files(), self.outbox.clone());
        let (writing, judgements) = (self.writing.sender(), self.judgements());
        move |hand: RatingJob| {
            let rate = || judgements.judge(|judgements| hand.rate(judgements));
            let judged = outbox.guarded(Work::Judging, rate).flatten();
            writing.run(move || {
                // The rating is recorded last: if the program is killed before that, the hand is judged again, and its puzzles are added
                // only once.
                let (rated, puzzles) = judged.map(|judged| (judged.rated, judged.puzzles)).unzip();
                let found = puzzles.unwrap_or_default();
                let troubled = puzzle_file::add_mistakes(
                    &files.folders.puzzles(),
                    found,
                    &files.file_problems,
                );
                let mut figures = files.figures()?;
                let (today, path) = (clock::today(), files.folders.statistics());
                let id = (hand.game, hand.view.deal_number);
                let rated = rated.as_ref().map(|rated| (rated, &hand.category));
                figures.rate(id, rated, today);
                write(&figures, &path).or(troubled)
            });
            None
        }
    }

    /// Adds hands that a killed program has not added: each hand of the abandoned game once. `tipped` says whether QuickTip is on, which is
    /// all that is known about hands without statistics. Reads and writes synchronously, before the window opens.
    pub fn catch_up(&self, left: &Recovered, tipped: bool) {
        let files = self.data_files();
        let Some(mut figures) = files.figures() else {
            return;
        };
        let missed: Vec<FinishedHand> = FinishedHand::ids(&left.game, left.earlier)
            .filter(|id| !figures.has_recorded(*id))
            .filter_map(|id| FinishedHand::find(&left.game, id, tipped))
            .collect();
        for over in &missed {
            record(&mut figures, over);
        }
        let unrated: Vec<Unrated> = figures.unrated().to_vec();
        let found: Vec<Option<RatingJob>> = unrated
            .iter()
            .map(|hand| FinishedHand::find(&left.game, hand.id, hand.tipped)?.rating_job)
            .collect();
        for (hand, _) in unrated
            .iter()
            .zip(&found)
            .filter(|(_, found)| found.is_none())
        {
            figures.rate(hand.id, None, clock::today());
        }
        if !missed.is_empty() || found.iter().any(Option::is_none) {
            write(&figures, &files.folders.statistics());
        }
        for rating_job in found.into_iter().flatten() {
            let rating = self.rating();
            self.judging.run(move || rating(rating_job));
        }
        self.catch_up_with_deal(&left.game);
    }

    /// Clears the statistics. Only a failure is reported.
    pub fn clear_statistics(&self) {
        let files = self.data_files();
        self.writing.run(move || {
            let cleared = files.figures().unwrap_or_default().cleared();
            write(&cleared, &files.folders.statistics())
        });
    }
}

/// Records a finished hand; true if it was new.
fn record(figures: &mut Statistics, over: &FinishedHand) -> bool {
    let new = figures.record(over.game, &over.view, over.seat);
    if new {
        let names = over.seat.others().map(|other| over.names[other].clone());
        let others: Vec<String> = names.collect();
        let today = clock::today();
        figures.album.record(&over.view, over.seat, today, &others);
        if let Some(rating_job) = &over.rating_job {
            figures.queue_for_rating(over.id(), rating_job.category.tipped);
        }
    }
    new
}

/// Writes the statistics. Only a failure is reported.
fn write(figures: &Statistics, path: &Path) -> Option<Input> {
    figures.write(path).err().map(|error| {
        tracing::warn!(%error, "the statistics cannot be written");
        let error = save::reason(&error);
        Input::Trouble(say!("storage-statistics-unwritable", error))
    })
}
