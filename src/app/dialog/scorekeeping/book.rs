//! The scorecard with everything that follows from it, worked out once after each change.

use crate::scorekeeper::{Circumstance, Draft, Reckoning, Scorecard, Slip, Told};

/// A scorecard and what follows from it.
pub struct Book {
    card: Scorecard,
    told: Told,
    reckoned: Result<Reckoning, Slip>,
    offered: Vec<Circumstance>,
}

impl Book {
    /// A scorecard as it was kept.
    pub fn new(card: Scorecard) -> Self {
        let told = card.told();
        let reckoned = card.reckon(&told.at);
        let mut book = Self {
            card,
            told,
            reckoned,
            offered: Vec::new(),
        };
        book.reckon();
        book
    }

    /// What was entered.
    pub fn card(&self) -> &Scorecard {
        &self.card
    }

    /// What came of it.
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// What the hand that is typed would come to.
    pub fn reckoned(&self) -> &Result<Reckoning, Slip> {
        &self.reckoned
    }

    /// What may have happened in it and would count.
    pub fn offered(&self) -> &[Circumstance] {
        &self.offered
    }

    /// Changes what is typed.
    pub fn draft(&mut self, change: impl FnOnce(&mut Draft)) {
        change(&mut self.card.draft);
        self.reckon();
    }

    /// Changes what was entered, or players and rules.
    pub fn change(&mut self, change: impl FnOnce(&mut Scorecard)) {
        change(&mut self.card);
        self.told = self.card.told();
        self.reckon();
    }

    fn reckon(&mut self) {
        let at = &self.told.at;
        self.reckoned = self.card.reckon(at);
        let offered = self
            .reckoned
            .as_ref()
            .map(|reckoning| Reckoning::offered(&reckoning.played, at, &self.card.rules));
        self.offered = offered.unwrap_or_default();
    }
}
