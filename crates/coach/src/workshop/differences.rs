//! The differences between a rule set and the one it is based on, in words, side by side.

use super::settings::{Setting, award_text};
use engine::rules::{RowChange, RowId, RuleSet, ScoringEvent};
use wording::RowTitle;
use words::say;

/// An item that differs from the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChangedItem {
    /// An option.
    Option(Setting),
    /// A changed row of the original.
    Row(RowId),
    /// A row that the original lacks.
    Own(RowId),
}

/// A difference from the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The name of the option or row.
    pub name: String,
    /// Its value in the original; empty if the original does not have it.
    pub before: String,
    /// Its present value.
    pub after: String,
    /// The option or row that differs.
    pub item: ChangedItem,
}

/// All differences between rules and their original: options, then changed rows, then added rows.
pub fn differences(rules: &RuleSet, original: &RuleSet) -> Vec<Difference> {
    let (now, before) = (&rules.options, &original.options);
    let settings =
        Setting::all().filter(|setting| setting.value_text(now) != setting.value_text(before));
    let mut found: Vec<Difference> = settings
        .map(|setting| Difference {
            name: setting.title().to_owned(),
            before: setting.value_text(before),
            after: setting.value_text(now),
            item: ChangedItem::Option(setting),
        })
        .collect();
    for (id, change) in rules.changes() {
        if let (Some(now), Some(before)) = (rules.event(&id), original.event(&id)) {
            found.push(Difference {
                before: describe_parts(before, &change, original),
                after: describe_parts(now, &change, rules),
                name: id.title().to_owned(),
                item: ChangedItem::Row(id),
            });
        }
    }
    found.extend(rules.custom_rows().iter().map(|own| Difference {
        name: own.id.title().to_owned(),
        before: String::new(),
        after: describe_award(own, rules),
        item: ChangedItem::Own(own.id.clone()),
    }));
    found
}

/// The award of a row, whether a special hand is allowed and its points are the whole score, and for whom other rows count.
pub fn describe_award(event: &ScoringEvent, rules: &RuleSet) -> String {
    let all = RowChange {
        award: Some(event.award),
        never_counts: Some(event.never_counts),
        allowed: event.special.as_ref().map(|special| special.allowed),
        total: event.special.as_ref().map(|special| special.total),
        winner_only: event.special.is_none().then_some(event.winner_only),
    };
    describe_parts(event, &all, rules)
}

/// A description of these parts of a row.
fn describe_parts(event: &ScoringEvent, parts: &RowChange, rules: &RuleSet) -> String {
    let special = event.special.as_ref();
    let allowed = special.is_none_or(|special| special.allowed);
    let mut texts = Vec::new();
    if parts.allowed.is_some() && !allowed {
        return say!("scoring-not-allowed").to_owned();
    }
    if event.never_counts {
        return say!("scoring-nothing").to_owned();
    }
    if parts
        .award
        .or(parts.never_counts.and(Some(event.award)))
        .is_some()
        || parts.allowed.is_some()
    {
        texts.push(award_text(event.award(&rules.options)));
    }
    if let (Some(_), Some(special)) = (parts.total, special) {
        texts.push(match special.total {
            true => say!("workshop-whole-score").to_owned(),
            false => say!("workshop-added").to_owned(),
        });
    }
    if parts.winner_only.is_some() {
        texts.push(match event.winner_only {
            true => say!("workshop-winner-only").to_owned(),
            false => say!("workshop-anybody").to_owned(),
        });
    }
    words::listed(texts).to_string()
}
