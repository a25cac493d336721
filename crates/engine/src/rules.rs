//! Rule sets as data, and what they decide: whether a hand is Mah Jongg, its score, and the payments.

mod arrange;
mod case;
mod classical_shapes;
mod condition;
mod custom_rows;
mod event;
mod examples;
mod facts;
mod game_length;
mod goulash;
pub mod limits;
mod mah_jong;
mod mah_jong_level;
mod mark;
mod near_miss;
mod obstacle;
mod options;
mod presets;
mod row_change;
mod row_id;
mod rows;
mod rule_set;
mod score;
mod scoring;
mod settlement;
mod situation;
mod special;
mod tally;
mod tile_class;
mod wire_options;
mod written;

pub use case::{Case, checked_max_score, parse_wind};
pub(crate) use classical_shapes::is_all_pairs;
pub use classical_shapes::is_thirteen_wonders;
pub use condition::{
    BonusTest, Catch, Concealed, Condition, Family, Match, Purity, SetTest, Shape, WholeHand,
    Winning,
};
pub use custom_rows::BadRow;
pub use event::{Fixed, OptionAward, ScoringEvent};
pub use game_length::GameLength;
pub use mah_jong_level::MahJongLevel;
pub use obstacle::{NotMahJongg, Obstacle};
pub use options::GameOptions;
pub use presets::PRESETS;
pub use row_change::{NotChangeable, RowChange, SavedRules};
pub use row_id::RowId;
pub use rule_set::{RuleSet, RuleSetId, UnknownRules};
pub use score::{Arrangement, Award, MissedAward, NearMiss, Score, ScoreLine};
pub use settlement::{Payment, Settlement};
pub use situation::{Circumstances, Situation, Source, Win};
pub use special::{BadPattern, Form, Slot, SlotKind, SpecialHand, TileBits};
pub use tile_class::TileClass;
pub use wire_options::{BadOption, OptionKind, OptionTopic, WIRE_OPTIONS, WireOption};
pub use written::{BadRules, RulesFileError, WrittenRules};
