//! A step of a lesson.

use engine::table::Claim;
use engine::tiles::Seat;
use words::Key;

/// The learner's seat, at the bottom of the screen.
pub const LEARNER: Seat = Seat::new(0);

/// One step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Its heading.
    pub title: Key,
    /// What to look at and what to do.
    pub words: Key,
    /// Tiles pictured below the words: groups of space-separated tiles.
    pub picture: &'static [&'static str],
    /// The condition for continuing.
    pub wanted: Wanted,
    /// The answer to a wrong move.
    pub wrong: Option<Key>,
    /// The tiles it mentions; they are raised on the learner's stake.
    pub shows: &'static [&'static str],
    /// The help page about it.
    pub topic: &'static str,
}

/// The condition for continuing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wanted {
    /// Reading; the game waits.
    Read,
    /// Reading, near the end of the next hand. The hand is played up to there without being shown.
    NearTheEnd,
    /// Reading after the end of the hand; its scores wait.
    Ended,
    /// Looking at the scores.
    Scored,
    /// Starting the hand.
    Start,
    /// Discarding one of these tiles.
    Discard(&'static [&'static str]),
    /// This claim of the discard.
    Claim(Claim),
    /// A claim that will be refused.
    Refusal,
    /// A Kong of this tile.
    Kong(&'static str),
    /// Mah Jongg with the tile just drawn.
    MahJongg,
    /// Nothing: the lesson is over.
    End,
}
