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
    /// What is to be seen and done.
    pub words: Key,
    /// Tiles as a picture below the words, groups with a space between their tiles.
    pub picture: &'static [&'static str],
    /// What it waits for.
    pub wanted: Wanted,
    /// What it says when something else is done.
    pub wrong: Option<Key>,
    /// Kinds of tiles it speaks of; those on the learner's stake stand higher.
    pub shows: &'static [&'static str],
    /// The page of the help that tells more.
    pub topic: &'static str,
}

/// What a step waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wanted {
    /// That it has been read; the game waits.
    Read,
    /// The same near the end of the next hand, which is played up to there out of sight.
    NearTheEnd,
    /// That the hand is over and this has been read; its scores wait.
    Ended,
    /// That the scores have been looked at.
    Scored,
    /// Start!
    Start,
    /// That one of these tiles is discarded.
    Discard(&'static [&'static str]),
    /// That the discard is claimed so.
    Claim(Claim),
    /// That a claim is tried that will be refused.
    Refusal,
    /// A Kong of this tile.
    Kong(&'static str),
    /// Mah Jongg with the tile just drawn.
    MahJongg,
    /// Nothing: the lesson is over.
    End,
}
