//! Scores a case of the file.

use serde::Deserialize;
use serde_json::Value;

use super::answer::Answer;
use engine::rules::{Case, RuleSet};
use wording::Describe;

/// Scores one case; the error says what is wrong with it.
pub fn answer(value: &Value, defaults: &RuleSet) -> Result<Answer, String> {
    let case = Case::deserialize(value).map_err(|wrong| wrong.to_string())?;
    let rules = case.rules(defaults)?;
    let hand = case.hand()?;
    let situation = case.situation(&hand)?;
    Ok(match rules.score(&hand, &situation) {
        Some(score) => Answer::scored(case.id, score),
        None => {
            let why = rules.why_not_mah_jong(&hand, &situation);
            Answer::refused(case.id, why.describe())
        }
    })
}
