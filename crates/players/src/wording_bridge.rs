//! The sentences of refusals and of reasons why a hand is not Mah Jongg, until the reasons of a tip are typed values that `wording`
//! describes.

#[path = "../../wording/src/near_misses.rs"]
mod near_misses;
#[path = "../../wording/src/refusals.rs"]
mod refusals;
#[path = "../../wording/src/scores.rs"]
mod scores;

use crate::tile_names as tiles;

/// A value that can be put into words for a player.
pub trait Describe {
    /// A sentence, or a part of one, in the language that is spoken.
    fn describe(&self) -> String;
}
