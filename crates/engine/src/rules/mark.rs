//! A short hash of the rules by which a deal is played and scored, for the codes of deals.

use serde_json::Value;

use super::{RuleSet, ScoringEvent};

/// Fields of a row that don't affect scores.
const IRRELEVANT_FIELDS: [&str; 4] = ["label", "text", "topic", "fixed"];
/// Options that affect neither the wall nor the result of a hand.
const IRRELEVANT_OPTIONS: [&str; 6] = [
    "starting_score",
    "rounds",
    "hands",
    "timeout",
    "timeout_grace",
    "show_on_washout",
];

impl RuleSet {
    /// The hash, below 2^14. It is equal for rules that give the same deals and scores. Other rules share it with a probability of 1 in
    /// 16,384.
    pub fn mark(&self) -> u16 {
        let rows = self.events.iter().map(ScoringEvent::scoring_fields);
        let mut options = json(&self.options);
        strip(&mut options, &IRRELEVANT_OPTIONS);
        let hashed = Value::Array([json(&self.id), options].into_iter().chain(rows).collect());
        (crc32fast::hash(hashed.to_string().as_bytes()) >> 18) as u16
    }
}

impl ScoringEvent {
    /// The row without the fields that don't affect scores, and with its English name as the id.
    fn scoring_fields(&self) -> Value {
        let mut row = json(self);
        strip(&mut row, &IRRELEVANT_FIELDS);
        // Codes of earlier versions were computed from the English names.
        row["id"] = self.id.english().into();
        row
    }
}

fn json(value: &impl serde::Serialize) -> Value {
    // Numbers, booleans, strings and maps of them can always be serialized.
    serde_json::to_value(value).unwrap_or_default()
}

fn strip(value: &mut Value, fields_to_remove: &[&str]) {
    if let Value::Object(fields) = value {
        fields.retain(|name, _| !fields_to_remove.contains(&name.as_str()));
    }
}
