//! A scoring event: one row of the table of what can be scored.

use serde::{Deserialize, Serialize};

use super::{Award, Condition, GameOptions, RowId, SpecialHand};

/// One row of a rule set's table of scoring events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringEvent {
    /// Its id, unique in the rule set.
    pub id: RowId,
    /// A short description of a custom row. Accepted in rule files, but not shown.
    #[serde(default, skip_serializing_if = "is_default")]
    pub label: String,
    /// The text of a custom row on a score sheet, with `{tile}`, `{short}` or `{bonus}` where the tile is named; the title if empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub text: String,
    /// When it counts; `Pattern` for a special hand with patterns.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: Condition,
    /// The award for each time it counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub award: Award,
    /// The game option that sets the award; it overrides `award`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub option: Option<OptionAward>,
    /// The award for a loser: if the row has patterns, for a hand that lacks a single tile of one; otherwise for a hand that meets the
    /// condition.
    #[serde(default, skip_serializing_if = "is_default")]
    pub calling: Award,
    /// Whether it counts only for the hand that went Mah Jongg.
    #[serde(default, skip_serializing_if = "is_default")]
    pub winner_only: bool,
    /// Whether it never counts, and so never appears in a score: *No Scoring Value* in the dialog, not the row *No Scoring Value in Hand*.
    #[serde(rename = "none", default, skip_serializing_if = "is_default")]
    pub never_counts: bool,
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

/// Lets a row omit fields with default values.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// What a player may not change about a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Fixed {
    /// Whether its award must remain points (`*` in the documents of the 1996 game).
    pub points: bool,
    /// Whether it must keep counting only for the winner, or for everybody.
    pub winner_only: bool,
    /// Whether its points must remain the whole score, or a part of it.
    pub total: bool,
}

/// An option of the game that sets the award of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionAward {
    /// The award for going out.
    MahJongScore,
    /// The award for seven pairs.
    SevenPairsScore,
    /// The award for each of the player's own Flower and own Season.
    FlowersOwnEach,
    /// The award for having both the player's own Flower and own Season.
    FlowersOwnBoth,
    /// The award for all four Flowers, and for all four Seasons.
    FlowersBouquet,
    /// The award for a fully concealed hand.
    ConcealedFully,
    /// The award for a hand concealed up to the last tile.
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
    /// A row for a special hand that brings this award to the player who goes out with it.
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
            never_counts: false,
            fixed: Fixed::default(),
            topic: String::new(),
        }
    }

    /// The winner's award under these options; nothing if it never counts.
    pub fn award(&self, options: &GameOptions) -> Award {
        if self.never_counts {
            return Award::default();
        }
        match self.option {
            None => self.award,
            Some(option) => option.award(options).in_game(options.max_score.is_some()),
        }
    }

    /// The award under these options for the winner or for a loser. A loser gets only `calling` if the row has that or counts only for the
    /// winner.
    pub(super) fn award_for(&self, options: &GameOptions, won: bool) -> Award {
        match (won, self.winner_only || self.calling != Award::default()) {
            (false, true) if self.never_counts => Award::default(),
            (false, true) => self.calling,
            _ => self.award(options),
        }
    }

    /// Whether it is a special hand whose points are the whole score.
    pub fn is_whole_score(&self) -> bool {
        self.special.as_ref().is_some_and(|special| special.total)
    }
}
