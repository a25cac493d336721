//! A hand in a help page: its tiles, and its score by the rules in force.

use engine::rules::{Case, RuleSet, Score};
use engine::tiles::Tile;
use wording::{AwardWording, ScoreWording, line_words};
use words::say;

/// A scored hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoredHand {
    /// The sets and the pair as scored, then other tiles, then Flowers and Seasons.
    pub groups: Vec<Vec<Tile>>,
    /// Its score.
    pub score: Score,
    /// The rules by which it is scored.
    rules: RuleSet,
}

/// Scores a hand in the format of `red-stake score`.
///
/// # Errors
///
/// The hand is invalid, or not Mah Jongg by these rules.
pub fn score_hand(text: &str, rules: &RuleSet) -> Result<ScoredHand, String> {
    let case: Case = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let rules = case.rules(rules)?;
    let hand = case.hand()?;
    let situation = case.situation(&hand)?;
    let score = rules
        .score(&hand, &situation)
        .ok_or(say!("help-not-mah-jongg"))?;
    let mut groups = score.arrangement.groups();
    groups.extend((!hand.bonus.is_empty()).then_some(hand.bonus));
    Ok(ScoredHand {
        groups,
        score,
        rules,
    })
}

impl ScoredHand {
    /// The lines of the score sheet: values and labels.
    pub fn lines(&self) -> Vec<(String, String)> {
        let lines = self.score.lines.iter();
        lines
            .map(|line| {
                let value = line.award.with_doubles_in_words();
                (value, line_words(&self.rules, line))
            })
            .collect()
    }

    /// The calculation of the total, such as `48 × 2 = 96`.
    pub fn sum(&self) -> String {
        let total = self.score.total;
        match &self.score {
            score if score.is_sum_of_points() => total.to_string(),
            score if score.is_capped() => say!("help-the-maximum", total),
            score => score.sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_maximum_is_named_even_if_nothing_is_doubled() {
        let sum = |points, doubles, total| {
            let score = Score {
                points,
                doubles,
                total,
                ..Score::default()
            };
            let (groups, rules) = (Vec::new(), RuleSet::bloem());
            let hand = ScoredHand {
                groups,
                score,
                rules,
            };
            hand.sum()
        };
        assert_eq!(sum(48, 0, 48), "48");
        assert_eq!(sum(48, 1, 96), "48\u{a0}×\u{a0}2 = 96");
        assert_eq!(sum(350, 0, 300), "300, the maximum");
        assert_eq!(sum(350, 1, 300), "300, the maximum");
    }
}
