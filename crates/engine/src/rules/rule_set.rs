//! A rule set: its options, scoring events and special hands.

use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::special::{FormIndex, SpecialHand};
use super::{Award, Condition, GameOptions, ScoringEvent, SetTest, TileClass};
use crate::tiles::{MeldKind, Tile};
use words::say;

/// Which rules a game is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSetId {
    /// The rules of the 1996 desktop game.
    Bloem,
    /// Chinese Classical after Millington, as the Unix programs play it.
    Classical,
}

/// No rules have this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", say!("error-unknown-rules"))]
pub struct UnknownRules;

impl RuleSetId {
    /// The two rule sets that the program brings.
    pub const ALL: [Self; 2] = [Self::Bloem, Self::Classical];

    /// The name in files and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bloem => "bloem",
            Self::Classical => "classical",
        }
    }

    /// What it is called wherever people read it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Bloem => say!("rules-title-bloem"),
            Self::Classical => say!("rules-title-classical"),
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

/// The rules of a game. Copies share their rows.
#[derive(Clone, Debug)]
pub struct RuleSet {
    /// Which set it is, or is based on.
    pub id: RuleSetId,
    /// What a rule set of somebody's own is called.
    pub name: Option<String>,
    /// Its options, as changed for this game.
    pub options: GameOptions,
    pub(super) events: Arc<Vec<ScoringEvent>>,
    pub(super) index: Arc<FormIndex>,
}

impl PartialEq for RuleSet {
    /// Rule sets are equal if a game by the one is a game by the other.
    fn eq(&self, other: &Self) -> bool {
        let rows = Arc::ptr_eq(&self.events, &other.events) || self.events == other.events;
        self.id == other.id && self.options == other.options && rows
    }
}

impl RuleSet {
    /// What it is called: by its own name, or by that in files and on the command line.
    pub fn called(&self) -> &str {
        self.name.as_deref().unwrap_or(self.id.name())
    }

    /// What it is called wherever people read it: by its own name, or as what it is.
    pub fn title(&self) -> &str {
        self.name.as_deref().unwrap_or(self.id.title())
    }

    /// The rows of the table of scoring events, special hands among them, in its order.
    pub fn events(&self) -> &[ScoringEvent] {
        &self.events
    }

    /// The row with this name.
    pub fn event(&self, id: &str) -> Option<&ScoringEvent> {
        self.events.iter().find(|event| event.id == id)
    }

    /// What the first row gives that counts a Pung of tiles of this class; `None` if none does.
    pub fn pung_award(&self, class: TileClass) -> Option<Award> {
        let fits = |test: &SetTest| test.of == class && test.kinds.contains(&MeldKind::Pung);
        self.events.iter().find_map(|row| match &row.when {
            Condition::Set(test) if fits(test) => Some(row.award(&self.options)),
            _ => None,
        })
    }

    /// What winning with this tile brings by itself, however the hand looks; `None` if it brings nothing.
    pub fn award_for_winning_with(&self, tile: Tile) -> Option<Award> {
        let fits = |row: &&ScoringEvent| row.when == Condition::WonWith(tile) && self.accepts(row);
        let row = self.events.iter().find(fits)?;
        Some(row.award(&self.options))
    }

    /// The rows that are special hands.
    pub fn special_hands(&self) -> impl Iterator<Item = (&ScoringEvent, &SpecialHand)> {
        self.events
            .iter()
            .filter_map(|event| Some((event, event.special.as_ref()?)))
    }

    /// Whether a row can count in this game: a special hand may be forbidden by itself or with all others.
    pub fn accepts(&self, event: &ScoringEvent) -> bool {
        let special = event.special.as_ref();
        special.is_none_or(|special| special.allowed && self.options.special_hands)
    }
}
