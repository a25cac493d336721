//! The rule sets as data, and what they make of a hand: is it Mah Jongg, what is it worth, who pays whom.
//! Floor 1, pure.

mod condition;
mod event;
mod facts;
mod options;
mod rows;
mod rule_set;
mod score;
mod settlement;
mod situation;
mod tally;
mod tile_class;

pub use condition::{Condition, Match};
pub use event::{Fixed, OptionAward, ScoringEvent};
pub use options::GameOptions;
pub use rule_set::{RuleSet, RuleSetId};
pub use score::{Arrangement, Award, NearMiss, Score, ScoreLine};
pub use settlement::Settlement;
pub use situation::{Situation, Source, Win};
pub use tile_class::TileClass;
