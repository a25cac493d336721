//! The pages of the scorekeeper and the messages of their controls.

use super::palette::PaletteMessage;
use crate::app::disk::ListedScorecard;
use crate::presenter::SheetFormat;
use engine::scorekeeper::Scorecard;
use engine::tiles::{Seat, Wind};

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// For typing a hand.
    Hand,
    /// All entries of the sheet.
    Sheet,
    /// One entry of the sheet, explained row by row.
    Explained,
    /// For evaluating a single hand outside the game.
    Evaluation,
    /// For the players, the rules and the name of the sheet.
    Players,
    /// For a penalty or a correction.
    Other,
    /// All saved sheets.
    SavedSheets,
}

/// Messages sent by the dialog's controls and by its background work.
#[derive(Clone, Debug)]
pub enum Message {
    /// Switches to another page.
    Page(Page),
    /// The hand being typed changed.
    Entering(EnteringMessage),
    /// Enters the hand.
    Enter,
    /// Enters a dead hand.
    Dead,
    /// Starts changing the selected entry.
    Edit,
    /// Starts a hand to be inserted before the selected entry.
    Insert,
    /// Deletes the selected entry.
    Delete,
    /// Ends the change of an entry, or the insertion of one, without a result.
    Abandon,
    /// Undoes the last step.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Selects a row of the sheet.
    Choose(usize),
    /// Exports the sheet in this format.
    Export(SheetFormat),
    /// The penalty or correction changed.
    Other(OtherMessage),
    /// Enters the penalty or correction.
    EnterOther,
    /// The hand being evaluated changed.
    Evaluation(EvaluationMessage),
    /// Players or rules changed.
    Players(PlayersMessage),
    /// A message from the page of saved sheets.
    Sheets(SheetsMessage),
    /// Starts a new sheet; this one stays saved.
    New,
    /// Closes the dialog; all entries are saved.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// The new sheet with this number was saved for the first time, in this file.
    Filed(u64, String),
    /// The saved sheets were listed.
    SheetsListed(Vec<ListedScorecard>),
    /// The result of deleting or restoring a sheet, and the saved sheets after it.
    SheetsChanged(Result<(), String>, Vec<ListedScorecard>),
    /// This file was read to be opened in place of the sheet with this number, or could not be read.
    SheetRead(u64, String, Result<Box<Scorecard>, String>),
}

/// Messages of the page for typing a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum EnteringMessage {
    /// The text of a player's line changed.
    Typed(Seat, String),
    /// Directs palette clicks to this player's line.
    Line(Seat),
    /// Sets who pays for all after letting off a cannon, if anybody.
    Liable(Option<Seat>),
    /// A control of the palette was used.
    Palette(PaletteMessage),
}

/// Messages of the page that evaluates a single hand.
#[derive(Clone, Debug, PartialEq)]
pub enum EvaluationMessage {
    /// The text of the hand changed.
    Typed(String),
    /// Sets the player's own wind.
    Own(Wind),
    /// Sets the Wind of the Round.
    Round(Wind),
    /// A control of the palette was used.
    Palette(PaletteMessage),
}

/// Messages of the page for players and rules.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayersMessage {
    /// Sets a player's name.
    Name(Seat, String),
    /// Selects the rules with this index in the list.
    Rules(usize),
    /// Sets the name of the sheet.
    SheetName(String),
    /// Sets where the game is played.
    Place(String),
}

/// Messages of the page of saved sheets.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetsMessage {
    /// Selects the sheet in this line.
    Choose(usize),
    /// Opens the selected sheet.
    Open,
    /// Opens the selected sheet to rename it.
    Rename,
    /// Deletes the selected sheet.
    Delete,
    /// Restores the sheet deleted last.
    Restore,
}

/// Messages of the page for penalties and corrections.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherMessage {
    /// Switches between a correction (true) and a penalty.
    IsCorrection(bool),
    /// Sets who pays, or whose score is corrected.
    Who(Seat),
    /// Sets who is paid; `None` is each of the other players.
    To(Option<Seat>),
    /// Sets the text of the amount.
    Points(String),
}
