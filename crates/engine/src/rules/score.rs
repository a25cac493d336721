//! A score that is its own explanation: what counted, with which tiles, and what just missed.

use serde::{Deserialize, Serialize};

use crate::tiles::{Counts, Meld, MeldKind, Tile};
use words;
use words::say;

/// What a scoring event or an option is worth: points, doubles, and hundredths of a limit (classical only).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Award {
    /// Points added before doubling.
    pub points: u32,
    /// Times the points are doubled.
    pub doubles: u32,
    /// Hundredths of the score limit: 100 is a limit hand.
    pub limit: u32,
}

impl Award {
    /// So many points and nothing else.
    pub fn points(points: u32) -> Self {
        Self {
            points,
            ..Self::default()
        }
    }

    /// What a line of a score sheet brought, in short: `20`, `×4`, `50%`.
    pub fn in_short(self) -> String {
        match (self.points, self.doubles) {
            (0, 0) => say!("score-hundredths", part = self.limit),
            (points, 0) => words::figure(i64::from(points)),
            (_, doubles) => say!("score-doubled", factor = factor(doubles)),
        }
    }

    /// What an option's value brings: with a part of a limit, that part alone in a game with a limit, and the rest
    /// alone, if there is any, in a game without [O24].
    pub(super) fn in_game(self, limited: bool) -> Self {
        if self.limit == 0 {
            self
        } else if limited || self.points == 0 && self.doubles == 0 {
            Self {
                limit: self.limit,
                ..Self::default()
            }
        } else {
            Self { limit: 0, ..self }
        }
    }

    /// Its points, its doubles and its limit apart, as they stand on a score sheet.
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

/// The sets a hand was divided into, and the tiles left over (a loser's, or those of a special hand).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrangement {
    /// Sets and pairs, in the order they were laid out.
    pub melds: Vec<Meld>,
    /// Tiles in no set.
    pub rest: Counts,
}

impl Arrangement {
    /// The tiles set by set, the pair last, and then those in no set.
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
    /// The scoring event's or special hand's id, its name in the rule set's rows.
    pub event: String,
    /// The words before the figure, where the rule set has them: `basic`, or a set as text.
    #[serde(default)]
    pub label: String,
    /// The words for a score sheet: `Exposed Kong of East Wind`.
    pub text: String,
    /// The tile it belongs to, if it belongs to one.
    pub tile: Option<Tile>,
    /// All tiles it counted.
    pub tiles: Vec<Tile>,
    /// What it brought.
    pub award: Award,
}

/// A row that would have counted but for something that can be said in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NearMiss {
    /// The scoring event's or special hand's id.
    pub event: String,
    /// Why it did not count, a whole sentence for the player.
    pub why: String,
    /// What it would have brought, in words; empty in saved games that do not tell it.
    #[serde(default)]
    pub worth: String,
}

impl NearMiss {
    /// Its name, and what it would have brought.
    pub fn title(&self) -> String {
        match self.worth.as_str() {
            "" => self.event.clone(),
            worth => say!("missed-event-and-worth", event = self.event, worth),
        }
    }
}

/// What a hand is worth and why.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// How the tiles were divided into sets: of all ways the one worth most, or as declared (classical).
    pub arrangement: Arrangement,
    /// What counted, in the order of the score sheet: points, then doubles, then limits.
    pub lines: Vec<ScoreLine>,
    /// What just missed.
    pub near_misses: Vec<NearMiss>,
    /// Sum of the points, before doubling.
    pub points: u32,
    /// Number of doubles.
    pub doubles: u32,
    /// What the hand counts in the settlement: doubled, and held to the maximum or limit.
    pub total: u32,
}

impl Score {
    /// By how much its doubles multiply the points.
    pub fn factor(&self) -> u64 {
        factor(self.doubles)
    }

    /// The points as they are doubled: `48 × 2`.
    pub fn product(&self) -> String {
        say!(
            "score-product",
            points = self.points,
            factor = self.factor()
        )
    }

    /// Whether it is paid a limit, or a part of one, whatever its points and doubles are.
    pub fn is_limit_hand(&self) -> bool {
        let product = u64::from(self.points).saturating_mul(self.factor());
        let limits = self.lines.iter().any(|line| line.award.limit > 0);
        limits && product != u64::from(self.total)
    }

    /// What a hand that is paid a limit is called.
    pub fn limit_words(&self) -> &'static str {
        match self.lines.iter().any(|line| line.award.limit >= 100) {
            true => say!("score-limit-hand"),
            false => say!("score-part-of-limit"),
        }
    }

    /// What it comes to: `48 × 2 = 96`, or `Limit hand: 1000`.
    pub fn sum(&self) -> String {
        let total = words::figure(i64::from(self.total));
        match (self.is_limit_hand(), self.is_held()) {
            (true, _) => say!("score-sum-limit", limit = self.limit_words(), total),
            (false, true) => say!("score-sum-at-most", product = self.product(), total),
            (false, false) => say!("score-sum", product = self.product(), total),
        }
    }

    /// Whether it would count more but for the most that a hand can count.
    pub fn is_held(&self) -> bool {
        let product = u64::from(self.points).saturating_mul(self.factor());
        !self.is_limit_hand() && product > u64::from(self.total)
    }
}

/// By how much so many doubles multiply.
fn factor(doubles: u32) -> u64 {
    1_u64.checked_shl(doubles).unwrap_or(u64::MAX)
}
