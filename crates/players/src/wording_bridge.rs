//! The sentences of refusals, until the reasons of a tip are typed values that `wording` describes.

#[path = "../../wording/src/refusals.rs"]
mod refusals;

use crate::tile_names as tiles;

/// A value that can be put into words for a player.
pub trait Describe {
    /// A sentence, or a part of one, in the language that is spoken.
    fn describe(&self) -> String;
}
