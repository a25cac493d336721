//! What can be said of the options and of the special hands of the rule set in the making.

use coach::workshop::{Particular, Spot};
use engine::rules::GameLength;

/// What the options of every game say.
#[derive(Clone, Debug)]
pub enum OptionChange {
    /// Chows are allowed or not.
    Chows,
    /// Special hands are allowed or not.
    SpecialHands,
    /// Scores start with this.
    Start(String),
    /// So long.
    Length(GameLength),
}

/// What is said of the special hands.
#[derive(Clone, Debug)]
pub enum HandChange {
    /// A line of the list.
    Choose(usize),
    /// Another of its sets of tiles: the next one, or the one before.
    Form(bool),
    /// Make a new one.
    New,
    /// Make another, beginning with the chosen one.
    Begin,
    /// Change the chosen one, which is the player's own.
    Edit,
    /// The chosen one is not to be.
    Remove,
    /// The chosen one is to be worth so much.
    Worth(u32),
    /// The name of the one that is made.
    Name(String),
    /// Its points.
    Points(String),
    /// Whether it must be concealed.
    Concealed,
    /// Whether its points are the whole score.
    Total,
    /// The kind of the next place.
    Kind(usize),
    /// How long the next run is.
    Length(u8),
    /// The suit of the next place.
    Suit(usize),
    /// A place of this.
    Pick(Spot),
    /// Without this place.
    Drop(usize),
    /// Another of its patterns; one more than there are is a new one.
    Pattern(usize),
    /// It is as it should be.
    Done,
    /// It is not to be.
    Leave,
}

/// What is said of a scoring event of one's own.
#[derive(Clone, Debug)]
pub enum EventChange {
    /// Make a new one.
    New,
    /// Change the chosen one, which is the player's own.
    Edit,
    /// The chosen one is not to be.
    Remove,
    /// The name of the one that is made.
    Name(String),
    /// When it counts, by the line of the list.
    Line(usize),
    /// More of when it counts.
    Particular(Particular),
    /// Its points.
    Points(String),
    /// None to three doubles.
    Doubles(u32),
    /// The part of the limit, in hundredths.
    Limit(String),
    /// Whether it is for the winner alone.
    WinnerOnly,
    /// It is as it should be.
    Done,
    /// It is not to be.
    Leave,
}
