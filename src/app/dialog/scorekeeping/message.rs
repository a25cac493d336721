//! The pages of the box, and what their controls say.

use super::palette::PaletteMessage;
use crate::presenter::SheetFormat;
use engine::tiles::{Seat, Wind};

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// A hand is typed.
    Hand,
    /// All that was entered.
    Sheet,
    /// What one entry came to, line by line.
    Explained,
    /// A hand by itself.
    Alone,
    /// Who plays, by which rules.
    Players,
    /// A penalty, or a score put right.
    Other,
    /// All sheets that are kept.
    Sheets,
}

/// What the controls say.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another page.
    Page(Page),
    /// The hand that is typed.
    Entering(EnteringMessage),
    /// It is entered.
    Enter,
    /// Nobody has won.
    Dead,
    /// The chosen entry is to be changed.
    Edit,
    /// A hand is to be inserted before the chosen entry.
    Insert,
    /// The chosen entry is deleted.
    Delete,
    /// The entry that was being changed stays as it was.
    Abandon,
    /// The last step is undone.
    Undo,
    /// What was undone is done again.
    Redo,
    /// A line of the sheet is chosen.
    Choose(usize),
    /// The sheet is saved.
    Save(SheetFormat),
    /// A penalty, or a score put right.
    Other(OtherMessage),
    /// It is entered.
    EnterOther,
    /// A hand by itself.
    Alone(AloneMessage),
    /// Who plays, by which rules.
    Players(PlayersMessage),
    /// The sheets that are kept.
    Sheets(SheetsMessage),
    /// A new sheet begins; this one is kept.
    New,
    /// Closes the box; what was entered is kept.
    Close,
    /// Opens the page of the help about this box.
    Help,
}

/// What the controls say where a hand is typed.
#[derive(Clone, Debug, PartialEq)]
pub enum EnteringMessage {
    /// Something was typed in a player's line.
    Typed(Seat, String),
    /// Clicks go to this player's line.
    Line(Seat),
    /// Something was clicked below the lines.
    Palette(PaletteMessage),
}

/// What the controls say where a hand is looked at by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum AloneMessage {
    /// The hand was typed.
    Typed(String),
    /// The player's own wind.
    Own(Wind),
    /// The Wind of the Round.
    Round(Wind),
    /// Something was clicked below it.
    Palette(PaletteMessage),
}

/// What the controls say about players and rules.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayersMessage {
    /// A player's name.
    Name(Seat, String),
    /// The rules, by their place in the list.
    Rules(usize),
    /// What the sheet is called.
    Sheet(String),
    /// Where it is played.
    Place(String),
}

/// What the controls say about the sheets that are kept.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetsMessage {
    /// This one is chosen.
    Choose(usize),
    /// It is opened.
    Open,
    /// It is opened to be given a name.
    Rename,
    /// It is deleted.
    Delete,
    /// The one that was deleted comes back.
    Restore,
}

/// What the controls say about a penalty, or a score that is put right.
#[derive(Clone, Debug, PartialEq)]
pub enum OtherMessage {
    /// A score is put right, or a penalty is paid.
    Corrects(bool),
    /// Who pays, or whose score it is.
    Who(Seat),
    /// Who is paid.
    To(Option<Seat>),
    /// How much.
    Points(String),
}
