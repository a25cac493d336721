//! What is to be done outside: the presenter asks, the window does it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use super::files::file_orders::{
    Glimpse, ListOrder, NameFound, RuleOrder, ScorecardOrder, SystemDialog, TypedName,
};
use super::files::save_job::SaveJob;
use super::request_id::RequestId;
use super::teaching::adviser::Position;
use super::teaching::finished_hand::FinishedHand;
use super::text::log_line::LogLine;
use crate::help::print::Paper;
use crate::session::local::Question;
use crate::sound::{Call, Cue, Voice};
use coach::puzzle::{Id, PuzzleFilter};
use coach::review::{Played, Review};
use coach::trial::Trial;
use engine::rules::{RuleSet, RuleSetId, WrittenRules};
use engine::table::{Event, Move, SeatView};
use engine::tiles::{Seat, Tile};
use net::address::Address;
use net::join::LineDebug;
use protocol::ClientMessage;
use storage::save::{JournalEntry, Listing, SavedGame};
use storage::settings::{MotionSettings, NetworkSettings, Passwords, Settings};

/// Something to be done outside.
#[derive(Debug)]
pub enum Effect {
    /// Show these events after those still waiting, each with the rank of its tile on its owner's stake if that may be shown.
    Show(Vec<(Event, Option<usize>)>),
    /// Show the table so, at once.
    Lay(Box<SeatView>),
    /// Show the table so from the place of another person at this computer.
    Turn(Box<SeatView>),
    /// Show at once what still moves or waits to be shown.
    SkipAnimation,
    /// Put the keyboard's cursor on this tile of the own stake, or on the last one.
    Preselect(Option<Tile>),
    /// Put the keyboard's cursor on the tile that QuickTip advises, or else on the last one.
    SelectAdvised,
    /// What lies over the table is another thing now: see `Presenter::open`.
    Reopen,
    /// Open the help at this topic.
    Help(HelpPage),
    /// Let these computer players think, at least so long.
    Think(RequestId, Vec<Question>, Duration),
    /// Work out what QuickTip advises here; a `Input::Advised` tells.
    Advise(RequestId, Arc<Position>),
    /// Judge this hand of a seat.
    Judge(RequestId, Seat, Box<Played>),
    /// Show these hands in the open review, from this seat.
    ReviewFrom(Seat, Vec<Played>),
    /// Give the open review a hand that was judged, and ask what it wants next.
    Reviewed(Seat, Box<Review>),
    /// Tell the open review that the hand of this number could not be judged.
    NotReviewed(Seat, u32),
    /// Ask the open review which hand it wants judged.
    ReviewNext,
    /// Turn the open scores to this page.
    TurnScores(usize),
    /// Keep the figures of a hand that is over, have it judged for the rating, and keep what comes of that.
    NoteHand(Box<FinishedHand>),
    /// Draw the puzzles of a sitting by these rules; a `Input::PuzzlesDrawn` brings them.
    DrawPuzzles(RequestId, RuleSetId, PuzzleFilter),
    /// Judge this move in a puzzle; a `Input::Weighed` tells.
    Weigh(RequestId, Box<SeatView>, Move),
    /// Keep whether this puzzle was solved.
    NotePuzzle(Id, bool),
    /// Keep this hand among the results of its deal; a `Input::DealKept` tells when that is done.
    KeepDeal(Box<SavedGame>),
    /// Have the deal of this hand played as the review would, and keep that in the same way.
    PlayLine(Box<SavedGame>),
    /// Show what is kept now of the deals, in the box that shows them.
    DealsChanged,
    /// Forget the long-run figures.
    ForgetStatistics,
    /// Play a sound of the table.
    Sound(Cue),
    /// Let the player at this place speak with this voice.
    Voice {
        /// Counted from the bottom of the screen.
        place: u8,
        /// How they sound.
        voice: Voice,
        /// What is called.
        call: Call,
    },
    /// Read a sentence aloud, if that is wanted.
    ReadAloud(String),
    /// Write this into the log of the run.
    Log(LogLine),
    /// Do this with the autosave.
    Journal(JournalOrder),
    /// Save this file; a `Input::FileSaved` tells what came of it.
    Save(SaveJob),
    /// Open this file with the program that the system has for it.
    OpenOutside(PathBuf),
    /// Save what the window shows under this name among the documents; a `Input::FileSaved` tells what came of it.
    TakePicture(String),
    /// Save this, made from the rules of the table, among the documents; a `Input::FileSaved` tells what came of it.
    SavePaper(Paper),
    /// Put this on the clipboard.
    CopyText(String),
    /// Read this file; a `Input::FileRead` brings it.
    ReadFile(RequestId, PathBuf),
    /// List these files; a `Input::Listed` brings the list, and another one whenever more of it is known.
    List(RequestId, ListOrder),
    /// Give the open box of files this list.
    Listed(Box<Listing>),
    /// Look at the table of this saved game; a `Input::LookedAt` brings it.
    LookAt(RequestId, PathBuf),
    /// Show this in the open box of files.
    Glimpsed(Glimpse),
    /// Find out what there is of this name; a `Input::LookedUp` brings it.
    LookUp(RequestId, TypedName),
    /// Tell the open box of files what there is of the name.
    LookedUp(NameFound),
    /// Show the tiles of these preferences in the open box, under this number.
    PreviewTiles(u64, Box<Settings>),
    /// Remove this saved game.
    Delete(PathBuf),
    /// Let the person choose a file in the system's own box; a `Input::SystemChose` brings it.
    AskSystem(RequestId, SystemDialog),
    /// Do this on the shelf of rule sets, and tell the open workshop what came of it.
    Rules(RuleOrder),
    /// Let computer players play many deals by these rules; a `Input::Tried` brings what has come of it so far, again and again.
    Try(RequestId, Arc<RuleSet>),
    /// They need not go on.
    StopTrial,
    /// Give the open workshop what has come of it so far.
    Tried(Box<Trial>),
    /// Put this rule set, which a file has brought, on the shelf of the open workshop.
    RulesArrived(Box<WrittenRules>),
    /// Do this with the sheets of games with real tiles, and tell the open Scorekeeper what came of it.
    Sheets(ScorecardOrder),
    /// Tell the open Scorekeeper that its sheet is kept, or why it is not.
    ScorecardKept(Option<String>),
    /// Tell the open box where the score sheet was written.
    SheetSaved(PathBuf),
    /// Keep the preferences for the next start.
    KeepSettings,
    /// The preferences have changed: fit everything to them.
    SettingsChanged,
    /// Let a tile fly with these settings, to try them.
    TryFlight(MotionSettings),
    /// Ask the system's keyring for the passwords of this server and of one's own table; a `Input::Recalled` brings them.
    Recall(String),
    /// Give the system's keyring these passwords.
    Keep(Passwords),
    /// Put passwords that have come into the open box.
    Fill(Passwords),
    /// Go to a table of the network; what comes from there carries this request id.
    Connect(RequestId, Address, LineDebug),
    /// Ask the host there which tables it has, for the open box.
    ListTables(Address),
    /// Say this on that line.
    Send(RequestId, ClientMessage),
    /// That line is not needed any more.
    Disconnect(RequestId),
    /// Open a table of our own with these settings, perhaps with a saved game.
    OpenTable(Box<NetworkSettings>, Option<PathBuf>),
    /// Our own table is closed.
    CloseTable,
    /// Full screen, or back.
    ToggleFullScreen,
    /// Put the window back if it fills the screen.
    LeaveFullScreen {
        /// A window that does not fill the screen is minimised.
        minimises: bool,
    },
    /// End the program; everything is on disk then.
    Quit,
}

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// This topic.
    Topic(&'static str),
    /// The one that explains a rule, which names it.
    Rule(String),
    /// The one about what is pointed at or due.
    Here,
    /// The search.
    Search,
}

/// What is to be done with the autosave.
#[derive(Debug)]
pub enum JournalOrder {
    /// Begin it with this game.
    Begin(Box<SavedGame>),
    /// Append this.
    Note(JournalEntry),
    /// There is to be none any more.
    Remove,
    /// Bring everything to disk and close it.
    Close,
}
