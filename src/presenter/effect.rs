//! Effects: what the presenter asks the window to do.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::accessibility::announcements::Speech;
use super::dialogs::dialog_event::DialogEvent;
use super::files::save_job::SaveJob;
use super::request_id::RequestId;
use super::teaching::adviser::Position;
use super::teaching::asked_discard::AskedDiscard;
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
    /// Show the table from scratch: it is another game, or another point of the game.
    ResetTable,
    /// End all animation: show the table as it is now.
    SkipAnimation,
    /// Put the keyboard cursor on this tile of the player's stake, or on the last one.
    Preselect(Option<Tile>),
    /// Put the keyboard cursor on the tile that QuickTip advises, or else on the last one.
    SelectAdvised,
    /// What is open over the table has changed: see `Presenter::modal`.
    RefreshDialog,
    /// Open this page of the help.
    Help(HelpPage),
    /// Put these questions to computer players; answered by `Input::MovesComputed`, no sooner than after this time.
    Think(RequestId, Vec<Question>, Duration),
    /// Compute QuickTip's advice for this position; answered by `Input::Advised`.
    Advise(RequestId, Arc<Position>),
    /// Report an event to the open dialog.
    Notify(DialogEvent),
    /// Add a finished hand to the statistics, judge it, and add the verdict to the rating.
    RecordHand(Box<FinishedHand>),
    /// Let this hand, given by its game and number, count in the statistics even if its deal was played before.
    ForgetHand((u64, u32)),
    /// Draw puzzles for a session by these rules; answered by `Input::PuzzlesDrawn`.
    DrawPuzzles(RequestId, RuleSetId, PuzzleFilter),
    /// Judge this move in a puzzle; answered by `Input::MoveJudged`.
    JudgeMove(RequestId, Box<SeatView>, Move),
    /// Find out why a computer player discarded a tile; answered by `Input::MotiveFound`.
    FindMotive(RequestId, Box<AskedDiscard>),
    /// Record whether this puzzle was solved.
    RecordPuzzle(Id, bool),
    /// Add this hand to the results of its deal; answered by `Input::DealRecorded`.
    RecordDeal(Box<SavedGame>),
    /// Let the review's player play the deal of this hand, and add that result to those of the deal; answered by `Input::DealRecorded`.
    PlayReviewersLine(Box<SavedGame>),
    /// Clear the statistics.
    ClearStatistics,
    /// Play a sound of the table.
    Sound(Cue),
    /// Let the player at this place speak.
    Voice {
        /// 0 at the bottom of the screen, then in playing order.
        place: u8,
        /// The voice.
        voice: Voice,
        /// What the player calls.
        call: Call,
    },
    /// Read this aloud if the player has switched that on.
    ReadAloud(Speech),
    /// Let the screen reader speak this.
    Announce(Speech),
    /// Write this to the event log.
    Log(LogLine),
    /// Change the autosave. Its start and any failure are reported by `Input::Autosave`, closing it by `Input::AutosaveClosed`.
    Journal(JournalChange),
    /// Save this file; answered by `Input::FileSaved`.
    Save(SaveJob),
    /// Open this file in the system's program for it.
    OpenExternally(PathBuf),
    /// Save a picture of the window under this name among the documents; answered by `Input::FileSaved`.
    TakePicture(String),
    /// Save this printable page, made for the rules of the table, among the documents; answered by `Input::FileSaved`.
    SavePrintable(Printable),
    /// Put this text on the clipboard.
    CopyText(String),
    /// Read this file; answered by `Input::FileRead`.
    ReadFile(RequestId, PathBuf),
    /// Save the preferences.
    SaveSettings,
    /// Read this language, that of the system if it is empty, and use it; answered by `Input::LanguageChanged`.
    ChangeLanguage(String),
    /// Apply the changed preferences to the window.
    ApplySettings,
    /// Animate a tile with these settings as a preview.
    PreviewAnimation(MotionSettings),
    /// Read the passwords of this server and of the player's own table from the keyring of the system; answered by `Input::PasswordsRead`.
    ReadPasswords(String),
    /// Store these passwords in the keyring of the system.
    StorePasswords(Passwords),
    /// Connect to a network table; answered by any number of `Input::ClientEvent`s with this request id.
    Connect(RequestId, Address, LineDebug),
    /// Send this message on this connection.
    Send(RequestId, ClientMessage),
    /// Close this connection.
    Disconnect(RequestId),
    /// Open a hosted table with these settings, for a new game or a saved one; answered by `Input::HostedTableOpened`.
    OpenHostedTable(Box<NetworkSettings>, Option<PathBuf>),
    /// Close the hosted table.
    CloseHostedTable,
    /// Toggle full screen.
    ToggleFullScreen,
    /// Leave full screen.
    LeaveFullScreen {
        /// Whether a window that is not in full screen is minimised.
        minimises: bool,
    },
    /// Write the files that are still queued, then end the program. The autosave, if there is one, was closed before.
    Quit,
}

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// This topic.
    Topic(&'static str),
    /// The topic that explains this rule.
    Rule(String),
    /// The topic about what is under the pointer, or else about the decision that the player must make.
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
