//! The rules of a Goulash, the deal after a dead hand.

use std::sync::Arc;

use super::condition::{Condition, Shape};
use super::{RuleSet, ScoringEvent};

impl RuleSet {
    /// The rules of a Goulash: chows are for special hands only, and rows for a hand without chows never count.
    pub fn for_goulash(&self) -> Self {
        let mut rules = self.clone();
        rules.options.chows = false;
        let rewards_no_chows =
            |row: &&mut ScoringEvent| row.when == Condition::Shape(Shape::NoChows);
        let rows = Arc::make_mut(&mut rules.events).iter_mut();
        rows.filter(rewards_no_chows)
            .for_each(|row| row.never_counts = true);
        rules
    }
}
