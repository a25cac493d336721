//! A rule set: its options, scoring events and special hands.

use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::special::{FormIndex, SpecialHand};
use super::{Award, Condition, GameOptions, ScoringEvent, SetTest, TileClass, row_id};
use crate::tiles::{MeldKind, Tile};

/// A built-in rule set. Custom rules are based on one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSetId {
    /// The rules of the 1996 desktop game.
    Bloem,
    /// Chinese Classical after Millington, as the Unix programs play it.
    Classical,
}

/// No built-in rule set has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the name of a rule set")]
pub struct UnknownRules;

impl RuleSetId {
    /// The two built-in rule sets.
    pub const ALL: [Self; 2] = [Self::Bloem, Self::Classical];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bloem => "bloem",
            Self::Classical => "classical",
        }
    }
}

impl FromStr for RuleSetId {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        let named = Self::ALL.into_iter().find(|id| id.name() == text);
        named.ok_or(UnknownRules)
    }
}

/// The rules of a game. Clones share their rows.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// The built-in rule set, or the one that custom rules are based on.
    pub id: RuleSetId,
    /// The name of a custom rule set.
    pub name: Option<String>,
    /// Its options, as changed for this game.
    pub options: GameOptions,
    pub(super) events: Arc<Vec<ScoringEvent>>,
    /// The special hands of the rows by their tiles.
    pub(super) form_index: Arc<FormIndex>,
}

impl PartialEq for RuleSet {
    /// Rule sets are equal if they play the same game; their names do not matter.
    fn eq(&self, other: &Self) -> bool {
        let same_rows = Arc::ptr_eq(&self.events, &other.events) || self.events == other.events;
        self.id == other.id && self.options == other.options && same_rows
    }
}

impl RuleSet {
    /// The name of a custom rule set, or else the id of the built-in one.
    pub fn name_or_id(&self) -> &str {
        self.name.as_deref().unwrap_or(self.id.name())
    }

    /// The rows of the table of scoring events, including special hands, in the order of the table.
    pub fn events(&self) -> &[ScoringEvent] {
        &self.events
    }

    /// The row with this id, or with this English name.
    pub fn event(&self, id: impl AsRef<str>) -> Option<&ScoringEvent> {
        self.events.get(self.position(id.as_ref())?)
    }

    /// The index of the row with this id, or with this English name.
    pub(super) fn position(&self, id: &str) -> Option<usize> {
        let id = row_id::slug(id);
        self.events.iter().position(|event| event.id == id)
    }

    /// The award of the first row that counts Pungs of exactly this class of tiles; `None` if there is none.
    pub fn pung_award(&self, class: TileClass) -> Option<Award> {
        let fits = |test: &SetTest| test.of == class && test.kinds.contains(&MeldKind::Pung);
        self.events.iter().find_map(|row| match &row.when {
            Condition::Set(test) if fits(test) => Some(row.award(&self.options)),
            _ => None,
        })
    }

    /// The award for winning with this tile, whatever the rest of the hand; `None` if there is none.
    pub fn award_for_winning_with(&self, tile: Tile) -> Option<Award> {
        let fits = |row: &&ScoringEvent| row.when == Condition::WonWith(tile) && self.accepts(row);
        let row = self.events.iter().find(fits)?;
        Some(row.award(&self.options))
    }

    /// The rows that are special hands, allowed or not.
    pub fn special_hands(&self) -> impl Iterator<Item = (&ScoringEvent, &SpecialHand)> {
        self.events
            .iter()
            .filter_map(|event| Some((event, event.special.as_ref()?)))
    }

    /// Whether the rules allow a row: any row except a special hand that is forbidden, either by itself or together with all others.
    pub fn accepts(&self, event: &ScoringEvent) -> bool {
        let special = event.special.as_ref();
        special.is_none_or(|special| special.allowed && self.options.special_hands)
    }
}
