//! Rows that a rule set has beyond those of the one it is based on: scoring events and special hands of somebody's own.

use std::sync::Arc;

use super::special::{BadPattern, Budget, FormIndex};
use super::{Condition, RuleSet, ScoringEvent, limits};
use words::say;

/// Why a row cannot be added. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRow {
    /// There are enough.
    #[error("{}", say!("own-row-too-many", most = limits::ROWS))]
    TooMany,
    /// Its name, or another of its words, is empty, too long or not to be read.
    #[error("{}", say!("own-row-words", event = .0, most = .1))]
    Words(String, usize),
    /// There is a row of that name.
    #[error("{}", say!("own-row-twice", event = .0))]
    Twice(String),
    /// It brings too much.
    #[error("{}", limits::award_sentence(.0))]
    Award(String),
    /// It has neither a condition nor a pattern.
    #[error("{}", say!("own-row-never", event = .0))]
    Never(String),
    /// It says that its points are the whole score, and has none or doubles.
    #[error("{}", say!("own-row-total", event = .0))]
    Total(String),
    /// It has too many patterns, or too many slots in one.
    #[error("{}", say!("own-row-size", event = .0, patterns = limits::PATTERNS, slots = limits::SLOTS))]
    Size(String),
    /// No page of the help has that name.
    #[error("{}", say!("own-row-topic", event = .0))]
    Topic(String),
    /// A pattern is none.
    #[error("{}", say!("own-row-pattern", event = .event, why = .why.to_string()))]
    Pattern {
        /// The row.
        event: String,
        /// What is wrong with the pattern.
        why: BadPattern,
    },
}

impl RuleSet {
    /// The rows beyond those of the rule set that it is based on.
    pub fn own_rows(&self) -> &[ScoringEvent] {
        let based_on = Self::new(self.id);
        self.events.get(based_on.events.len()..).unwrap_or_default()
    }

    /// Adds rows after all others. Those that cannot be are left out; they come back with their place and the reason.
    pub fn add(&mut self, rows: Vec<ScoringEvent>) -> Vec<(usize, BadRow)> {
        let mut refused = Vec::new();
        let mut budget = Budget::OWN;
        for (place, mut row) in rows.into_iter().enumerate() {
            match self.check(&mut row, &mut budget) {
                Ok(()) => Arc::make_mut(&mut self.events).push(row),
                Err(why) => refused.push((place, why)),
            }
        }
        self.index = Arc::new(FormIndex::of(&self.events));
        refused
    }

    /// Puts these in the place of the rows beyond those of the rule set that it is based on. Those that cannot be are left out; they come
    /// back with their place and the reason.
    pub fn set_own_rows(&mut self, rows: Vec<ScoringEvent>) -> Vec<(usize, BadRow)> {
        let own = self.events.len() - self.own_rows().len();
        Arc::make_mut(&mut self.events).truncate(own);
        self.add(rows)
    }

    /// Whether a row can be added; its forms are found on the way.
    fn check(&self, row: &mut ScoringEvent, budget: &mut Budget) -> Result<(), BadRow> {
        let named = || limits::start(&row.id);
        if self.own_rows().len() >= limits::ROWS {
            return Err(BadRow::TooMany);
        }
        let words = [
            (&row.id, 1, limits::NAME),
            (&row.label, 0, limits::LABEL),
            (&row.text, 0, limits::TEXT),
        ];
        for (words, least, most) in words {
            if !limits::are_words(words, least, most) {
                return Err(BadRow::Words(named(), most));
            }
        }
        if self.event(&row.id).is_some() {
            return Err(BadRow::Twice(named()));
        }
        if !limits::is_award(row.award) {
            return Err(BadRow::Award(named()));
        }
        let is_page = |event: &ScoringEvent| event.topic == row.topic;
        if !row.topic.is_empty() && !Self::new(self.id).events().iter().any(is_page) {
            return Err(BadRow::Topic(named()));
        }
        let patterns = row.special.iter().flat_map(|special| &special.patterns);
        let too_long = |slot: &String| slot.chars().count() > limits::SLOT;
        let too_large =
            |slots: &Vec<String>| slots.len() > limits::SLOTS || slots.iter().any(too_long);
        if patterns.clone().count() > limits::PATTERNS || patterns.clone().any(too_large) {
            return Err(BadRow::Size(named()));
        }
        if row.when == Condition::Pattern && patterns.count() == 0 {
            return Err(BadRow::Never(named()));
        }
        let event = named();
        let Some(special) = &mut row.special else {
            return Ok(());
        };
        if special.total && (row.award.doubles > 0 || row.award.points == 0) {
            return Err(BadRow::Total(event));
        }
        let found = special.find_forms(budget);
        found.map_err(|why| BadRow::Pattern { event, why })
    }
}
