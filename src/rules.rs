//! The rule sets as data, and what they make of a hand: is it Mah Jongg, what is it worth, who pays whom.
//! Floor 1, pure.

mod options;
mod rule_set;
mod score;
mod settlement;
mod situation;

pub use options::GameOptions;
pub use rule_set::{RuleSet, RuleSetId};
pub use score::{Arrangement, Award, NearMiss, Score, ScoreLine};
pub use settlement::Settlement;
pub use situation::{Situation, Source, Win};
