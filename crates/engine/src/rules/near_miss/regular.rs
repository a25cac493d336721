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
    missed.sort_by_key(|(event, _)| {
        let award = event.award(&rules.options);
        award.doubles == 0 && award.limit == 0 && award.points <= MINOR_POINTS
    });
    let missed = missed.into_iter();
    missed
        .map(|(event, obstacle)| NearMiss::of(rules, event, obstacle))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Case, Score};

    /// The winner's score of a hand in the format of `red-stake score`.
    fn score(rules: &RuleSet, hand: &str) -> Score {
        let case: Case = serde_json::from_str(hand).expect("a case");
        let hand = case.hand().expect("a hand");
        let situation = case.situation(&hand).expect("a situation");
        rules.score(&hand, &situation).expect("Mah Jongg")
    }

    #[test]
    fn a_missing_flower_prevents_nothing_if_bonus_tiles_do_not_score() {
        let hand = r#"{"id": "", "seat_wind": "S", "round_wind": "E", "winner": true,
            "stake": ["1B", "2B", "3B", "4B", "5B", "6B", "7D", "8D", "9D", "2C", "2C", "2C", "5C", "5C"],
            "bonus": ["1F", "2F", "3F"], "win": {"tile": "5C", "from": "wall"}}"#;
        for bonus_scores in [true, false] {
            let mut rules = RuleSet::bloem();
            rules.options.bonus_scores = bonus_scores;
            let missed = score(&rules, hand).near_misses;
            let is_listed = missed
                .iter()
                .any(|miss| matches!(miss.obstacle, Obstacle::BonusMissing(_)));
            assert_eq!(is_listed, bonus_scores, "{missed:?}");
        }
    }
}
