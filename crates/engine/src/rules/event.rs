//! A scoring event: one row of the table of what can be scored.

use serde::{Deserialize, Serialize};

use super::{Award, Condition, GameOptions, RowId, SpecialHand};

/// One row of a rule set's table of scoring events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringEvent {
    /// Its id, unique in the rule set.
    pub id: RowId,
    /// A user-defined row's short description. Rule files may have it; nothing shows it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub label: String,
    /// A user-defined row's words for a score sheet, with `{tile}`, `{short}` or `{bonus}` where the tile is named; the title if empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub text: String,
    /// When it counts; a special hand with patterns leaves it out.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: Condition,
    /// What it brings, each time it counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub award: Award,
    /// The option that says what it brings instead.
    #[serde(default, skip_serializing_if = "is_default")]
    pub option: Option<OptionAward>,
    /// What it brings a loser instead: one whose hand lacks a single tile of the special hand or, where the row has no pattern, meets
    /// the condition.
    #[serde(default, skip_serializing_if = "is_default")]
    pub calling: Award,
    /// It counts only for the hand that went Mah Jongg.
    #[serde(default, skip_serializing_if = "is_default")]
    pub winner_only: bool,
    /// No Scoring Value: it never counts and is never shown.
    #[serde(default, skip_serializing_if = "is_default")]
    pub none: bool,
    /// What a player may not change about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fixed: Fixed,
    /// What makes it a special hand, if it is one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub special: Option<SpecialHand>,
    /// The help topic that explains it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub topic: String,
}

/// What a row need not say.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What a player may not change about a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fixed {
    /// The award stays in points, the `*` of the documents.
    pub points: bool,
    /// Who it counts for.
    pub winner_only: bool,
    /// Its points are always the whole score.
    pub total: bool,
}

/// An option of the game that says what a row brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionAward {
    /// For going out.
    MahJongScore,
    /// For seven pairs.
    SevenPairsScore,
    /// For the own Flower and for the own Season, each.
    FlowersOwnEach,
    /// For having both.
    FlowersOwnBoth,
    /// For all four Flowers, for all four Seasons.
    FlowersBouquet,
    /// For a fully concealed hand.
    ConcealedFully,
    /// For a hand concealed up to the last tile.
    ConcealedAlmost,
}

impl OptionAward {
    fn award(self, options: &GameOptions) -> Award {
        match self {
            Self::MahJongScore => options.mah_jong_score,
            Self::SevenPairsScore => options.seven_pairs_score,
            Self::FlowersOwnEach => options.flowers_own_each,
            Self::FlowersOwnBoth => options.flowers_own_both,
            Self::FlowersBouquet => options.flowers_bouquet,
            Self::ConcealedFully => options.concealed_fully,
            Self::ConcealedAlmost => options.concealed_almost,
        }
    }
}

impl ScoringEvent {
    /// A special hand that brings this to who goes out with it.
    pub fn special_hand(id: impl Into<RowId>, award: Award, special: SpecialHand) -> Self {
        Self {
            id: id.into(),
            award,
            special: Some(special),
            label: String::new(),
            text: String::new(),
            when: Condition::Pattern,
            option: None,
            calling: Award::default(),
            winner_only: true,
            none: false,
            fixed: Fixed::default(),
            topic: String::new(),
        }
    }

    /// What it brings under these options; nothing if it has No Scoring Value.
    pub fn award(&self, options: &GameOptions) -> Award {
        if self.none {
            return Award::default();
        }
        match self.option {
            None => self.award,
            Some(option) => option.award(options).in_game(options.max_score.is_some()),
        }
    }

    /// What it brings to this player; nothing if it is not for one who lost.
    pub(super) fn award_for(&self, options: &GameOptions, won: bool) -> Award {
        match (won, self.winner_only || self.calling != Award::default()) {
            (false, true) if self.none => Award::default(),
            (false, true) => self.calling,
            _ => self.award(options),
        }
    }

    /// Whether it is a special hand whose points are the whole score.
    pub fn is_whole_score(&self) -> bool {
        self.special.as_ref().is_some_and(|special| special.total)
    }
}
