//! Suggests a value for a special hand: that of others that were made or nearly made about as often in a trial.

use crate::trial::Trial;
use engine::rules::{RowId, RuleSet};

/// Number of other hands to compare with.
const COMPARED: usize = 3;
/// Suggestions are whole multiples of this.
const STEP: u32 = 50;

/// What a trial says about a special hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// How often it was made.
    pub made: u32,
    /// Number of hands that lacked at most one tile of it, including those that were made.
    pub near: u32,
    /// The suggested value; `None` if there is nothing to compare with.
    pub points: Option<u32>,
    /// The special hands that were compared, with their values.
    pub compared: Vec<(RowId, u32)>,
}

/// What a trial of these rules says about a row; `None` until it has played enough deals.
pub fn suggestion(trial: &Trial, rules: &RuleSet, id: &RowId) -> Option<Suggestion> {
    trial.is_significant().then(|| compare(trial, rules, id))
}

fn compare(trial: &Trial, rules: &RuleSet, id: &RowId) -> Suggestion {
    let own_count = trial.count_of(id);
    let log_frequency = |near: u32| f64::from(near + 1).ln();
    let others = rules.special_hands().filter(|(event, special)| {
        event.id != *id && special.total && rules.accepts(event) && !event.never_counts
    });
    let mut others: Vec<(f64, RowId, u32)> = others
        .filter(|(_, special)| !special.forms().is_empty())
        .map(|(event, _)| {
            let distance = (log_frequency(trial.count_of(&event.id).near)
                - log_frequency(own_count.near))
            .abs();
            let points = event.award(&rules.options).points;
            (distance, event.id.clone(), points)
        })
        .filter(|(_, _, points)| *points > 0)
        .collect();
    others.sort_by(|one, other| one.0.total_cmp(&other.0));
    others.truncate(COMPARED);
    let mut all_points: Vec<u32> = others.iter().map(|(_, _, points)| *points).collect();
    all_points.sort_unstable();
    let median = all_points.get(all_points.len() / 2).copied();
    Suggestion {
        made: own_count.made,
        near: own_count.near,
        points: median.map(|points| (points + STEP / 2) / STEP * STEP),
        compared: others
            .into_iter()
            .map(|(_, event, points)| (event, points))
            .collect(),
    }
}
