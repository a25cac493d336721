//! Changes to the options, the special hands and the player's own scoring events of the edited rule set.

use coach::workshop::{ParameterChange, SlotTiles};
use engine::rules::GameLength;

/// Changes to the options that every game has.
#[derive(Clone, Debug)]
pub enum OptionChange {
    /// Toggles chows.
    Chows,
    /// Toggles special hands.
    SpecialHands,
    /// Starting score.
    Start(String),
    /// Length of the game.
    Length(GameLength),
}

/// Changes to the special hands.
#[derive(Clone, Debug)]
pub enum HandChange {
    /// Selects a row.
    Choose(usize),
    /// Shows the next set of tiles, or the previous one.
    Form(bool),
    /// Starts a new hand.
    New,
    /// Starts a new hand as a copy of the selected one.
    Begin,
    /// Edits the selected hand, which is the player's own.
    Edit,
    /// Removes the selected hand.
    Remove,
    /// Sets the value of the selected hand.
    Worth(u32),
    /// Name of the hand being made.
    Name(String),
    /// Its points.
    Points(String),
    /// Toggles whether it must be concealed.
    Concealed,
    /// Toggles whether its points are the total score.
    Total,
    /// Kind of the next element.
    Kind(usize),
    /// Length of the next run.
    Length(u8),
    /// Suit of the next element.
    Suit(usize),
    /// Adds an element with these tiles.
    Pick(SlotTiles),
    /// Removes this element.
    Drop(usize),
    /// Switches to another pattern; the index after the last adds one.
    Pattern(usize),
    /// Accepts the hand.
    Done,
    /// Discards the hand.
    Leave,
}

/// Changes to the player's own scoring events.
#[derive(Clone, Debug)]
pub enum EventChange {
    /// Starts a new event.
    New,
    /// Edits the selected event, which is the player's own.
    Edit,
    /// Removes the selected event.
    Remove,
    /// Name of the event being made.
    Name(String),
    /// Its condition, by row of the list.
    Line(usize),
    /// Details of its condition.
    ParameterChange(ParameterChange),
    /// Its points.
    Points(String),
    /// Zero to three doubles.
    Doubles(u32),
    /// The share of the limit, in hundredths.
    Limit(String),
    /// Toggles whether only the winner can score it.
    WinnerOnly,
    /// Accepts the event.
    Done,
    /// Discards the event.
    Leave,
}
