//! The answers of other threads, given when a test wants them.

use super::super::*;
use super::harness::Harness;
use crate::session::local::Question;
use storage::save::SaveError;

impl Harness {
    /// Decides by a random number from 0 to 1 whether the disk is full, whether it is slow, and whether QuickTip is slow.
    pub fn randomize_delays(&mut self, random: f32) {
        self.disk_is_full = random < 0.3;
        self.slow_disk = (0.2..0.6).contains(&random);
        self.slow_advice = (0.5..0.9).contains(&random);
    }

    /// Finishes all writing.
    pub fn finish_saving(&mut self) {
        for saved in std::mem::take(&mut self.saving) {
            self.send(Input::FileSaved(saved));
        }
    }

    /// Answers all pending requests for files with this result.
    pub fn answer_file_requests(&mut self, found: impl Fn() -> Result<OpenedFile, SaveError>) {
        for (request_id, path) in std::mem::take(&mut self.reading) {
            self.send(Input::FileRead(request_id, path, Box::new(found())));
        }
    }

    /// Answers the pending request to QuickTip.
    pub fn answer_advice(&mut self) {
        if let Some((request_id, position)) = self.advising.take() {
            let tip = position.tip(&position.evaluation());
            self.send(Input::Advised(request_id, tip.map(Box::new)));
        }
    }

    /// Lets the computer players answer why they made the discards they were asked about.
    pub fn answer_questions(&mut self) {
        for (request_id, asked) in std::mem::take(&mut self.asked) {
            let motive = asked.motive().map(Box::new);
            self.send(Input::MotiveFound(request_id, motive));
        }
    }

    /// Finishes reading and writing, and lets computer players answer; true if any were asked. Requested files turn out to be damaged.
    pub fn answer_requests(&mut self) -> bool {
        self.answer_file_requests(|| {
            Err(SaveError::NotAGame(
                "game.mah".to_owned(),
                "damaged".to_owned(),
            ))
        });
        self.finish_saving();
        self.answer_questions();
        let thinking = std::mem::take(&mut self.thinking);
        let were_asked = !thinking.is_empty();
        for (request_id, questions) in thinking {
            let answers = questions.into_iter().map(Question::think).collect();
            self.send(Input::MovesComputed(request_id, answers));
        }
        were_asked
    }
}
