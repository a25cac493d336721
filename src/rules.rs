//! The rule sets as data, and what they make of a hand: is it Mah Jongg, what is it worth, who pays whom.
//! Floor 1, pure.

mod arrange;
mod case;
mod classical_shapes;
mod condition;
mod event;
mod facts;
mod game_length;
mod kept_score;
mod mah_jong;
mod mah_jong_level;
mod near_miss;
mod options;
mod row_change;
mod rows;
mod rule_set;
mod score;
mod scoring;
mod settlement;
mod sheet;
mod situation;
mod special;
mod tally;
mod tile_class;
mod wire_options;

pub use case::{Case, case_wind, positive};
pub use classical_shapes::{is_all_pairs, is_thirteen_wonders};
pub use condition::{BonusTest, Condition, Match, SetTest};
pub use event::{Fixed, OptionAward, ScoringEvent};
pub use game_length::GameLength;
pub use kept_score::{KeptLine, KeptScore};
pub use mah_jong_level::MahJongLevel;
pub use options::GameOptions;
pub use row_change::{NotChangeable, RowChange, SavedRules};
pub use rule_set::{RuleSet, RuleSetId, UnknownRules};
pub use score::{Arrangement, Award, NearMiss, Score, ScoreLine};
pub use settlement::Settlement;
pub use situation::{Situation, Source, Win};
pub use special::{Form, Slot, SlotKind, SpecialHand, TileBits};
pub use tile_class::TileClass;
pub use wire_options::{BadOption, OptionKind, WIRE_OPTIONS, WireOption};
