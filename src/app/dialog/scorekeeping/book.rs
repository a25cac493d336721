//! The scorecard with everything that follows from it, worked out once after each change; and what was done, to be undone.

use engine::scorekeeper::{
    Circumstance, Draft, EntryError, EntryPosition, HandResult, History, Results, Scorecard,
};
use engine::table::GameProgress;
use engine::tiles::BySeat;

/// A scorecard and what follows from it.
pub struct Book {
    card: Scorecard,
    told: Results,
    reckoned: Result<HandResult, EntryError>,
    offered: Vec<Circumstance>,
    history: History,
}

impl Book {
    /// A scorecard as it was kept.
    pub fn new(card: Scorecard) -> Self {
        let told = card.results();
        let reckoned = Err(EntryError::NoWinner);
        let mut book = Self {
            card,
            told,
            reckoned,
            offered: Vec::new(),
            history: History::default(),
        };
        book.evaluate();
        book
    }

    /// What was entered.
    pub fn card(&self) -> &Scorecard {
        &self.card
    }

    /// What came of it.
    pub fn results(&self) -> &Results {
        &self.told
    }

    /// What was done, to be undone and redone.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Where the game stands, and the scores, before the hand that is typed.
    pub fn before(&self) -> (GameProgress, BySeat<i64>) {
        self.told.before(self.card.spot())
    }

    /// What the hand that is typed would come to.
    pub fn reckoned(&self) -> &Result<HandResult, EntryError> {
        &self.reckoned
    }

    /// What may have happened in it and would count.
    pub fn offered(&self) -> &[Circumstance] {
        &self.offered
    }

    /// Changes what is typed.
    pub fn draft(&mut self, change: impl FnOnce(&mut Draft)) {
        change(self.card.typed_mut());
        self.evaluate();
    }

    /// Changes what cannot be undone, such as which entry is being changed.
    pub fn adjust(&mut self, change: impl FnOnce(&mut Scorecard)) {
        change(&mut self.card);
        self.recount();
    }

    /// Changes what was entered; `what` names it once it is done.
    pub fn act<T>(
        &mut self,
        change: impl FnOnce(&mut Scorecard) -> T,
        what: impl FnOnce(&Self, &T) -> String,
    ) -> T {
        let mut before = self.card.clone();
        // To undo the change of an entry is not to begin it again.
        if before.spot() != EntryPosition::End {
            before.edit = None;
        }
        let done = change(&mut self.card);
        self.recount();
        let what = what(self, &done);
        self.history.note(before, what, false);
        done
    }

    /// Changes something letter by letter; all the letters are one step.
    pub fn write(&mut self, what: String, change: impl FnOnce(&mut Scorecard)) {
        let before = self.card.clone();
        change(&mut self.card);
        self.recount();
        self.history.note(before, what, true);
    }

    /// Undoes the last step; says what it was.
    pub fn undo(&mut self) -> Option<String> {
        let what = self.history.undo(&mut self.card);
        self.recount();
        what
    }

    /// Does again what was undone last; says what it is.
    pub fn redo(&mut self) -> Option<String> {
        let what = self.history.redo(&mut self.card);
        self.recount();
        what
    }

    fn recount(&mut self) {
        self.told = self.card.results();
        self.evaluate();
    }

    fn evaluate(&mut self) {
        let (at, _) = self.before();
        self.reckoned = self.card.evaluate(&at);
        let offered = self
            .reckoned
            .as_ref()
            .map(|reckoning| HandResult::offered(&reckoning.played, &at, &self.card.rules));
        self.offered = offered.unwrap_or_default();
    }
}
