//! A short number that stands for the rules a deal is played and scored by, for the codes of deals.

use serde_json::Value;

use super::{RuleSet, ScoringEvent};

/// What a row is called and how it is explained says nothing about what it counts.
const WORDS: [&str; 4] = ["label", "text", "topic", "fixed"];
/// Options that change neither a wall nor what a hand comes to.
const AROUND: [&str; 6] = [
    "starting_score",
    "rounds",
    "hands",
    "timeout",
    "timeout_grace",
    "show_on_washout",
];

impl RuleSet {
    /// A number below 2^14 that is the same for rules by which every deal is the same and comes to the same. Others have it once in
    /// 16,384 times.
    pub fn mark(&self) -> u16 {
        let rows = self.events.iter().map(ScoringEvent::substance);
        let mut options = json(&self.options);
        strip(&mut options, &AROUND);
        let facts = Value::Array([json(&self.id), options].into_iter().chain(rows).collect());
        (crc32fast::hash(facts.to_string().as_bytes()) >> 18) as u16
    }
}

impl ScoringEvent {
    /// Everything about a row but its words.
    fn substance(&self) -> Value {
        let mut row = json(self);
        strip(&mut row, &WORDS);
        row
    }
}

fn json(part: &impl serde::Serialize) -> Value {
    // Numbers, switches, words and tables of them can always be written.
    serde_json::to_value(part).unwrap_or_default()
}

fn strip(value: &mut Value, names: &[&str]) {
    if let Value::Object(fields) = value {
        fields.retain(|name, _| !names.contains(&name.as_str()));
    }
}
