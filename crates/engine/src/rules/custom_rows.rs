//! Custom rows: scoring events and special hands that a rule set adds to the built-in one on which it is based.

use std::sync::Arc;

use super::special::{BadPattern, Budget, FormIndex};
use super::{Condition, RowId, RuleSet, ScoringEvent, limits};

/// Why a row cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRow {
    /// There are already as many custom rows as allowed.
    #[error("more than {} rows", limits::ROWS)]
    TooMany,
    /// Its name is blank, or a text is longer than this number of characters or contains characters that cannot be shown.
    #[error("\"{}\": a text is empty, unreadable or longer than {} letters", .0.english(), .1)]
    InvalidText(RowId, usize),
    /// The name is taken.
    #[error("there are two rows \"{}\"", .0.english())]
    Duplicate(RowId),
    /// Its award is too large.
    #[error("\"{}\" brings more than is allowed", .0.english())]
    Award(RowId),
    /// It has neither a condition nor a pattern.
    #[error("\"{}\" has neither a condition nor a pattern", .0.english())]
    NoCondition(RowId),
    /// Its points are declared to be the whole score, but it has none, or it has doubles.
    #[error("\"{}\" is a whole score, but has no points or has doubles", .0.english())]
    Total(RowId),
    /// It has too many patterns, a pattern with too many slots, or a slot whose text is too long.
    #[error("\"{}\" has too many patterns or slots", .0.english())]
    Size(RowId),
    /// No row of the built-in rule set has this help topic.
    #[error("\"{}\" names a help topic that does not exist", .0.english())]
    Topic(RowId),
    /// A pattern is not valid.
    #[error("\"{}\": {why}", event.english())]
    Pattern {
        /// The id of the row.
        event: RowId,
        /// What is wrong with the pattern.
        why: BadPattern,
    },
}

impl RuleSet {
    /// The custom rows: those that the built-in rule set does not have.
    pub fn custom_rows(&self) -> &[ScoringEvent] {
        let based_on = Self::new(self.id);
        self.events.get(based_on.events.len()..).unwrap_or_default()
    }

    /// Adds rows after all others. Invalid rows are left out, and their indices are returned with the reasons.
    pub fn add(&mut self, rows: Vec<ScoringEvent>) -> Vec<(usize, BadRow)> {
        let mut refused = Vec::new();
        let mut budget = Budget::CUSTOM_ROWS;
        for (index, mut row) in rows.into_iter().enumerate() {
            match self.check(&mut row, &mut budget) {
                Ok(()) => Arc::make_mut(&mut self.events).push(row),
                Err(why) => refused.push((index, why)),
            }
        }
        self.form_index = Arc::new(FormIndex::of(&self.events));
        refused
    }

    /// Replaces the custom rows. Invalid rows are left out, and their indices are returned with the reasons.
    pub fn set_custom_rows(&mut self, rows: Vec<ScoringEvent>) -> Vec<(usize, BadRow)> {
        let inherited = self.events.len() - self.custom_rows().len();
        Arc::make_mut(&mut self.events).truncate(inherited);
        self.add(rows)
    }

    /// Checks that a row can be added, and computes its forms.
    fn check(&self, row: &mut ScoringEvent, budget: &mut Budget) -> Result<(), BadRow> {
        let short_id = || RowId::from(limits::shortened(row.id.as_str()));
        if self.custom_rows().len() >= limits::ROWS {
            return Err(BadRow::TooMany);
        }
        let texts = [
            (row.id.as_str(), 1, limits::NAME),
            (row.label.as_str(), 0, limits::LABEL),
            (row.text.as_str(), 0, limits::TEXT),
        ];
        for (text, min, max) in texts {
            if !limits::is_valid_text(text, min, max) {
                return Err(BadRow::InvalidText(short_id(), max));
            }
        }
        if self.event(&row.id).is_some() {
            return Err(BadRow::Duplicate(short_id()));
        }
        if !limits::is_award_allowed(row.award) || !limits::is_award_allowed(row.calling) {
            return Err(BadRow::Award(short_id()));
        }
        let has_topic = |event: &ScoringEvent| event.topic == row.topic;
        if !row.topic.is_empty() && !Self::new(self.id).events().iter().any(has_topic) {
            return Err(BadRow::Topic(short_id()));
        }
        let patterns = row.special.iter().flat_map(|special| &special.patterns);
        let too_long = |slot: &String| slot.chars().count() > limits::SLOT;
        let too_large =
            |slots: &Vec<String>| slots.len() > limits::SLOTS || slots.iter().any(too_long);
        if patterns.clone().count() > limits::PATTERNS || patterns.clone().any(too_large) {
            return Err(BadRow::Size(short_id()));
        }
        if row.when == Condition::Pattern && patterns.count() == 0 {
            return Err(BadRow::NoCondition(short_id()));
        }
        let event = short_id();
        let Some(special) = &mut row.special else {
            return Ok(());
        };
        if special.total && (row.award.doubles > 0 || row.award.points == 0) {
            return Err(BadRow::Total(event));
        }
        let forms_found = special.find_forms(budget);
        forms_found.map_err(|why| BadRow::Pattern { event, why })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Award, SpecialHand};

    /// A refused row uses up some of the budget, so that the forms of the next row are searched instead of listed. Without the refused row
    /// they are listed. Both are the same rules.
    #[test]
    fn rules_are_equal_however_the_forms_of_their_rows_are_found() {
        let row = |name: &str, patterns: &[&str]| {
            let slots = |text: &&str| text.split(", ").map(str::to_owned).collect();
            let special = SpecialHand::new(patterns.iter().map(slots).collect(), false, true);
            let award = Award {
                points: 100,
                ..Award::default()
            };
            ScoringEvent::special_hand(name, award, special)
        };
        let impossible = "four RD, pung RD, pung GD, pung WD, single 1B";
        let invalid = row(
            "Refused",
            &["pung *x, pung *x, pung *y, pung *y, pair *x", impossible],
        );
        let valid = row("Kept", &["pung *x, pung *x, pung *x, pung *x, pair *x"]);
        let rules = |rows: Vec<ScoringEvent>| {
            let mut rules = RuleSet::bloem();
            let refusals = rules.add(rows).len();
            (rules, refusals)
        };
        let (searched, refusals) = rules(vec![invalid, valid.clone()]);
        let (listed, no_refusals) = rules(vec![valid]);
        assert_eq!((refusals, no_refusals), (1, 0));
        let is_unlisted = |rules: &RuleSet| {
            let special = rules.custom_rows()[0].special.as_ref();
            special.map(SpecialHand::is_unlisted)
        };
        assert_eq!(
            [&searched, &listed].map(is_unlisted),
            [Some(true), Some(false)]
        );
        assert_eq!(searched, listed);
    }
}
