//! A step of a lesson.

use engine::table::Claim;
use engine::tiles::Seat;
use words::Key;

/// The learner's seat, at the bottom of the screen.
pub const LEARNER: Seat = Seat::new(0);
/// The seat at the learner's right.
pub(super) const RIGHT: Seat = LEARNER.plus(1);
/// The seat opposite the learner.
pub(super) const OPPOSITE: Seat = LEARNER.plus(2);
/// The seat at the learner's left.
pub(super) const LEFT: Seat = LEARNER.plus(3);

/// A step: its text, and the learner's goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Its heading.
    pub title: Key,
    /// What to look at and what to do.
    pub words: Key,
    /// The same for a learner who does not see the table; `None` if the words fit as they are.
    pub spoken: Option<Key>,
    /// Tiles pictured below the words: groups of space-separated tiles.
    pub picture: &'static [&'static str],
    /// The other player who acts in it, whose face is shown.
    pub actor: Option<Seat>,
    /// What the learner has to do to continue.
    pub goal: Goal,
    /// The explanation shown after a wrong move.
    pub wrong: Option<Key>,
    /// The tiles it mentions, shown raised on the learner's stake.
    pub shows: &'static [&'static str],
    /// The help page about it.
    pub topic: &'static str,
}

/// What the learner has to do to continue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Goal {
    /// Reading the step; the game waits.
    Read,
    /// Reading the step near the end of the next hand. The hand is played up to there without being shown.
    ReadNearEnd,
    /// Reading the step after the end of the hand; its scores are shown later.
    ReadAfterHand,
    /// Looking at the scores.
    ViewScores,
    /// Starting the hand.
    Start,
    /// Discarding one of these tiles.
    Discard(&'static [&'static str]),
    /// This claim of the discard.
    Claim(Claim),
    /// A claim that will be refused.
    RefusedClaim,
    /// A Kong of this tile.
    Kong(&'static str),
    /// Mah Jongg with the tile just drawn.
    MahJongg,
    /// Nothing: the lesson is over.
    Finished,
}
