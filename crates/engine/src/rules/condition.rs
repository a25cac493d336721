//! The closed set of conditions for the rows of a scoring table. Related conditions share a file, with what they match and the
//! obstacle if one is narrowly missed; rows supply the parameters.

mod bonus;
mod concealed;
mod family;
mod matches;
mod purity;
mod sets;
mod shape;
mod whole_hand;
mod win;

use serde::{Deserialize, Serialize};

pub use bonus::BonusTest;
pub use concealed::Concealed;
pub use family::Family;
pub use matches::{Match, Matches};
pub use purity::Purity;
pub use sets::SetTest;
pub use shape::Shape;
pub use whole_hand::WholeHand;
pub use win::{Catch, Winning};

use super::facts::Facts;
use super::{Obstacle, TileClass};
use crate::tiles::{Meld, Tile};
use matches::once;

/// When a row counts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// The hand matches a pattern of the row. Only special hands have patterns.
    #[default]
    Pattern,
    /// How the hand was won.
    Win(Winning),
    /// The hand was won with this tile.
    WonWith(Tile),
    /// For each set or pair that passes this test.
    Set(SetTest),
    /// For certain Flowers and Seasons.
    Bonus(BonusTest),
    /// A property of all sets together.
    Shape(Shape),
    /// A property of all tiles together.
    Purity(Purity),
    /// The hand was won with this tile, from this source.
    Catch(Catch),
    /// Fishing the eyes: the last tile completed the only pair, which is of this class.
    Eyes(TileClass),
    /// A number of sets of one family of tiles.
    Family(Family),
    /// How far the hand was concealed.
    Concealed(Concealed),
    /// A property of the whole hand.
    #[serde(rename = "picture")]
    WholeHand(WholeHand),
}

impl Condition {
    /// The number of matches; those for sets are counted without being collected.
    pub fn times(&self, facts: &Facts<'_>) -> usize {
        match self {
            Self::Set(test) => test.fitting(facts).count(),
            _ => self.matches(facts).len(),
        }
    }

    /// Every match in an arranged hand. Patterns are not matched here: one lookup finds those of all rows.
    pub fn matches(&self, facts: &Facts<'_>) -> Matches {
        match self {
            Self::Pattern => Matches::new(),
            Self::Win(winning) => winning.matches(facts),
            Self::WonWith(tile) => win::won_with(*tile, facts),
            Self::Set(test) => test.matches(facts),
            Self::Bonus(test) => test.matches(facts),
            Self::Shape(shape) => shape.matches(facts),
            Self::Purity(purity) => purity.matches(facts),
            Self::Catch(catch) => catch.matches(facts),
            Self::Eyes(of) => win::completed_pair(*of, facts),
            Self::Family(family) => family.matches(facts),
            Self::Concealed(concealed) => concealed.matches(facts),
            Self::WholeHand(hand) => once(hand.holds(facts)),
        }
    }

    /// The only obstacle, if the condition is narrowly missed: one set, pair or tile. `None` if there are more, or if it cannot be described
    /// in a few words.
    pub fn obstacle(&self, facts: &Facts<'_>) -> Option<Obstacle> {
        match self {
            Self::Win(winning) => winning.obstacle(facts),
            Self::WonWith(tile) => win::would_complete(*tile, facts),
            Self::Bonus(test) => test.obstacle(facts),
            Self::Shape(shape) => shape.obstacle(facts),
            Self::Purity(purity) => purity.obstacle(facts),
            Self::Family(family) => family.obstacle(facts),
            Self::Concealed(concealed) => concealed.obstacle(facts),
            Self::WholeHand(hand) => hand.obstacle(facts),
            Self::Pattern | Self::Set(_) | Self::Catch(_) | Self::Eyes(_) => None,
        }
    }
}

/// The set, if there is exactly one.
fn only<'a>(mut sets: impl Iterator<Item = &'a Meld>) -> Option<&'a Meld> {
    sets.next().filter(|_| sets.next().is_none())
}
