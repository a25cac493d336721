//! Computer players decide from what their own seat may see, and from nothing else. Floor 3, pure.

mod advice;
mod beginner;
pub mod chance;
mod character;
mod claim;
mod completion_odds;
mod computer_player;
pub mod danger;
pub mod deliberation;
pub mod dice;
mod foresight;
mod laying_out;
mod level;
mod plan;
pub mod prospect;
pub mod reader;
mod score_estimates;
mod search;
pub mod selfplay;
pub mod simulator;
mod special;
pub mod style;
// The names of tiles, until the reasons of a tip are typed values that `wording` describes.
#[path = "../../wording/src/tiles.rs"]
mod tile_names;
mod turn;
pub mod value_network;
#[allow(dead_code, unused_imports)]
mod wording_bridge;
mod worth;
pub mod writer;

pub use advice::{
    Advice, Afterwards, Against, Behind, Choice, ClaimAdvice, Effort, Gap, Goal, Lone, Reason,
    Reckoning, Threat, Verdict, Weighed, Wish, choices, choices_among, has_offers, is_even, judge,
    moves_among, offers, promise, run, seen, state, why_no_fourth, wishes,
};
pub use character::Character;
pub use computer_player::ComputerPlayer;
pub use level::{Level, UnknownLevel};
pub use style::Style;
