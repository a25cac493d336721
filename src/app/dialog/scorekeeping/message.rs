//! The pages of the scorekeeper and the messages of their controls.

use std::path::PathBuf;

use super::palette::PaletteMessage;
use crate::app::disk::{ImportResult, ListedScorecard, OnChanged, SheetsFormat};
use crate::presenter::SheetFormat;
use engine::scorekeeper::{LeagueOrder, Scorecard};
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
    /// The league table over the saved sheets.
    League,
    /// For taking sheets from a file.
    Import,
    /// For the question about a change that is not saved.
    Unsaved,
}

/// What to do with a change that is not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Save it.
    Save,
    /// Discard it.
    Discard,
    /// Go back to it.
    Back,
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
    /// Answers the question about a change that is not saved.
    Unsaved(Answer),
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
    /// The choices of the league table changed.
    League(LeagueMessage),
    /// Exports the league table in this format.
    ExportLeague(SheetFormat),
    /// The file to take sheets from changed.
    Import(ImportMessage),
    /// Takes sheets from the chosen file.
    ImportNow,
    /// Takes sheets from the file about whose sheets was asked.
    ImportChanged(OnChanged),
    /// Starts a new sheet; this one stays saved.
    New,
    /// Closes the dialog; all entries are saved.
    Close,
    /// Opens this dialog's help page.
    Help,
    /// A result of work on the stored sheets.
    Stored(Stored),
}

/// Results of work on the stored sheets.
#[derive(Clone, Debug)]
pub enum Stored {
    /// The new sheet with this number was saved for the first time, in this file.
    Filed(u64, String),
    /// The saved sheets were listed.
    Listed(Vec<ListedScorecard>),
    /// The result of deleting or restoring a sheet, and the saved sheets after it.
    Changed(Result<(), String>, Vec<ListedScorecard>),
    /// This file was read to be opened in place of the sheet with this number, or could not be read.
    Read(u64, String, Result<Box<Scorecard>, String>),
    /// All sheets were read, as a text in this format.
    Exported(SheetsFormat, String),
    /// These files may hold sheets.
    Importable(Vec<PathBuf>),
    /// It is known whether the system has a file dialog.
    SystemDialogKnown(bool),
    /// A file was chosen in the system's file dialog.
    ImportChosen(PathBuf),
    /// The import of this file has ended.
    Imported(PathBuf, ImportResult),
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
    /// Sets the day, as typed.
    Date(String),
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
    /// Asks whether to delete the selected sheet.
    Delete,
    /// Deletes the selected sheet.
    DeleteNow,
    /// Keeps the selected sheet.
    Keep,
    /// Restores the sheet deleted last.
    Restore,
    /// Shows the league table.
    League,
    /// Exports all sheets in this format.
    Export(SheetsFormat),
    /// Shows the page that takes sheets from a file.
    Import,
}

/// Messages of the page with the league table.
#[derive(Clone, Debug, PartialEq)]
pub enum LeagueMessage {
    /// Sets the place, or part of it.
    Place(String),
    /// Sets the first day, as typed.
    Since(String),
    /// Sets the last day, as typed.
    Until(String),
    /// Ranks the players in this way.
    Order(LeagueOrder),
    /// Selects the player in this line.
    Choose(usize),
}

/// Messages of the page that takes sheets from a file.
#[derive(Clone, Debug, PartialEq)]
pub enum ImportMessage {
    /// Chooses the file in this line.
    Choose(usize),
    /// Sets the path of the file.
    Path(String),
    /// Opens the system's file dialog.
    System,
    /// Takes nothing from the file about whose sheets was asked.
    Cancel,
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
