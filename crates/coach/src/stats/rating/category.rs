//! Categories of rated hands.

use serde::{Deserialize, Serialize};

use engine::rules::{RuleSet, RuleSetId};
use players::Level;
use wording::RulesWording;

/// The rules and opponents of a rated hand. Only hands of one category are compared.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RatingCategory {
    /// The title of the rules.
    pub rules: String,
    /// Whether they are based on the Classical ones, and not on Bloem's.
    pub classical: bool,
    /// The second weakest level among the opponents who are computer players, so the middle one of three; `None` if fewer than two are
    /// known.
    pub level: Option<Level>,
    /// Whether QuickTip or More Tips gave advice, so that these hands say nothing about the player's own decisions.
    #[serde(rename = "tipped", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_advised: bool,
}

impl RatingCategory {
    /// Opponents of this level under these rules, without advice.
    pub fn new(rules: &RuleSet, level: Option<Level>) -> Self {
        Self {
            rules: rules.title().to_owned(),
            classical: rules.id == RuleSetId::Classical,
            level,
            is_advised: false,
        }
    }
}
