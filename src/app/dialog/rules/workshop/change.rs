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
    /// Sets the text of the starting score.
    Start(String),
    /// Sets the length of the game.
    Length(GameLength),
}

/// Changes to the special hands. Most are about the hand being made or changed.
#[derive(Clone, Debug)]
pub enum HandChange {
    /// Selects the hand in this row of the list.
    Choose(usize),
    /// Shows the next form (true) or the previous one (false).
    Form(bool),
    /// Starts a new hand.
    New,
    /// Starts a new hand as a copy of the selected one.
    Copy,
    /// Edits the selected hand, which is the player's own.
    Edit,
    /// Removes the selected hand.
    Remove,
    /// Takes the points that the trial suggests, for the hand being made or else for the selected one.
    SuggestedPoints(u32),
    /// Sets the name.
    Name(String),
    /// Sets the text of the points.
    Points(String),
    /// Toggles whether the hand must be concealed.
    Concealed,
    /// Toggles whether its points are the total score.
    Total,
    /// Sets the kind of the next slot, an index into `coach::workshop::KINDS`.
    Kind(usize),
    /// Sets the length of the next run.
    Length(u8),
    /// Sets the suit of the next slot, an index into `SlotSuit::ALL`.
    Suit(usize),
    /// Adds a slot with these tiles.
    Add(SlotTiles),
    /// Removes the slot with this index.
    RemoveSlot(usize),
    /// Switches to the pattern with this index; the one after the last adds a pattern.
    Pattern(usize),
    /// Adds the hand to the rules, or replaces the one that was changed.
    Done,
    /// Drops the hand being made or the changes to it.
    Discard,
}

/// Changes to the player's own scoring events. Most are about the event being made or changed.
#[derive(Clone, Debug)]
pub enum EventChange {
    /// Starts a new event.
    New,
    /// Edits the selected event, which is the player's own.
    Edit,
    /// Removes the selected event.
    Remove,
    /// Sets the name.
    Name(String),
    /// Sets the condition to the one in this row of the list.
    Condition(usize),
    /// Changes a parameter of the condition.
    Parameter(ParameterChange),
    /// Sets the text of the points.
    Points(String),
    /// Sets zero to three doubles.
    Doubles(u32),
    /// Sets the text of the share of the limit, in hundredths.
    Limit(String),
    /// Toggles whether only the winner can score it.
    WinnerOnly,
    /// Adds the event to the rules, or replaces the one that was changed.
    Done,
    /// Drops the event being made or the changes to it.
    Discard,
}
