//! The pages of the tournament dialog and the messages of their controls.

use crate::app::disk::ListedTournament;
use engine::tiles::Seat;

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The names of the people, and the button that draws their seats.
    People,
    /// The tables of all rounds.
    Rounds,
    /// The points of a table.
    Points,
    /// The standings.
    Standings,
    /// All stored tournaments.
    Stored,
}

/// What can be printed or stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// Who sits where.
    Plan,
    /// Slips for the points.
    Slips,
    /// The standings.
    Standings,
    /// The standings for a spreadsheet.
    Csv,
}

/// Messages of the dialog.
#[derive(Clone, Debug)]
pub enum Message {
    /// Turns to a page.
    Page(Page),
    /// The people changed.
    People(PeopleMessage),
    /// Draws the seats; asks first if that would remove points.
    Draw,
    /// Ends a question; everything stays as it is.
    Keep,
    /// Asks whether to begin another tournament.
    New,
    /// The stored tournaments were listed.
    Listed(Vec<ListedTournament>),
    /// Selects a stored tournament.
    ChooseStored(usize),
    /// Opens the selected stored tournament.
    OpenStored,
    /// Selects a table.
    ChooseTable(usize),
    /// Opens the selected table to enter its points.
    OpenTable,
    /// The points of a player changed.
    Points(PointsMessage),
    /// Enters the points.
    EnterPoints,
    /// Leaves the points as they were.
    LeavePoints,
    /// Selects a line of the standings.
    ChooseStanding(usize),
    /// Sets the penalty of the selected person, as typed.
    Penalty(String),
    /// Prints or stores something.
    Print(Print),
    /// Closes the dialog; everything is saved.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The tournament was written, or why not.
    Saved(Result<(), String>),
}

/// Messages of the page for the people.
#[derive(Clone, Debug, PartialEq)]
pub enum PeopleMessage {
    /// The name of the tournament changed.
    Name(String),
    /// The names to add changed.
    Typed(String),
    /// Adds the typed names.
    Add,
    /// Selects a person.
    Choose(usize),
    /// Removes the selected person.
    Remove,
    /// Gives the selected person the typed name.
    Rename,
    /// Sets the number of rounds.
    Rounds(i32),
}

/// The points of a player changed, as typed.
#[derive(Clone, Debug, PartialEq)]
pub struct PointsMessage(pub Seat, pub String);
