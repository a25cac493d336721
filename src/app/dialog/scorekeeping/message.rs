//! The pages of the scorekeeper and the messages of their controls.

use super::palette::PaletteMessage;
use crate::app::disk::ListedScorecard;
use crate::presenter::SheetFormat;
use engine::scorekeeper::Scorecard;
use engine::tiles::{Seat, Wind};

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Types a hand.
    Hand,
    /// Lists all entries.
    Sheet,
    /// Explains one entry, row by row.
    Explained,
    /// Evaluates a single hand.
    Evaluation,
    /// Sets players and rules.
    Players,
    /// Enters a penalty or a correction.
    Other,
    /// Lists all saved sheets.
    Sheets,
}

/// Messages sent by the dialog's controls.
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
    /// Edits the selected entry.
    Edit,
    /// Inserts a hand before the selected entry.
    Insert,
    /// Deletes the selected entry.
    Delete,
    /// Cancels editing and leaves the entry as it was.
    Abandon,
    /// Undoes the last step.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Selects a row of the sheet.
    Choose(usize),
    /// Exports the sheet.
    Save(SheetFormat),
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
    /// The new sheet with this number was given this file.
    Filed(u64, String),
    /// The stored sheets.
    SheetsListed(Vec<ListedScorecard>),
    /// The result of deleting or restoring a sheet, and the stored sheets after it.
    SheetsChanged(Result<(), String>, Vec<ListedScorecard>),
    /// This file was read to be opened in place of the sheet with this number.
    SheetRead(u64, String, Result<Box<Scorecard>, String>),
}

/// Messages of the page for typing a hand.
#[derive(Clone, Debug, PartialEq)]
pub enum EnteringMessage {
    /// A player's line changed.
    Typed(Seat, String),
    /// Directs palette clicks to this player's line.
    Line(Seat),
    /// Who pays for all after letting off a cannon.
    Liable(Option<Seat>),
    /// A control of the palette was used.
    Palette(PaletteMessage),
}

/// Messages of the page that evaluates a single hand.
#[derive(Clone, Debug, PartialEq)]
pub enum EvaluationMessage {
    /// The hand changed.
    Typed(String),
    /// The player's own wind.
    Own(Wind),
    /// The Wind of the Round.
    Round(Wind),
    /// A control of the palette was used.
    Palette(PaletteMessage),
}

/// Messages of the page for players and rules.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayersMessage {
    /// A player's name.
    Name(Seat, String),
    /// The rules, by index in the list.
    Rules(usize),
    /// Name of the sheet.
    Sheet(String),
    /// Where the game is played.
    Place(String),
}

/// Messages of the page of saved sheets.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetsMessage {
    /// Selects a sheet.
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
    Corrects(bool),
    /// Who pays, or whose score is corrected.
    Who(Seat),
    /// Who is paid; `None` is each of the other players.
    To(Option<Seat>),
    /// The amount.
    Points(String),
}
