//! Adds finished hands and their ratings to the statistics, including those that a killed program has not added.

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
    pub fn record_hand(&self, hand: FinishedHand) {
        let files = self.data_files();
        let (judging, rate) = (self.judging.sender(), self.rate());
        self.writing.run(move || {
            let mut statistics = files.statistics()?;
            let before = statistics.clone();
            if !record(&mut statistics, &hand) {
                return None;
            }
            files.add_news(hand.game, &before, &statistics);
            let failure = write(&statistics, &files.folders.statistics());
            if let Some(rating_job) = hand.rating_job {
                judging.run(move || rate(rating_job));
            }
            failure
        });
    }

    /// Returns a closure that judges a hand on the judging thread and records the result in the puzzles and the rating. A hand that cannot
    /// be judged is not tried again.
    fn rate(&self) -> impl FnOnce(RatingJob) -> Option<Input> + Send + use<> {
        let (files, outbox) = (self.data_files(), self.outbox.clone());
        let (writing, judgements) = (self.writing.sender(), self.judgements());
        move |hand: RatingJob| {
            let judge = || judgements.judge(|judgements| hand.rate(judgements));
            let judged = outbox.guarded(Work::Judging, judge).flatten();
            writing.run(move || {
                // The rating is recorded last: if the program is killed before that, the hand is judged again, and its puzzles are added
                // only once.
                let (rated, puzzles) = judged.map(|judged| (judged.rated, judged.puzzles)).unzip();
                let found = puzzles.unwrap_or_default();
                let failure = puzzle_file::add_mistakes(
                    &files.folders.puzzles(),
                    found,
                    &files.file_problems,
                );
                let mut statistics = files.statistics()?;
                let (today, path) = (clock::today(), files.folders.statistics());
                let id = (hand.game, hand.view.deal_number);
                let rated = rated.as_ref().map(|rated| (rated, &hand.category));
                let before = statistics.clone();
                statistics.rate(id, rated, today);
                files.add_news(hand.game, &before, &statistics);
                write(&statistics, &path).or(failure)
            });
            None
        }
    }

    /// Adds the hands of a recovered game that a killed program has not added. `quick_tip` says whether QuickTip is on now, which decides
    /// whether hands count as advised in autosaves of earlier versions. Reads and writes on the calling thread, before the window opens.
    pub fn catch_up(&self, recovered: &Recovered, quick_tip: bool) {
        let files = self.data_files();
        let Some(mut statistics) = files.statistics() else {
            return;
        };
        let game = &recovered.game;
        let missed: Vec<FinishedHand> = FinishedHand::ids(game, recovered.finished_before)
            .filter(|id| !statistics.has_recorded(*id))
            .filter_map(|id| {
                let is_advised = FinishedHand::is_advised(game, id).unwrap_or(quick_tip);
                FinishedHand::find(game, id, is_advised)
            })
            .collect();
        for hand in &missed {
            record(&mut statistics, hand);
        }
        let unrated: Vec<Unrated> = statistics.unrated().to_vec();
        let rating_jobs: Vec<Option<RatingJob>> = unrated
            .iter()
            .map(|hand| FinishedHand::find(game, hand.id, hand.is_advised)?.rating_job)
            .collect();
        for (hand, _) in unrated
            .iter()
            .zip(&rating_jobs)
            .filter(|(_, rating_job)| rating_job.is_none())
        {
            statistics.rate(hand.id, None, clock::today());
        }
        if !missed.is_empty() || rating_jobs.iter().any(Option::is_none) {
            write(&statistics, &files.folders.statistics());
        }
        for rating_job in rating_jobs.into_iter().flatten() {
            let rate = self.rate();
            self.judging.run(move || rate(rating_job));
        }
        self.catch_up_with_deal(&recovered.game);
    }

    /// Lets a hand count again, because its deal begins in another game. Only a failure is reported.
    pub fn forget_hand(&self, id: (u64, u32)) {
        let files = self.data_files();
        self.writing.run(move || {
            let mut statistics = files.statistics()?;
            if !statistics.forget(id) {
                return None;
            }
            write(&statistics, &files.folders.statistics())
        });
    }

    /// Clears the statistics. Only a failure is reported.
    pub fn clear_statistics(&self) {
        let files = self.data_files();
        self.writing.run(move || {
            let cleared = files.statistics().unwrap_or_default().cleared();
            write(&cleared, &files.folders.statistics())
        });
    }
}

/// Records a finished hand; true if it was new.
fn record(statistics: &mut Statistics, hand: &FinishedHand) -> bool {
    let is_new = statistics.record(hand.game, &hand.view, hand.seat);
    if is_new {
        let names = hand.seat.others().map(|other| hand.names[other].clone());
        let others: Vec<String> = names.collect();
        let today = clock::today();
        statistics
            .album
            .record(&hand.view, hand.seat, today, &others);
        if let Some(rating_job) = &hand.rating_job {
            statistics.queue_for_rating(hand.id(), rating_job.category.is_advised);
        }
    }
    is_new
}

/// Writes the statistics. Only a failure is reported.
fn write(statistics: &Statistics, path: &Path) -> Option<Input> {
    statistics.write(path).err().map(|error| {
        tracing::warn!(%error, "the statistics cannot be written");
        let error = save::reason(&error);
        Input::Trouble(say!("storage-statistics-unwritable", error))
    })
}
