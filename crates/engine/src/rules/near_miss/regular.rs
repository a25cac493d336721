//! Near misses of ordinary rows: a single set, pair or tile prevented them.

use crate::rules::facts::Facts;
use crate::rules::{Award, NearMiss, Obstacle, RuleSet, ScoringEvent};

/// Awards of up to this many points are minor.
const MINOR_POINTS: u32 = 20;

/// The rows that were narrowly missed, in the order of the table; those with minor points come last.
pub(super) fn near_misses(rules: &RuleSet, facts: &Facts<'_>) -> Vec<NearMiss> {
    let uncounted = rules.events().iter().filter(|event| {
        rules.accepts(event)
            && event.award(&rules.options) != Award::default()
            && event.when.matches(facts).is_empty()
    });
    let missed = uncounted.filter_map(|event| Some((event, event.when.obstacle(facts)?)));
    let mut missed: Vec<(&ScoringEvent, Obstacle)> = missed.collect();
    missed.sort_by_key(|(event, _)| event.award.doubles == 0 && event.award.points <= MINOR_POINTS);
    let missed = missed.into_iter();
    missed
        .map(|(event, obstacle)| NearMiss::of(rules, event, obstacle))
        .collect()
}
