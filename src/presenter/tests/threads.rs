//! What the threads round the presenter answer in a test.

use super::super::*;
use super::outside::Outside;
use crate::session::local::Question;
use players::Evaluation;
use storage::save::SaveError;

impl Outside {
    /// From now on the disk is full or slow, or QuickTip is slow, by a chance between 0 and 1.
    pub fn trouble_threads(&mut self, chance: f32) {
        self.disk_is_full = chance < 0.3;
        self.slow_disk = (0.2..0.6).contains(&chance);
        self.slow_advice = (0.5..0.9).contains(&chance);
    }

    /// Everything is written that was to be saved.
    pub fn finish_saving(&mut self) {
        for saved in std::mem::take(&mut self.saving) {
            self.send(Input::FileSaved(saved));
        }
    }

    /// The files that are read turn out to be this.
    pub fn read(&mut self, found: impl Fn() -> Result<OpenedFile, SaveError>) {
        for (request_id, path) in std::mem::take(&mut self.reading) {
            self.send(Input::FileRead(request_id, path, Box::new(found())));
        }
    }

    /// QuickTip answers what it was asked last.
    pub fn advise(&mut self) {
        if let Some((request_id, position)) = self.advising.take() {
            let tip = position.tip(&Evaluation::of(&position.view));
            self.send(Input::Advised(request_id, tip.map(Box::new)));
        }
    }

    /// Everything that was asked of other threads is answered; true if there was something. No file holds a game.
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
