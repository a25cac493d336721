//! A score that explains itself: the rows that counted with their tiles, and the rows that were narrowly missed.

use serde::{Deserialize, Serialize};

use super::{Obstacle, RowId};
use crate::tiles::{Counts, Meld, MeldKind, Tile};

/// What a scoring event or an option awards: points, doubles, and hundredths of the limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Award {
    /// Points added before doubling.
    pub points: u32,
    /// Times the points are doubled.
    pub doubles: u32,
    /// Hundredths of the option `limit`: 100 is a limit hand.
    pub limit: u32,
}

impl Award {
    /// An award of points only.
    pub fn points(points: u32) -> Self {
        Self {
            points,
            ..Self::default()
        }
    }

    /// The award in a game with or without a maximum score. If it includes a part of the limit, only that part counts in a game with a
    /// maximum, and only the points and doubles, if there are any, in a game without one.
    pub(super) fn in_game(self, has_maximum: bool) -> Self {
        if self.limit == 0 {
            self
        } else if has_maximum || self.points == 0 && self.doubles == 0 {
            Self {
                limit: self.limit,
                ..Self::default()
            }
        } else {
            Self { limit: 0, ..self }
        }
    }

    /// The factor by which its doubles multiply the points.
    pub fn factor(self) -> u64 {
        factor(self.doubles)
    }

    /// Its points, doubles and part of the limit as separate awards, as a score sheet lists them.
    pub(super) fn parts(self) -> impl Iterator<Item = Self> {
        let nothing = Self::default();
        let parts = [
            Self {
                points: self.points,
                ..nothing
            },
            Self {
                doubles: self.doubles,
                ..nothing
            },
            Self {
                limit: self.limit,
                ..nothing
            },
        ];
        parts.into_iter().filter(move |part| *part != nothing)
    }
}

/// The sets a hand was divided into, and the tiles in no set, which a loser's hand or a special hand may have.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    /// Sets and pairs: first those laid out, in that order, then those on the stake.
    pub melds: Vec<Meld>,
    /// Tiles in no set.
    pub rest: Counts,
}

impl Arrangement {
    /// The tiles set by set, the pair last, then those in no set.
    pub fn groups(&self) -> Vec<Vec<Tile>> {
        let mut melds: Vec<&Meld> = self.melds.iter().collect();
        melds.sort_by_key(|meld| meld.kind == MeldKind::Pair);
        let mut groups: Vec<Vec<Tile>> = melds.iter().map(|meld| meld.tiles().to_vec()).collect();
        groups.push(self.rest.iter().collect());
        groups.retain(|group| !group.is_empty());
        groups
    }
}

/// One row that counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The id of the scoring event or special hand.
    #[serde(alias = "event")]
    pub row: RowId,
    /// The tile that the line is about, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// The tiles that made it count; empty for going out, and for properties of the whole hand.
    pub tiles: Vec<Tile>,
    /// Whether it is the row's award for a loser who was calling.
    #[serde(default, skip_serializing_if = "is_false")]
    pub calling: bool,
    /// The award.
    pub award: Award,
}

/// A row that a single obstacle kept from counting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NearMiss {
    /// The id of the scoring event or special hand.
    #[serde(alias = "event")]
    pub row: RowId,
    /// Why it did not count.
    #[serde(alias = "why")]
    pub obstacle: Obstacle,
    /// The award it would have brought.
    #[serde(rename = "worth", default)]
    pub award: MissedAward,
}

/// The award that a row would have brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MissedAward {
    /// These points, as the whole score.
    WholeScore(u32),
    /// This award, as part of the score.
    Award(Award),
    /// The wording in a file of an earlier version; empty without one.
    #[serde(untagged)]
    Words(String),
}

impl Default for MissedAward {
    fn default() -> Self {
        Self::Words(String::new())
    }
}

/// The value of a hand with its explanation. It holds rows and tiles and no sentences, so it is the same in every language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// The division of the tiles into sets: the one with the highest score, or as the player laid them out (classical).
    pub arrangement: Arrangement,
    /// What counted, in the order of the score sheet: points, then doubles, then limits.
    pub lines: Vec<ScoreLine>,
    /// Rows that were narrowly missed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub near_misses: Vec<NearMiss>,
    /// Sum of the points, before doubling.
    pub points: u32,
    /// Number of doubles.
    pub doubles: u32,
    /// Flowers and Seasons that count in addition to a special hand, with their own doubles.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub apart: Award,
    /// The value in the settlement: after doubling, capped at the maximum or limit.
    pub total: u32,
}

impl Score {
    /// A score whose lines are unknown.
    pub fn of_total(total: u32) -> Self {
        Self {
            total,
            ..Self::default()
        }
    }

    /// The score without its near misses, as files keep it.
    pub fn without_near_misses(&self) -> Self {
        Self {
            near_misses: Vec::new(),
            ..self.clone()
        }
    }

    /// The lines, each with the set whose tiles it counted, if any. A hand may have the same pair twice, once exposed and once concealed,
    /// with a line for each; such lines are in the order of the sets.
    pub fn lines_with_sets(&self) -> impl Iterator<Item = (&ScoreLine, Option<&Meld>)> {
        self.lines.iter().enumerate().map(|(index, line)| {
            let tiles: Counts = line.tiles.iter().copied().collect();
            let alike = |meld: &&Meld| Counts::from_iter(meld.tiles()) == tiles;
            let mut sets = self.arrangement.melds.iter().filter(alike);
            let earlier = self.lines[..index].iter().filter(|other| *other == line);
            (line, sets.nth(earlier.count()))
        })
    }

    /// The factor by which its doubles multiply the points.
    pub fn factor(&self) -> u64 {
        factor(self.doubles)
    }

    /// Whether the total is a limit, or a part of one, and not the doubled points.
    pub fn is_limit_hand(&self) -> bool {
        let product = self.doubled();
        let has_limit_award = self.lines.iter().any(|line| line.award.limit > 0);
        has_limit_award && product != u64::from(self.total)
    }

    /// Whether a row that counted awards at least a whole limit, not a part of one.
    pub fn is_full_limit(&self) -> bool {
        self.lines.iter().any(|line| line.award.limit >= 100)
    }

    /// Whether the maximum score of a hand has reduced the total.
    pub fn is_capped(&self) -> bool {
        let product = self.doubled();
        !self.is_limit_hand() && product > u64::from(self.total)
    }

    /// Whether the total is simply the sum of the points: nothing doubles, limits or caps it.
    pub fn is_sum_of_points(&self) -> bool {
        self.doubles == 0 && self.apart.points == 0 && self.total == self.points
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_nothing(award: &Award) -> bool {
    *award == Award::default()
}

/// The factor of this number of doubles.
fn factor(doubles: u32) -> u64 {
    1_u64.checked_shl(doubles).unwrap_or(u64::MAX)
}
