//! Changes of rows: what a player may change about a scoring event, and how changed rules are saved.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Award, BadRow, GameOptions, RowId, RuleSet, RuleSetId, ScoringEvent, limits};

/// A change of one row. Fields that are `None` stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RowChange {
    /// The award.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub award: Option<Award>,
    /// Whether it never counts (*No Scoring Value* in the dialog).
    #[serde(rename = "none", skip_serializing_if = "Option::is_none")]
    pub never_counts: Option<bool>,
    /// Whether it counts only for the winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner_only: Option<bool>,
    /// Whether this special hand is allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed: Option<bool>,
    /// Whether its points are the whole score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<bool>,
}

impl From<Award> for RowChange {
    /// A change of only the award.
    fn from(award: Award) -> Self {
        Self {
            award: Some(award),
            ..Self::default()
        }
    }
}

/// Why a change of a row is refused, or a part of saved rules is left out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotChangeable {
    /// There is no such row.
    #[error("there is no scoring event \"{}\"", .0.english())]
    Unknown(RowId),
    /// The row can bring points only (`*` in the documents of the 1996 game).
    #[error("\"{}\" cannot be turned into doubles", .0.english())]
    PointsOnly(RowId),
    /// Who it counts for is fixed.
    #[error("whom \"{}\" counts for cannot be changed", .0.english())]
    WinnerOnlyFixed(RowId),
    /// The row is not a special hand.
    #[error("\"{}\" is not a special hand", .0.english())]
    NotSpecial(RowId),
    /// Whether its points are the whole score is fixed; or it has doubles, which cannot be the whole score.
    #[error("whether \"{}\" is the whole score cannot be changed in this way", .0.english())]
    TotalFixed(RowId),
    /// The award would be too large.
    #[error("\"{}\" would bring more than is allowed", .0.english())]
    Award(RowId),
    /// An option has no such value.
    #[error("the option \"{0}\" cannot have this value")]
    Option(String),
    /// A custom row is not valid.
    #[error(transparent)]
    CustomRow(BadRow),
    /// A custom row has something that this version cannot read.
    #[error("the custom row \"{}\" cannot be read", .0.english())]
    NotUnderstood(RowId),
}

/// A rule set as it is saved: the built-in rule set it is based on, its options, the changed rows, and the custom rows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedRules {
    id: RuleSetId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    options: GameOptions,
    #[serde(default)]
    rows: BTreeMap<RowId, RowChange>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<CustomRow>,
}

/// A custom row in a file. A game with a row that this version cannot read still opens, without the row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
enum CustomRow {
    Known(Box<ScoringEvent>),
    NotUnderstood {
        #[serde(default)]
        id: RowId,
    },
}

impl RuleSet {
    /// Changes one row. If a special hand whose points are the whole score gets doubles, it is added to the regular count instead, as
    /// doubles cannot be a whole score.
    ///
    /// # Errors
    /// The change is not allowed; the row stays as it was.
    pub fn change(&mut self, id: impl AsRef<str>, change: &RowChange) -> Result<(), NotChangeable> {
        let id = id.as_ref();
        let refused = |why: fn(RowId) -> NotChangeable| Err(why(limits::shortened(id).into()));
        let Some(row) = self.position(id) else {
            return refused(NotChangeable::Unknown);
        };
        let event = &self.events[row];
        let award = change.award.unwrap_or(event.award);
        if !limits::is_award_allowed(award) {
            return refused(NotChangeable::Award);
        }
        if award.doubles > 0 && event.fixed.points {
            return refused(NotChangeable::PointsOnly);
        }
        if event.fixed.winner_only
            && change
                .winner_only
                .is_some_and(|only| only != event.winner_only)
        {
            return refused(NotChangeable::WinnerOnlyFixed);
        }
        let Some(special) = &event.special else {
            if change.allowed.or(change.total).is_some() {
                return refused(NotChangeable::NotSpecial);
            }
            self.apply(row, change, award);
            return Ok(());
        };
        let total = change.total.unwrap_or(special.total && award.doubles == 0);
        if event.fixed.total && total != special.total || total && award.doubles > 0 {
            return refused(NotChangeable::TotalFixed);
        }
        self.apply(row, change, award);
        if let Some(special) = &mut Arc::make_mut(&mut self.events)[row].special {
            special.total = total;
            special.allowed = change.allowed.unwrap_or(special.allowed);
        }
        Ok(())
    }

    /// Applies the fields of a change that any row can have.
    fn apply(&mut self, row: usize, change: &RowChange, award: Award) {
        let event = &mut Arc::make_mut(&mut self.events)[row];
        event.award = award;
        event.never_counts = change.never_counts.unwrap_or(event.never_counts);
        event.winner_only = change.winner_only.unwrap_or(event.winner_only);
    }

    /// Allows none of the special hands.
    pub(super) fn forbid_special_hands(&mut self) {
        let special = Arc::make_mut(&mut self.events).iter_mut();
        for special in special.filter_map(|event| event.special.as_mut()) {
            special.allowed = false;
        }
    }

    /// Resets a row to its default. Does nothing for unknown rows and for custom rows, which have no default.
    pub fn restore(&mut self, id: impl AsRef<str>) {
        let defaults = Self::new(self.id);
        let row = self.position(id.as_ref());
        let default = row.and_then(|row| Some((row, defaults.events.get(row)?)));
        if let Some((row, default)) = default {
            Arc::make_mut(&mut self.events)[row] = default.clone();
        }
    }

    /// The rows that differ from their defaults, by id. Custom rows have no defaults.
    pub fn changes(&self) -> BTreeMap<RowId, RowChange> {
        let defaults = Self::new(self.id);
        let rows = self.events.iter().zip(defaults.events.iter());
        rows.filter(|(event, default)| event != default)
            .map(|(event, default)| (event.id.clone(), difference(event, default)))
            .collect()
    }
}

fn difference(event: &ScoringEvent, default: &ScoringEvent) -> RowChange {
    fn changed<T: PartialEq>(now: T, before: T) -> Option<T> {
        (now != before).then_some(now)
    }
    let special = event.special.as_ref().zip(default.special.as_ref());
    RowChange {
        award: changed(event.award, default.award),
        never_counts: changed(event.never_counts, default.never_counts),
        winner_only: changed(event.winner_only, default.winner_only),
        allowed: special.and_then(|(now, before)| changed(now.allowed, before.allowed)),
        total: special.and_then(|(now, before)| changed(now.total, before.total)),
    }
}

impl From<RuleSet> for SavedRules {
    fn from(rules: RuleSet) -> Self {
        Self {
            rows: rules.changes(),
            events: rules.custom_rows().iter().map(CustomRow::of).collect(),
            id: rules.id,
            name: rules.name,
            options: rules.options,
        }
    }
}

impl CustomRow {
    fn of(event: &ScoringEvent) -> Self {
        Self::Known(Box::new(event.clone()))
    }
}

impl SavedRules {
    /// Builds the rules, and returns what was refused: options outside the limits get their defaults, and changes and rows that are unknown or
    /// not allowed are left out.
    pub fn open(self) -> (RuleSet, Vec<NotChangeable>) {
        let mut rules = RuleSet::new(self.id);
        let (options, out_of_range) = self.options.reset_to_limits(&rules.options);
        rules.options = options;
        let out_of_range = out_of_range.into_iter().map(NotChangeable::Option);
        rules.name = self
            .name
            .filter(|name| limits::is_valid_text(name, 1, limits::NAME));
        let mut refused: Vec<NotChangeable> = out_of_range.collect();
        for (id, change) in &self.rows {
            refused.extend(rules.change(id, change).err());
        }
        let mut custom_rows = Vec::new();
        for row in self.events {
            match row {
                CustomRow::Known(event) => custom_rows.push(*event),
                CustomRow::NotUnderstood { id } => {
                    refused.push(NotChangeable::NotUnderstood(
                        limits::shortened(id.as_str()).into(),
                    ));
                }
            }
        }
        if !custom_rows.is_empty() {
            let invalid = rules.add(custom_rows).into_iter();
            refused.extend(invalid.map(|(_, why)| NotChangeable::CustomRow(why)));
        }
        (rules, refused)
    }
}

impl Serialize for RuleSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SavedRules::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (rules, refused) = SavedRules::deserialize(deserializer)?.open();
        match refused.into_iter().next() {
            Some(refused) => Err(serde::de::Error::custom(refused)),
            None => Ok(rules),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubles(doubles: u32) -> RowChange {
        let award = Award {
            doubles,
            ..Award::default()
        };
        award.into()
    }

    #[test]
    fn changes_that_are_not_allowed_leave_the_rules_as_they_were() {
        let mut rules = RuleSet::bloem();
        let for_everybody = RowChange {
            winner_only: Some(false),
            ..RowChange::default()
        };
        let without_total = RowChange {
            total: Some(false),
            ..RowChange::default()
        };
        assert!(rules.change("flower-or-season", &doubles(1)).is_err());
        assert!(rules.change("going-mah-jongg", &for_everybody).is_err());
        assert!(rules.change("great-snake", &for_everybody).is_err());
        assert!(rules.change("imperial-mah-jongg", &without_total).is_err());
        assert!(rules.change("going-mah-jongg", &without_total).is_err());
        assert!(rules.change("Winning a Car", &for_everybody).is_err());
        assert_eq!(rules, RuleSet::bloem());
    }

    #[test]
    fn changed_rules_survive_saving() {
        let mut rules = RuleSet::bloem();
        rules.options.max_score = Some(500);
        assert!(rules.change("great-snake", &doubles(3)).is_ok());
        let none = RowChange {
            never_counts: Some(true),
            ..RowChange::default()
        };
        assert!(rules.change("no-chows-in-hand", &none).is_ok());
        let saved = serde_json::to_string(&rules).unwrap_or_default();
        assert_eq!(
            serde_json::from_str::<RuleSet>(&saved).ok(),
            Some(rules.clone())
        );
        rules.restore("great-snake");
        rules.restore("no-chows-in-hand");
        assert!(rules.changes().is_empty());
    }
}
