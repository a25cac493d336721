//! The answers of other threads in a test.

use super::super::*;
use super::harness::Harness;
use crate::session::local::Question;
use storage::save::SaveError;

impl Harness {
    /// Makes the disk full or slow, or QuickTip slow, each with this probability.
    pub fn randomize_delays(&mut self, chance: f32) {
        self.disk_is_full = chance < 0.3;
        self.slow_disk = (0.2..0.6).contains(&chance);
        self.slow_advice = (0.5..0.9).contains(&chance);
    }

    /// Finishes all writing.
    pub fn finish_saving(&mut self) {
        for saved in std::mem::take(&mut self.saving) {
            self.send(Input::FileSaved(saved));
        }
    }

    /// Answers all pending reads with this.
    pub fn read(&mut self, found: impl Fn() -> Result<OpenedFile, SaveError>) {
        for (request_id, path) in std::mem::take(&mut self.reading) {
            self.send(Input::FileRead(request_id, path, Box::new(found())));
        }
    }

    /// Answers the pending request to QuickTip.
    pub fn advise(&mut self) {
        if let Some((request_id, position)) = self.advising.take() {
            let tip = position.tip(&position.evaluation());
            self.send(Input::Advised(request_id, tip.map(Box::new)));
        }
    }

    /// Answers all pending requests to other threads; true if there were any. No file contains a game.
    pub fn think(&mut self) -> bool {
        self.read(|| {
            Err(SaveError::NotAGame(
                "game.mah".to_owned(),
                "damaged".to_owned(),
            ))
        });
        self.finish_saving();
        let thinking = std::mem::take(&mut self.thinking);
        let asked = !thinking.is_empty();
        for (request_id, questions) in thinking {
            let answers = questions.into_iter().map(Question::think).collect();
            self.send(Input::MovesComputed(request_id, answers));
        }
        asked
    }
}
