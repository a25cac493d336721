//! Effects: what the presenter asks the window to do.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::dialogs::dialog_event::DialogEvent;
use super::files::save_job::SaveJob;
use super::request_id::RequestId;
use super::teaching::adviser::Position;
use super::teaching::finished_hand::FinishedHand;
use super::text::log_line::LogLine;
use crate::help::print::Printable;
use crate::session::local::Question;
use crate::sound::{Call, Cue, Voice};
use coach::puzzle::{Id, PuzzleFilter};
use engine::rules::RuleSetId;
use engine::table::{Move, SeatView};
use engine::tiles::Tile;
use net::address::Address;
use net::join::LineDebug;
use protocol::ClientMessage;
use storage::save::{JournalEntry, SavedGame};
use storage::settings::{MotionSettings, NetworkSettings, Passwords};

/// Something for the window to do.
#[derive(Debug)]
pub enum Effect {
    /// Show the table anew: it is another game, or another point of the game.
    ResetTable,
    /// Show the table as it is now: nothing moves any longer.
    SkipAnimation,
    /// Put the keyboard cursor on this tile of the player's stake, or on the last one.
    Preselect(Option<Tile>),
    /// Put the keyboard cursor on the tile that QuickTip advises, or else on the last one.
    SelectAdvised,
    /// The open dialog has changed: see `Presenter::open`.
    RefreshDialog,
    /// Open the help at this topic.
    Help(HelpPage),
    /// Ask these computer players for their moves, and answer no sooner than after this time.
    Think(RequestId, Vec<Question>, Duration),
    /// Compute QuickTip's advice for this position; answered by `Input::Advised`.
    Advise(RequestId, Arc<Position>),
    /// Report an event to the open dialog.
    Notify(DialogEvent),
    /// Record the statistics of a finished hand, judge it for the rating, and record the result.
    RecordHand(Box<FinishedHand>),
    /// Draw puzzles for a session by these rules; answered by `Input::PuzzlesDrawn`.
    DrawPuzzles(RequestId, RuleSetId, PuzzleFilter),
    /// Judge this move in a puzzle; answered by `Input::MoveJudged`.
    JudgeMove(RequestId, Box<SeatView>, Move),
    /// Record whether this puzzle was solved.
    RecordPuzzle(Id, bool),
    /// Add this hand to the results of its deal; answered by `Input::DealRecorded`.
    RecordDeal(Box<SavedGame>),
    /// Let the review's player play the deal of this hand, and add the result in the same way.
    PlayReviewersLine(Box<SavedGame>),
    /// Clear the statistics.
    ClearStatistics,
    /// Play a sound of the table.
    Sound(Cue),
    /// Let the player at this place speak.
    Voice {
        /// Counted from the bottom of the screen.
        place: u8,
        /// The voice.
        voice: Voice,
        /// What the player calls.
        call: Call,
    },
    /// Read a sentence aloud if the player has switched that on.
    ReadAloud(String),
    /// Write this to the event log.
    Log(LogLine),
    /// Change the autosave.
    Journal(JournalChange),
    /// Save this file; answered by `Input::FileSaved`.
    Save(SaveJob),
    /// Open this file in the system's program for it.
    OpenExternally(PathBuf),
    /// Save a picture of the window under this name among the documents; answered by `Input::FileSaved`.
    TakePicture(String),
    /// Save this printable page, made for the rules of the table, among the documents; answered by `Input::FileSaved`.
    SavePrintable(Printable),
    /// Put this on the clipboard.
    CopyText(String),
    /// Read this file; answered by `Input::FileRead`.
    ReadFile(RequestId, PathBuf),
    /// Save the preferences.
    SaveSettings,
    /// Apply changed preferences.
    SettingsChanged,
    /// Animate a tile with these settings as a preview.
    PreviewAnimation(MotionSettings),
    /// Read the passwords of this server and of the player's own table from the keyring of the system; answered by `Input::PasswordsRead`.
    ReadPasswords(String),
    /// Store these passwords in the keyring of the system.
    StorePasswords(Passwords),
    /// Connect to a network table; everything from there carries this request id.
    Connect(RequestId, Address, LineDebug),
    /// Send this message on that connection.
    Send(RequestId, ClientMessage),
    /// Close that connection.
    Disconnect(RequestId),
    /// Open a hosted table with these settings, for a new or a saved game.
    OpenHostedTable(Box<NetworkSettings>, Option<PathBuf>),
    /// Close the hosted table.
    CloseHostedTable,
    /// Toggle full screen.
    ToggleFullScreen,
    /// Leave full screen.
    LeaveFullScreen {
        /// Minimise a window that is not in full screen.
        minimises: bool,
    },
    /// End the program. Everything has been written by then.
    Quit,
}

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// This topic.
    Topic(&'static str),
    /// The topic that explains this rule.
    Rule(String),
    /// The topic about what is under the pointer or being asked.
    Here,
    /// The search.
    Search,
}

/// A change of the autosave.
#[derive(Debug)]
pub enum JournalChange {
    /// Start it with this game.
    Begin(Box<SavedGame>),
    /// Append this entry.
    Append(JournalEntry),
    /// Delete it.
    Remove,
    /// Write everything to disk and close it.
    Close,
}
